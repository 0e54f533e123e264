"""A room behind a shop window: shell and lamps; what stands in it, trades.py knows. Metres."""

from dataclasses import dataclass, field

from geometry import box, cyl, lathe
from light import lamp
from materials import emit, goods_mat, ground, metal, plaster, plastic
from soup import Soup
from trades import furnish


@dataclass
class Room:
    """the inside of a shop; the small goods in it are gathered in one mesh"""

    x0: float
    x1: float
    y0: float
    y1: float
    z0: float
    z1: float
    pendant: float | None = 1.95  # height of the hanging lamps over the floor, None where none hang
    goods: Soup = field(default_factory=Soup)


def interior(x0, x1, z0, z1, y0, depth, word="", warm="#ffc98a", power=1.0, lit=True):
    """a shop's room, furnished for the trade on its sign"""
    room = Room(x0, x1, y0, y0 + depth, z0, z1)
    shell(room)
    furnish(room, word)
    room.goods.make(goods_mat(0.0))
    if lit:
        room.pendant and pendants(room, warm)
        ceiling_lamps(room, warm, power)


def shell(room):
    """tiled floor, ceiling, three walls"""
    r, wall = room, plaster("#e9dfcf", 0.05)
    box(r.x0, r.x1, r.y0, r.y1, r.z0 - 0.05, r.z0, ground("tiles", "#b9aa94", w=0.45, h=0.45), 0)
    box(r.x0, r.x1, r.y0, r.y1, r.z1, r.z1 + 0.05, plaster("#e8e4dc", 0), 0)
    box(r.x0, r.x1, r.y1, r.y1 + 0.05, r.z0, r.z1, wall, 0)
    for x in (r.x0 - 0.05, r.x1):
        box(x, x + 0.05, r.y0, r.y1, r.z0, r.z1, wall, 0)


def pendants(room, warm):
    """a row of lamps on wires across the room"""
    n = max(2, int((room.x1 - room.x0) / 1.1))
    y, z = room.y0 + (room.y1 - room.y0) * 0.46, room.z0 + room.pendant
    for i in range(n):
        x = room.x0 + (room.x1 - room.x0) * (i + 0.5) / n
        cyl((x, y, z), (x, y, room.z1), 0.006, plastic("#111111"), 8)
        lathe([(0.02, 0.16), (0.05, 0.14), (0.16, 0), (0.155, 0), (0.045, 0.13)], (x, y, z), metal("#3a2f22", 0.3))
        lathe([(0.0, -0.05), (0.045, -0.02), (0.045, 0.03), (0.0, 0.06)], (x, y, z + 0.03), emit(warm, 30))


def ceiling_lamps(room, warm, power):
    """a strip of light near the window, the light of the room, a wash on the back wall"""
    r, depth, middle, width = room, room.y1 - room.y0, (room.x0 + room.x1) / 2, room.x1 - room.x0 - 0.6
    box(r.x0 + 0.3, r.x1 - 0.3, r.y0 + depth * 0.2, r.y0 + depth * 0.2 + 0.06, r.z1 - 0.03, r.z1 - 0.005, emit(warm, 14), 0)
    y = r.y0 + depth * 0.45
    lamp("AREA", (middle, y, r.z1 - 0.08), 120 * power, warm, width, (middle, y, 0), size_y=depth * 0.6)
    lamp("AREA", (middle, r.y1 - 0.7, r.z1 - 0.1), 40 * power, warm, width, (middle, r.y1, r.z0 + 1), size_y=0.2)
