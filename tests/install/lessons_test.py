#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What docs/teachers.md tells a class is true: the chances, the opening hands, and how the battles go.

lessons_test.py SOURCE CLI
"""

import json
import os
import re
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from support import Test

SOURCE, CLI = sys.argv[1:]
PAGE = Path(SOURCE, "docs/teachers.md").read_text(encoding="utf-8")
BATTLES = 60


def scenario(name):
    return Path(SOURCE, f"scenarios/{name}.json")


def at(x, y, heading):
    return {"at": {"x": x, "y": y, "heading": heading}}


class Lessons(Test):
    def suffers(self, name, attacker, defender, changes):
        """Wounds on average, and the percentage that breaks, after units were put elsewhere."""
        battle = json.loads(scenario(name).read_text(encoding="utf-8"))
        places = [(side, i) for side in battle["sides"] for i in range(len(side["units"]))]
        for number, change in changes.items():
            side, i = places[number]
            units = side["units"]
            units[i] = {key: value for key, value in {**units[i], **change}.items() if value is not None}
        file = self.fresh_folder() / "changed.json"
        file.write_text(json.dumps(battle), encoding="utf-8")
        told = self.succeed(CLI, "odds", file, "--attacker", attacker, "--defender", defender)
        wounds, broken = re.search(r"([\d.]+) wounds on average; .*broken (\d+)%", told.splitlines()[2]).groups()
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

    def test_the_cavalry(self):
        horse, gauls, hastati, consul, without = 0, 5, 13, 18, 20
        elsewhere = {17: at(20, 5, 180), 21: at(20, 3, 180)}
        alone = {consul: {"general": None}, without: {"general": True, **at(2, 17, 180)}}
        rear, front = at(8.75, 12.2, 180), at(8.75, 10.6, 0)
        for place, changes in [
            ("in the front", {horse: front}),
            ("in the flank, two sections", {horse: at(7.55, 11.4, 90)}),
            ("in the rear", {horse: rear}),
            ("in the rear, with Gauls in their front", {horse: rear, gauls: front}),
        ]:
            changes |= elsewhere
            wounds, steadied = self.suffers("cavalry-envelopment", horse, hastati, changes)
            same, broken = self.suffers("cavalry-envelopment", horse, hastati, {**changes, **alone})
            self.assertEqual(wounds, same)
            self.assertIn(f"| {place} | {wounds:.1f} | {broken}% | {steadied}% |", PAGE)

    def told(self, name, seed):
        return self.succeed(CLI, "play", scenario(name), "--seed", seed)

    def test_the_opening_hands(self):
        """The card that a lesson begins with is in the hand that its seed deals."""
        deck = json.loads(Path(SOURCE, "resources/data/deck.json").read_text(encoding="utf-8"))
        cards = [it["order"]["name"] for it in deck["cards"] for _ in range(it["count"])]
        for name, card in [
            ("phalanx-and-legion", "The General's Signal"),
            ("cavalry-envelopment", "Riders Advance"),
            ("breach-at-the-gate", "One Wing"),
        ]:
            battle = json.loads(scenario(name).read_text(encoding="utf-8"))
            lesson = re.search(rf"\*{battle['title']}\*, seed (\d+)\.(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
            self.assertIn(f"*{card}*", lesson[2])
            facts = self.fresh_folder() / "facts.jsonl"
            self.succeed(CLI, "play", scenario(name), "--seed", lesson[1], "--facts", facts)
            drawn = [json.loads(line) for line in facts.read_text(encoding="utf-8").splitlines()]
            seat = ["red", "blue"].index(battle["firstPlayer"]) + 1
            hand = next(it["cards"] for it in drawn if it["kind"] == "cardsDrawn" and it["seat"] == seat)
            self.assertIn(card, [cards[it] for it in hand])

    def victories(self, name):
        """Of each side, by its name, when the computer plays both."""
        with ThreadPoolExecutor(os.cpu_count()) as several:
            battles = list(several.map(lambda seed: self.told(name, seed), range(1, BATTLES + 1)))
        winners = [re.match(r"(\w+) has won", it.splitlines()[-1]) for it in battles]
        names = [it[1] for it in winners if it]
        return {name: names.count(name) for name in names}

    def test_the_phalanx_is_feared_and_beaten(self):
        won = self.victories("phalanx-and-legion")
        self.assertGreater(won["Rome"], won["Macedon"], won)
        self.assertGreaterEqual(won["Macedon"], BATTLES // 6, won)

    def test_the_cavalry_wins_at_cannae(self):
        won = self.victories("cavalry-envelopment")
        self.assertGreaterEqual(won["Carthage"], BATTLES * 2 // 3, won)

    def test_the_gate_can_be_stormed_and_held(self):
        won = self.victories("breach-at-the-gate")
        for side in ("Rome", "Dacia"):
            self.assertGreaterEqual(won[side], BATTLES // 4, won)


class Generals(Test):
    """Who leads a side in the scenarios that are shipped."""

    def setUp(self):
        listed = json.loads(Path(SOURCE, "resources/data/generals.json").read_text(encoding="utf-8"))["generals"]
        self.generals = {it["id"]: it for it in listed}

    def leaders(self):
        for file in sorted(Path(SOURCE, "scenarios").glob("*.json")):
            battle = json.loads(file.read_text(encoding="utf-8"))
            for side in battle["sides"]:
                yield f"{file.stem}, {side['name']}", battle, side, self.generals[side["general"]]

    def test_a_general_belongs_to_the_army(self):
        for place, _, side, general in self.leaders():
            self.assertIn(general["army"], (side["army"], "any"), place)

    def test_who_may_lead_any_army_bears_no_title_of_one(self):
        self.assertEqual([it["name"] for it in self.generals.values() if it["army"] == "any"], ["General"])

    def test_a_general_of_history_leads_in_a_year_of_his_life(self):
        dated = 0
        for place, battle, _, general in self.leaders():
            if general["army"] == "any":
                continue
            year = re.search(r"[Ii]n (\d+) BC", battle["intro"])
            self.assertTrue(year, f"{place}: {general['name']} needs a year")
            self.assertTrue(lived(general["years"], int(year[1])), f"{place}: {general['name']}")
            dated += 1
        self.assertGreater(dated, 7)


def lived(years, year):
    """Before Christ, from what the general's card says: 'died 207 BC', 'consul 219 and 207 BC', '236-183 BC'."""
    if "AD" in years:
        return False
    numbers = [int(it) for it in re.findall(r"\d+", years)]
    if years.startswith("died"):
        return numbers[0] <= year <= numbers[0] + 60
    return min(numbers) <= year <= max(numbers)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
