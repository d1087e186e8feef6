// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <cmath>
#include <iomanip>
#include <iostream>

#include <vallum/field/queries/luck.h>
#include <vallum/field/words.h>

namespace vallum::cli {

namespace {

constexpr int nameWidth = 22;
constexpr int numberWidth = 10;
constexpr int percentileWidth = 18;
constexpr int faceWidth = 6;

std::string toTenths(double number) {
    return field::numberText(static_cast<std::int32_t>(std::lround(10 * number)), 10);
}

void showFortune(const std::string& name, const field::Fortune& fortune) {
    if (fortune.throws() == 0) return;
    std::cout << "  " << std::left << std::setw(nameWidth) << name << std::right << std::setw(numberWidth)
              << fortune.throws() << std::setw(numberWidth) << toTenths(fortune.expected())
              << std::setw(numberWidth) << fortune.actual() << std::setw(percentileWidth)
              << field::percentile(fortune).english() << '\n';
}

void showFortunes(const field::PlayerLuck& luck) {
    std::cout << "  " << std::left << std::setw(nameWidth) << "" << std::right << std::setw(numberWidth)
              << "rolls" << std::setw(numberWidth) << "expected" << std::setw(numberWidth) << "actual"
              << std::setw(percentileWidth) << "as bad or worse" << '\n';
    for (const field::ThrownFor what : field::thrownFor)
        showFortune(field::wordFor(what).english(), luck.of(what));
    showFortune("all", luck.all);
}

void showFaces(const field::PlayerLuck& luck) {
    std::cout << "  " << std::left << std::setw(nameWidth) << "faces" << std::right;
    for (int face = 1; face <= 6; ++face) std::cout << std::setw(faceWidth) << face;
    std::cout << '\n';
    const auto showRow = [](const std::string& name, const field::Faces& faces) {
        std::cout << "  " << std::left << std::setw(nameWidth) << name << std::right;
        for (const int times : faces) std::cout << std::setw(faceWidth) << times;
        std::cout << '\n';
    };
    for (const field::ThrownFor what : field::thrownFor) {
        if (luck.facesOf(what) != field::Faces{}) showRow(field::wordFor(what).english(), luck.facesOf(what));
    }
    showRow("all", luck.allFaces());
}

}  // namespace

int luck(const std::string& battle) {
    const auto opened = openFieldBattle(battle);
    if (!opened) return badInput;
    const Referee<field::System>& referee = opened->referee;
    const auto players = field::luckIn(field::System::begin(referee.record().scenario),
                                       field::happenings(referee.news(), referee.newsAfter()));
    for (const field::PlayerLuck& player : players) {
        std::cout << field::nameOf(referee.battle(), player.seat) << ": " << field::words(player.all) << '\n';
        if (player.allFaces() == field::Faces{}) continue;
        showFortunes(player);
        if (player.unjudged != 0)
            std::cout << "  and " << player.unjudged << " dice against units whose values nobody knew\n";
        showFaces(player);
    }
    return opened->status;
}

}  // namespace vallum::cli
