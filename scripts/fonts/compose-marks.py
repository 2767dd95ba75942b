"""Writes the fonts of our PDFs: Inter, with a glyph for each letter and its marks.

The PDF library draws combining marks beside their letters (it scales the offsets of glyphs twice),
so that each pair is one glyph here. Needs fontTools, in Debian the package python3-fonttools:

    npm ci && python3 scripts/fonts/compose-marks.py
"""

from pathlib import Path
from string import ascii_letters
from unicodedata import normalize

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

root = Path(__file__).parents[2]
source = root / "node_modules/@expo-google-fonts/inter"
target = root / "src/server/certificates/fonts"

ABOVE = [0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30C]
BELOW = [0x323, 0x329]
# The letters that have the anchors of those that Inter gives none.
LIKE = dict(zip("ƁɓƊɗƎǝƏəƐɛƘƙŊŋƆɔØøƳƴÆæ", "BbDdEeEeEeKkNnOoOoYyAa"))
LETTERS = [*ascii_letters, *LIKE]
DOTLESS = {"i": 0x131, "j": 0x237}
RANGES = [(0x20, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x22FF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF)]


def subtables(font, lookup_type):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType == lookup_type:
                yield table


def offset_of(font, base, mark):
    """Where `mark` stands on `base`, by the anchors of the font; None if it has none."""
    for table in subtables(font, 4):
        if mark not in table.MarkCoverage.glyphs or base not in table.BaseCoverage.glyphs:
            continue
        record = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
        anchors = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)].BaseAnchor
        anchor = anchors[record.Class]
        if anchor:
            at = record.MarkAnchor
            return anchor.XCoordinate - at.XCoordinate, anchor.YCoordinate - at.YCoordinate
    return None


def draw_line_below(font):
    """The line below of Yoruba (U+0329), which Inter lacks, in the place of the dot below."""
    dot = font.getBestCmap()[0x323]
    bounds = font["glyf"][dot]
    middle, half = (bounds.xMin + bounds.xMax) // 2, (bounds.xMax - bounds.xMin) * 2 // 7
    low = bounds.yMax - (bounds.yMax - bounds.yMin) * 2
    pen = TTGlyphPen(None)
    pen.moveTo((middle - half, low))
    for point in [(middle - half, bounds.yMax), (middle + half, bounds.yMax), (middle + half, low)]:
        pen.lineTo(point)
    pen.closePath()
    font["glyf"]["linebelow"] = pen.glyph()
    font["glyf"]["linebelow"].recalcBounds(font["glyf"])
    font["hmtx"]["linebelow"] = (font["hmtx"][dot][0], middle - half)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x329] = "linebelow"


def compose(font, name, base, marks, like):
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(base, (1, 0, 0, 1, 0, 0))
    for mark in marks:
        placed = font.getBestCmap()[0x323] if mark == "linebelow" else mark
        offset = offset_of(font, base, placed) or offset_of(font, like, placed)
        if offset is None:
            return False
        pen.addComponent(mark, (1, 0, 0, 1, *offset))
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][base][0], glyph.xMin)
    return True


def sequences():
    for below in [None, *BELOW]:
        for above in [None, *ABOVE]:
            marks = [mark for mark in (below, above) if mark]
            if marks:
                yield marks, above is not None


def build(style, file):
    font = TTFont(source / file)
    options = subset.Options(layout_features=["kern", "mark"], hinting=False, glyph_names=True)
    options.name_IDs = ["*"]
    subsetter = subset.Subsetter(options)
    known = font.getBestCmap()
    kept = [code for code in known if any(first <= code <= last for first, last in RANGES)]
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)

    draw_line_below(font)
    cmap = font.getBestCmap()
    # The library asks for the glyphs of the shortest or of the longest form.
    ligatures = {}
    for code, glyph in cmap.items():
        parts = normalize("NFD", chr(code))
        if len(parts) > 1 and all(ord(part) in cmap for part in parts):
            ligatures[parts] = glyph
    for letter in LETTERS:
        for marks, is_above in sequences():
            text = normalize("NFD", letter + "".join(map(chr, marks)))
            if text in ligatures:
                continue
            base = cmap[DOTLESS[letter]] if is_above and letter in DOTLESS else cmap[ord(letter)]
            name = "composed." + "_".join(f"{ord(part):04X}" for part in text)
            if compose(font, name, base, [cmap[mark] for mark in marks], cmap[ord(LIKE.get(letter, letter))]):
                ligatures[text] = name
                if len(normalize("NFC", text)) > 1:
                    ligatures[normalize("NFC", text)] = name
            else:
                print("no place for the marks of", text)
    rules = "\n".join(
        f"  sub {' '.join(cmap[ord(part)] for part in parts)} by {glyph};"
        for parts, glyph in ligatures.items()
    )
    del font["GSUB"]
    addOpenTypeFeaturesFromString(
        font,
        "languagesystem DFLT dflt; languagesystem latn dflt;\n"
        f"feature ccmp {{\n{rules}\n}} ccmp;",
        tables=["GSUB"],
    )
    font.save(target / f"inter-{style}.ttf")
    print(style, len(ligatures), "pairs")


target.mkdir(exist_ok=True)
build("400", "400Regular/Inter_400Regular.ttf")
build("600", "600SemiBold/Inter_600SemiBold.ttf")
