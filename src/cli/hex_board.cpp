// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_board.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <ostream>
#include <set>
#include <string>

namespace vallum::cli {

namespace {

constexpr std::size_t width = 8;  // of a hex, in characters: "hCCAM3*" and a space

char signOf(hex::Ground ground) {
    constexpr std::array<char, 8> signs{'.', 'b', 'f', 'h', 's', 'v', '~', 'm'};
    return signs.at(static_cast<std::size_t>(ground));
}
char signOf(hex::Work work) {
    constexpr std::array<char, 5> signs{'r', 'c', '=', 'w', 'W'};
    return signs.at(static_cast<std::size_t>(work));
}
/// The work if there is one: the ground below it is in `show --json`.
char signOf(const hex::Cell& cell) { return cell.work ? signOf(*cell.work) : signOf(cell.ground); }

template <class Kind> std::string nameOf(Kind kind) {
    std::string name(names(kind).at(static_cast<std::size_t>(kind)));
    std::ranges::replace(name, '-', ' ');
    return name;
}
std::string nameOf(const hex::Cell& cell) { return cell.work ? nameOf(*cell.work) : nameOf(cell.ground); }

std::string lettersOf(const hex::Battle& battle, hex::Hex hex) {
    std::string text(1, signOf(battle.cell(hex)));
    if (const auto unit = battle.unitAt(hex)) {
        std::string code = battle.type(*unit).code;
        if (battle.homeOf(battle.unit(*unit).owner) == hex::Edge::top) {
            std::ranges::transform(code, code.begin(),
                                   [](unsigned char it) { return static_cast<char>(std::tolower(it)); });
        }
        text += code + std::to_string(battle.unit(*unit).blocks);
    }
    if (battle.leaderAt(hex)) text += '*';
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

void showBoard(std::ostream& out, const hex::Battle& battle) {
    std::set<std::string> signs;
    std::string head("  ");
    for (int column = 0; column != hex::columnsIn(0); ++column) {
        std::string number = std::to_string(column);
        number.resize(width, ' ');
        head += number;
    }
    out << trimmed(head) << '\n';
    for (int row = 0; row != hex::boardRows; ++row) {
        std::string line = std::to_string(row) + ' ' + std::string(row % 2 == 0 ? 0 : width / 2, ' ');
        for (int column = 0; column != hex::columnsIn(row); ++column) {
            const hex::Cell& cell = battle.cell({row, column});
            line += lettersOf(battle, {row, column});
            signs.insert(std::string(1, signOf(cell)) + ' ' + nameOf(cell));
        }
        out << trimmed(line) << '\n';
    }
    std::string key;
    for (const std::string& sign : signs) key += (key.empty() ? "" : ", ") + sign;
    out << key << ", * a leader; the top side in small letters, with the blocks of each unit\n";
}

}  // namespace vallum::cli
