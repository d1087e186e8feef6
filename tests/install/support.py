# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of what is installed share."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path


def run(program, *arguments, **surroundings):
    """From a directory in which there is nothing to be found, and without a display."""
    hidden = {"VALLUM_RESOURCES", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment |= {"LC_ALL": "C.UTF-8", **surroundings}
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, timeout=300)


class Test(unittest.TestCase):
    def succeed(self, *command, **surroundings):
        """What a command says that must succeed."""
        done = run(*command, **surroundings)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def need(self, tool):
        """Where every change is tested, every tool is there; elsewhere one may be missing."""
        if shutil.which(tool):
            return
        self.assertNotEqual(os.environ.get("CI"), "true", f"{tool} is missing; tools/setup installs it")
        self.skipTest(f"there is no {tool}")

    @classmethod
    def fresh_folder(cls):
        folder = Path(tempfile.mkdtemp(prefix="vallum-install-"))
        cls.addClassCleanup(shutil.rmtree, folder)
        return folder
