"""A chemist's shop: white shelves of cartons in rows, a wall of drawers, glass boards before light, a white counter. Metres."""

from chance import R
from geometry import box, cyl
from light import lamp
from materials import emit, glass, metal, paint, plastic, wood
from patisserie import till
from shelves import Board, fill


LABELS = [  # ground, field, mark
    ("#fbfbf9", "#2f78b5", "#e2483a"),
    ("#fbfbf9", "#3a9a72", "#f0c23a"),
    ("#f6f8fa", "#c8423c", "#2f3f6b"),
    ("#fbfbf9", "#e8952f", "#3a6fa8"),
    ("#eaf3f6", "#45a0bd", "#fbfbf9"),
    ("#fbfbf9", "#7a5aa8", "#8fc2a0"),
    ("#f3f7f0", "#7db04a", "#2f6a4a"),
    ("#fbfbf9", "#26406b", "#5fb0c8"),
    ("#fdf6ee", "#d98aa0", "#8a4f6b"),
]
SKIN = [("#f4efe6", "#b98d5a"), ("#e9f1f3", "#3f8fae"), ("#f6f4f0", "#7f9a72"), ("#f7e9e6", "#c9707c"), ("#fafafa", "#e08a3a")]


def carton(s, board, t, w, d, h, z, label, across=0.0):
    """a carton at t: a coloured field along the foot, a stripe and a mark above it"""
    ground, field, mark = label
    x, y = board.at(t, across)
    a, b = (w, d) if board.along_x else (d, w)
    s.box(x - a, x + a, y - b, y + b, board.z + z, board.z + z + h, ground)
    s.box(x - a - 0.0006, x + a + 0.0006, y - b - 0.0006, y + b + 0.0006, board.z + z + h * 0.06, board.z + z + h * 0.36, field)
    s.box(x - a - 0.0006, x + a + 0.0006, y - b - 0.0006, y + b + 0.0006, board.z + z + h * 0.44, board.z + z + h * 0.5, mark)
    u, v = (a * 0.35, b) if board.along_x else (a, b * 0.35)
    s.box(x - u, x + u, y - v - 0.0008, y + v + 0.0008, board.z + z + h * 0.62, board.z + z + h * 0.84, mark)


def cartons(s, t, board):
    """one product, faced: cartons side by side and one on the other, all alike; returns the room they take"""
    label, w = R.choice(LABELS), R.uniform(0.028, 0.06)
    h, n = R.choice((0.05, 0.062, 0.085, 0.12, 0.15)), R.randint(3, 6)
    high = max(1, int(R.uniform(0.17, 0.24) / h))
    for i in range(n):
        missing = 1 if R.random() < 0.12 else 0
        for k in range(high - missing):
            carton(s, board, t + w + (2 * w + 0.003) * i, w, 0.055, h, k * (h + 0.0005), label)
    return (2 * w + 0.003) * n + R.uniform(0.012, 0.025)


def care(s, t, board):
    """creams and shampoos of one make in a row: bottles with pumps, tubes on their caps or jars"""
    (ground, accent), k, n, r = R.choice(SKIN), R.random(), R.randint(3, 5), R.uniform(0.024, 0.032)
    for i in range(n):
        x, y = board.at(t + r + (2 * r + 0.012) * i)
        if k < 0.4:
            s.turn([(0, 0), (r, 0), (r, 0.13), (r * 0.4, 0.15), (r * 0.4, 0.17), (0, 0.17)], x, y, board.z, ground, 16)
            s.turn([(r + 0.0006, 0.02), (r + 0.0006, 0.075)], x, y, board.z, accent, 16)
            s.turn([(r * 0.42, 0.15), (r * 0.45, 0.178), (0.005, 0.18), (0.005, 0.2), (0, 0.2)], x, y, board.z, accent, 12)
        elif k < 0.75:
            s.turn([(0, 0), (r * 0.85, 0), (r * 0.85, 0.025)], x, y, board.z, accent, 14)
            s.box(x - r, x + r, y - r * 0.5, y + r * 0.5, board.z + 0.025, board.z + 0.15, ground)
            s.box(x - r - 0.0006, x + r + 0.0006, y - r * 0.5 - 0.0006, y + r * 0.5 + 0.0006, board.z + 0.06, board.z + 0.085, accent)
        else:
            s.turn([(0, 0), (r, 0), (r, 0.045), (r * 1.03, 0.046), (r * 1.03, 0.066), (0, 0.068)], x, y, board.z, ground, 18)
            s.turn([(r + 0.0006, 0.012), (r + 0.0006, 0.03)], x, y, board.z, accent, 18)
    return (2 * r + 0.012) * n + R.uniform(0.015, 0.03)


