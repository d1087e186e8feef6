// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <vallum/field/system.h>
#include <vallum/hex/system.h>

/// Whole battles stored as compressed files: each must replay exactly, answer by answer.
namespace vallum::tapes {

/// A battle that must have a tape.
template <class System> struct KeptBattle {
    std::string name;
    typename System::Scenario scenario;
};
using Kept = KeptBattle<field::System>;
using KeptHex = KeptBattle<hex::System>;
/// Every pair of armies, and every shipped scenario.
std::vector<Kept> everyBattle();
/// Every hex scenario, such as "hex-telamon".
std::vector<KeptHex> everyHexBattle();

std::filesystem::path fileOf(const std::string& name);
/// One battle of each kind of scenario, for tests/tapes/releases.
std::vector<Kept> releaseBattles();
std::vector<KeptHex> releaseHexBattles();

/// Empty if there is no such file.
std::string readCompressed(const std::filesystem::path& path);
inline std::string readTape(const std::string& name) { return readCompressed(fileOf(name)); }
/// False if it could not be written.
bool writeCompressed(const std::filesystem::path& path, const std::string& text);

}  // namespace vallum::tapes
