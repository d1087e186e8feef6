// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>

/// The files that a trial leaves in its folder; docs/formats.md says what stands in them.
namespace vallum::trials {

/// Tables for other programs (RFC 4180): `battles.csv`, `units.csv` and `sections.csv`. They are written
/// beside those of that name while a trial goes on, so that it can end at once, and replace them in the end.
class Tables {
public:
    Tables(const std::filesystem::path& folder, const std::vector<Cell>& cells);
    ~Tables();
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;

    /// In the order of the battles, from the first on.
    void add(const BattleResult& result);
    Expected<void, FileError> finish();

private:
    struct Files;

    const std::vector<Cell>& cells_;
    std::unique_ptr<Files> files_;
};

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

/// All that a trial leaves in its folder, beside the journal and its plan.
Expected<void, FileError> writeFindings(const std::filesystem::path& folder,
                                        Tables& tables,
                                        const Findings& findings,
                                        const Speed& speed);

}  // namespace vallum::trials
