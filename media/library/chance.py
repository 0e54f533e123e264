"""The one source of chance: reseeded per shot, so a shot always looks the same."""

import random


R = random.Random(1)  # reseeded per shot
