#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes Vallum a program of the desktop, looked over by the tools of the desktops.

desktop_test.py CMAKE BUILD
"""

import configparser
import sys
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

from support import Test, run

CMAKE, BUILD = sys.argv[1:]
ROOT = Path(__file__).parents[2]
ID = "org.vallum.Vallum"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
KINDS = {"application/x-vallum-battle": "*.vallum", "application/x-vallum-scenario": "*.vallum-scenario"}


class Desktop(Test):
    @classmethod
    def setUpClass(cls):
        tree = cls.fresh_folder()
        done = run(CMAKE, "--install", BUILD, "--prefix", tree)
        assert done.returncode == 0, done.stdout + done.stderr
        cls.programs = {path.name for path in (tree / "bin").iterdir()}
        cls.share = tree / "share"
        cls.entry_file = cls.share / f"applications/{ID}.desktop"
        cls.entry = configparser.ConfigParser(interpolation=None)
        cls.entry.optionxform = str
        cls.entry.read(cls.entry_file, encoding="utf-8")
        cls.metainfo_file = cls.share / f"metainfo/{ID}.metainfo.xml"
        cls.mime_file = cls.share / f"mime/packages/{ID}.xml"

    def test_the_entry_is_valid(self):
        self.need("desktop-file-validate")
        self.assertEqual(self.succeed("desktop-file-validate", "--warn-kde", self.entry_file), "")

    def test_the_description_is_valid(self):
        self.need("appstreamcli")
        self.succeed("appstreamcli", "validate", "--no-net", self.metainfo_file)

    def test_the_pictures_of_the_guide_show_it_in_a_shop(self):
        self.need("appstreamcli")
        web = "https://vallum.invalid"
        pictures = (ROOT / f"resources/desktop/{ID}.screenshots.xml.in").read_text(encoding="utf-8")
        described = self.metainfo_file.read_text(encoding="utf-8")
        shown = self.fresh_folder() / self.metainfo_file.name
        with_pictures = pictures.replace("@VALLUM_WEB@", web) + "  <launchable"
        shown.write_text(described.replace("  <launchable", with_pictures), encoding="utf-8")
        self.succeed("appstreamcli", "validate", "--no-net", shown)
        for image in xml.parse(shown).getroot().iter("image"):
            self.assertTrue((ROOT / image.text.removeprefix(web + "/")).is_file(), image.text)

    def test_the_kinds_of_files_are_taken(self):
        self.need("update-mime-database")
        said = self.succeed("update-mime-database", self.share / "mime", XDG_DATA_HOME=str(self.share))
        self.assertEqual(said, "")
        patterns = (self.share / "mime/globs2").read_text(encoding="utf-8").splitlines()
        for kind, pattern in KINDS.items():
            self.assertIn(f"50:{kind}:{pattern}", patterns)
            self.assertIn(f":{kind}]\n".encode(), (self.share / "mime/magic").read_bytes())

    def test_all_name_the_same_programs_icons_and_kinds(self):
        entry = self.entry["Desktop Entry"]
        self.assertEqual(entry["Exec"], "vallum %f")
        self.assertEqual(entry["Icon"], ID)
        self.assertEqual({kind for kind in entry["MimeType"].split(";") if kind}, set(KINDS))
        described = xml.parse(self.metainfo_file).getroot()
        self.assertEqual(described.findtext("launchable"), self.entry_file.name)
        self.assertEqual({it.text for it in described.iter("binary")}, self.programs)
        self.assertEqual({it.text for it in described.iter("mediatype")}, set(KINDS))
        self.assertEqual({it.get("type") for it in xml.parse(self.mime_file).getroot().iter(MIME + "mime-type")}, set(KINDS))

    def test_the_icon_is_there_in_every_size(self):
        folder = self.share / "icons/hicolor"
        self.assertTrue((folder / f"scalable/apps/{ID}.svg").is_file())
        sizes = [path.name for path in folder.iterdir() if path.name != "scalable"]
        self.assertGreaterEqual(set(sizes), {"16x16", "32x32", "48x48", "128x128", "256x256"})
        for size in sizes:
            header = (folder / size / "apps" / f"{ID}.png").read_bytes()[:24]
            width, height = (int.from_bytes(header[at : at + 4], "big") for at in (16, 20))
            self.assertEqual(f"{width}x{height}", size)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
