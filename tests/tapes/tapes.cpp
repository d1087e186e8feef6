// SPDX-License-Identifier: GPL-3.0-or-later
#include "tapes/tapes.h"

#include "support/hex_fought.h"
#include "support/library.h"
#include "support/preset_battles.h"

#include <algorithm>
#include <array>
#include <memory>
#include <zlib.h>

#include <vallum/core/json.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/save_file.h>

namespace vallum::tapes {

namespace {

const std::filesystem::path root = VALLUM_SOURCE_DIR;

struct Closer {
    void operator()(gzFile_s* file) const { gzclose(file); }
};
using Compressed = std::unique_ptr<gzFile_s, Closer>;

/// No shipped scenario has fog.
field::Scenario withFog(const std::string& id) {
    const std::filesystem::path path = root / "scenarios" / (id + ".json");
    Json scenario = parsedJson(readFile(path).value()).value();
    scenario["options"]["fogOfWar"] = Json::object();
    return FilesOf<field::System>::scenarioFrom(scenario.dump(2), field::library(), path).value();
}

}  // namespace

std::vector<Kept> everyBattle() {
    std::vector<Kept> battles;
    const auto armies = field::presetArmies();
    for (auto red = armies.begin(); red != armies.end(); ++red) {
        for (auto blue = std::next(red); blue != armies.end(); ++blue) {
            battles.push_back({*red + "-" + *blue, field::presetBattle({.red = *red, .blue = *blue})});
        }
    }
    for (const auto& entry : std::filesystem::directory_iterator(root / "scenarios")) {
        if (!entry.is_regular_file()) continue;  // other systems have their own folders
        const std::string id = entry.path().stem().string();
        battles.push_back({id, field::shippedScenario(id)});
    }
    std::ranges::sort(battles, {}, &Kept::name);
    return battles;
}

std::vector<KeptHex> everyHexBattle() {
    std::vector<KeptHex> battles;
    for (const auto& entry : std::filesystem::directory_iterator(root / "scenarios/hex")) {
        const std::string id = entry.path().stem().string();
        battles.push_back({"hex-" + id, hex::test::shippedScenario(id)});
    }
    std::ranges::sort(battles, {}, &KeptHex::name);
    return battles;
}

std::filesystem::path fileOf(const std::string& name) {
    return root / "tests/tapes/battles" / (name + ".gz");
}

std::vector<Kept> releaseBattles() {
    return {{"field-battle", field::shippedScenario("phalanx-and-legion")},
            {"siege", field::shippedScenario("breach-at-the-gate")},
            {"several-players", field::shippedScenario("four-players")},
            {"fog-of-war", withFog("open-field")}};
}

std::vector<KeptHex> releaseHexBattles() { return {{"hex-battle", hex::test::shippedScenario("telamon")}}; }

std::string readCompressed(const std::filesystem::path& path) {
    const Compressed file(gzopen(path.c_str(), "rb"));
    std::string text;
    if (!file) return text;
    std::array<char, 1 << 16> part{};
    for (int count = 1; count > 0;) {
        count = gzread(file.get(), part.data(), part.size());
        if (count > 0) text.append(part.data(), static_cast<std::size_t>(count));
    }
    return text;
}

bool writeCompressed(const std::filesystem::path& path, const std::string& text) {
    const Compressed file(gzopen(path.c_str(), "wb9"));
    const auto length = static_cast<unsigned>(text.size());
    return file && gzwrite(file.get(), text.data(), length) == static_cast<int>(length);
}

}  // namespace vallum::tapes
