// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_examination.h"

#include <iostream>
#include <map>
#include <string>
#include <vector>

#include <vallum/core/json.h>
#include <vallum/players/player_names.h>

/// Puts the examination of sieges to a computer player: what it gets wrong, and how much it gets right.
namespace vallum::players {
namespace {

struct Marks {
    int right = 0;
    int all = 0;
};

int examine(const std::string& who) {
    std::map<std::string, Marks> marks;
    Marks sum;
    for (const Position& it : siegeExamination()) {
        const auto player = playerNamed(who, 1);
        if (!player) {
            std::cerr << who << ": no such player\n";
            return 1;
        }
        const field::Answer answer = answerTo(it, *player);
        const bool isRight = it.isRight(it.battle, answer);
        for (Marks* of : {&marks[it.theme], &sum}) {
            of->right += isRight ? 1 : 0;
            ++of->all;
        }
        if (isRight) continue;
        std::cout << it.theme << ", " << it.name << ": " << it.why << "\n    " << JsonWriter::of(answer)
                  << "\n";
    }
    for (const auto& [theme, of] : marks)
        std::cout << "| " << theme << " | " << of.right << " of " << of.all << " |\n";
    std::cout << "| all | " << sum.right << " of " << sum.all << " |\n";
    return 0;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) {
    if (count != 2) {
        std::cerr << "usage: vallum_examine_sieges PLAYER\n";
        return 1;
    }
    return vallum::players::examine(words[1]);
}
