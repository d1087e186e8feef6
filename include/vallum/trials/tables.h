// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>

/// The files that a trial leaves in its folder; docs/formats.md says what stands in them.
namespace vallum::trials {

/// Tables for other programs (RFC 4180): `battles.csv`, `units.csv` and `sections.csv`. They are read from
/// the folder line by line, however many there are.
Expected<void, FileError> writeTables(const Folder&, const std::vector<Cell>&);

std::string summaryText(const Findings&);

/// How long it took; the only file that is not the same every time.
struct Speed {
    int threads = 0;  // of each rank
    int ranks = 1;
    int battles = 0;  // of this run, without those that were there before
    std::int64_t milliseconds = 0;
};
std::string speedText(const Speed&);

/// One page for the browser, with all it needs in it.
std::string reportHtml(const Findings&);

}  // namespace vallum::trials
