#!/usr/bin/env python3
"""Makes the test fonts in Fonts/: the same bytes at every run.

    pip install fonttools==4.68.0
    python3 Scripts/make-test-fonts.py            write Fonts/*.ttf
    python3 Scripts/make-test-fonts.py --check    fail if a committed file differs

The letters are ciphers: a stem, a foot and a grid of six cells that spells the low bits of the
character's code, so that every glyph has ink of known extent and no two look alike.

Quoin Mono      every glyph, the space included, advances 1 em; ascent 0.8 em, descent 0.2 em, so
                that a line with leading 1.2 at size 10 is 12 high, its baseline 9 below its top
Quoin Ligature  proportional, with ff, fi and ffi ligatures (GSUB liga)
Quoin Kern      proportional, with the kerning pairs A V, V A and T o (GPOS kern)

They have no Greek, Cyrillic, Devanagari or emoji, on purpose: tests of fallback and of missing
glyphs rely on it.
"""

import io
import pathlib
import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Fonts"
EM = 1000
ASCENT, DESCENT = 800, 200
CAP_HEIGHT, X_HEIGHT = 700, 500
# Seconds from 1904 to 2024-01-01, the epoch of 'head': a clock would change the bytes.
MADE = 3786912000

ASCII = list(range(0x20, 0x7F))
LATIN = [0xA0, 0xA9, 0xAB, 0xAD, 0xB7, 0xBB, *range(0xC0, 0x100), 0x2010, 0x2013, 0x2014, 0x2018, 0x2019,
         0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]
HEBREW = list(range(0x5D0, 0x5EB))
# alef, beh, teh, hah, dal, reh, seen, ain, lam, meem, noon, waw, yeh; the three that join only to
# the right have no initial or medial form.
ARABIC = [0x627, 0x628, 0x62A, 0x62D, 0x62F, 0x631, 0x633, 0x639, 0x644, 0x645, 0x646, 0x648, 0x64A]
RIGHT_JOINING = {0x627, 0x62F, 0x631, 0x648}
CJK = [ord(c) for c in "一二三人中山文日本水語、。「」"]


def name_of(code):
    return f"uni{code:04X}"


def forms_of(code):
    return ["fina"] if code in RIGHT_JOINING else ["init", "medi", "fina"]


def height_of(code):
    character = chr(code)
    if character.islower():
        return X_HEIGHT
    return CAP_HEIGHT if character.isalnum() else 300


def box(pen, left, bottom, right, top, slant):
    """A clockwise rectangle, its top pushed right by `slant` times the height."""
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
    points = [(round(x + slant * y), y) for x, y in corners]
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()


