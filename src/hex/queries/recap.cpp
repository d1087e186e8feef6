// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/recap.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

/// Collects events, one line per unit, leader or side.
class Recap {
public:
    void add(const Happening<System>& happening) {
        now_ = happening.answers;
        std::visit(Overloaded{[this](const BlocksLost& it) { of(it.unit).blocks += it.blocks; },
                              [this](const Retreated& it) { of(it.unit).wasDriven = true; },
                              [this](const Evaded& it) { of(it.unit).evaded = true; },
                              [this](const UnitEliminated& it) { of(it.unit).isEliminated = true; },
                              [this](const UnitLeft& it) { of(it.unit).hasLeft = true; },
                              [this](const LeaderEvaded& it) { of(it.leader).evaded = true; },
                              [this](const LeaderEliminated& it) { of(it.leader).isEliminated = true; },
                              [this](const LeaderLeft& it) { of(it.leader).hasLeft = true; },
                              [this](const BannersWon& it) { of(it.seat).banners += it.banners; },
                              [this](const BannersLost& it) { of(it.seat).banners -= it.banners; },
                              [](const auto&) {}},
                   happening.fact);
    }
    [[nodiscard]] std::vector<RecapLine> lines() && {
        std::erase_if(lines_, [](const RecapLine& it) { return it.side && it.banners == 0; });
        return std::move(lines_);
    }

private:
    RecapLine& lineWhere(auto suits, RecapLine fresh) {
        const auto found = std::ranges::find_if(lines_, suits);
        if (found != lines_.end()) return *found;
        fresh.answers = now_;
        return lines_.emplace_back(std::move(fresh));
    }
    RecapLine& of(UnitId unit) {
        return lineWhere([&](const RecapLine& it) { return it.unit == unit; }, {.unit = unit});
    }
    RecapLine& of(LeaderId leader) {
        return lineWhere([&](const RecapLine& it) { return it.leader == leader; }, {.leader = leader});
    }
    RecapLine& of(Seat side) {
        return lineWhere([&](const RecapLine& it) { return it.side == side; }, {.side = side});
    }

    std::size_t now_ = 0;
    std::vector<RecapLine> lines_;
};

std::vector<Text> fatesOf(const RecapLine& line) {
    std::vector<Text> fates;
    if (line.blocks != 0)
        fates.push_back(plural("Hex recap", "loses %n blocks", "loses %n block")(line.blocks));
    if (line.evaded) fates.push_back(phrase("Hex recap", "evades")());
    if (line.wasDriven) fates.push_back(phrase("Hex recap", "is driven back")());
    if (line.hasLeft) fates.push_back(phrase("Hex recap", "leaves the board")());
    if (line.isEliminated) fates.push_back(phrase("Hex recap", "is destroyed")());
    if (line.banners > 0)
        fates.push_back(plural("Hex recap", "wins %n banners", "wins %n banner")(line.banners));
    if (line.banners < 0)
        fates.push_back(plural("Hex recap", "loses %n banners", "loses %n banner")(-line.banners));
    return fates;
}

Text whoIn(const Battle& battle, const RecapLine& line) {
    if (line.unit) return nameOf(battle, *line.unit);
    if (line.leader) return nameOf(battle, *line.leader);
    return nameOf(battle, *line.side);
}

}  // namespace

/// The sides take turns (HEX-12), so this is the opponent's last turn; the seat's own next
/// turn may already have begun.
std::vector<RecapLine> recapFor(const std::vector<Happening<System>>& all, Seat seat) {
    std::size_t end = all.size();
    std::size_t begin = all.size();
    for (std::size_t at = all.size(); at-- != 0;) {
        const auto* turn = std::get_if<TurnBegan>(&all[at].fact);
        if (turn == nullptr) continue;
        if (turn->seat == seat) {
            if (begin != all.size()) break;
            end = at;
        } else {
            begin = at;
        }
    }
    Recap recap;
    for (std::size_t at = begin; at < end; ++at) recap.add(all[at]);
    return std::move(recap).lines();
}

Text words(const Battle& battle, const RecapLine& line) {
    return phrase("Hex recap", "%1: %2.")(whoIn(battle, line), Text::joined(fatesOf(line), ", "))
        .asSentence();
}

}  // namespace vallum::hex
