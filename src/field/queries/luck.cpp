// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/seen_facts.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

enum class Sixes { countOnce, countTwice };

ThrowChances chancesAgainst(const Sum& attack, const Sum& defense, Sixes sixes) {
    ThrowChances chances;
    for (int face = 1; face <= 6; ++face) {
        if (!succeeds(face, attack.total(), defense.total())) continue;
        (sixes == Sixes::countTwice && face == 6 ? chances.two : chances.one) += 1.0 / 6;
    }
    return chances;
}

/// The seat whose view counts, and the battle as it stands now.
struct Eyes {
    const Battle& now;
    Seat seat;
};

/// Extracts dice from facts. The battle is the one before the fact.
class Tally {
public:
    Tally(const Battle& battle, std::vector<PlayerLuck>& players, std::optional<Eyes> eyes = {})
        : battle_(battle),
          players_(players),
          eyes_(eyes) {}

    void add(const Fact& fact) {
        if (eyes_ && !seenBy(fact, eyes_->now, eyes_->seat)) return;
        std::visit([this](const auto& it) { this->read(it); }, fact);
    }

private:
    PlayerLuck& of(Seat seat) { return *std::ranges::find(players_, seat, &PlayerLuck::seat); }

    [[nodiscard]] bool isHidden(UnitId unit) const {
        return eyes_ && isHiddenFrom(eyes_->now, unit, eyes_->seat);
    }
    static void see(PlayerLuck& player, ThrownFor what, std::span<const int> faces) {
        for (const int face : faces)
            ++player.faces.at(static_cast<std::size_t>(what)).at(static_cast<std::size_t>(face - 1));
    }
    static void judge(
        PlayerLuck& player, ThrownFor what, const ThrowChances& chances, int throws, int brought) {
        for (Fortune* fortune : {&player.fortunes.at(static_cast<std::size_t>(what)), &player.all}) {
            for (int i = 0; i != throws; ++i) fortune->add(chances);
            fortune->bring(brought);
        }
    }

    void read(const BlowRolled& it) {
        const Seat seat = battle_.owner(it.units.attacker);
        PlayerLuck& player = of(seat);
        const ThrownFor what = it.roll == Roll::hit ? ThrownFor::hits : ThrownFor::wounds;
        const int throws = seeRoll(player, what, it.faces, it.rolledAgain);
        if (isHiddenFrom(battle_, it.units.defender, seat) || isHidden(it.units.defender)) {
            player.unjudged += throws;
            return;
        }
        judge(player, what, chancesOf(battle_, it), throws, it.successes);
    }
    void read(const StructureRolled& it) {
        PlayerLuck& player = of(battle_.owner(it.unit));
        const int throws = seeRoll(player, ThrownFor::structures, it.faces, it.rolledAgain);
        judge(player, ThrownFor::structures, chancesOf(battle_, it), throws, it.successes);
    }
    void read(const MoraleChecked& it) {
        PlayerLuck& player = of(battle_.owner(it.unit));
        see(player, ThrownFor::checks, {&it.face, 1});
        judge(player, ThrownFor::checks, {.one = chanceToPass(it.morale)}, 1, it.passed ? 1 : 0);
    }
    void read(const LossesChecked& it) {
        if (it.faces.empty()) return;
        PlayerLuck& player = of(it.seat);
        see(player, ThrownFor::checks, it.faces);
        judge(player, ThrownFor::checks, {.one = chanceToHold(it.leadership)}, 1, it.passed ? 1 : 0);
    }
    void read(const FirstPlayerRolled& it) {
        for (std::size_t i = 0; i != it.faces.size(); ++i)
            see(players_.at(i), ThrownFor::others, {&it.faces[i], 1});
    }
    void read(const GeneralStruck& it) { see(of(it.seat), ThrownFor::others, {&it.face, 1}); }
    void read(const CaltropsRolled& it) { see(of(battle_.owner(it.unit)), ThrownFor::others, it.faces); }
    void read(const CollateralRolled& it) { see(of(battle_.owner(it.unit)), ThrownFor::others, it.faces); }
    void read(const auto& /*it*/) {}

    /// Rerolled dice first showed a 1, which failed (ABL-14, ART-09), so they count as two throws.
    static int seeRoll(PlayerLuck& player,
                       ThrownFor what,
                       const std::vector<int>& faces,
                       const std::vector<int>& rolledAgain) {
        see(player, what, faces);
        see(player, what, std::vector<int>(rolledAgain.size(), 1));
        return static_cast<int>(faces.size() + rolledAgain.size());
    }

    const Battle& battle_;
    std::vector<PlayerLuck>& players_;
    std::optional<Eyes> eyes_;
};

std::vector<PlayerLuck> nothingThrown(const Setting& setting) {
    std::vector<PlayerLuck> players;
    for (const Side& side : setting.sides) {
        players.emplace_back();
        players.back().seat = side.seat;
    }
    return players;
}

}  // namespace

ThrowChances chancesOf(const Battle& battle, const BlowRolled& it) {
    const bool twice = it.roll == Roll::damage && sixesWoundTwice(battle, it.units.attacker, it.weapon);
    return chancesAgainst(it.attack, it.defense, twice ? Sixes::countTwice : Sixes::countOnce);
}

ThrowChances chancesOf(const Battle& battle, const StructureRolled& it) {
    const Sixes sixes = sixesCountTwice(battle) ? Sixes::countTwice : Sixes::countOnce;
    return chancesAgainst(it.attack, it.resistance, sixes);
}

double chanceToHold(const Sum& leadership) {
    int passing = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other)
            passing += passesLeadershipCheck(one, other, leadership) ? 1 : 0;
    }
    return passing / 36.0;
}

Faces PlayerLuck::allFaces() const {
    Faces sum{};
    for (const Faces& some : faces) std::ranges::transform(sum, some, sum.begin(), std::plus());
    return sum;
}

LuckCount::LuckCount(Battle begin) : battle_(std::move(begin)), players_(nothingThrown(*battle_.setting)) {}

void LuckCount::add(const Fact& fact) {
    Tally(battle_, players_).add(fact);
    System::evolve(battle_, fact);
}

std::vector<PlayerLuck> luckIn(Battle begin, std::span<const Happening> happenings) {
    LuckCount count(std::move(begin));
    for (const Happening& it : happenings) count.add(it.fact);
    return count.players();
}

std::vector<PlayerLuck> luckIn(Battle begin,
                               std::span<const Happening> happenings,
                               const Battle& now,
                               Seat eyes) {
    std::vector<PlayerLuck> players = nothingThrown(*begin.setting);
    Tally tally(begin, players, Eyes{now, eyes});
    for (const Happening& it : happenings) {
        tally.add(it.fact);
        System::evolve(begin, it.fact);
    }
    return players;
}

BattleLuck battleLuck(const std::vector<PlayerLuck>& players) {
    BattleLuck luck;
    std::vector<Text> names;
    for (std::size_t face = 1; face <= Faces().size(); ++face) names.emplace_back(face);
    for (const ThrownFor what : thrownFor) luck.kinds.push_back({wordFor(what), names});
    for (const PlayerLuck& player : players) {
        SideLuck& side = luck.sides.emplace_back();
        side.seat = player.seat;
        side.fortunes.assign(player.fortunes.begin(), player.fortunes.end());
        side.all = player.all;
        for (const ThrownFor what : thrownFor) {
            const Faces& faces = player.facesOf(what);
            side.faces.emplace_back(faces.begin(), faces.end());
        }
        side.unjudged = player.unjudged;
    }
    return luck;
}

}  // namespace vallum::field
