// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/readers/battle_file.h>
#include <vallum/core/readers/reopening.h>
#include <vallum/core/readers/torn_file.h>

/// Reads as much as possible of a damaged save. Include it only in the one source file of a system that
/// compiles its BattleFile.
namespace vallum {

/// The intact parts of a save: whatever precedes its lists, and those list entries that can be
/// read.
template <KeptSystem System> class SaveRepair {
public:
    explicit SaveRepair(std::string_view text) : text_(text) {}

    [[nodiscard]] std::string repaired() const {
        const std::string_view head =
            text_.substr(0, std::min(beginOfList(text_, "annotations"), beginOfList(text_, "tape")));
        const std::string placeholder = JsonWriter::of(TapeEntry<System>()).dump();
        const auto tape = tapeWith(placeholder);
        return std::string(head) + (head.ends_with(',') ? "" : ",") +
               "\n\"annotations\": " + listOf(drawings(tape.size())) + ", \"tape\": " + listOf(tape) +
               ", \"marks\": " + listOf(marks()) + ", \"restarts\": " + listOf(positions("restarts")) +
               ", \"snapshots\": " + listOf(positions("snapshots")) + "}";
    }

private:
    template <class Entry> static bool canBeRead(std::string_view line) {
        return JsonReader::readText<Entry>(line, {}).has_value();
    }
    [[nodiscard]] std::vector<std::string_view> positions(std::string_view key) const {
        std::vector<std::string_view> entries = linesIn(text_, key);
        std::erase_if(entries, [](std::string_view line) {
            return !canBeRead<KeptPosition<typename System::Position>>(line);
        });
        return entries;
    }
    /// Replaces an answer that cannot be read with one by nobody, which no rule accepts. Later answers thus
    /// keep their positions.
    [[nodiscard]] std::vector<std::string_view> tapeWith(std::string_view placeholder) const {
        std::vector<std::string_view> tape = linesIn(text_, "tape");
        for (std::string_view& line : tape) {
            if (!canBeRead<TapeEntry<System>>(line)) line = placeholder;
        }
        return tape;
    }
    /// Stops at the first unreadable mark: later ones would be compared with the wrong steps.
    [[nodiscard]] std::vector<std::string_view> marks() const {
        std::vector<std::string_view> marks = linesIn(text_, "marks");
        marks.erase(std::ranges::find_if_not(marks, canBeRead<Mark>), marks.end());
        return marks;
    }
    /// Annotations are independent: an unreadable one does not affect the others.
    [[nodiscard]] std::vector<std::string_view> drawings(std::size_t answers) const {
        using Drawn = typename SavedBattle<System>::Drawn;
        std::vector<std::string_view> drawings;
        const std::size_t begin = beginOfList(text_, "annotations");
        if (begin == std::string_view::npos) return drawings;
        std::string_view rest = text_.substr(begin + 1, beginOfList(text_, "tape") - begin);
        while (!rest.empty()) {
            const std::string_view entry = withoutComma(firstLine(rest));
            const auto it = JsonReader::readText<typename Drawn::value_type>(entry, {});
            if (it && !faultIn(Drawn{*it}, answers)) drawings.push_back(entry);
        }
        return drawings;
    }

    std::string_view text_;
};

/// The players' seats and the parent branch are worth less than the battle, so damage to them is no error.
template <KeptSystem System>
Expected<SavedBattle<System>, FileError> repairedBattle(std::string_view text,
                                                        const typename FilesOf<System>::Library& library,
                                                        const std::string& file) {
    using File = BattleFile<System>;
    const std::string whole = SaveRepair<System>(text).repaired();
    auto battle = File::read(whole, library, file);
    if (!battle) battle = File::read(withoutLine(whole, "seats"), library, file);
    if (!battle) battle = File::read(withoutLine(whole, "branch"), library, file);
    if (!battle) battle = File::read(withoutLine(withoutLine(whole, "seats"), "branch"), library, file);
    return battle;
}

/// Annotations keep the moment they were drawn for; if it is gone, they move to the end of the past.
template <class Point>
Annotations<Point> movedToPast(Annotations<Point> annotations, std::size_t past, std::size_t unseen) {
    const auto now = [&](int answers) {
        const auto then = static_cast<std::size_t>(answers);
        return then <= past ? answers : static_cast<int>(std::max(past, then - std::min(then, unseen)));
    };
    for (Annotation<Point>& it : annotations) {
        it.from = now(it.from);
        if (it.until) it.until = now(*it.until);
    }
    return annotations;
}

/// The number of answers before the last restart.
template <class System> std::size_t answersBeforeRestart(const Record<System>& record) {
    if (record.restarts.empty()) return 0;
    return static_cast<std::size_t>(
        record.marks.at(static_cast<std::size_t>(record.restarts.back().steps)).answers);
}

/// The last turn before the newest restart; 0 if no answer was given before it.
template <KeptSystem System> int turnBeforeRestart(Record<System> record) {
    const std::size_t past = answersBeforeRestart(record);
    if (past == 0) return 0;
    record.tape.resize(past);
    record.restarts.pop_back();
    record.marks.clear();
    const auto played = Referee<System>::from(std::move(record));
    return played ? std::max(1, Telling<System>::when(played->battle()).turn) : 0;
}

template <KeptSystem System>
Recovery recoveryOf(const Reopened<System>& opened, Recovery::Cause cause, bool isTapeCut) {
    const auto& referee = opened.referee;
    Recovery recovery{.cause = cause,
                      .turn = std::max(1, Telling<System>::when(referee.battle()).turn),
                      .isResumed = opened.unseen != 0,
                      .isEndLost = opened.lost != 0 || isTapeCut};
    if (recovery.isResumed) recovery.lookBackTo = turnBeforeRestart<System>(referee.record());
    return recovery;
}

/// Why a well-formed save does not replay. A tape that was cut is damaged, whatever else has changed.
template <KeptSystem System>
Recovery::Cause causeOf(const Break& firstBreak, const SavedBattle<System>& battle) {
    if (firstBreak.isMissing) return Recovery::Cause::damage;
    if (!battle.isLibraryUnchanged) return Recovery::Cause::newCards;
    return battle.rules < System::rules ? Recovery::Cause::newRules : Recovery::Cause::damage;
}

template <KeptSystem System>
Expected<Salvaged<System>, FileError> BattleFile<System>::salvage(std::string_view text,
                                                                  const Library& library,
                                                                  const std::string& file) {
    std::optional<FileError> damage;
    auto cause = Recovery::Cause::damage;
    bool isTapeCut = false;
    auto battle = read(text, library, file);
    if (!battle) {
        damage = battle.error();
        isTapeCut = !isListClosed(text, "tape");
        battle = repairedBattle<System>(text, library, file);
        if (!battle) return tl::unexpected<FileError>(*damage);
    }
    auto opened = reopened(UncheckedSave<System>{std::move(battle->record), std::move(battle->snapshots),
                                                 battle->areDigestsComparable});
    const auto& firstBreak = opened.firstBreak;
    const Record<System>& record = opened.referee.record();
    if (!damage && firstBreak) {
        std::optional<std::string> refused;
        if (firstBreak->refusal) refused = Telling<System>::sentence(*firstBreak->refusal).english();
        damage = errorOf(*firstBreak, battle->isLibraryUnchanged, refused, file);
        cause = causeOf<System>(*firstBreak, *battle);
    }
    if (opened.unseen != 0) {
        const std::size_t past = answersBeforeRestart(record);
        battle->annotations = movedToPast(std::move(battle->annotations), past, opened.unseen);
        if (battle->branch)
            battle->branch->answers = std::min(battle->branch->answers, static_cast<int>(past));
    }
    auto annotations = begunBy(std::move(battle->annotations), record.tape.size());
    std::optional<Recovery> recovery;
    if (damage) recovery = recoveryOf(opened, cause, isTapeCut);
    return Salvaged<System>{std::move(opened.referee),
                            std::move(battle->seats),
                            std::move(battle->branch),
                            std::move(annotations),
                            battle->rules,
                            std::move(damage),
                            opened.unseen,
                            opened.lost,
                            recovery};
}

}  // namespace vallum
