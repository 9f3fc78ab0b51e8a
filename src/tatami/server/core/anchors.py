"""How strong the bots are: 400 points are odds of ten to one. Made by scripts/anchors.py."""

from __future__ import annotations

ANCHORS: dict[str, dict[str, float]] = {
    "take": {"farmer": 1000.0, "samurai": 1833.0, "daimyo": 2283.0, "shogun": 2329.0},
    "tenka": {"farmer": 1000.0, "samurai": 1058.0, "daimyo": 1235.0, "shogun": 1332.0},
    "tenno": {"farmer": 1000.0, "samurai": 1299.0, "daimyo": 1507.0, "shogun": 1615.0},
}
