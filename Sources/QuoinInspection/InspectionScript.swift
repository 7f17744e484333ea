/// The script of the HTML page: always the same, nothing of a template in it.
enum InspectionScript {
  static let text = #"""
    (function () {
      'use strict';
      const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
      const main = document.querySelector('main');
      const pages = all('main > section');
      const panels = all('aside > .panel');
      let page = 0;
      let pinned = null;

      function show(index) {
        page = Math.min(Math.max(index, 0), pages.length - 1);
        pages.forEach((section, at) => { section.hidden = at !== page; });
        panels.forEach((panel, at) => { panel.hidden = at !== page; });
        all('[data-show]').forEach((button) => {
          button.setAttribute('aria-pressed', String(Number(button.dataset.show) === page));
        });
      }

      // Shows one box with its rules, or all if it is null.
      function focus(box) {
        const section = pages[page];
        const panel = panels[page];
        all('.on, .picked, .hot', section).forEach((g) => g.classList.remove('on', 'picked', 'hot'));
        main.classList.toggle('focus', box !== null);
        main.classList.remove('hot');
        if (box !== null) {
          all('g[data-box="' + box + '"], g[data-of~="' + box + '"]', section).forEach((g) => {
            g.classList.add('on');
            if (g.dataset.frame !== undefined) { g.classList.add('picked'); }
          });
        }
        all('article', panel).forEach((article) => { article.hidden = article.dataset.box !== box; });
        panel.querySelector('.hint').hidden = box !== null;
        all('.boxes button', panel).forEach((button) => {
          const isPicked = button.dataset.box === box;
          button.classList.toggle('picked', isPicked);
          button.setAttribute('aria-pressed', String(isPicked && box === pinned));
        });
      }

      function find(id) {
        const buttons = all('.boxes button', panels[page]);
        const button = buttons.find((one) => one.dataset.id === id);
        return button ? button.dataset.box : null;
      }

      function pin(box) {
        pinned = box;
        focus(box);
        const button = box === null ? null
          : panels[page].querySelector('.boxes button[data-box="' + box + '"]');
        if (button) { button.scrollIntoView({ block: 'nearest' }); }
        const address = new URLSearchParams();
        if (pages.length > 1) { address.set('page', String(page + 1)); }
        if (button) { address.set('box', button.dataset.id); }
        const fragment = '#' + address.toString();
        if (fragment !== location.hash && (fragment !== '#' || location.hash !== '')) {
          location.replace(fragment);
        }
      }

      // A box that can be pointed at; the page itself only from the list.
      function boxAt(target) {
        const group = target.closest ? target.closest('main g[data-box]') : null;
        return group && group.dataset.box !== '0' ? group.dataset.box : null;
      }

      function readAddress() {
        const address = new URLSearchParams(location.hash.slice(1));
        const number = Number(address.get('page') || page + 1);
        show(Number.isInteger(number) ? number - 1 : page);
        const id = address.has('box') ? address.get('box') : null;
        pinned = id === null ? null : find(id);
        focus(pinned);
      }

      main.addEventListener('pointerover', (event) => {
        if (pinned === null) { focus(boxAt(event.target)); }
      });
      main.addEventListener('pointerleave', () => { if (pinned === null) { focus(null); } });
      main.addEventListener('click', (event) => {
        const box = boxAt(event.target);
        pin(box === pinned ? null : box);
      });

      panels.forEach((panel) => {
        const buttons = all('.boxes button', panel);
        const list = panel.querySelector('.boxes');
        buttons.forEach((button) => {
          button.addEventListener('click', () => {
            pin(button.dataset.box === pinned ? null : button.dataset.box);
          });
          button.addEventListener('pointerenter', () => {
            if (pinned === null) { focus(button.dataset.box); }
          });
          button.addEventListener('focus', () => {
            if (pinned === null) { focus(button.dataset.box); }
          });
        });
        list.addEventListener('pointerleave', () => { if (pinned === null) { focus(null); } });
        list.addEventListener('keydown', (event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step === undefined) { return; }
          const seen = buttons.filter((button) => !button.parentElement.hidden);
          const next = seen[seen.indexOf(document.activeElement) + step];
          if (next) { next.focus(); }
          event.preventDefault();
        });
        panel.querySelector('.filter input').addEventListener('input', (event) => {
          const words = event.target.value.toLowerCase();
          buttons.forEach((button) => {
            button.parentElement.hidden = !button.dataset.id.toLowerCase().includes(words);
          });
        });
        all('li[data-rule]', panel).forEach((item) => {
          const light = (isOn) => {
            main.classList.toggle('hot', isOn);
            all('g[data-rule="' + item.dataset.rule + '"]', pages[page]).forEach((g) => {
              g.classList.toggle('hot', isOn);
            });
          };
          item.addEventListener('pointerenter', () => light(true));
          item.addEventListener('pointerleave', () => light(false));
        });
      });

      all('[data-show]').forEach((button) => {
        button.addEventListener('click', () => {
          const name = pinned === null ? null
            : panels[page].querySelector('.boxes button[data-box="' + pinned + '"]').dataset.id;
          focus(null);
          show(Number(button.dataset.show));
          pin(name === null ? null : find(name));
        });
      });
      all('[data-pick]').forEach((button) => {
        button.addEventListener('click', () => {
          const box = find(button.dataset.pick);
          if (box !== null) { pin(box); }
        });
      });
      all('[data-switch]').forEach((input) => {
        input.addEventListener('change', () => {
          all('[data-layer="' + input.dataset.switch + '"]').forEach((layer) => {
            layer.style.display = input.checked ? '' : 'none';
          });
        });
      });
      let zoom = 1;
      all('[data-zoom]').forEach((button) => {
        button.addEventListener('click', () => {
          const way = button.dataset.zoom;
          zoom = way === 'fit' ? 1 : way === 'in' ? zoom * 1.4 : zoom / 1.4;
          zoom = Math.min(Math.max(zoom, 0.5), 16);
          main.style.setProperty('--zoom', String(zoom));
        });
      });
      document.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') { pin(null); }
        if (event.key === '/' && event.target.tagName !== 'INPUT') {
          panels[page].querySelector('.filter input').focus();
          event.preventDefault();
        }
      });
      window.addEventListener('hashchange', readAddress);

      show(0);
      readAddress();
      if (location.hash === '' && document.body.dataset.pin !== undefined) {
        const id = document.body.dataset.pin;
        const at = panels.findIndex((panel) =>
          all('.boxes button', panel).some((button) => button.dataset.id === id));
        if (at >= 0) {
          show(at);
          pinned = find(id);
          focus(pinned);
        }
      }
    }());

    """#
}
