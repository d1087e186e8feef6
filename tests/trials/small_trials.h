// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/hex_battles.h"
#include "support/library.h"

#include <atomic>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/text_file.h>
#include <vallum/trials/fight.h>
#include <vallum/trials/run.h>
#include <vallum/trials/streams.h>
#include <vallum/trials/tables.h>

/// Quick trials and folders for them.
namespace vallum::trials {

inline Plan planFor(const std::vector<std::string>& scenarios, const std::string& player, int battles) {
    std::vector<std::string> files;
    for (const std::string& id : scenarios) files.push_back(field::pathOf("scenarios/" + id + ".json"));
    Plan plan = planOf(files);
    plan.players.front().all = player;
    plan.battles = battles;
    return plan;
}

inline Libraries libraries() { return {field::library(), hex::test::library()}; }

struct Ready {
    Plan plan;
    std::vector<Cell> cells;
};
inline Ready ready(Plan plan) {
    auto cells = prepared(plan, libraries(), "");
    if (!cells) contradiction(__FILE__, __LINE__, toText(cells.error()).c_str());
    return {std::move(plan), *std::move(cells)};
}

/// A folder for one test, removed afterward.
struct Place {
    std::filesystem::path path = std::filesystem::path(testing::TempDir()) /
                                 ("trials-" + std::to_string(::getpid()) + "-" +
                                  testing::UnitTest::GetInstance()->current_test_info()->name());

    Place() { std::filesystem::remove_all(path); }
    ~Place() { std::filesystem::remove_all(path); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
};

inline const field::Scenario& fieldOf(const Cell& cell) { return std::get<field::Scenario>(cell.scenario); }

inline std::string textOf(const std::filesystem::path& path) {
    return readFile(path).value_or("no such file");
}

}  // namespace vallum::trials
