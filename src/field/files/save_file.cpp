// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_position.h"
#include "seat_checks.h"

#include <algorithm>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::field {

namespace {

struct SaveShape {
    int rules = 0;
    int digest = 0;
    std::string data;
    std::string scenario;
    SavedSeats seats;
    std::optional<Branch> branch;
    Annotations annotations;
    std::vector<Given<System>> tape;
    std::vector<Mark> marks;
    std::vector<KeptPosition> restarts;
    std::vector<KeptPosition> snapshots;

    static void fields(auto& it, auto& visit) {
        visit("rules", it.rules)("digest", it.digest)("data", it.data)("scenario", it.scenario)
            .optional("seats", it.seats)
            .optional("branch", it.branch)
            .optional("annotations", it.annotations)("tape", it.tape)("marks", it.marks)
            .optional("restarts", it.restarts)
            .optional("snapshots", it.snapshots);
    }
};

/// Version 1 knew one version of the rules and kept no positions.
Json withVersions(Json document) {
    document["rules"] = 1;
    document["digest"] = 1;
    return document;
}
const FileFormat& format() {
    static const FileFormat it{"vallum-battle", {withVersions}};
    return it;
}

/// One entry a line: a save that has grown differs from the one before only where it has grown.
template <class T> std::string lines(const std::vector<T>& list) {
    std::string text = "[";
    for (const T& entry : list)
        text += (text.size() == 1 ? "\n    " : ",\n    ") + JsonWriter::of(entry).dump();
    return text + (list.empty() ? "]" : "\n  ]");
}

template <class T> std::string section(std::string_view key, const std::vector<T>& list) {
    return list.empty() ? "" : ",\n  \"" + std::string(key) + "\": " + lines(list);
}

std::vector<KeptPosition> keptRestarts(const Record& record) {
    std::vector<KeptPosition> kept;
    for (const Restart<System>& it : record.restarts)
        kept.push_back(KeptPosition::of(it.position, it.steps, {}, record.scenario.source));
    return kept;
}
std::vector<KeptPosition> keptSnapshots(const SavedBattle& saved) {
    std::vector<KeptPosition> kept;
    for (const Snapshot<System>& it : saved.snapshots)
        kept.push_back(KeptPosition::of(it.position, it.steps, it.answers, saved.record.scenario.source));
    return kept;
}

/// Cards and units may have been taken out of the library since.
bool belongsTo(const Position& position, const Setting& setting) {
    const auto isCard = [&](CardId id) { return id.raw() >= 0 && id.raw() < std::ssize(setting.cards); };
    const auto areCards = [&](const std::vector<CardId>& cards) {
        return std::ranges::all_of(cards, isCard);
    };
    const auto isSeat = [&](Seat seat) { return std::ranges::count(setting.sides, seat, &Side::seat) == 1; };
    const auto isUnit = [&](const Unit& unit) {
        return isSeat(unit.owner) && unit.type.raw() >= 0 && unit.type.raw() < std::ssize(setting.types);
    };
    const auto isPlayer = [&](const Player& player) { return isSeat(player.seat) && areCards(player.hand); };
    return position.players.size() == setting.sides.size() &&
           std::ranges::all_of(position.players, isPlayer) &&
           std::all_of(position.units.begin(), position.units.end(), isUnit) && areCards(position.deck) &&
           areCards(position.discarded);
}

/// A restart that is damaged leaves a tape that does not play, and that is found out.
std::vector<Restart<System>> restartsFrom(const SaveShape& shape, const Setting& setting) {
    std::vector<Restart<System>> restarts;
    for (const KeptPosition& it : shape.restarts) {
        auto position = it.read(shape.scenario);
        if (position && belongsTo(*position, setting)) restarts.push_back({it.steps, *std::move(position)});
    }
    return restarts;
}
Snapshots snapshotsFrom(const SaveShape& shape, const Setting& setting) {
    Snapshots snapshots;
    for (const KeptPosition& it : shape.snapshots) {
        auto position = it.answers ? it.read(shape.scenario) : std::nullopt;
        if (position && belongsTo(*position, setting))
            snapshots.push_back({it.steps, *it.answers, *std::move(position)});
    }
    return snapshots;
}

std::optional<FileError> newerVersion(const SaveShape& shape, const std::string& file) {
    const auto newer = [&](const char* place, int found, int newest) {
        return FileError{file, place, std::to_string(found),
                         "at most " + std::to_string(newest) + "; a newer Vallum wrote this file"};
    };
    if (shape.rules > System::rules) return newer("/rules", shape.rules, System::rules);
    if (shape.digest > System::digest) return newer("/digest", shape.digest, System::digest);
    return std::nullopt;
}

Expected<SavedBattle, FileError> battleFrom(SaveShape shape, ScenarioFile scenario, const std::string& file) {
    const Setting& setting = *scenario.scenario.setting;
    auto restarts = restartsFrom(shape, setting);
    auto snapshots = snapshotsFrom(shape, setting);
    const bool areCardsTheSame = shape.data == setting.dataDigest;
    if (!areCardsTheSame && snapshots.empty()) {
        return tl::unexpected<FileError>(
            FileError{file, "/data", Json(shape.data).dump(),
                      Json(setting.dataDigest).dump() + "; this battle was begun with other cards"});
    }
    if (auto newer = newerVersion(shape, file)) return tl::unexpected<FileError>(*std::move(newer));
    if (auto fault = faultIn(shape.annotations, shape.tape.size(), file))
        return tl::unexpected<FileError>(*std::move(fault));
    if (auto fault = faultIn(shape.seats, setting, file)) return tl::unexpected<FileError>(*std::move(fault));
    return SavedBattle{
        {std::move(scenario.scenario), std::move(shape.tape), std::move(shape.marks), std::move(restarts)},
        std::move(snapshots),
        std::move(shape.seats),
        std::move(shape.branch),
        std::move(shape.annotations),
        shape.digest == System::digest,
        areCardsTheSame};
}

}  // namespace

