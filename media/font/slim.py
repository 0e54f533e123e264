"""The site's font from its source: `python3 media/font/slim.py`, with fonttools 4.66.1 and brotli 1.2.0.

The source is an earlier cut of Archivo Variable (OFL): Turkish letters, each drawn for itself, wdth 75 to 125, wght 400 to 720 with the middle
master already left out of most letters and the axis bent (`avar`) instead, all within 16 units of the original. What is taken away here and what it changes stands in docs/decisions/0001-stack.md. Lengths are in units of the font, thousandths of an em;
a layer is the outline at the default (key `()`) or what one region of the axes adds to each point of it.
"""

from array import array
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE / "archivo-source.woff2"
TARGET = HERE.parent.parent / "src/styles/fonts/archivo-tr.woff2"

WIDTHS = (86, 100, 116)  # narrowest, default, widest: those of src/styles
LEFT_OUT = r"{}³¼½¾^`~\[]_#$®™÷±„•"  # no text of a shop needs them; a stray one comes in the reserve font
FEATURES = ["kern", "locl", "tnum"]  # no `liga`: in Turkish an fi would take the dot of its i
LANGUAGES = ["DFLT.dflt", "latn.dflt", "latn.TRK"]
TOLERANCE = 1  # a variation leaves a point out where its neighbours say the same to within this
ACCENTED = dict(zip("ÂÇÎÖÛÜĞİŞâçéîöûüğşi", "ACIOUUGISaceıouugsı"))
OFFSET = 0x4  # component flag: rounded to the grid
MOVES_NOTHING = [(0, 0)] * 4  # of a glyph's four metric points


def take_subset():
    options = subset.Options()
    options.layout_features = FEATURES
    options.layout_scripts = LANGUAGES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["STAT"]
    font = TTFont(SOURCE, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if chr(code) not in LEFT_OUT])
    subsetter.subset(font)
    return font


def variations(font, name):
    return font["gvar"].variations.get(name, [])


def state_every_point(font):
    """Variations leave points out that follow from their neighbours: here each one is written down."""
    for name in font.getGlyphOrder():
        coordinates, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations(font, name):
            variation.calcInferredDeltas(coordinates, control.endPts)


def leave_out_middle_weight(font):
    """Letters have one master between the ends of the weight axis or none: now none of them has."""
    for name in font.getGlyphOrder():
        kept = []
        for variation in variations(font, name):
            start, peak, _ = variation.axes.get("wght", (0, 1, 1))
            if 0 < peak < 1:
                continue
            if start > 0:
                variation.axes = {**variation.axes, "wght": (0.0, 1.0, 1.0)}
            kept.append(variation)
        font["gvar"].variations[name] = kept


def region(variation):
    return tuple(sorted((axis, tuple(round(end, 4) for end in ends)) for axis, ends in variation.axes.items()))


def layers(font, name):
    outline = {(): list(font["glyf"][name].coordinates)}
    return outline | {region(one): one.coordinates for one in variations(font, name)}


def offset_between(font, base, name, points):
    """How far, in each layer, these points of a glyph lie from the whole of `base`; None where they are another shape."""
    here, there = font["glyf"][name], font["glyf"][base]
    if [here.flags[point] & 1 for point in points] != [flag & 1 for flag in there.flags]:
        return None
    ours, theirs = layers(font, name), layers(font, base)
    offsets = {}
    for key in ours.keys() | theirs.keys():
        still = [(0, 0)] * max(len(here.coordinates), len(there.coordinates))
        ends = [ours.get(key, still)[point] for point in points]
        moves = [[end[axis] - start[axis] for end, start in zip(ends, theirs.get(key, still))] for axis in (0, 1)]
        if any(max(move) - min(move) > 2 for move in moves):
            return None
        offsets[key] = tuple(round((max(move) + min(move)) / 2) for move in moves)
    return offsets


