"""Which furniture and goods a shop has, by the word on its sign. Metres."""

from bakery import bakery
from boutique import boutique
from cafe import cafe
from chemist import chemist
from florist import florist
from goods import fruit_steps
from grocer import grocer
from jeweller import jeweller
from optician import optician
from packets import packs
from patisserie import patisserie
from restaurant import restaurant
from salon import salon
from shelves import back_shelf, counter, mixed, side_shelves


QUIET = ["#bba88a", "#7d8b8f", "#d8d2c4", "#8c5a3c", "#566b5a"]


def other(room):
    """shelves on three walls, a counter"""
    back_shelf(room, mixed(QUIET))
    side_shelves(room, mixed(QUIET))
    counter(room, QUIET)


def greengrocer(room):
    """crates of fruit on steps along three walls, one row of shelves above them"""
    back_shelf(room, packs, 1.6)
    fruit_steps(room.goods, lambda along, out: (room.x0 + 0.3 + along, room.y1 - out), room.x1 - room.x0 - 0.6, room.z0)
    for wall, side in ((room.x0, 1), (room.x1, -1)):
        fruit_steps(room.goods, lambda along, out, a=wall, b=side: (a + b * out, room.y0 + 0.5 + along), 1.8, room.z0)


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
    "OPTİK": optician,
    "PASTANE": patisserie,
    "TERZİ": boutique,
    "ÇİÇEKÇİ": florist,
}


def furnish(room, word):
    TRADES.get(word, other)(room)
