"""Which furniture and goods a shop has, by the word on its sign. Metres."""

from boutique import boutique
from chance import R
from florist import florist
from geometry import box, cyl
from goods import fruit_steps, jewel
from grocer import grocer, packs
from materials import metal, paint, plastic, wood
from patisserie import cake_counter, sweets
from props import chair
from salon import barber_chair
from shelves import back_shelf, counter, mixed, side_shelves


BREAD = ["#c98a45", "#b8722f", "#d9a860", "#8a4f22"]
COFFEE = ["#5a3a26", "#d8c3a0", "#8c2f22", "#efe8da", "#3d5a4c"]
MEDICINE = ["#ffffff", "#d8ece6", "#5fae8c", "#f2f2f2", "#6fa4c8"]
JEWELS = ["#d9b45a", "#e8d9a8", "#7a1f2b", "#f5efe0"]
QUIET = ["#bba88a", "#7d8b8f", "#d8d2c4", "#8c5a3c", "#566b5a"]


def shop(room, product, colours, mat=None):
    """shelves on three walls, a counter"""
    back_shelf(room, product, mat=mat)
    side_shelves(room, product, mat)
    counter(room, colours)


def bakery(room):
    shop(room, mixed(BREAD, 0.75), BREAD)


def chemist(room):
    shop(room, mixed(MEDICINE), MEDICINE)


def jeweller(room):
    shop(room, jewel, JEWELS, paint("#f0ebe0", 0.3, 0))


def other(room):
    shop(room, mixed(QUIET), QUIET)


def greengrocer(room):
    """crates of fruit on steps along three walls, one row of shelves above them"""
    back_shelf(room, packs, 1.6)
    fruit_steps(room.goods, lambda along, out: (room.x0 + 0.3 + along, room.y1 - out), room.x1 - room.x0 - 0.6, room.z0)
    for wall, side in ((room.x0, 1), (room.x1, -1)):
        fruit_steps(room.goods, lambda along, out, a=wall, b=side: (a + b * out, room.y0 + 0.5 + along), 1.8, room.z0)


def panelled_walls(room, pane, mat=None):
    """side walls with wooden panels up to the hip and a row of frames above; pane() is what a frame holds, `mat` the card around it"""
    z = room.z0
    for x, side in ((room.x0, 1), (room.x1, -1)):

        def slab(out0, out1, ya, yb, za, zb, mat, bevel=0.0, x=x, side=side):
            box(*sorted((x + side * out0, x + side * out1)), ya, yb, z + za, z + zb, mat, bevel)

        slab(0, 0.03, room.y0, room.y1, 0, 1.1, wood("#7a5230", 0.16))
        for k in range(4):
            y = room.y0 + 0.6 + k * 0.8
            slab(0, 0.055, y, y + 0.55, 1.25, 2.0, wood("#2b2019", 1), 0.004)
            slab(0.056, 0.058, y + 0.04, y + 0.51, 1.29, 1.96, mat or pane())
            if mat:
                slab(0.058, 0.059, y + 0.12, y + 0.43, 1.4, 1.86, pane())


def tables(room):
    """two round tables with a cup and two chairs each near the window"""
    y, z = room.y0 + 1.0, room.z0
    for x in (room.x0 + 0.75, room.x1 - 0.75):
        cyl((x, y, z), (x, y, z + 0.72), 0.03, metal("#2a2b2c", 0.4, 0))
        cyl((x, y, z + 0.72), (x, y, z + 0.75), 0.34, wood("#a06c3f", 0.3, False), 32)
        for q in (-1, 1):
            chair(x, y + q * 0.55, 0, z, q)
        room.goods.turn([(0, 0), (0.035, 0), (0.04, 0.08), (0, 0.08)], x + 0.05, y - 0.05, z + 0.75, "#f4f1ea")


def guest_room(room, colours):
    back_shelf(room, mixed(colours))
    panelled_walls(room, lambda: plastic(R.choice(colours), 0.5), plastic("#ece6d8", 0.6))
    tables(room)
    counter(room, colours)


def cafe(room):
    guest_room(room, COFFEE)


def restaurant(room):
    guest_room(room, QUIET)


def patisserie(room):
    """tables in front, a glass counter of cakes, jars and boxes of sweets behind it"""
    back_shelf(room, sweets)
    panelled_walls(room, lambda: plastic(R.choice(["#c98f86", "#e2d3bd", "#7f4a3a"]), 0.5), plastic("#ece6d8", 0.6))
    tables(room)
    cake_counter(room)


def salon(room):
    back_shelf(room, mixed(QUIET))
    panelled_walls(room, lambda: metal("#e8ecee", 0.03, 0))
    for y in (room.y0 + 0.9, room.y0 + 2.1):
        barber_chair(room.x0 + 0.95, y, room.z0)
    counter(room, QUIET)


TRADES = {
    "BERBER": salon,
    "BUTİK": boutique,
    "ECZANE": chemist,
    "FIRIN": bakery,
    "KAFE": cafe,
    "KUYUMCU": jeweller,
    "LOKANTA": restaurant,
    "MANAV": greengrocer,
    "MARKET": grocer,
    "PASTANE": patisserie,
    "TERZİ": boutique,
    "ÇİÇEKÇİ": florist,
}


def furnish(room, word):
    TRADES.get(word, other)(room)
