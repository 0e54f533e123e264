"""A baker's shop: the brick oven with its fire, boards of bread, a glass counter of rings and buns, flour. Metres."""

from boutique import tube
from building import facade
from chance import R
from geometry import box, cyl, lathe
from light import lamp
from materials import brick, emit, glass, metal, paint, plastic, stone, wood
from patisserie import till
from shelves import Board, fill


CRUST = ["#b8722f", "#c98a45", "#a8642a", "#bd7d3a"]


def loaf(s, x, y, z, long_x, half=0.13):
    """a white loaf with a slash along its back; it lies along x or along y"""
    a, b = (half, half * 0.5) if long_x else (half * 0.5, half)
    s.loaf(x, y, z, a, b, 0.05, R.choice(CRUST))
    s.loaf(x, y, z + 0.026, *((a * 0.78, b * 0.2) if long_x else (a * 0.2, b * 0.78)), 0.0385, "#e6c48c")


def country(s, x, y, z, r=0.125):
    """a round country loaf dusted with flour"""
    s.turn([(0, 0), (r * 0.85, 0), (r, 0.03), (r * 0.93, 0.065), (r * 0.6, 0.098)], x, y, z, R.choice(["#8a4f22", "#9a5c2a"]), 22)
    s.turn([(r * 0.6, 0.098), (r * 0.3, 0.108), (0, 0.11)], x, y, z, "#c9a06a", 22)


def flat(s, x, y, z, r=0.12):
    """a flat round pide with a golden rim"""
    s.turn([(0, 0), (r, 0), (r * 1.02, 0.014), (r * 0.9, 0.026)], x, y, z, "#c98a45", 22)
    s.turn([(r * 0.9, 0.026), (r * 0.8, 0.02), (0, 0.022)], x, y, z, "#dda85c", 22)


def breads(s, t, board):
    """one kind of bread from t on, as many as lie together; returns the room they take"""
    k, n = R.random(), R.randint(3, 5)
    if k < 0.6:
        for i in range(n):
            for high in range(2 if i < n - 1 else 1):
                loaf(s, *board.at(t + 0.075 + 0.14 * i + 0.07 * high), board.z + 0.075 * high, not board.along_x)
        return 0.14 * n + 0.08
    n = 2
    for i in range(n):
        for high in range(2 if k < 0.85 else R.randint(4, 6)):
            x, y = board.at(t + 0.13 + 0.265 * i)
            country(s, x, y, board.z + 0.1 * high) if k < 0.85 else flat(s, x, y, board.z + 0.026 * high)
    return 0.265 * n + 0.04


def bread_wall(room, x0, x1):
    """four boards of bread at the back wall between wooden uprights, the wall behind them panelled"""
    s, z, y, oak = room.goods, room.z0, room.y1, wood("#a87a48", 0.3, False)
    box(x0, x1, y - 0.02, y, z, z + 2.4, wood("#c79a62", 0.14), 0)
    box(x0, x1, y - 0.42, y, z, z + 0.62, wood("#8f6236", 0.2), 0.004)
    for h in (0.66, 1.04, 1.42, 1.8):
        box(x0, x1, y - 0.4, y - 0.02, z + h - 0.04, z + h, oak, 0.004)
        box(x0, x1, y - 0.41, y - 0.395, z + h - 0.04, z + h + 0.04, oak, 0.003)
        fill(s, Board(True, x0 + 0.04, x1 - 0.5, y - 0.21, z + h), breads)
    for x in (x0, x1 - 0.04):
        box(x, x + 0.04, y - 0.42, y, z, z + 2.4, oak, 0.004)
    lamp("AREA", ((x0 + x1) / 2, y - 0.6, z + 2.35), 12, "#ffdca8", x1 - x0, ((x0 + x1) / 2, y, z + 1.1), size_y=0.1)


