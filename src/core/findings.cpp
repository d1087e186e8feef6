// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <numeric>

#include <vallum/core/findings.h>
#include <vallum/core/json.h>

namespace vallum {

namespace {

/// How many letters have to be changed, added or left out.
std::size_t lettersBetween(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i != one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j != other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string nearestTo(std::string_view word, std::vector<std::string> names) {
    constexpr std::size_t most = 3;
    std::ranges::stable_sort(names, {}, [&](const std::string& it) { return lettersBetween(word, it); });
    if (names.size() > most) names.resize(most);
    std::string listed;
    for (const std::string& it : names) listed += (listed.empty() ? "" : ", ") + it;
    return listed;
}

std::string inQuotes(const std::string& text) { return brief(Json(text)); }

void checkFileName(Findings& findings, const std::string& file, const std::string& id) {
    const std::string stem = std::filesystem::path(file).stem().string();
    if (!stem.empty() && stem != id)
        findings.error("/id", inQuotes(id), inQuotes(stem) + ", as the file is named");
}

}  // namespace vallum
