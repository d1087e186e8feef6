// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <vallum/core/findings.h>
#include <vallum/core/json.h>

namespace vallum {

std::string inQuotes(const std::string& text) { return brief(Json(text)); }

void checkFileName(Findings& findings, const std::string& file, const std::string& id) {
    const std::string stem = std::filesystem::path(file).stem().string();
    if (!stem.empty() && stem != id)
        findings.error("/id", inQuotes(id), inQuotes(stem) + ", as the file is named");
}

}  // namespace vallum