def oven(room, x0, x1):
    """the front of a brick oven: an iron mouth with coals and loaves in it, a stone ledge, two peels beside it"""
    y, z, m = room.y1 - 0.5, room.z0, (x0 + x1) / 2
    bricks, iron = brick("#9a5a42", "#84493a", "#b3a694", 0.21, 0.065, 0.007, 0.5), metal("#2a2b2c", 0.5, 0)
    facade(x0, x1, z, z + 2.7, y, room.y1, bricks, [(m - 0.42, m + 0.42, z + 0.98, z + 1.42)])
    box(m - 0.42, m + 0.42, room.y1 - 0.03, room.y1, z + 0.98, z + 1.42, plastic("#4a2a1c", 0.9), 0)
    for k in range(13):
        coal = (m - 0.38 + 0.063 * k, room.y1 - 0.09 - 0.02 * (k % 2), z + 0.97)
        lathe([(0.05, 0), (0.045, 0.025 + 0.012 * (k % 3)), (0, 0.045 + 0.012 * (k % 3))], coal, emit("#ff6a1c", 2.0) if k % 3 else plastic("#241611", 0.9), 9)
    for k in range(4):
        loaf(room.goods, m - 0.3 + 0.2 * k, y + 0.2, z + 0.98, False)
    for a, b, c, d in ((-0.48, -0.42, 0.95, 1.48), (0.42, 0.48, 0.95, 1.48), (-0.48, 0.48, 1.42, 1.48)):
        box(m + a, m + b, y - 0.025, y + 0.03, z + c, z + d, iron, 0.004)
    box(m - 0.62, m + 0.62, y - 0.16, y, z + 0.92, z + 0.98, stone("#b3aa9a", 3, 3, dirt=0.3, gloss=0.5), 0.008)
    lamp("POINT", (m, y + 0.25, z + 1.22), 6, "#ff8a3c", 0.12)
    for k, q in enumerate((-0.72, -0.86)):
        if m + q > x0:
            cyl((m + q, y - 0.22, z), (m + q + 0.03, y - 0.02, z + 1.75), 0.014, wood("#b08a58", 1), 10)
            box(m + q - 0.08, m + q + 0.14, y - 0.04, y - 0.025, z + 1.6, z + 2.0 + 0.06 * k, wood("#b08a58", 1), 0.004)


def ring(s, x, y, z, r=0.062):
    """a simit: a ring of dough rolled in sesame"""
    s.turn([(r - 0.018, 0.016), (r - 0.01, 0.031), (r + 0.008, 0.033), (r + 0.018, 0.016), (r + 0.008, 0), (r - 0.01, 0), (r - 0.018, 0.016)], x, y, z, R.choice(["#a8602a", "#b56d30", "#9c5724"]), 20)


def tray(s, x, y, z, kind, w=0.4, d=0.44):
    """a tray of rings in heaps, glazed buns or squares of pastry"""
    s.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + 0.012, "#3a3734" if kind == "square" else "#a8814f")
    step = 0.135 if kind == "ring" else 0.1
    for i in range(int(w / step)):
        for j in range(int(d / step)):
            px, py = x - w / 2 + step * (i + 0.5) + 0.01, y - d / 2 + step * (j + 0.5) + 0.01
            if kind == "ring":
                for high in range(R.randint(2, 4)):
                    ring(s, px + R.uniform(-0.008, 0.008), py, z + 0.012 + 0.03 * high)
            elif kind == "bun":
                s.loaf(px, py, z + 0.012, 0.046, 0.043, 0.027, R.choice(["#b5662a", "#c47a34"]))
                s.loaf(px, py, z + 0.045, 0.022, 0.02, 0.01, "#2b2420" if j % 2 else "#e0bd80")
            else:
                s.box(px - 0.045, px + 0.045, py - 0.045, py + 0.045, z + 0.012, z + 0.052, R.choice(["#c98a3c", "#b87a34"]))