def cipher(bits, advance, height, stem, slant):
    """Stem at the left, foot at the bottom, six cells right of the stem for the bits."""
    pen = TTGlyphPen(None)
    left, right = advance * 0.1, advance * (0.9 - slant * height / EM)
    box(pen, left, 0, left + stem, height, slant)
    box(pen, left + stem, 0, right, stem // 2, slant)
    cell_width = (right - left - stem) / 2
    cell_height = (height - stem // 2) / 3
    for bit in range(6):
        if bits >> bit & 1:
            x = left + stem + cell_width * (bit % 2) + 10
            y = stem // 2 + cell_height * (bit // 2) + 10
            box(pen, x, round(y), x + cell_width - 20, round(y + cell_height - 20), slant)
    return pen.glyph()


def notdef(advance):
    pen = TTGlyphPen(None)
    left, right = advance // 10, advance - advance // 10
    box(pen, left, 0, left + 50, CAP_HEIGHT, 0)
    box(pen, right - 50, 0, right, CAP_HEIGHT, 0)
    box(pen, left + 50, 0, right - 50, 50, 0)
    box(pen, left + 50, CAP_HEIGHT - 50, right - 50, CAP_HEIGHT, 0)
    return pen.glyph()


def build(family, style, codes, advance_of, extra=(), features="", stem=100, slant=0.0):
    """One font file's bytes. `extra` lists unencoded glyphs as (name, bits, advance)."""
    codes = sorted(codes)
    names = [".notdef"] + [name_of(code) for code in codes] + [name for name, _, _ in extra]
    glyphs, advances = {".notdef": notdef(500)}, {".notdef": advance_of(0x4E)}
    glyphs[".notdef"] = notdef(advances[".notdef"])
    for code in codes:
        advance = advance_of(code)
        blank = chr(code).isspace() or code == 0xAD
        glyphs[name_of(code)] = (
            TTGlyphPen(None).glyph() if blank
            else cipher(code & 63, advance, height_of(code), stem, slant))
        advances[name_of(code)] = advance
    for name, bits, advance in extra:
        glyphs[name] = cipher(bits, advance, CAP_HEIGHT, stem, slant)
        advances[name] = advance

    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap({code: name_of(code) for code in codes})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(
        {name: (advances[name], getattr(glyphs[name], "xMin", 0)) for name in names})
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT, lineGap=0)
    bold, italic = "Bold" in style, "Italic" in style
    font.setupNameTable({
        "familyName": family, "styleName": style, "uniqueFontIdentifier": f"{family} {style} 1",
        "fullName": f"{family} {style}", "version": "Version 1.000",
        "psName": f"{family.replace(' ', '')}-{style}",
        "copyright": "Made for the tests of Quoin; MIT licence.",
    }, mac=False)
    font.setupOS2(
        version=4, sTypoAscender=ASCENT, sTypoDescender=-DESCENT, sTypoLineGap=0,
        usWinAscent=ASCENT, usWinDescent=DESCENT, sxHeight=X_HEIGHT, sCapHeight=CAP_HEIGHT,
        usWeightClass=700 if bold else 400, achVendID="QUON",
        fsSelection=(1 << 7) | (1 << 5 if bold else 0) | (1 if italic else 0)
        | (0 if bold or italic else 1 << 6))
    font.setupPost(underlinePosition=-100, underlineThickness=50, italicAngle=-11 if italic else 0,
                   isFixedPitch=1 if "Mono" in family else 0)
    font.setupHead(unitsPerEm=EM, created=MADE, modified=MADE, fontRevision=1.0,
                   macStyle=(1 if bold else 0) | (2 if italic else 0))
    font.font.recalcTimestamp = False
    if features:
        addOpenTypeFeaturesFromString(font.font, features)
    out = io.BytesIO()
    font.font.save(out, reorderTables=True)
    return out.getvalue()


def mono(style, **drawing):
    extra, lookups = [], {"init": [], "medi": [], "fina": []}
    for code in ARABIC:
        for number, form in enumerate(forms_of(code)):
            extra.append((f"{name_of(code)}.{form}", (code + 17 * (number + 1)) & 63, EM))
            lookups[form].append(f"  sub {name_of(code)} by {name_of(code)}.{form};")
    features = "languagesystem DFLT dflt;\nlanguagesystem arab dflt;\n" + "\n".join(
        f"feature {form} {{\n  script arab;\n" + "\n".join(rules) + f"\n}} {form};"
        for form, rules in lookups.items())
    codes = ASCII + LATIN + HEBREW + ARABIC + CJK
    return build("Quoin Mono", style, codes, lambda code: EM, extra, features, **drawing)


def proportional(code):
    character = chr(code)
    if character in "ijlI.,:;!'|`":
        return 250
    if character in "ftr ()[]-":
        return 300
    if character in "mwMW@":
        return 800
    return 600 if character.isupper() else 500


def ligature():
    f, i = name_of(ord("f")), name_of(ord("i"))
    features = f"""languagesystem DFLT dflt;
languagesystem latn dflt;
feature liga {{
  sub {f} {f} {i} by f_f_i;
  sub {f} {f} by f_f;
  sub {f} {i} by f_i;
}} liga;
"""
    extra = [("f_f", 0b101101, 550), ("f_i", 0b011110, 500), ("f_f_i", 0b110011, 750)]
    return build("Quoin Ligature", "Regular", ASCII + LATIN, proportional, extra, features)


def kern():
    a, v, t, o = (name_of(ord(c)) for c in "AVTo")
    features = f"""languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern {{
  pos {a} {v} -120;
  pos {v} {a} -120;
  pos {t} {o} -80;
}} kern;
"""
    return build("Quoin Kern", "Regular", ASCII + LATIN, proportional, (), features)


def main():
    files = {
        "QuoinMono-Regular.ttf": mono("Regular"),
        "QuoinMono-Bold.ttf": mono("Bold", stem=220),
        "QuoinMono-Italic.ttf": mono("Italic", slant=0.2),
        "QuoinLigature-Regular.ttf": ligature(),
        "QuoinKern-Regular.ttf": kern(),
    }
    if sys.argv[1:] == ["--check"]:
        stale = [name for name, data in files.items()
                 if not (FOLDER / name).is_file() or (FOLDER / name).read_bytes() != data]
        for name in stale:
            print(f"Fonts/{name} is not what Scripts/make-test-fonts.py makes", file=sys.stderr)
        return 1 if stale else 0
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
