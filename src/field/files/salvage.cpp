// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_position.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/core/reopening.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

std::string_view withoutComma(std::string_view line) {
    while (!line.empty() && (line.back() == ',' || line.back() == '\r' || line.back() == ' '))
        line.remove_suffix(1);
    return line;
}

std::string_view firstLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

/// Where a list begins that is written one entry a line.
std::size_t beginOf(std::string_view text, const std::string& key) {
    return text.find("\n  \"" + key + "\": [");
}

/// Its lines, up to the end of the list or of the text.
std::vector<std::string_view> linesIn(std::string_view text, const std::string& key) {
    std::vector<std::string_view> lines;
    const std::size_t at = beginOf(text, key);
    if (at == std::string_view::npos) return lines;
    text.remove_prefix(at + 1);
    firstLine(text);
    while (!text.empty()) {
        const std::string_view line = withoutComma(firstLine(text));
        if (line.substr(std::min(line.size(), line.find_first_not_of(' '))).starts_with(']')) break;
        lines.push_back(line);
    }
    return lines;
}

template <class Entry> bool canBeRead(std::string_view line) {
    return JsonReader::readText<Entry>(line, {}).has_value();
}
/// Those that are whole.
template <class Entry>
std::vector<std::string_view> entriesIn(std::string_view text, const std::string& key) {
    std::vector<std::string_view> entries = linesIn(text, key);
    std::erase_if(entries, [](std::string_view line) { return !canBeRead<Entry>(line); });
    return entries;
}

/// In place of an answer that cannot be read: nobody sits there, so no rule takes it, and what follows keeps
/// its place.
constexpr std::string_view unreadable = R"({"seat": -1, "answer": {"kind": "phaseDone"}})";

std::vector<std::string_view> tapeIn(std::string_view text) {
    std::vector<std::string_view> tape = linesIn(text, "tape");
    for (std::string_view& line : tape) {
        if (!canBeRead<Given<System>>(line)) line = unreadable;
    }
    return tape;
}

/// Marks behind one that cannot be read would be compared with the wrong steps.
std::vector<std::string_view> marksIn(std::string_view text) {
    std::vector<std::string_view> marks = linesIn(text, "marks");
    marks.erase(std::ranges::find_if_not(marks, canBeRead<Mark>), marks.end());
    return marks;
}

std::string listOf(const std::vector<std::string_view>& entries) {
    std::string text = "[";
    for (const std::string_view entry : entries) {
        if (text.size() > 1) text += ',';
        text += entry;
    }
    return text + "]";
}

/// Of what is drawn over the table each is for itself: one that cannot be read takes no other with it.
std::vector<std::string_view> drawingsIn(std::string_view text, std::size_t answers) {
    std::vector<std::string_view> drawings;
    const std::size_t begin = beginOf(text, "annotations");
    if (begin == std::string_view::npos) return drawings;
    text = text.substr(begin + 1, beginOf(text, "tape") - begin);
    while (!text.empty()) {
        const std::string_view entry = withoutComma(firstLine(text));
        const auto it = JsonReader::readText<Annotation>(entry, {});
        if (it && !faultIn({*it}, answers)) drawings.push_back(entry);
    }
    return drawings;
}

/// What stands before the lists, and those of their entries that are whole.
std::string mended(std::string_view text) {
    const std::string_view head =
        text.substr(0, std::min(beginOf(text, "annotations"), beginOf(text, "tape")));
    const auto tape = tapeIn(text);
    return std::string(head) + (head.ends_with(',') ? "" : ",") +
           "\n\"annotations\": " + listOf(drawingsIn(text, tape.size())) + ", \"tape\": " + listOf(tape) +
           ", \"marks\": " + listOf(marksIn(text)) +
           ", \"restarts\": " + listOf(entriesIn<KeptPosition>(text, "restarts")) +
           ", \"snapshots\": " + listOf(entriesIn<KeptPosition>(text, "snapshots")) + "}";
}

