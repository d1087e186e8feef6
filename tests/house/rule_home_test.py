#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/rule-home finds every rule of the catalogue, and tells its home from the places that cite it.

rule_home_test.py SOURCE
"""

import re
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop())


def ask(*arguments):
    return subprocess.run([sys.executable, "-B", SOURCE / "tools/rule-home", *arguments], capture_output=True, text=True)


def part(answer, title):
    """What stands under a title."""
    found = re.search(rf"^{title}:[^\n]*\n((?:  [^\n]*\n)*)", answer, re.MULTILINE)
    return found[1] if found else ""


class RuleHome(unittest.TestCase):
    def test_a_rule_has_a_text_a_home_and_tests(self):
        answer = ask("END-07").stdout
        self.assertIn("docs/rules/10-end-of-turn.md", part(answer, "Text"))
        self.assertIn("docs/rules/es/", part(answer, "Text"))
        self.assertIn("include/vallum/field/rules/turn/end_of_turn.h", part(answer, "Home"))
        self.assertIn("Sum handLimit(const Battle&, Seat);", part(answer, "Home"))
        self.assertIn("src/field/procedures/turn/end_of_turn.cpp", part(answer, "Cited in") + part(answer, "Home"))
        self.assertIn("AnEventMayRaiseTheLimit", part(answer, "Tests"))

    def test_a_rule_in_the_middle_of_a_range_is_found(self):
        # "MEL-26 to MEL-28": the one between is never written out there.
        self.assertIn("orderOfBlows", part(ask("MEL-27").stdout, "Home"))

    def test_a_rule_that_others_bring_about_has_a_line_in_the_list(self):
        home = part(ask("MOV-22").stdout, "Home")
        self.assertIn("docs/rules-without-code.md", home)
        self.assertIn("follows from MAN-11, MOD-13", home)

    def test_who_asks_for_no_rule_is_told_so(self):
        for wrong in (["XYZ-99"], ["move"], []):
            done = ask(*wrong)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(done.stdout, "")
            self.assertNotEqual(done.stderr, "")


unittest.main()
