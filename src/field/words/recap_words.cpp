// SPDX-License-Identifier: GPL-3.0-or-later
#include <cctype>

#include <vallum/field/queries/recap.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

std::string wordFor(Fate fate) {
    switch (fate) {
        case Fate::recovered: return "rallies";
        case Fate::broke: return "breaks";
        case Fate::fled: return "flees";
        case Fate::eliminated: return "is destroyed";
        case Fate::generalWounded: return "is wounded";
        case Fate::generalKilled: return "is dead";
        case Fate::doorBroken: return "the door is broken";
        case Fate::collapsed: return "collapses";
    }
    return {};
}

std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string subjectOf(const Battle& battle, const RecapLine& line) {
    if (line.unit) return nameOf(battle, *line.unit);
    if (line.structure) return nameOf(battle, *line.structure);
    return line.generalOf ? "the general of " + nameOf(battle, *line.generalOf) : "nobody";
}

}  // namespace

std::string words(const Battle& battle, const RecapLine& line) {
    std::vector<std::string> parts;
    if (!line.attackers.empty()) parts.push_back("attacked by " + namesOf(battle, line.attackers));
    if (line.wounds != 0) parts.push_back(counted(line.wounds, "wound", "wounds"));
    if (line.damage != 0) parts.push_back("damage " + std::to_string(line.damage));
    if (line.fires != 0) parts.push_back(counted(line.fires, "fire marker", "fire markers"));
    for (const Fate fate : line.fates.all()) parts.push_back(wordFor(fate));
    std::string text = subjectOf(battle, line);
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    for (std::size_t i = 0; i != parts.size(); ++i) text += (i == 0 ? ": " : ", ") + parts[i];
    return text + ".";
}

}  // namespace vallum::field
