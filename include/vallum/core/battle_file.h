// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/annotations.h>
#include <vallum/core/file_error.h>
#include <vallum/core/record.h>
#include <vallum/core/recovery.h>
#include <vallum/core/referee.h>
#include <vallum/core/rule_system.h>
#include <vallum/core/saved_seats.h>

/// The save format that all systems share.
namespace vallum {

struct FileFormat;

/// Describes a system's files. Each system specializes it with the members that `KeptSystem` names.
template <class System> struct FilesOf;

template <class T> using FromFile = Expected<T, FileError>;

/// `source` is the text it was read from, verbatim.
template <class Scenario>
concept KeptScenario = requires(const Scenario& it) {
    { it.title } -> std::convertible_to<std::string>;
    { it.source } -> std::convertible_to<std::string>;
};

/// `Library` is the printed material that scenarios choose from. `cardsOf` is a digest of the part of it that
/// a scenario uses: a battle begun with other cards no longer replays. `belongsTo` is true if a position
/// names only what its scenario has. `battleFormat` names the format of saved battles and holds its
/// migrations.
template <class S>
concept KeptSystem = ToldSystem<S> && KeptScenario<typename S::Scenario> &&
                     requires {
                         typename FilesOf<S>::Library;
                         typename FilesOf<S>::Point;  // of annotations
                         { FilesOf<S>::scenarioFormat } -> std::convertible_to<std::string_view>;
                         { FilesOf<S>::battleFormat() } -> std::same_as<const FileFormat&>;
                     } &&
                     requires(std::string_view text,
                              const typename FilesOf<S>::Library& library,
                              const std::string& file,
                              const typename S::Scenario& scenario,
                              const typename S::Position& position) {
                         {
                             FilesOf<S>::scenarioFrom(text, library, file)
                         } -> std::same_as<FromFile<typename S::Scenario>>;
                         { FilesOf<S>::cardsOf(scenario) } -> std::same_as<std::string>;
                         { FilesOf<S>::seatsOf(scenario) } -> std::same_as<std::vector<Seat>>;
                         { FilesOf<S>::belongsTo(position, scenario) } -> std::same_as<bool>;
                     };

template <KeptSystem System> struct SavedBattle {
    using Drawn = Annotations<typename FilesOf<System>::Point>;

    Record<System> record;
    std::vector<Snapshot<System>> snapshots = {};
    SavedSeats seats = {};
    std::optional<Branch> branch = {};
    Drawn annotations = {};
    int rules = System::rules;         // the version it was saved under
    bool areDigestsComparable = true;  // its digests are comparable with those of this program
    bool isLibraryUnchanged = true;    // the library still has the values it was begun with
};

/// As much of a save as can be trusted.
template <KeptSystem System> struct Salvaged {
    Referee<System> played;
    SavedSeats seats;
    std::optional<Branch> branch;
    typename SavedBattle<System>::Drawn annotations;  // the intact ones that begin within the battle
    int rules = System::rules;                        // the version it was saved under
    /// Where the file first departs from the battle that was saved; none: it is intact.
    std::optional<FileError> damage;
    std::size_t answersUnseen = 0;          // skipped by resuming from a snapshot: they cannot be replayed
    std::size_t answersLost = 0;            // in the file, readable or not
    std::optional<Recovery> recovery = {};  // what the player is told about the damage, if there is any
};

/// A battle as it is saved: the text of its scenario, every answer, the digest after every step, and
/// snapshots of some positions. Each system compiles it in one source file, from readers/battle_file.h and
/// readers/salvage.h.
template <KeptSystem System> struct BattleFile {
    using Library = typename FilesOf<System>::Library;

    static std::string textOf(const SavedBattle<System>&);
    /// If the cards that the battle uses have changed since it began, it can only resume from a snapshot. A
    /// damaged snapshot is left out.
    static FromFile<SavedBattle<System>> read(std::string_view text, const Library&, const std::string& file);
    /// Reads a save as `read` does and replays it. If it is cut short, unreadable or does not replay, the
    /// battle resumes from the newest snapshot after the damage, or else stops just before it. Without a
    /// scenario there is no battle, and the error is returned.
    static FromFile<Salvaged<System>> salvage(std::string_view text, const Library&, const std::string& file);
    /// The annotations that the scenario's author drew for the start of the battle.
    static typename SavedBattle<System>::Drawn annotationsOf(const typename System::Scenario&);
};

/// The title of a battle: that of its branch, or else of its scenario.
template <class System>
std::string nameOf(const Record<System>& record, const std::optional<Branch>& branch) {
    return branch ? branch->name : record.scenario.title;
}

}  // namespace vallum
