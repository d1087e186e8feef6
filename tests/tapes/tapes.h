// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <vallum/field/system.h>
#include <vallum/hex/system.h>

/// Whole battles kept as files, compressed: what has happened once must happen again, answer by answer.
namespace vallum::tapes {

/// A battle that has to be among them.
template <class System> struct KeptBattle {
    std::string name;
    typename System::Scenario scenario;
};
using Kept = KeptBattle<field::System>;
using KeptHex = KeptBattle<hex::System>;
/// Every army against every other one, and every scenario that is shipped.
std::vector<Kept> everyBattle();
/// Every scenario on a board of hexes, "hex-telamon".
std::vector<KeptHex> everyHexBattle();

std::filesystem::path fileOf(const std::string& name);
/// Empty where there is no such file.
std::string readTape(const std::string& name);
/// False where it could not be written.
bool writeTape(const std::string& name, const std::string& text);

}  // namespace vallum::tapes
