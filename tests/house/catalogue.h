// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/sources.h"

#include <string>
#include <vector>

namespace vallum::house {

struct Rule {
    std::string file;
    std::string id;
    std::vector<std::string> lines;  // starting with the heading
};

/// Every rule of docs/rules, in reading order. tools/check-rules-translation compares the translations with
/// these.
inline std::vector<Rule> catalogue() {
    std::vector<Rule> rules;
    for (const auto& file : filesUnder("docs/rules", {".md"})) {
        if (file.filename() == "README.md" || file.parent_path() != root / "docs/rules") continue;
        std::istringstream text(textOf(file));
        bool isRule = false;
        for (std::string line; std::getline(text, line);) {
            if (line.starts_with("#")) isRule = line.starts_with("### ");
            if (line.starts_with("### ")) {
                rules.push_back({file.filename().string(), line.substr(4, line.find(' ', 4) - 4), {}});
            }
            if (isRule && !line.empty()) rules.back().lines.push_back(line);
        }
    }
    return rules;
}

}  // namespace vallum::house
