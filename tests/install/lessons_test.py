#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances that docs/teachers.md tells a class are those of the program.

lessons_test.py SOURCE CLI
"""

import json
import re
import sys
import unittest
from pathlib import Path

from support import Test

SOURCE, CLI = sys.argv[1:]
PAGE = Path(SOURCE, "docs/teachers.md").read_text(encoding="utf-8")


def at(x, y, heading):
    return {"at": {"x": x, "y": y, "heading": heading}}


class Lessons(Test):
    def suffers(self, scenario, attacker, defender, changes):
        """Wounds on average, and the percentage that breaks, after units were put elsewhere."""
        battle = json.loads(Path(SOURCE, f"scenarios/{scenario}.json").read_text(encoding="utf-8"))
        places = [(side, i) for side in battle["sides"] for i in range(len(side["units"]))]
        for number, change in changes.items():
            side, i = places[number]
            units = side["units"]
            units[i] = {key: value for key, value in {**units[i], **change}.items() if value is not None}
        file = self.fresh_folder() / "changed.json"
        file.write_text(json.dumps(battle), encoding="utf-8")
        told = self.succeed(CLI, "odds", file, "--attacker", attacker, "--defender", defender)
        wounds, broken = re.search(r"([\d.]+) wounds on average; .*broken (\d+) %", told.splitlines()[2]).groups()
        return float(wounds), int(broken)

    def test_the_phalanx(self):
        other, phalanx = 4, 13
        met = at(6.8, 8.8, 180)
        for place, attacker, changes in [
            ("front of a phalanx in its first fight", 0, {phalanx: met}),
            ("front of pikes without their formation", 0, {phalanx: {"formation": None, **met}}),
            ("their flank, two sections", other, {other: at(5.6, 9.7, 90)}),
            ("their rear", other, {other: at(6.8, 10.5, 180)}),
        ]:
            wounds, _ = self.suffers("phalanx-and-legion", attacker, phalanx, changes)
            self.assertRegex(PAGE, rf"Hastati at .*{place} .* {wounds:g} \|")

    def test_the_horse(self):
        horse, foot, hastati = 0, 5, 13
        elsewhere = {17: at(20, 5, 180), 21: at(20, 3, 180)}
        rear, front = at(8.75, 12.2, 180), at(8.75, 10.6, 0)
        for place, changes in [
            ("at the front", {horse: front}),
            ("at the flank, two sections", {horse: at(7.55, 11.4, 90)}),
            ("in the rear", {horse: rear}),
            ("in the rear, while the Celtiberi hold the front", {horse: rear, foot: front}),
        ]:
            wounds, broken = self.suffers("cavalry-envelopment", horse, hastati, {**elsewhere, **changes})
            self.assertIn(f"| {place} | {wounds:.1f} | {broken} % |", PAGE)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