def part_of(font, name, points):
    """A new glyph from some whole contours of another."""
    whole = font["glyf"][name]
    part = Glyph()
    part.coordinates = GlyphCoordinates([whole.coordinates[point] for point in points])
    part.flags = array("B", [whole.flags[point] for point in points])
    part.endPtsOfContours = [points.index(end) for end in whole.endPtsOfContours if end in points]
    part.numberOfContours = len(part.endPtsOfContours)
    part.program = ttProgram.Program()
    part.program.fromBytecode(b"")
    new = f"{name}.part"
    font.setGlyphOrder([*font.getGlyphOrder(), new])
    font["glyf"].glyphs[new] = part
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[new] = (0, 0)
    font["gvar"].variations[new] = [
        TupleVariation(one.axes, [one.coordinates[point] for point in points] + MOVES_NOTHING) for one in variations(font, name)
    ]
    return new


def compose(font, name, pieces):
    """Draws a glyph from others, each with its offset by layer; its advance stays its own."""
    whole = Glyph()
    whole.numberOfContours = -1
    whole.components = []
    for piece, offsets in pieces:
        component = GlyphComponent()
        component.glyphName, component.flags = piece, OFFSET
        component.x, component.y = offsets.get((), (0, 0))
        whole.components.append(component)
    font["gvar"].variations[name] = [
        TupleVariation(one.axes, [offsets.get(region(one), (0, 0)) for _, offsets in pieces] + one.coordinates[-4:])
        for one in variations(font, name)
    ]
    font["glyf"][name] = whole


def contours(font, name):
    starts = [0, *(end + 1 for end in font["glyf"][name].endPtsOfContours)]
    return [range(start, end) for start, end in zip(starts, starts[1:])]


def within(font, base, name):
    """Those points of a glyph that draw `base`, and how far they lie from it in each layer; None where it is not in it."""
    parts, count = contours(font, name), len(contours(font, base))
    for first in range(len(parts) - count + 1):
        points = [point for contour in parts[first : first + count] for point in contour]
        offsets = offset_between(font, base, name, points)
        if offsets:
            return points, offsets
    return None


def share_outlines(font):
    """A letter with an accent becomes the letter and the accent, which letters of the same accent share."""
    glyph_of = font.getBestCmap()
    accents = []
    for letter, plain in ACCENTED.items():
        name, base = glyph_of[ord(letter)], glyph_of[ord(plain)]
        points, offsets = within(font, base, name)
        rest = [point for point in range(len(font["glyf"][name].coordinates)) if point not in points]
        found = ((accent, offset_between(font, accent, name, rest)) for accent in accents)
        accent, place = next((one for one in found if one[1]), (None, {}))
        if accent is None:
            accent = part_of(font, name, rest)
            accents.append(accent)
        compose(font, name, [(base, offsets), (accent, place)])


def share_digits(font):
    """Some digits of equal width (`tnum`) are the proportional ones with other room around them."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for digit, tabular in lookup.SubTable[0].mapping.items():
            drawn = not font["glyf"][digit].isComposite() and within(font, digit, tabular)
            if drawn:
                compose(font, tabular, [(digit, drawn[1])])


def tighten(font):
    for name in font.getGlyphOrder():
        coordinates, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        is_composed = font["glyf"][name].isComposite()
        for variation in variations(font, name):
            variation.roundDeltas()
            variation.optimize(coordinates, control.endPts, tolerance=TOLERANCE, isComposite=is_composed)
        font["gvar"].variations[name] = [
            one for one in variations(font, name) if any(move not in (None, (0, 0)) for move in one.coordinates)
        ]


font = instancer.instantiateVariableFont(take_subset(), {"wdth": WIDTHS})
state_every_point(font)
leave_out_middle_weight(font)
share_outlines(font)
share_digits(font)
tighten(font)
font.flavor = "woff2"
font.save(TARGET)
print(f"{TARGET.name}: {TARGET.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")