def mixed_care(s, t, board):
    """cartons or care, one make after the other"""
    return (cartons if R.random() < 0.4 else care)(s, t, board)


def lit_boards(room, along, out, wall, product, heights, side=1):
    """glass boards on a wall from along[0] to along[1], a light panel behind them; `out` is how deep; `side` points into the room, 0 for the back wall"""
    z, pane, white = room.z0, glass("#eef6f4"), emit("#f4faff", 0.9)
    a, b = along
    for h in heights:
        if side:
            x0, x1 = sorted((wall + side * 0.03, wall + side * out))
            box(x0, x1, a, b, z + h - 0.01, z + h, pane, 0)
            box(*sorted((wall + side * (out - 0.006), wall + side * out)), a, b, z + h - 0.012, z + h + 0.016, plastic("#f6f7f6", 0.3), 0)
            fill(room.goods, Board(False, a + 0.03, b - 0.3, wall + side * (out / 2 + 0.02), z + h), product)
        else:
            box(a, b, wall - out, wall - 0.03, z + h - 0.01, z + h, pane, 0)
            box(a, b, wall - out, wall - out + 0.006, z + h - 0.012, z + h + 0.016, plastic("#f6f7f6", 0.3), 0)
            fill(room.goods, Board(True, a + 0.03, b - 0.3, wall - out / 2 - 0.02, z + h), product)
    top, foot = z + heights[-1] + 0.3, z + heights[0] - 0.05
    if side:
        box(*sorted((wall, wall + side * 0.02)), a, b, foot, top, white, 0)
    else:
        box(a, b, wall - 0.02, wall, foot, top, white, 0)


def drawer_wall(room, x0, x1):
    """white drawers along the back wall up to the hip, each with a handle and a small label"""
    z, y, white, steel = room.z0, room.y1 - 0.4, paint("#f4f5f4", 0.3, 0), metal("#c6c9cb", 0.25, 0)
    box(x0, x1, y, room.y1, z, z + 0.98, white, 0)
    n, rows = round((x1 - x0) / 0.3), 5
    w = (x1 - x0) / n
    for k in range(n):
        for r in range(rows):
            a, h = x0 + w * k, z + 0.08 + 0.176 * r
            box(a + 0.004, a + w - 0.004, y - 0.018, y, h + 0.004, h + 0.172, white, 0.003)
            box(a + w / 2 - 0.05, a + w / 2 + 0.05, y - 0.03, y - 0.018, h + 0.145, h + 0.153, steel, 0.002)
            room.goods.box(a + w / 2 - 0.04, a + w / 2 + 0.04, y - 0.019, y - 0.018, h + 0.075, h + 0.105, R.choice(["#dfeae6", "#cfe3da", "#e8e4d2"]))
    box(x0, x1, y - 0.03, room.y1, z + 0.98, z + 1.01, wood("#c9a678", 0.3, False, 0.4), 0.004)


