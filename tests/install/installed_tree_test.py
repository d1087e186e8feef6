#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a prefix, moves it, and plays from there.

installed_tree_test.py CMAKE BUILD SOURCE PROGRAM...
"""

import os
import sys
import unittest
from pathlib import Path

from support import Test, run

CMAKE, BUILD, SOURCE, *PROGRAMS = sys.argv[1:]


class InstalledTree(Test):
    @classmethod
    def setUpClass(cls):
        cls.folder = cls.fresh_folder()
        done = run(CMAKE, "--install", BUILD, "--prefix", cls.folder / "first")
        assert done.returncode == 0, done.stdout + done.stderr
        cls.tree = (cls.folder / "first").rename(cls.folder / "some where else")
        cls.data = cls.tree / "share/vallum"
        cls.scenario = cls.data / "scenarios/first-battle.json"
        cls.programs = [cls.tree / "bin" / Path(program).name for program in PROGRAMS]
        cls.cli = cls.programs[0]

    def test_everything_shipped_is_installed(self):
        for folder, kept in [("resources/data", "data"), ("resources/fortresses", "fortresses"), ("scenarios",) * 2]:
            shipped = {path.relative_to(Path(SOURCE, folder)) for path in Path(SOURCE, folder).rglob("*.json")}
            there = {path.relative_to(self.data / kept) for path in (self.data / kept).rglob("*.json")}
            self.assertTrue(shipped)
            self.assertEqual(shipped, there)

    def test_the_rules_and_their_pictures_are_installed_with_the_window(self):
        for folder, kind in [("docs/rules", "*.md"), ("resources/rules-pictures", "*.json")]:
            shipped = {path.relative_to(Path(SOURCE, folder)) for path in Path(SOURCE, folder).rglob(kind)}
            there = {path.relative_to(self.data / Path(folder).name) for path in (self.data / Path(folder).name).rglob(kind)}
            self.assertEqual(shipped if self.programs[1:] else set(), there)

    def test_the_scenarios_are_valid_and_one_is_played(self):
        self.succeed(self.cli, "validate", *sorted((self.data / "scenarios").rglob("*.json")))
        battle = self.folder / "battle.vallum"
        told = self.succeed(self.cli, "play", self.scenario, "--seed", 1, "--save", battle)
        self.assertIn("won", told)
        self.succeed(self.cli, "validate", battle)

    def test_the_picture_of_a_scenario_is_painted(self):
        for program in self.programs[1:]:
            picture = self.folder / "table.png"
            self.succeed(program, "--picture", picture, self.scenario)
            self.assertEqual(picture.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

    def test_the_window_says_that_there_is_no_display(self):
        for program in self.programs[1:]:
            refused = run(program)
            self.assertEqual(refused.returncode, 2)
            self.assertIn("no display", refused.stderr)
            self.succeed(program, "--version")

    def test_the_data_beside_the_programs_go_before_those_of_the_source_tree(self):
        deck = self.data / "data/deck.json"
        kept = deck.read_text(encoding="utf-8")
        deck.write_text("spoiled", encoding="utf-8")
        self.addCleanup(deck.write_text, kept, encoding="utf-8")
        pictures = [[program, "--picture", os.devnull, self.scenario] for program in self.programs[1:]]
        for command in [[self.cli, "show", self.scenario], *pictures]:
            refused = run(*command)
            self.assertEqual(refused.returncode, 2)
            self.assertIn(str(deck), refused.stderr)
            self.succeed(*command, VALLUM_RESOURCES=f"{SOURCE}/resources")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