std::string withoutLine(std::string text, const std::string& key) {
    const std::size_t begin = text.find("\n  \"" + key + "\":");
    if (begin != std::string::npos) text.erase(begin, text.find('\n', begin + 1) - begin);
    return text;
}

/// Who sat at the table and what the battle branched from are worth less than the battle.
Expected<SavedBattle, FileError> mendedBattle(std::string_view text,
                                              const Library& library,
                                              const std::string& file) {
    const std::string whole = mended(text);
    auto battle = loadSavedBattle(whole, library, file);
    if (!battle) battle = loadSavedBattle(withoutLine(whole, "seats"), library, file);
    if (!battle) battle = loadSavedBattle(withoutLine(whole, "branch"), library, file);
    if (!battle) battle = loadSavedBattle(withoutLine(withoutLine(whole, "seats"), "branch"), library, file);
    return battle;
}

FileError errorOf(const Break& broke, bool areCardsTheSame, const std::string& file) {
    if (!areCardsTheSame) {
        return {file, "/data", phrase("Files", "other cards").pattern,
                phrase("Files", "the cards that the battle was begun with").pattern};
    }
    if (broke.mark) {
        return {file, "/marks/" + std::to_string(*broke.mark), phrase("Files", "another digest").pattern,
                phrase("Files", "the one of the battle that is played").pattern};
    }
    if (broke.isMissing) {
        return {file, "/tape/" + std::to_string(broke.answer), phrase("Files", "the end of the tape").pattern,
                phrase("Files", "the answers that are missing").pattern};
    }
    return {file, "/tape/" + std::to_string(broke.answer),
            broke.refusal ? words(*broke.refusal).english() : phrase("Files", "an answer too many").pattern,
            phrase("Files", "an answer that the rules take").pattern};
}

/// What is drawn stays with the moment it was drawn for, and comes to the end of the past where that is gone.
Annotations moved(Annotations annotations, std::size_t past, std::size_t unseen) {
    const auto now = [&](int answers) {
        const auto then = static_cast<std::size_t>(answers);
        return then <= past ? answers : static_cast<int>(std::max(past, then - std::min(then, unseen)));
    };
    for (Annotation& it : annotations) {
        it.from = now(it.from);
        if (it.until) it.until = now(*it.until);
    }
    return annotations;
}

/// So many answers lie before the last restart.
std::size_t answersBeforeRestart(const Record& record) {
    if (record.restarts.empty()) return 0;
    return static_cast<std::size_t>(
        record.marks.at(static_cast<std::size_t>(record.restarts.back().steps)).answers);
}

}  // namespace

Expected<Salvaged, FileError> salvage(std::string_view text,
                                      const Library& library,
                                      const std::string& file) {
    std::optional<FileError> damage;
    auto battle = loadSavedBattle(text, library, file);
    if (!battle) {
        damage = battle.error();
        battle = mendedBattle(text, library, file);
        if (!battle) return tl::unexpected<FileError>(*damage);
    }
    auto whole = reopened(
        Unproven<System>{std::move(battle->record), std::move(battle->snapshots), battle->marksBind});
    const Record& record = whole.referee.record();
    if (!damage && whole.broke) damage = errorOf(*whole.broke, battle->areCardsTheSame, file);
    if (whole.unseen != 0) {
        const std::size_t past = answersBeforeRestart(record);
        battle->annotations = moved(std::move(battle->annotations), past, whole.unseen);
        if (battle->branch)
            battle->branch->answers = std::min(battle->branch->answers, static_cast<int>(past));
    }
    Annotations annotations = begunBy(std::move(battle->annotations), record.tape.size());
    return Salvaged{std::move(whole.referee),
                    std::move(battle->seats),
                    std::move(battle->branch),
                    std::move(annotations),
                    std::move(damage),
                    whole.unseen,
                    whole.lost};
}

}  // namespace vallum::field