def dispensary(room, x0, x1, y):
    """the counter, 1.02 m high: white front over a strip of light, an oak top, the till, leaflets, cartons set out"""
    s, z, white = room.goods, room.z0, paint("#f6f7f6", 0.25, 0)
    box(x0, x1, y, y + 0.6, z + 0.1, z + 0.98, white, 0.012)
    box(x0 + 0.04, x1 - 0.04, y + 0.05, y + 0.55, z, z + 0.1, plastic("#2a2c2d", 0.5), 0)
    box(x0 + 0.04, x1 - 0.04, y + 0.035, y + 0.05, z + 0.07, z + 0.095, emit("#eafff4", 3), 0)
    box(x0 - 0.03, x1 + 0.03, y - 0.04, y + 0.63, z + 0.98, z + 1.02, wood("#c9a678", 0.3, False, 0.4), 0.006)
    for k in range(3):
        box(x0 + 0.1, x0 + (x1 - x0) * 0.42, y - 0.008, y, z + 0.3 + 0.2 * k, z + 0.31 + 0.2 * k, wood("#c9a678", 0.3, False, 0.4), 0)
    cross((x0 + x1) / 2 + (x1 - x0) * 0.22, y - 0.005, z + 0.56, 0.16)
    till(x1 - 0.35, y + 0.28, z + 1.02)
    fill(s, Board(True, x0 + 0.08, x0 + 0.55, y + 0.14, z + 1.02), cartons)
    box(x1 - 0.85, x1 - 0.62, y + 0.08, y + 0.2, z + 1.02, z + 1.2, glass("#eef6f4"), 0)
    for k, c in enumerate(("#2f78b5", "#3a9a72", "#d98aa0")):
        s.box(x1 - 0.835 + 0.072 * k, x1 - 0.775 + 0.072 * k, y + 0.1, y + 0.13, z + 1.025, z + 1.24, c)


def cross(x, y, z, r):
    """a green cross, its arms r long"""
    green = emit("#2fb36a", 1.6)
    for a, b in ((r, r * 0.34), (r * 0.34, r)):
        box(x - a, x + a, y - 0.012, y, z - b, z + b, green, 0)


def scales(x, y, z):
    """the scales for people that stand by the window"""
    white = paint("#f4f5f4", 0.3, 0)
    box(x - 0.17, x + 0.17, y - 0.22, y + 0.22, z, z + 0.08, white, 0.015)
    box(x - 0.14, x + 0.14, y - 0.18, y + 0.14, z + 0.08, z + 0.088, plastic("#3a3d3f", 0.7), 0.002)
    cyl((x, y + 0.18, z + 0.08), (x, y + 0.18, z + 1.1), 0.025, metal("#c6c9cb", 0.25, 0), 16)
    box(x - 0.14, x + 0.14, y + 0.14, y + 0.2, z + 1.05, z + 1.3, white, 0.02)
    box(x - 0.1, x + 0.1, y + 0.136, y + 0.14, z + 1.16, z + 1.25, emit("#2c5a4a", 0.6), 0)


def chemist(room):
    """boards of cartons over drawers at the back, care along both side walls, the counter in the middle, white light"""
    room.pendant = None
    width, y0, y1 = room.x1 - room.x0, room.y0 + 0.5, room.y1 - 0.55
    drawer_wall(room, room.x0 + 0.02, room.x1 - 0.02)
    lit_boards(room, (room.x0 + 0.05, room.x1 - 0.05), 0.28, room.y1, cartons, [1.06 + 0.29 * k for k in range(5)], 0)
    for wall, side in ((room.x0, 1), (room.x1, -1)):
        box(*sorted((wall, wall + side * 0.36)), y0, y1, room.z0, room.z0 + 0.4, paint("#f4f5f4", 0.3, 0), 0.004)
        lit_boards(room, (y0, y1), 0.3, wall, care if side > 0 else mixed_care, [0.46 + 0.32 * k for k in range(6)], side)
        for y in (y0, y1):
            box(*sorted((wall, wall + side * 0.33)), y - 0.02, y + 0.02, room.z0, room.z0 + 2.4, wood("#c9a678", 0.3, True, 0.4), 0.003)
    dispensary(room, room.x0 + 0.27 * width, room.x0 + 0.8 * width, room.y0 + 2.1)
    scales(room.x1 - 0.75, room.y0 + 0.6, room.z0)
    lamp("AREA", ((room.x0 + room.x1) / 2, room.y1 - 0.75, room.z0 + 2.3), 22, "#f4faff", width - 0.6, ((room.x0 + room.x1) / 2, room.y1, room.z0 + 1.2), size_y=0.1)