std::string saveText(const Record& record) { return saveText(SavedBattle{.record = record}); }

std::string saveText(const SavedBattle& saved) {
    const Record& record = saved.record;
    const bool plain = saved.seats == SavedSeats();
    return "{\n  \"format\": \"vallum-battle\",\n  \"version\": " + std::to_string(format().newest()) +
           ",\n  \"rules\": " + std::to_string(System::rules) +
           ",\n  \"digest\": " + std::to_string(System::digest) +
           ",\n  \"data\": " + Json(record.scenario.setting->dataDigest).dump() +
           ",\n  \"scenario\": " + Json(record.scenario.source).dump() +
           (plain ? "" : ",\n  \"seats\": " + JsonWriter::of(saved.seats).dump()) +
           (saved.branch ? ",\n  \"branch\": " + JsonWriter::of(*saved.branch).dump() : "") +
           section("annotations", saved.annotations) + ",\n  \"tape\": " + lines(record.tape) +
           ",\n  \"marks\": " + lines(record.marks) + section("restarts", keptRestarts(record)) +
           section("snapshots", keptSnapshots(saved)) + "\n}\n";
}

Expected<Record, FileError> loadSave(std::string_view text, const Library& library, const std::string& file) {
    return loadSavedBattle(text, library, file).map([](SavedBattle&& saved) {
        return std::move(saved.record);
    });
}

Expected<SavedBattle, FileError> loadSavedBattle(std::string_view text,
                                                 const Library& library,
                                                 const std::string& file) {
    return readDocument<SaveShape>(format(), text, file).and_then([&](SaveShape shape) {
        return scenarioFrom(shape.scenario, library, file)
            .map_error([](FileError error) {
                error.place = "/scenario: " + error.place;
                return error;
            })
            .and_then([&](ScenarioFile scenario) {
                return battleFrom(std::move(shape), std::move(scenario), file);
            });
    });
}

std::string formatOf(std::string_view text) {
    const auto json = parsedJson(text);
    if (!json || !json->is_object()) return {};
    const auto format = json->find("format");
    return format != json->end() && format->is_string() ? format->get<std::string>() : std::string();
}

std::string nameOf(const Record& record, const std::optional<Branch>& branch) {
    return branch ? branch->name : record.scenario.title;
}

Expected<Record, FileError> loadRecord(const std::filesystem::path& path, const Library& library) {
    return readFile(path).and_then([&](const std::string& text) -> Expected<Record, FileError> {
        const std::string file = path.string();
        if (formatOf(text) != "vallum-scenario") return loadSave(text, library, file);
        return scenarioFrom(text, library, file).map([](ScenarioFile scenario) {
            return Record{std::move(scenario.scenario), {}, {}};
        });
    });
}

}  // namespace vallum::field
