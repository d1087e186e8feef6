// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <vallum/hex/system.h>
#include <vallum/trials/counting.h>

namespace vallum::trials {

namespace {

using namespace hex;

int squareOf(Hex at) { return static_cast<int>(indexOf(at)); }

/// Where things happened to one side, by hex.
struct Tracks {
    SquareCount deaths;
    SquareCount paths;
    SquareCount standing;
    SquareCount shots;
    SquareCount targets;
};

class HexCounter {
public:
    explicit HexCounter(Battle begin) : battle_(std::move(begin)) {
        result_.units.resize(battle_.units.size());
        for (const Side& side : battle_.setting->sides) {
            SideResult it{.seat = side.seat};
            for (const Unit& unit : battle_.units) {
                if (unit.owner != side.seat) continue;
                ++it.units;
                it.blocks += unit.blocks;
            }
            result_.sides.push_back(std::move(it));
        }
    }

    void count(const Fact& fact) {
        std::visit([&](const auto& it) { note(it); }, fact);
        const int turn = battle_.turn;
        System::evolve(battle_, fact);
        if (battle_.turn == turn) return;
        for (const Unit& unit : battle_.units) {
            if (unit.isOnBoard()) tracks_[unit.owner].standing.add(squareOf(unit.at), battle_.turn);
        }
    }

    BattleResult finished() && {
        result_.turns = battle_.turn;
        if (battle_.outcome) result_.reason = battle_.outcome->why.text();
        for (SideResult& it : result_.sides) {
            it.won = battle_.outcome && battle_.outcome->winner == it.seat;
            it.banners = battle_.player(it.seat).banners;
            const Tracks& tracks = tracks_[it.seat];
            it.deaths = tracks.deaths.squares(result_.turns);
            it.paths = tracks.paths.squares(result_.turns);
            it.standing = tracks.standing.squares(result_.turns);
            it.shots = tracks.shots.squares(result_.turns);
            it.targets = tracks.targets.squares(result_.turns);
        }
        return std::move(result_);
    }

private:
    UnitResult& of(UnitId id) { return result_.units.at(static_cast<std::size_t>(id.raw())); }
    SideResult& sideOf(UnitId id) {
        return *std::ranges::find(result_.sides, battle_.unit(id).owner, &SideResult::seat);
    }

    // Other kinds of facts do not appear in the tables.
    void note(const auto& /*fact*/) {}
    void note(const PhaseBegan& /*fact*/) { blow_.reset(); }
    void note(const OrdersGiven& it) {
        for (const UnitId unit : it.units) ++of(unit).orders;
    }
    void note(const BattleBegan& it) {
        ++of(it.unit).attacks;
        if (it.roll == Roll::fire) return noteShot(it);
        if (!result_.contact) result_.contact = Contact{squareOf(it.target), std::max(1, battle_.turn)};
        engage(it.unit);
        if (it.against) engage(*it.against);
    }
    void note(const DiceRolled& it) { blow_ = it.blow; }
    void note(const Trampled& it) {
        blow_ = Blow{.by = it.elephants, .at = it.at, .unit = it.unit};
        if (it.unit) engage(*it.unit);
    }
    void note(const MarshRolled& /*fact*/) { blow_.reset(); }
    void note(const BlocksLost& it) {
        const bool isOfBlow = blow_ && blow_->unit == it.unit;
        const WoundCause cause = !isOfBlow                   ? WoundCause::other
                                 : blow_->roll == Roll::fire ? WoundCause::ranged
                                                             : WoundCause::melee;
        of(it.unit).taken.at(static_cast<std::size_t>(cause)) += it.blocks;
        sideOf(it.unit).blocksLost += it.blocks;
        if (isOfBlow && battle_.unit(blow_->by).owner != battle_.unit(it.unit).owner)
            of(blow_->by).given.at(static_cast<std::size_t>(cause)) += it.blocks;
    }
    void note(const UnitEliminated& it) {
        of(it.unit).destroyedIn = std::max(1, battle_.turn);
        ++sideOf(it.unit).destroyed;
        tracks_[battle_.unit(it.unit).owner].deaths.add(squareOf(battle_.unit(it.unit).at), battle_.turn);
    }
    void note(const UnitMoved& it) { follow(it.unit, it.path); }
    void note(const Retreated& it) { follow(it.unit, it.path); }
    void note(const Evaded& it) { follow(it.unit, it.path); }
    void note(const Advanced& it) { follow(it.unit, it.path); }

    void noteShot(const BattleBegan& it) {
        Tracks& tracks = tracks_[battle_.unit(it.unit).owner];
        tracks.shots.add(squareOf(battle_.unit(it.unit).at), battle_.turn);
        tracks.targets.add(squareOf(it.target), battle_.turn);
    }
    void engage(UnitId unit) {
        turnsOf_[unit].insert(battle_.turn);
        of(unit).turnsEngaged = static_cast<int>(turnsOf_[unit].size());
    }
    void follow(UnitId unit, const std::vector<Hex>& path) {
        for (const Hex at : path) {
            if (at != battle_.unit(unit).at)
                tracks_[battle_.unit(unit).owner].paths.add(squareOf(at), battle_.turn);
        }
    }

    Battle battle_;
    BattleResult result_;
    std::optional<Blow> blow_;  // the last one, which may cost blocks
    std::map<UnitId, std::set<int>> turnsOf_;
    std::map<Seat, Tracks> tracks_;
};

}  // namespace

BattleResult counted(hex::Battle begin, std::span<const hex::Fact> facts) {
    HexCounter counter(std::move(begin));
    for (const Fact& fact : facts) counter.count(fact);
    return std::move(counter).finished();
}

}  // namespace vallum::trials