def bread_counter(room, x0, x1, y):
    """a wooden counter whose upper half is glass with two floors of trays, the till on it"""
    s, z, pane, oak = room.goods, room.z0, glass("#fbfdfc"), wood("#7a5230", 0.14)
    box(x0, x1, y, y + 0.6, z, z + 0.5, oak, 0.006)
    for k in range(round((x1 - x0) / 0.45)):
        a, w = x0 + (x1 - x0) * k / round((x1 - x0) / 0.45), (x1 - x0) / round((x1 - x0) / 0.45)
        box(a + 0.03, a + w - 0.03, y - 0.014, y, z + 0.08, z + 0.44, oak, 0.008)
    box(x0, x1, y, y + 0.006, z + 0.52, z + 1.0, pane, 0)
    for x in (x0, x1 - 0.006):
        box(x, x + 0.006, y, y + 0.58, z + 0.52, z + 1.0, pane, 0)
    for x in (x0, (x0 + x1) / 2 - 0.012, x1 - 0.024):
        box(x, x + 0.024, y - 0.004, y + 0.02, z + 0.5, z + 1.0, oak, 0.003)
    box(x0 - 0.02, x1 + 0.02, y - 0.02, y + 0.62, z + 0.5, z + 0.53, wood("#a87a48", 0.3, False), 0.004)
    box(x0 + 0.01, x1 - 0.01, y + 0.06, y + 0.56, z + 0.755, z + 0.762, pane, 0)
    box(x0 - 0.03, x1 + 0.03, y - 0.03, y + 0.64, z + 1.0, z + 1.04, stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2), 0.006)
    n = int((x1 - x0 - 0.06) / 0.43)
    for row, h in enumerate((0.53, 0.762)):
        for k in range(n):
            tray(s, x0 + 0.25 + 0.43 * k, y + 0.3, z + h, ("ring", "bun", "square", "ring")[(k + 2 * row) % 4])
        lamp("AREA", ((x0 + x1) / 2, y + 0.06, z + h + 0.21), 7, "#ffdca8", x1 - x0 - 0.2, ((x0 + x1) / 2, y + 0.34, z + h), size_y=0.03)
    till(x1 - 0.3, y + 0.3, z + 1.04)
    for k in range(3):
        loaf(s, x0 + 0.25 + 0.16 * k, y + 0.3, z + 1.04, False)


def flour(s, x, y, z, n):
    """n sacks of flour lying on one another"""
    for k in range(n):
        rows = [(0, 0.12, 0.07), (0.012, 0.23, 0.15), (0.045, 0.285, 0.195), (0.085, 0.3, 0.21), (0.125, 0.285, 0.195), (0.158, 0.23, 0.15), (0.175, 0.12, 0.07), (0.179, 0, 0)]
        tube(s, [(h, R.uniform(-0.01, 0.01), 0, a, b, 0.008) for h, a, b in rows], (x, y, z + 0.165 * k, R.uniform(-0.12, 0.12)), ("#e6dcc6", "#ddd2ba", "#ece4d2")[k % 3], 36, 5)


def trolley(s, x, y, z):
    """a steel rack on wheels, its trays full of loaves"""
    steel = paint("#a9adaf", 0.36, 0.0, 0.0, 0.35)
    for a in (-0.28, 0.28):
        for b in (-0.28, 0.28):
            box(x + a - 0.014, x + a + 0.014, y + b - 0.014, y + b + 0.014, z + 0.1, z + 1.72, steel, 0.002)
            cyl((x + a - 0.015, y + b, z + 0.05), (x + a + 0.015, y + b, z + 0.05), 0.05, plastic("#1b1c1d", 0.6), 18)
    for k in range(6):
        h = z + 0.22 + 0.26 * k
        box(x - 0.28, x + 0.28, y - 0.28, y + 0.28, h - 0.01, h, steel, 0.002)
        for i in range(3):
            for j in range(2):
                loaf(s, x - 0.18 + 0.18 * i, y - 0.14 + 0.28 * j, h, False)


def bakery(room):
    """the oven at the back right, bread beside it, the counter before them, a trolley and flour by the walls"""
    s, z, width = room.goods, room.z0, room.x1 - room.x0
    tile = brick("#e9e3d6", "#e2dbcc", "#b3ab9c", 0.15, 0.15, 0.004, 0.2, 0.2, 0.0)
    for x, side in ((room.x0, 1), (room.x1, -1)):
        box(*sorted((x, x + side * 0.01)), room.y0, room.y1, z, z + 1.4, tile, 0)
    bread_wall(room, room.x0 + 0.02, room.x0 + 0.52 * width)
    oven(room, room.x0 + 0.54 * width, room.x1)
    bread_counter(room, room.x0 + 0.26 * width, room.x0 + 0.26 * width + 1.85, room.y0 + 1.9)
    trolley(s, room.x0 + 0.42, room.y0 + 1.3, z)
    flour(s, room.x1 - 0.42, room.y0 + 1.1, z, 4)
    flour(s, room.x1 - 0.42, room.y0 + 1.62, z, 2)
