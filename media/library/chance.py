"""The one source of chance: reseeded per shot, so a shot always looks the same."""

import random


R = random.Random(1)  # reseeded per shot


def settle(p):
    """what comes now is the same in every shot that names the same `chance`, however many slats were drawn before"""
    if "chance" in p:
        R.seed(p["chance"])
