#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs, unpacks, and plays from what was unpacked.

package_test.py CPACK BUILD PROGRAM...
"""

import os
import shutil
import sys
import unittest
from pathlib import Path

from support import Test, run

CPACK, BUILD, *PROGRAMS = sys.argv[1:]
TOOLS = Path(__file__).parents[2] / "tools"


class Package(Test):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("dpkg-shlibdeps"):
            raise unittest.SkipTest("this is no Debian")
        cls.folder = cls.fresh_folder()
        cls.package = cls.packed(cls.folder)
        cls.tree = cls.folder / "unpacked"
        assert run("dpkg-deb", "--extract", cls.package, cls.tree).returncode == 0

    @staticmethod
    def packed(folder, *options):
        config = f"{BUILD}/CPackConfig.cmake"
        done = run(CPACK, "--config", config, "-B", folder, "-D", "CPACK_STRIP_FILES=OFF", *options)
        assert done.returncode == 0, done.stdout + done.stderr
        (package,) = folder.glob("vallum_*.deb")
        return package

    def field(self, name):
        return self.succeed("dpkg-deb", "--field", self.package, name).strip()

    def test_it_says_what_it_is_and_what_it_needs(self):
        self.assertEqual(self.field("Section"), "games")
        self.assertIn("cards", self.field("Description").splitlines()[0])
        needed = {it.split()[0] for it in self.field("Depends").split(", ")}
        self.assertIn("libc6", needed)
        if len(PROGRAMS) > 1:
            self.assertGreaterEqual(needed, {"libqt6gui6", "libqt6widgets6"})

    def test_what_debian_asks_for_is_there(self):
        for path in ["copyright", "changelog.gz", "changelog.Debian.gz", "README.md", "docs/user-guide.md"]:
            self.assertTrue((self.tree / "usr/share/doc/vallum" / path).is_file(), path)
        for program in PROGRAMS:
            self.assertTrue((self.tree / "usr/share/man/man6" / f"{Path(program).name}.6.gz").is_file())

    def test_its_programs_play(self):
        scenario = self.tree / "usr/share/vallum/scenarios/first-battle.json"
        cli, *app = (self.tree / "usr/games" / Path(program).name for program in PROGRAMS)
        self.assertIn("won", self.succeed(cli, "play", scenario, "--seed", 2))
        for program in app:
            self.succeed(program, "--picture", self.folder / "table.png", scenario)

    def test_lintian_finds_nothing(self):
        if not shutil.which("lintian"):
            self.skipTest("there is no lintian")
        # The other tests read the programs as they were built.
        self.succeed(TOOLS / "check-package", self.package, "unstripped-binary-or-object")

    def test_lintian_finds_nothing_where_somebody_can_be_written_to(self):
        if not shutil.which("lintian"):
            self.skipTest("there is no lintian")
        named = self.packed(self.folder / "named", "-D", "CPACK_PACKAGE_CONTACT=Anna Bell <anna@bell.net>")
        self.succeed("lintian", "--fail-on=error,warning", "--suppress-tags=unstripped-binary-or-object", named)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
