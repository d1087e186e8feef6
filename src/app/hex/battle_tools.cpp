// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/battle_tools.h"

#include "hex/hex_texts.h"
#include "language/numbers.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/sight.h>

namespace vallum::app {

namespace {

std::vector<hex::CloseCombat> bonusAttacks(const hex::Battle& battle, Seat seat, UnitId unit) {
    std::vector<hex::CloseCombat> attacks;
    for (const hex::Hex hex : hex::hexesOfEnemies(battle, seat)) {
        if (hex::mayAttackAgain(battle, unit, hex)) attacks.push_back({unit, hex});
    }
    return attacks;
}

}  // namespace

HexBattleTool::HexBattleTool(hex::Battle battle, Seat seat) : HexTool(std::move(battle), seat) {
    for (const hex::Answer& option : hex::System::options(this->battle(), hex::ChooseBattle{})) {
        std::visit(
            Overloaded{[&](const hex::Fire& it) { add(it.unit, it.target, it); },
                       [&](const hex::CloseCombat& it) { add(it.unit, it.target, it); }, [](const auto&) {}},
            option);
    }
    if (attacks_.size() == 1) pick(attacks_.begin()->first);
}

HexBattleTool::HexBattleTool(hex::Battle battle, Seat seat, const std::vector<hex::CloseCombat>& attacks)
    : HexTool(std::move(battle), seat) {
    for (const hex::CloseCombat& it : attacks) add(it.unit, it.target, it);
    if (!attacks_.empty()) pick(attacks_.begin()->first);
}

void HexBattleTool::add(UnitId unit, hex::Hex target, const Attack& attack) {
    attacks_[unit].emplace(target, attack);
}

QString HexBattleTool::headline() const { return tr("Battle"); }
QString HexBattleTool::hint() const {
    if (!picked_) return tr("Choose a unit that attacks or fires.");
    return aimed_ ? QString() : tr("Choose its target.");
}
QString HexBattleTool::remark() const { return tr("%1 left").arg(attacks_.size()); }

/// Aims at once if there is only one target.
void HexBattleTool::pick(std::optional<UnitId> unit) {
    picked_ = unit;
    blocked_.reset();
    aimed_.reset();
    if (unit && attacks_.contains(*unit) && attacks_.at(*unit).size() == 1)
        aimed_ = attacks_.at(*unit).begin()->first;
}

const HexBattleTool::Attack* HexBattleTool::attackOn(hex::Hex target) const {
    if (!picked_ || !attacks_.contains(*picked_)) return nullptr;
    const auto found = attacks_.at(*picked_).find(target);
    return found == attacks_.at(*picked_).end() ? nullptr : &found->second;
}

void HexBattleTool::lookedElsewhere() {
    blocked_.reset();
    if (looked() && attackOn(*looked()) != nullptr) aimed_ = looked();
}

std::optional<Refusal> HexBattleTool::hindrance() const {
    if (!picked_ || !looked() || attackOn(*looked()) != nullptr) return std::nullopt;
    if (!hex::isTarget(battle(), seat(), *looked())) return std::nullopt;
    return refusalOf(*picked_, *looked());
}

std::optional<Refusal> HexBattleTool::refusalOf(UnitId unit, hex::Hex target) const {
    const bool isClose = hex::areAdjacent(battle().unit(unit).at, target);
    const Verdict may = isClose || !hex::rangeOf(battle(), unit) ? hex::mayAttack(battle(), unit, target)
                                                                 : hex::mayFire(battle(), unit, target);
    return may ? std::nullopt : std::optional(may.error());
}

/// A blocked sight says most, because otherwise the shot would be possible; after that, the nearest pair.
void HexBattleTool::refuseAll(const std::vector<UnitId>& units, const std::vector<hex::Hex>& targets) {
    Refusal refusal{"HEX-36"_rule};
    std::pair best{true, std::numeric_limits<int>::max()};
    for (const UnitId unit : units) {
        const hex::Hex from = battle().unit(unit).at;
        for (const hex::Hex target : targets) {
            const auto why = refusalOf(unit, target);
            const bool isSight = why && why->hindrance == Hindrance::lineOfSight;
            const std::pair rank{!isSight, hex::distance(from, target)};
            if (!why || rank >= best) continue;
            best = rank;
            refusal = *why;
            blocked_ = isSight ? std::optional(std::pair(from, target)) : std::nullopt;
        }
    }
    refuseWith(refusal);
    if (blocked_) Q_EMIT changed();
}

Marks HexBattleTool::marks() const {
    Marks marks;
    for (const auto& [unit, targets] : attacks_) {
        if (unit != picked_) marks.choosable.push_back(battle().unit(unit).at);
    }
    for (const UnitId id : battle().unitsOf(seat())) {
        const bool isOver = battle().unit(id).turn.ordered && !attacks_.contains(id);
        if (isOver) marks.done.push_back(battle().unit(id).at);
    }
    if (blocked_) showSight(marks, blocked_->first, blocked_->second);
    if (!picked_ || blocked_) return marks;
    const hex::Hex from = battle().unit(*picked_).at;
    marks.picked.push_back(from);
    for (const auto& [target, attack] : attacks_.at(*picked_)) marks.targets.push_back(target);
    if (aimed_) marks.attack = {from, *aimed_};
    const auto why = hindrance();
    if (!why || why->hindrance != Hindrance::lineOfSight) return marks;
    marks.attack.reset();
    showSight(marks, from, *looked());
    return marks;
}

void HexBattleTool::showSight(Marks& marks, hex::Hex from, hex::Hex to) const {
    marks.sight = {from, to};
    for (const hex::Hex hex : hex::hexesInTheWay(battle(), from, to)) {
        if (hex::isOnBoard(hex)) marks.inTheWay.push_back(hex);
    }
}

SheetContent HexBattleTool::content() const {
    const auto why = hindrance();
    if (!picked_ || why || (looked() && looked() != aimed_ && looked() != battle().unit(*picked_).at)) {
        SheetContent content = HexTool::content();
        if (why) content.note = hexSentence(*why);
        return content;
    }
    SheetContent content = sheetAbout(battle(), *picked_);
    if (!aimed_) return content;
    const Attack* attack = attackOn(*aimed_);
    const bool isFire = std::holds_alternative<hex::Fire>(*attack);
    const QString whom = whoIsAt(battle(), *aimed_);
    content.heading = isFire ? tr("Fire at %1").arg(whom) : tr("Against %1").arg(whom);
    const auto roll = isFire                                      ? hex::Roll::fire
                      : battle().unit(*picked_).turn.battles == 0 ? hex::Roll::attack
                                                                  : hex::Roll::bonus;
    const hex::Blow blow = hex::blowAt(battle(), roll, *picked_, *aimed_);
    content.rows = isFire || !blow.unit ? oddsRows(battle(), blow, Reader::striker) : fightRows(blow);
    return content;
}

std::vector<SheetRow> HexBattleTool::fightRows(const hex::Blow& blow) const {
    const hex::FightOdds odds = hex::oddsOfCloseCombat(battle(), blow.by, *blow.unit, blow.roll);
    std::vector<SheetRow> rows;
    if (odds.fromWall) rows = wallRows(*odds.fromWall);
    std::ranges::move(oddsRows(battle(), blow, odds.standing(), Reader::striker), std::back_inserter(rows));
    if (odds.evading)
        rows.push_back({tr("it may evade"),
                        tr("avg %1 hits").arg(steadyNumeral(odds.evading->expectedHits, 1)),
                        SheetRow::Mood::quiet, ruleName("HEX-60"_rule)});
    if (!odds.fromWall) std::ranges::move(answerRows(odds, Reader::striker), std::back_inserter(rows));
    return rows;
}

void HexBattleTool::strike(hex::Hex target) {
    const Attack attack = *attackOn(target);
    std::visit([this](const auto& it) { Q_EMIT answered(it); }, attack);
}

/// Picks the attacker if only one unit can attack this hex; pressing again strikes.
void HexBattleTool::pressEnemy(hex::Hex hex) {
    if (const auto why = hindrance()) return refuseWith(*why);
    std::vector<UnitId> able;
    for (const auto& [unit, targets] : attacks_) {
        if (targets.contains(hex)) able.push_back(unit);
    }
    if (able.empty()) return refuseAll(unitsThatMayBattle(), {hex});
    if (able.size() != 1) return Q_EMIT refused(tr("First choose the unit that attacks."));
    pick(able.front());
    aimed_ = hex;
    Q_EMIT changed();
}

void HexBattleTool::press(hex::Hex hex) {
    if (attackOn(hex) != nullptr) return strike(hex);
    if (hex::isTarget(battle(), seat(), hex)) return pressEnemy(hex);
    const auto unit = battle().unitAt(hex);
    if (!unit) return;
    if (attacks_.contains(*unit)) {
        if (picked_ != unit) pick(unit);
        return Q_EMIT changed();
    }
    if (const Verdict may = hex::mayBattle(battle(), *unit); !may) return refuseWith(may.error());
    refuseAll({*unit}, hex::hexesOfEnemies(battle(), seat()));
}

void HexBattleTool::grab(hex::Hex hex) {
    pickedBefore_ = picked_;
    const auto unit = battle().unitAt(hex);
    if (!unit || !attacks_.contains(*unit) || picked_ == unit) return;
    pick(unit);
    Q_EMIT changed();
}

void HexBattleTool::drop() {
    if (picked_ == pickedBefore_) return;
    pick(pickedBefore_);
    Q_EMIT changed();
}

std::vector<UnitId> HexBattleTool::unitsThatMayBattle() const {
    std::vector<UnitId> units = battle().unitsOf(seat());
    std::erase_if(units, [this](UnitId it) { return !hex::mayBattle(battle(), it); });
    return units;
}

Choice HexBattleTool::endChoice() {
    const bool goesOn = hex::conductOf(battle()).movesTwice;
    Choice end{goesOn ? tr("Move again") : tr("End the turn"), Qt::Key_E, QStringLiteral("E"), [this] {
                   if (!attacks_.empty() && !std::exchange(isWarned_, true)) return warn();
                   const Verdict may = hex::fits(battle(), hex::ChooseBattle{}, hex::Done{});
                   may ? Q_EMIT answered(hex::Done{}) : refuseWith(may.error());
               }};
    return end;
}

void HexBattleTool::warn() {
    const QString units = counted(std::ssize(attacks_), plural("Words", "%n units", "%n unit"));
    Q_EMIT refused(tr("%1 can still attack. Do it again to go on anyway.").arg(units));
}

std::vector<Choice> HexBattleTool::choices() {
    std::vector<Choice> all;
    if (aimed_ && attackOn(*aimed_) != nullptr) {
        const bool isFire = std::holds_alternative<hex::Fire>(*attackOn(*aimed_));
        Choice strikes{isFire ? tr("Fire") : tr("Attack"), Qt::Key_Return, tr("Enter"),
                       [this, target = *aimed_] { strike(target); }};
        strikes.isMain = true;
        all.push_back(strikes);
    }
    all.push_back(endChoice());
    all.back().isMain = all.size() == 1;
    return all;
}

bool HexBattleTool::escape() {
    if (!picked_) return false;
    picked_.reset();
    aimed_.reset();
    Q_EMIT changed();
    return true;
}

HexBonusTool::HexBonusTool(const hex::Battle& battle, Seat seat, const hex::ChooseBonus& question)
    : HexBattleTool(battle, seat, bonusAttacks(battle, seat, question.unit)) {}

QString HexBonusTool::headline() const { return tr("Attack once more?"); }

Choice HexBonusTool::endChoice() { return doneChoice(tr("No second attack"), hex::Done{}, Qt::Key_E); }

}  // namespace vallum::app
