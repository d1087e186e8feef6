// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

using Played = vallum::Referee<System>;

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

/// Its entries, up to the first line that is none.
template <class Entry>
std::vector<std::string_view> entriesIn(std::string_view text, const std::string& key) {
    std::vector<std::string_view> entries;
    const std::size_t at = beginOf(text, key);
    if (at == std::string_view::npos) return entries;
    text.remove_prefix(at + 1);
    firstLine(text);
    while (!text.empty()) {
        const std::string_view entry = withoutComma(firstLine(text));
        if (!JsonReader::readText<Entry>(entry, {})) break;
        entries.push_back(entry);
    }
    return entries;
}

/// The answers of a save that is written one a line, those that cannot be read with them.
std::size_t answersIn(std::string_view text) {
    const std::size_t at = beginOf(text, "tape");
    if (at == std::string_view::npos) return 0;
    text.remove_prefix(at + 1);
    firstLine(text);
    std::size_t answers = 0;
    while (!text.empty()) {
        const std::string_view line = firstLine(text);
        if (line.substr(std::min(line.size(), line.find_first_not_of(' '))).starts_with(']')) break;
        ++answers;
    }
    return answers;
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
    const auto tape = entriesIn<Given<System>>(text, "tape");
    return std::string(head) + (head.ends_with(',') ? "" : ",") +
           "\n\"annotations\": " + listOf(drawingsIn(text, tape.size())) + ", \"tape\": " + listOf(tape) +
           ", \"marks\": " + listOf(entriesIn<Mark>(text, "marks")) + "}";
}

FileError refusedAnswer(const ReplayError& error, const std::string& file) {
    return {file, "/tape/" + std::to_string(error.answer),
            error.refusal ? words(*error.refusal).english() : phrase("Files", "an answer too many").pattern,
            phrase("Files", "an answer that the rules take").pattern};
}

/// Which mark the battle first comes out differently at, and after how many answers it still agreed.
struct Difference {
    std::size_t mark;
    std::size_t soundAnswers;
};
/// A mark that differs while a later one agrees is a damaged mark, and no damaged battle.
std::optional<Difference> firstDifference(const std::vector<Mark>& saved, const std::vector<Mark>& played) {
    std::size_t sound = std::min(saved.size(), played.size());
    const std::size_t known = sound;
    while (sound != 0 && saved[sound - 1] != played[sound - 1]) --sound;
    if (sound == known) return std::nullopt;
    return Difference{sound, sound == 0 ? 0 : static_cast<std::size_t>(played[sound - 1].answers)};
}

struct Trusted {
    Played played;
    std::optional<FileError> damage;
};
/// Only what plays by the rules and comes out as the marks say.
Trusted trusted(Record record, const std::string& file) {
    std::optional<FileError> damage;
    const std::vector<Mark> saved = std::exchange(record.marks, {});
    auto played = Played::from(record);
    while (!played) {
        if (!damage) damage = refusedAnswer(played.error(), file);
        record = until(std::move(record), played.error().answer);
        played = Played::from(record);
    }
    if (const auto difference = firstDifference(saved, played->record().marks)) {
        damage = {file, "/marks/" + std::to_string(difference->mark),
                  phrase("Files", "another digest").pattern,
                  phrase("Files", "the one of the battle that is played").pattern};
        played = Played::from(until(std::move(record), difference->soundAnswers));
        VALLUM_CHECK(played);
    }
    return {std::move(*played), std::move(damage)};
}

}  // namespace

Expected<Salvaged, FileError> salvage(std::string_view text,
                                      const Library& library,
                                      const std::string& file) {
    std::optional<FileError> damage;
    auto battle = loadSavedBattle(text, library, file);
    if (!battle) {
        damage = battle.error();
        battle = loadSavedBattle(mended(text), library, file);
        if (!battle) return tl::unexpected<FileError>(*damage);
    }
    const std::size_t written = std::max(battle->record.tape.size(), answersIn(text));
    Trusted whole = trusted(std::move(battle->record), file);
    const std::size_t kept = whole.played.record().tape.size();
    if (!damage) damage = std::move(whole.damage);
    Annotations annotations = begunBy(std::move(battle->annotations), kept);
    return Salvaged{std::move(whole.played), std::move(battle->seats), std::move(battle->branch),
                    std::move(annotations),  std::move(damage),        written - kept};
}

}  // namespace vallum::field
