// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <vallum/trials/findings.h>
#include <vallum/trials/folder.h>

/// The files that a trial leaves in its folder; docs/formats.md describes them.
namespace vallum::trials {

/// Tables for other programs (RFC 4180): `battles.csv`, `units.csv` and `sections.csv`, and where the trial
/// is explained the lines of `explain.jsonl`. They are written to temporary files during a trial, which
/// replace the old ones at the end.
class Tables {
public:
    Tables(const std::filesystem::path& folder, const std::vector<Cell>& cells);
    ~Tables();
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;

    /// Call it in the order of the battles, from the first one.
    void add(const BattleResult& result);
    Expected<void, FileError> finish();

private:
    struct Files;

    const std::vector<Cell>& cells_;
    std::unique_ptr<Files> files_;
};

std::string summaryText(const Findings&);

/// A trial as its folder has it.
struct KeptTrial {
    Plan plan;
    int battles = 0;  // fought so far
    bool isFinished = false;
};
/// Works while a program is filling the folder.
Expected<KeptTrial, FileError> keptTrial(const std::filesystem::path& folder);

/// Timing; the only output that differs between runs.
struct Speed {
    int threads = 0;  // per rank
    int ranks = 1;
    int battles = 0;  // of this run, without earlier ones
    std::int64_t milliseconds = 0;
};
std::string speedText(const Speed&);

/// A self-contained page for the browser.
std::string reportHtml(const Findings&);

/// Writes everything in the folder except the journal and the plan.
Expected<void, FileError> writeFindings(const std::filesystem::path& folder,
                                        Tables& tables,
                                        const Findings& findings,
                                        const Speed& speed);

}  // namespace vallum::trials
