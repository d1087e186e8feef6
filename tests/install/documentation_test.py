#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does what the documentation tells its readers to do, page by page, and follows every link.

A ```json block after the words "Save this as `FILE`" becomes that file, and every ```sh block is run.

documentation_test.py CMAKE BUILD PROGRAM...
"""

import os
import re
import sys
import unittest
from pathlib import Path

from support import Test, run

CMAKE, BUILD, *PROGRAMS = sys.argv[1:]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
STEP = re.compile(r"(?:Save this as `([^`]+)`[^\n]*\n\n)?^```(json|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def places_in(page):
    """What may be linked to: each heading in lower case, words joined by hyphens, other signs left out."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class Documentation(Test):
    @classmethod
    def setUpClass(cls):
        cls.tree = cls.fresh_folder()
        done = run(CMAKE, "--install", BUILD, "--prefix", cls.tree)
        assert done.returncode == 0, done.stdout + done.stderr
        cls.pages = cls.tree / "share/doc/vallum"

    def test_every_link_leads_somewhere(self):
        pages = sorted(self.pages.rglob("*.md"))
        self.assertGreater(len(pages), 30)
        for page in pages:
            for file, place in LINK.findall(page.read_text(encoding="utf-8")):
                target = page.parent / file if file else page
                self.assertTrue(target.exists(), f"{page.relative_to(self.pages)}: {file}")
                if place:
                    self.assertIn(place, places_in(target), f"{page.relative_to(self.pages)}: {file}")

    def follow(self, name):
        if len(PROGRAMS) < 2:
            self.skipTest("the window is not built, and it paints pictures here")
        steps = STEP.findall((self.pages / "docs" / name).read_text(encoding="utf-8"))
        self.assertGreater(len(steps), 1)
        folder = self.fresh_folder()  # the reader's own: what was installed cannot be written to
        path = f"{self.tree}/bin:{os.environ['PATH']}"
        script = f"set -e -o pipefail\ncd '{folder}'\n"
        for file, kind, text in steps:
            if kind == "sh":
                script += text
            else:
                self.assertTrue(file, text)
                script += f"cat > {file} << 'END'\n{text}END\n"
        self.succeed("bash", "-c", script.replace("/usr/share/vallum", f"{self.tree}/share/vallum"), PATH=path)

    def test_the_page_for_teachers(self):
        self.follow("teachers.md")

    def test_the_page_for_designers(self):
        self.follow("designers.md")

    def test_the_page_for_authors_of_data(self):
        self.follow("data-authors.md")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
