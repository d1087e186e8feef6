// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/battle_file.h>
#include <vallum/core/file_format.h>
#include <vallum/core/readers/annotations.h>
#include <vallum/core/readers/kept_position.h>

/// Writes and reads saved battles. Include it only in the one source file of a system that compiles its
/// BattleFile.
namespace vallum {

template <KeptSystem System> struct SaveShape {
    using Kept = KeptPosition<typename System::Position>;

    int rules = 0;
    int digest = 0;
    std::string data;
    std::string scenario;
    SavedSeats seats;
    std::optional<Branch> branch;
    typename SavedBattle<System>::Drawn annotations;
    std::vector<TapeEntry<System>> tape;
    std::vector<Mark> marks;
    std::vector<Kept> restarts;
    std::vector<Kept> snapshots;

    static void fields(auto& it, auto& visit) {
        visit("rules", it.rules)("digest", it.digest)("data", it.data)("scenario", it.scenario)
            .optional("seats", it.seats)
            .optional("branch", it.branch)
            .optional("annotations", it.annotations)("tape", it.tape)("marks", it.marks)
            .optional("restarts", it.restarts)
            .optional("snapshots", it.snapshots);
    }

    /// A damaged restart leaves a tape that does not replay, which is detected. Cards and units may also have
    /// been removed from the library since.
    [[nodiscard]] std::vector<Restart<System>> restartsIn(const typename System::Scenario& of) const {
        std::vector<Restart<System>> list;
        for (const Kept& it : restarts) {
            auto position = it.read(scenario);
            if (position && FilesOf<System>::belongsTo(*position, of))
                list.push_back({it.steps, *std::move(position)});
        }
        return list;
    }
    [[nodiscard]] std::vector<Snapshot<System>> snapshotsIn(const typename System::Scenario& of) const {
        std::vector<Snapshot<System>> list;
        for (const Kept& it : snapshots) {
            auto position = it.answers ? it.read(scenario) : std::nullopt;
            if (!position || !FilesOf<System>::belongsTo(*position, of)) continue;
            std::string olderText = digest == System::digest ? std::string() : it.olderText(*position);
            list.push_back({it.steps, *it.answers, *std::move(position), std::move(olderText)});
        }
        return list;
    }
    [[nodiscard]] std::optional<FileError> newerVersion(const std::string& file) const {
        const auto newer = [&](const char* place, int found, int newest) {
            return FileError{file, place, std::to_string(found),
                             "at most " + std::to_string(newest) + "; a newer Vallum wrote this file"};
        };
        if (rules > System::rules) return newer("/rules", rules, System::rules);
        if (digest > System::digest) return newer("/digest", digest, System::digest);
        return std::nullopt;
    }
};

/// One entry per line, so that a longer save differs from an earlier one only in added lines.
template <class T> std::string linesOf(const std::vector<T>& list) {
    std::string text = "[";
    for (const T& entry : list)
        text += (text.size() == 1 ? "\n    " : ",\n    ") + JsonWriter::of(entry).dump();
    return text + (list.empty() ? "]" : "\n  ]");
}
template <class T> std::string sectionOf(std::string_view key, const std::vector<T>& list) {
    return list.empty() ? "" : ",\n  \"" + std::string(key) + "\": " + linesOf(list);
}

template <KeptSystem System> std::string BattleFile<System>::textOf(const SavedBattle<System>& saved) {
    using Kept = typename SaveShape<System>::Kept;
    const Record<System>& record = saved.record;
    const FileFormat& format = FilesOf<System>::battleFormat();
    const std::string& source = record.scenario.source;
    std::vector<Kept> restarts;
    for (const Restart<System>& it : record.restarts)
        restarts.push_back(Kept::of(it.position, it.steps, {}, source));
    std::vector<Kept> snapshots;
    for (const Snapshot<System>& it : saved.snapshots)
        snapshots.push_back(Kept::of(it.position, it.steps, it.answers, source));
    const bool plain = saved.seats == SavedSeats();
    return "{\n  \"format\": \"" + std::string(format.name) +
           "\",\n  \"version\": " + std::to_string(format.newest()) +
           ",\n  \"rules\": " + std::to_string(System::rules) +
           ",\n  \"digest\": " + std::to_string(System::digest) +
           ",\n  \"data\": " + Json(FilesOf<System>::cardsOf(record.scenario)).dump() +
           ",\n  \"scenario\": " + Json(source).dump() +
           (plain ? "" : ",\n  \"seats\": " + JsonWriter::of(saved.seats).dump()) +
           (saved.branch ? ",\n  \"branch\": " + JsonWriter::of(*saved.branch).dump() : "") +
           sectionOf("annotations", saved.annotations) + ",\n  \"tape\": " + linesOf(record.tape) +
           ",\n  \"marks\": " + linesOf(record.marks) + sectionOf("restarts", restarts) +
           sectionOf("snapshots", snapshots) + "\n}\n";
}

/// Checks what the shape of the file does not guarantee.
template <KeptSystem System>
Expected<SavedBattle<System>, FileError> savedBattleFrom(SaveShape<System> shape,
                                                         typename System::Scenario scenario,
                                                         const std::string& file) {
    auto restarts = shape.restartsIn(scenario);
    auto snapshots = shape.snapshotsIn(scenario);
    const std::string cards = FilesOf<System>::cardsOf(scenario);
    const bool isLibraryUnchanged = shape.data == cards;
    if (!isLibraryUnchanged && snapshots.empty()) {
        return tl::unexpected<FileError>(
            FileError{file, "/data", Json(shape.data).dump(),
                      Json(cards).dump() + "; this battle was begun with other cards"});
    }
    if (auto newer = shape.newerVersion(file)) return tl::unexpected<FileError>(*std::move(newer));
    if (auto fault = faultIn(shape.annotations, shape.tape.size(), file))
        return tl::unexpected<FileError>(*std::move(fault));
    if (auto fault = faultIn(shape.seats, FilesOf<System>::seatsOf(scenario), file))
        return tl::unexpected<FileError>(*std::move(fault));
    return SavedBattle<System>{
        {std::move(scenario), std::move(shape.tape), std::move(shape.marks), std::move(restarts)},
        std::move(snapshots),
        std::move(shape.seats),
        std::move(shape.branch),
        std::move(shape.annotations),
        shape.rules,
        shape.digest == System::digest,
        isLibraryUnchanged};
}

template <KeptSystem System>
Expected<SavedBattle<System>, FileError> BattleFile<System>::read(std::string_view text,
                                                                  const Library& library,
                                                                  const std::string& file) {
    using Shape = SaveShape<System>;
    return readDocument<Shape>(FilesOf<System>::battleFormat(), text, file).and_then([&](Shape shape) {
        return FilesOf<System>::scenarioFrom(shape.scenario, library, file)
            .map_error([](FileError error) {
                error.place = "/scenario: " + error.place;
                return error;
            })
            .and_then([&](typename System::Scenario scenario) {
                return savedBattleFrom<System>(std::move(shape), std::move(scenario), file);
            });
    });
}

template <KeptSystem System>
typename SavedBattle<System>::Drawn BattleFile<System>::annotationsOf(
    const typename System::Scenario& scenario) {
    return annotationsIn<typename FilesOf<System>::Point>(scenario.source);
}

}  // namespace vallum
