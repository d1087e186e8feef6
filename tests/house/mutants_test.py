#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/mutants breaks code and nothing else, and draws the same mutants whatever changes elsewhere.

mutants_test.py SOURCE
"""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop())
loader = importlib.machinery.SourceFileLoader("mutants", str(SOURCE / "tools/mutants"))
spec = importlib.util.spec_from_loader("mutants", loader)
mutants = sys.modules["mutants"] = importlib.util.module_from_spec(spec)
loader.exec_module(mutants)


def broken(text):
    """What becomes of a text, each mutant as its kind and the lines that differ."""
    found = []
    for start, stop, put, kind in mutants.changes(text, mutants.code_of(text)):
        first, last = text.rfind("\n", 0, start) + 1, text.find("\n", max(start, stop - 1))
        found.append((kind, (text[first:start] + put + text[stop:last]).strip()))
    return found


class Mutants(unittest.TestCase):
    def test_operators_and_returns_are_changed(self):
        self.assertEqual(broken("    return a < b;\n")[0], ("< to <=", "return a <= b;"))
        self.assertIn(("== to !=", "x = a != b;"), broken("x = a == b;\n"))
        self.assertIn(("&& to ||", "x = a || !b;"), broken("x = a && !b;\n"))
        self.assertIn(("! removed", "x = a && b;"), broken("x = a && !b;\n"))
        self.assertEqual(broken("    return true;\n"), [("returns not true", "return false;")])
        self.assertEqual(broken("    return 3;\n"), [("returns one more", "return 4;")])
        self.assertEqual(broken("    return 2_du;\n"), [("returns one more", "return 3_du;")])
        self.assertIn(("returns the contrary", "return !(isFree(a));"), broken("    return isFree(a);\n"))

    def test_a_condition_is_negated_and_its_return_dropped(self):
        self.assertEqual(
            broken("    if (isFree(a)) return refuse(\"MOV-01\"_rule);\n"),
            [
                ("condition negated", "if (!(isFree(a))) return refuse(\"MOV-01\"_rule);"),
                ("return dropped", "if (isFree(a)) {}"),
            ],
        )
        self.assertIn(
            ("condition negated", "if (const auto it = found(a); !(it)) go(it);"),
            broken("if (const auto it = found(a); it) go(it);\n"),
        )

    def test_what_is_no_code_stays(self):
        for text in (
            "#include <a/b.h>\n",
            "// a < b && !c\n",
            "/* return true; */\n",
            'say("a < b", R"(return 1;)", \'<\');\n',
            "std::vector<std::pair<int, int>> all(const A& a, B&& b, const C* c);\n",
            "template <class T> T one(T);\n",
            "auto it = [](auto&& one) -> int { return -x; };\n",
            "VALLUM_CHECK(a < b);\n",
            "static_assert(a == b && c);\n",
        ):
            self.assertEqual(broken(text), [], text)

    def test_the_draw_hangs_on_the_text_of_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            mutants.TREE = Path(folder)
            source = mutants.TREE / "src/geometry/a.cpp"
            source.parent.mkdir(parents=True)
            lines = [f"x{i} = a{i} < b{i};\n" for i in range(20)]
            source.write_text("".join(lines))
            before = [it.before for it in mutants.drawn(1, "")]
            source.write_text("int more;\n" + "".join(lines))
            self.assertEqual([it.before for it in mutants.drawn(1, "")], before)
            self.assertNotEqual([it.before for it in mutants.drawn(2, "")], before)
            self.assertEqual([it.line for it in mutants.drawn(1, "src/geometry/a.cpp:4")], [4])


unittest.main()
