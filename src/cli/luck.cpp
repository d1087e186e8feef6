// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "opening.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <numeric>

#include <vallum/core/luck.h>
#include <vallum/field/queries/luck.h>
#include <vallum/hex/queries/luck.h>

namespace vallum::cli {

namespace {

constexpr int numberWidth = 10;
constexpr int percentileWidth = 18;
constexpr std::size_t leastName = 22;
constexpr std::size_t leastFace = 6;

BattleLuck luckIn(const Referee<field::System>& referee) {
    return field::battleLuck(field::luckIn(field::System::begin(referee.record().scenario),
                                           field::happenings(referee.news(), referee.newsAfter())));
}

BattleLuck luckIn(const Referee<hex::System>& referee) {
    return hex::luckIn(hex::System::begin(referee.record().scenario),
                       happenings<hex::System>(referee.news(), referee.newsAfter()));
}

std::string toTenths(double number) {
    const auto all = std::lround(10 * number);
    return std::to_string(all / 10) + (all % 10 == 0 ? "" : '.' + std::to_string(all % 10));
}

/// The tables of one side.
class Tables {
public:
    Tables(const std::vector<KindOfThrow>& kinds, const SideLuck& luck) : kinds_(kinds), luck_(luck) {
        for (const KindOfThrow& it : kinds) nameWidth_ = std::max(nameWidth_, it.name.english().size() + 2);
    }

    void showFortunes() const {
        beginRow("");
        std::cout << std::setw(numberWidth) << "rolls" << std::setw(numberWidth) << "expected"
                  << std::setw(numberWidth) << "actual" << std::setw(percentileWidth) << "as bad or worse"
                  << '\n';
        for (std::size_t i = 0; i != luck_.fortunes.size(); ++i)
            showFortune(kinds_.at(i).name.english(), luck_.fortunes[i]);
        showFortune("all", luck_.all);
    }
    void showFaces() const {
        beginRow("faces");
        for (const Text& face : kinds_.front().faces) std::cout << std::setw(widthOf(face)) << face.english();
        std::cout << '\n';
        for (std::size_t i = 0; i != luck_.faces.size(); ++i) {
            const bool isRolled = std::ranges::any_of(luck_.faces[i], std::identity());
            if (isRolled) showRow(kinds_.at(i).name.english(), luck_.faces[i]);
        }
        showRow("all", allFaces());
    }
    [[nodiscard]] std::vector<int> allFaces() const {
        std::vector<int> sum(kinds_.front().faces.size());
        for (const auto& some : luck_.faces) std::ranges::transform(sum, some, sum.begin(), std::plus());
        return sum;
    }

private:
    void beginRow(const std::string& name) const {
        std::cout << "  " << std::left << std::setw(static_cast<int>(nameWidth_)) << name << std::right;
    }
    static int widthOf(const Text& face) {
        return static_cast<int>(std::max(leastFace, face.english().size() + 2));
    }
    void showFortune(const std::string& name, const Fortune& fortune) const {
        if (fortune.throws() == 0) return;
        beginRow(name);
        std::cout << std::setw(numberWidth) << fortune.throws() << std::setw(numberWidth)
                  << toTenths(fortune.expected()) << std::setw(numberWidth) << fortune.actual()
                  << std::setw(percentileWidth) << percentile(fortune).english() << '\n';
    }
    void showRow(const std::string& name, const std::vector<int>& faces) const {
        beginRow(name);
        for (std::size_t i = 0; i != faces.size(); ++i)
            std::cout << std::setw(widthOf(kinds_.front().faces.at(i))) << faces[i];
        std::cout << '\n';
    }

    const std::vector<KindOfThrow>& kinds_;
    const SideLuck& luck_;
    std::size_t nameWidth_ = leastName;
};

template <class System> int showLuck(const BattleText& text) {
    const auto opened = openBattle<System>(text);
    if (!opened) return badInput;
    const BattleLuck luck = luckIn(opened->referee);
    for (const SideLuck& side : luck.sides) {
        std::cout << Telling<System>::nameOf(opened->referee.battle(), side.seat).english() << ": "
                  << words(side.all) << '\n';
        const Tables tables(luck.kinds, side);
        if (std::ranges::none_of(tables.allFaces(), std::identity())) continue;
        tables.showFortunes();
        if (side.unjudged != 0)
            std::cout << "  and " << side.unjudged << " dice against units whose values nobody knew\n";
        tables.showFaces();
    }
    return opened->status;
}

}  // namespace

int luck(const std::string& battle) {
    return withBattle(battle, []<class System>(std::type_identity<System>, const BattleText& text) {
        return showLuck<System>(text);
    });
}

}  // namespace vallum::cli
