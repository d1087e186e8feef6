#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages name the options that the programs name, and no others.

manual_test.py SOURCE PROGRAM...
"""

import re
import sys
import unittest
from pathlib import Path

from support import Test

SOURCE, CLI, *APP = sys.argv[1:]
OPTION = re.compile(r"(?<![\w-])--?[a-z](?:[a-z-]*[a-z])?(?![\w-])")


def options_in(text):
    """Those that begin a line, before what is said of them."""
    tags = [re.split(r" {2,}", line.strip())[0] for line in text.splitlines() if re.match(r" +-", line)]
    return {option for tag in tags for option in OPTION.findall(tag)}


class Manual(Test):
    def setUp(self):
        self.need("man")

    def help(self, *command):
        return self.succeed(*command, "--help")

    def page(self, program):
        """A page as a terminal shows it, part by part with its heading."""
        source = Path(SOURCE, "docs/man", Path(program).name + ".6")
        shown = self.succeed("man", "--warnings=w", "-l", source, MANWIDTH="200")
        self.assertNotIn("warning", shown)
        parts = re.split(r"^ {0,3}(\S.*)$", shown, flags=re.MULTILINE)
        return dict(zip(parts[1::2], parts[2::2]))

    def test_the_window(self):
        for program in APP:
            self.assertEqual(options_in(self.page(program)["OPTIONS"]), options_in(self.help(program)))

    def test_the_command_line(self):
        self.assertEqual(options_in(self.page(CLI)["DESCRIPTION"]), options_in(self.help(CLI)))

    def test_the_commands_and_their_options(self):
        commands = re.findall(r"^ {2}([a-z]+) {2,}", self.help(CLI).split("Subcommands:")[1], re.MULTILINE)
        self.assertGreater(len(commands), 5)
        told = {heading.split()[0]: text for heading, text in self.page(CLI).items() if heading[0].islower()}
        self.assertEqual(set(told), set(commands))
        for command in commands:
            self.assertEqual(options_in(told[command]), options_in(self.help(CLI, command)) - {"-h", "--help"}, command)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
