/// The style of the HTML page.
enum InspectionStyleSheet {
  static let text = """
    :root { --ink: #20242e; --dim: #5d6474; --line: #d5d9e1; --blue: #005b9f; --red: #c00018;
      --orange: #b85c00; --purple: #7a3aa8; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 23rem;
      color: var(--ink); background: #e9ebef; font: 13px/1.45 system-ui, sans-serif; }
    header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem;
      align-items: center; padding: .5rem 1rem; background: #fff;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.05rem; margin: 0; max-width: 24rem; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    nav, .zoom { display: flex; flex-wrap: wrap; gap: 2px; }
    button { font: inherit; color: inherit; background: #f2f4f7; border: 1px solid var(--line);
      border-radius: 4px; padding: .15rem .6rem; cursor: pointer; }
    button:hover { border-color: var(--blue); }
    button[aria-pressed=true] { background: var(--blue); border-color: var(--blue); color: #fff; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    .switches { display: flex; flex-wrap: wrap; gap: 0 .8rem; color: var(--dim); }
    .switches label { display: inline-flex; gap: .25rem; align-items: center; }
    .zoom { margin-left: auto; }
    main { overflow: auto; padding: 1rem; }
    main section { width: calc(var(--zoom, 1) * 100%); height: calc(var(--zoom, 1) * 100%); }
    main svg { display: block; width: 100%; height: 100%; }
    main [data-layer] { pointer-events: none; }
    main [data-layer=frames], main [data-layer=labels] g[data-box] { pointer-events: auto;
      cursor: pointer; }
    main.focus [data-layer] > g[data-box], main.focus [data-layer] > g[data-rule] { opacity: .07; }
    main.focus [data-layer=frames] > g[data-box] { opacity: .45; }
    main.focus [data-layer=labels] > g[data-box] { opacity: .25; }
    main.focus [data-layer] > g.on { opacity: 1; }
    main.hot [data-layer] > g[data-rule].on { opacity: .25; }
    main.hot [data-layer] > g[data-rule].hot { opacity: 1; }
    main [data-quiet] { display: none; }
    main.focus [data-quiet].on { display: inline; }
    main [data-frame].picked path { stroke: var(--blue); stroke-width: 2px;
      vector-effect: non-scaling-stroke; fill: var(--blue); fill-opacity: .08; }
    aside { overflow: auto; background: #fff; border-left: 1px solid var(--line);
      padding: .8rem 1rem 2rem; }
    .panel { display: flex; flex-direction: column; gap: .5rem; }
    .panel[hidden], main section[hidden] { display: none; }
    .summary, .hint { margin: 0; color: var(--dim); }
    .filter { display: flex; gap: .5rem; align-items: center; }
    .filter input { flex: 1; min-width: 0; font: inherit; padding: .2rem .4rem;
      border: 1px solid var(--line); border-radius: 4px; }
    .boxes { list-style: none; margin: 0; padding: .2rem; max-height: 16rem; overflow: auto;
      border: 1px solid var(--line); border-radius: 4px; }
    .boxes button { display: block; width: 100%; text-align: left; border: 0; background: none;
      padding: .1rem .4rem .1rem calc(.4rem + var(--depth) * .8rem); overflow-wrap: anywhere; }
    .boxes button:hover, .boxes button.picked { background: #e3eef8; }
    .boxes button[aria-pressed=true] { color: inherit; box-shadow: inset 3px 0 var(--blue); }
    .boxes .faint { color: var(--dim); }
    .boxes b { margin-left: .4rem; padding: 0 .3rem; border-radius: 3px; color: #fff;
      font-size: .85em; font-weight: 600; }
    b.refused { background: var(--red); } b.given-up { background: var(--orange); }
    b.free { background: var(--purple); }
    small { color: var(--dim); font-weight: 400; font-size: .9em; overflow-wrap: anywhere; }
    h2 { font-size: 1rem; margin: .6rem 0 .4rem; overflow-wrap: anywhere; }
    h3 { font-size: .8rem; margin: .8rem 0 .2rem; color: var(--dim); text-transform: uppercase;
      letter-spacing: .04em; }
    dl { display: grid; grid-template-columns: repeat(4, auto); gap: 0 .6rem; margin: 0;
      justify-content: start; }
    dt { color: var(--dim); } dd { margin: 0; font-variant-numeric: tabular-nums; }
    .rules, .rules ul, .problems ul { list-style: none; margin: 0; padding: 0; }
    .rules > li, .problems > ul > li { border-left: 3px solid var(--blue); padding: .15rem .5rem;
      margin: .25rem 0; background: #f5f8fb; }
    .rules > li.slack { border-left-style: dashed; }
    .rules > li.given-up, .problems > ul > li.warning { border-color: var(--orange);
      background: #fdf4ea; }
    .rules > li.refused, .problems > ul > li.error { border-color: var(--red);
      background: #fdeff0; }
    .rules > li.free { border-color: var(--purple); background: #f6f0fa; }
    .rules p, .problems p { margin: .1rem 0; }
    .rules q { font-style: italic; }
    code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
    .problems { margin-top: 1.5rem; border-top: 1px solid var(--line); }
    @media (max-width: 60rem) {
      body { grid-template: auto minmax(20rem, 60vh) auto / minmax(0, 1fr); height: auto; }
      aside { border-left: 0; border-top: 1px solid var(--line); }
    }
    @media print {
      body { display: block; background: none; } header, aside { display: none; }
      main section[hidden] { display: block; break-before: page; }
    }

    """
}
