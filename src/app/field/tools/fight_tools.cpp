// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/tools/offer.h"
#include "field/tools/pick_tools.h"
#include "field/words/fight_line.h"
#include "field/words/odds_text.h"
#include "field/words/structure_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <functional>
#include <set>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/words.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

// ------------------------------------------------------------------- ShotTool

namespace {

/// The nearest first, without those of whom everybody sees that they are too far away. RNG-11: nothing is
/// measured before the choice, so this goes by what one judges by eye, in whole DU.
std::vector<UnitId> likelyTargets(const field::Battle& battle, UnitId shooter) {
    std::vector<std::pair<int, UnitId>> found;
    const auto& ranged = battle.type(shooter).ranged;
    const auto wholeDus = [](Du length) { return (length.raw() + Du::perUnit / 2) / Du::perUnit; };
    for (const UnitId target : field::targetsOf(battle, shooter)) {
        const int away =
            wholeDus(geometry::distance(field::footprint(battle, shooter), field::footprint(battle, target)));
        const bool isPlainlyTooFar =
            ranged && away > wholeDus(field::rangesAt(battle, shooter, target).reach) * 3 / 2 + 1;
        if (!isPlainlyTooFar) found.emplace_back(away, target);
    }
    std::ranges::stable_sort(found, {}, [](const auto& it) { return it.first; });
    std::vector<UnitId> targets;
    for (const auto& [away, target] : found) targets.push_back(target);
    return targets;
}

}  // namespace

ShotTool::ShotTool(FieldSession& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene) {
    for (const UnitId unit : session_.battle().unitsOnTable()) {
        if (field::mayShoot(session_.battle(), unit)) shooters_.push_back(unit);
    }
    scene_.units().offer({shooters_.begin(), shooters_.end()});
}
Text ShotTool::remaining() const {
    const auto hasTarget = [this](UnitId shooter) {
        return !likelyTargets(session_.battle(), shooter).empty() || !session_.battle().structures.empty();
    };
    const auto left = std::ranges::count_if(shooters_, hasTarget);
    return left == 0 ? Text() : phrase("Phase bar", "%1 left")(left);
}

/// If ranges are not shown, it must not reveal whether a target is in range (RNG-11).
QString ShotTool::unfinished() const {
    const field::Battle& battle = session_.battle();
    if (!battle.setting->rangesShown) return {};
    const auto reachesNobody = [&battle](UnitId shooter) {
        return std::ranges::none_of(field::targetsOf(battle, shooter), [&](UnitId target) {
            const field::ShotMeasured shot = field::measured(battle, shooter, target);
            return shot.inRange && !shot.sightBlocked;
        });
    };
    std::vector<UnitId> ready = shooters_;
    std::erase_if(ready, reachesNobody);
    if (ready.empty()) return {};
    if (ready.size() > 1)
        return counted(std::ssize(ready),
                       plural("ShotTool", "%n units can still shoot.", "%n unit can still shoot."));
    return tr("%1 can still shoot.").arg(unitName(battle, ready.front()));
}

void ShotTool::leave() {
    scene_.units().offer({});
    scene_.overCards().clear();
    scene_.underCards().clear();
}

QString ShotTool::hint() const {
    if (!shooter_) return tr("Pick a shooter (Tab for the next one), or end the phase.");
    if (structure_) return tr("Enter shoots, I shoots fire; Escape picks another target.");
    return tr("Click a target. The range is measured only after you choose, and the choice stands.");
}

void ShotTool::pickShooter(std::optional<UnitId> shooter) {
    shooter_ = shooter;
    structure_.reset();
    scene_.select(shooter);
    std::set<UnitId> offered(shooters_.begin(), shooters_.end());
    if (shooter_) {
        const auto targets = field::targetsOf(session_.battle(), *shooter_);
        offered = {targets.begin(), targets.end()};
        offered.insert(*shooter_);
    }
    scene_.units().offer(offered);
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

void ShotTool::pickNext() {
    if (shooters_.empty()) return;
    const auto now = shooter_ ? std::ranges::find(shooters_, *shooter_) : shooters_.end();
    pickShooter(now == shooters_.end() || now + 1 == shooters_.end() ? shooters_.front() : *(now + 1));
}

/// RNG-11: range rings appear only if the players have agreed to show ranges.
void ShotTool::draw() {
    scene_.underCards().clear();
    if (!shooter_) return;
    const field::Battle& battle = session_.battle();
    const geometry::Pose& pose = battle.unit(*shooter_).pose;
    const auto& ranged = battle.type(*shooter_).ranged;
    if (!ranged || !battle.setting->rangesShown) return;
    art::FieldOfFire fire;
    fire.rangePoint = scene_.coordinates().toScene(geometry::frontCenter(pose, field::cardSize));
    fire.headingDegrees = degrees(pose.heading);
    const field::Ranges ranges = field::rangesOf(*ranged, field::levelOf(battle, *shooter_) > 0);
    fire.longRange = inDu(ranges.reach);
    fire.shortRange = inDu(ranges.close);
    fire.color = lookOfSide(battle.owner(*shooter_)).color;
    const QPointF reach(fire.longRange, fire.longRange);
    scene_.underCards().add(
        QRectF(fire.rangePoint - reach, fire.rangePoint + reach),
        [fire](QPainter& painter, const art::Ink& ink) { art::paintFieldOfFire(painter, ink, fire); });
}

std::vector<field::ShotAtStructure> ShotTool::shots() const {
    std::vector<field::ShotAtStructure> shots;
    if (!shooter_ || !structure_) return shots;
    for (const bool incendiary : {false, true}) {
        const field::ShotAtStructure shot{*shooter_, *structure_, incendiary};
        if (session_.wouldAccept(shot)) shots.push_back(shot);
    }
    return shots;
}

/// Reports the refusal of the plain shot, unless the incendiary one is possible.
Verdict ShotTool::mayAimAt(field::StructureId structure) const {
    Verdict plain = session_.wouldAccept(field::ShotAtStructure{*shooter_, structure, false});
    if (plain || session_.wouldAccept(field::ShotAtStructure{*shooter_, structure, true})) return {};
    return plain;
}

void ShotTool::aimAt(std::optional<field::StructureId> structure) {
    structure_.reset();
    if (structure) {
        if (const Verdict verdict = mayAimAt(*structure); !verdict) {
            Q_EMIT session_.refused(verdict.error());
        } else {
            structure_ = structure;
        }
    }
    drawAim();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

void ShotTool::drawAim() {
    scene_.overCards().clear();
    if (!structure_) return;
    const field::Battle& battle = session_.battle();
    const QPointF from =
        scene_.coordinates().toScene(geometry::frontCenter(battle.unit(*shooter_).pose, field::cardSize));
    drawArrow(from, scene_.coordinates().toScene(battle.structure(*structure_).pose.center));
}

void ShotTool::drawArrow(QPointF from, QPointF to) {
    const art::SideColor color = lookOfSide(session_.battle().active).color;
    scene_.overCards().add(QRectF(from, to).normalized(),
                           [from, to, color](QPainter& painter, const art::Ink& ink) {
                               art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
                           });
}

bool ShotTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) {
        const auto structure = shooter_ ? scene_.structures().at(point) : std::nullopt;
        if (structure) return aimAt(structure), true;
        pickShooter(std::nullopt);
        return false;
    }
    if (session_.battle().owner(*unit) == session_.battle().active) return tryShooter(*unit), true;
    if (!shooter_) return scene_.select(unit), true;
    session_.answer(field::ShotToMake{*shooter_, *unit});
    return true;
}

void ShotTool::tryShooter(UnitId unit) {
    const Verdict verdict = field::mayShoot(session_.battle(), unit);
    if (verdict) return pickShooter(unit);
    pickShooter(std::nullopt);
    scene_.select(unit);
    // Last, because a new hint would wipe the reason away.
    Q_EMIT session_.refused(verdict.error());
}

void ShotTool::hover(QPointF point) {
    if (structure_) return;
    scene_.overCards().clear();
    const auto unit = scene_.unitAt(point);
    if (!shooter_ || !unit || !field::mayTarget(session_.battle(), *shooter_, *unit)) return;
    const field::Battle& battle = session_.battle();
    const QPointF from =
        scene_.coordinates().toScene(geometry::frontCenter(battle.unit(*shooter_).pose, field::cardSize));
    drawArrow(from, scene_.coordinates().toScene(battle.unit(*unit).pose.center));
}

bool ShotTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Tab) return pickNext(), true;
    if (event.key() == Qt::Key_Escape) {
        return structure_ ? aimAt(std::nullopt) : pickShooter(std::nullopt), true;
    }
    const bool isPlain = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!structure_ || (!isPlain && event.key() != Qt::Key_I)) return false;
    const auto possible = shots();
    const auto wanted = std::ranges::find(possible, !isPlain, &field::ShotAtStructure::incendiary);
    if (wanted != possible.end()) {
        session_.answer(*wanted);
    } else if (isPlain && !possible.empty()) {
        session_.answer(possible.front());
    } else {
        const field::ShotAtStructure fire{*shooter_, *structure_, true};
        Q_EMIT session_.refused(session_.wouldAccept(fire).error());
    }
    return true;
}

QString ShotTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit) {
        const auto structure = shooter_ ? scene_.structures().at(point) : std::nullopt;
        const Verdict verdict = structure ? mayAimAt(*structure) : Verdict();
        return verdict ? QString() : sentence(verdict.error());
    }
    const field::Battle& battle = session_.battle();
    const bool own = battle.owner(*unit) == battle.active;
    if (own) {
        const Verdict verdict = field::mayShoot(battle, *unit);
        return verdict ? QString() : sentence(verdict.error());
    }
    if (!shooter_) return {};
    const Verdict verdict = field::mayTarget(battle, *shooter_, *unit);
    return verdict ? QString() : sentence(verdict.error());
}

// ----------------------------------------------------------------- CombatTool

CombatTool::CombatTool(FieldSession& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      combats_(field::combatsToFight(session.battle())) {
    if (!session_.battle().structures.empty()) {
        for (const field::Answer& it : field::System::options(session_.battle(), field::ChooseCombat{})) {
            if (const auto* attack = std::get_if<field::AttackStructure>(&it)) attacks_.push_back(*attack);
        }
    }
    std::set<UnitId> units;
    for (const field::Opponents& combat : combats_) units.insert({combat.attacker, combat.defender});
    for (const field::AttackStructure& it : attacks_) units.insert(it.unit);
    scene_.units().offer(units);
    if (scene_.selected()) pick(scene_.selected());
}

/// Optional fights count too: a unit at a wall attacks it once, in one of several ways.
Text CombatTool::remaining() const {
    const field::Battle& battle = session_.battle();
    std::set<UnitId> besiegers;
    for (const field::AttackStructure& it : field::structureAttacks(battle)) besiegers.insert(it.unit);
    return phrase("Phase bar", "%1 left")(std::ssize(field::combatsToFight(battle)) +
                                          std::ssize(field::combatsByChoice(battle)) + std::ssize(besiegers));
}

void CombatTool::leave() {
    scene_.units().offer({});
    scene_.overCards().clear();
}

QString CombatTool::hint() const {
    if (attacks_.empty()) return tr("Click a fight, or choose one in the list.");
    if (!unit_) return tr("Click a fight, or a unit to attack a structure, or choose one in the list.");
    return tr("Choose its action in the list; Escape goes back.");
}

/// An empty phase ends by itself, so a key press meant for it could end this phase by mistake.
QString CombatTool::unfinished() const {
    const std::set<UnitId> units = attackers();
    if (units.empty()) return {};
    if (units.size() > 1) return tr("Units can still attack a structure.");
    return tr("%1 can still attack a structure.").arg(unitName(session_.battle(), *units.begin()));
}

std::vector<field::AttackStructure> CombatTool::attacks() const {
    std::vector<field::AttackStructure> attacks = attacks_;
    std::erase_if(attacks, [this](const field::AttackStructure& it) {
        return (unit_ && it.unit != unit_) || (structure_ && it.target.structure != structure_);
    });
    return attacks;
}

std::set<UnitId> CombatTool::attackers() const {
    std::set<UnitId> units;
    for (const field::AttackStructure& it : attacks_) units.insert(it.unit);
    return units;
}

bool CombatTool::hasAttacks(UnitId unit) const {
    return std::ranges::count(attacks_, unit, &field::AttackStructure::unit) != 0;
}

void CombatTool::pick(std::optional<UnitId> unit) {
    unit_ = unit && hasAttacks(*unit) ? unit : std::nullopt;
    structure_.reset();
    changed();
}

void CombatTool::changed() {
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

/// Marks what the picked unit can attack.
void CombatTool::draw() {
    scene_.overCards().clear();
    if (!unit_ && !structure_) return;
    std::set<std::pair<UnitId, field::StructureId>> shown;
    const field::Battle& battle = session_.battle();
    for (const field::AttackStructure& it : attacks()) {
        if (!shown.insert({it.unit, it.target.structure}).second) continue;
        const QPointF from = scene_.coordinates().toScene(battle.unit(it.unit).pose.center);
        const QPointF to = scene_.coordinates().toScene(battle.structure(it.target.structure).pose.center);
        const art::SideColor color = lookOfSide(battle.owner(it.unit)).color;
        scene_.overCards().add(QRectF(from, to).normalized(),
                               [from, to, color](QPainter& painter, const art::Ink& ink) {
                                   art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
                               });
    }
}

bool CombatTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) {
        const auto structure = scene_.structures().at(point);
        const bool isAttacked =
            structure && std::ranges::any_of(attacks_, [&](const field::AttackStructure& it) {
                return it.target.structure == structure && (!unit_ || it.unit == unit_);
            });
        if (!isAttacked) return false;
        structure_ = structure;
        changed();
        return true;
    }
    scene_.select(unit);
    pick(unit);
    std::vector<field::Opponents> with = combats_;
    std::erase_if(with, [&](const field::Opponents& it) { return !it.has(*unit); });
    // For a unit in several fights, the player picks an enemy or uses the list.
    if (with.size() == 1 && !unit_) session_.answer(field::CombatToFight{with.front()});
    return true;
}

bool CombatTool::key(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Escape) return false;
    pick(std::nullopt);
    return true;
}

// ----------------------------------------------------------------- the offer

namespace {

class FightOfferTexts {
    Q_DECLARE_TR_FUNCTIONS(FightOfferTexts)
};

QString siegework(field::Siegework by) {
    switch (by) {
        case field::Siegework::shot: return FightOfferTexts::tr("Shoot at %1");
        case field::Siegework::incendiaryShot: return FightOfferTexts::tr("Shoot with fire at %1");
        case field::Siegework::ram: return FightOfferTexts::tr("Ram %1");
        case field::Siegework::arson: return FightOfferTexts::tr("Set fire to %1");
    }
    return {};
}

/// "Shoot at the gate"
QString worksOn(field::Siegework by, const QString& target) { return contracted(siegework(by).arg(target)); }

QString woundsAt(const field::Battle& battle, const field::ShotToMake& shot, field::RangeBand band) {
    return steadyNumeral(field::shotOddsAt(battle, shot.shooter, shot.target, band).defender.expectedWounds(),
                         1);
}

/// What the shot is worth. RNG-11: unless ranges are shown, the words must not tell how far it is.
QString worthOf(const field::Battle& battle, const field::ShotToMake& shot) {
    if (!battle.type(shot.shooter).ranged || battle.unit(shot.target).type == field::hiddenType) return {};
    if (!battle.setting->rangesShown)
        return FightOfferTexts::tr("%1 wounds at short range, %2 at long range")
            .arg(woundsAt(battle, shot, field::RangeBand::shortRange),
                 woundsAt(battle, shot, field::RangeBand::longRange));
    const field::ShotMeasured measured = field::measured(battle, shot.shooter, shot.target);
    if (!measured.inRange) return FightOfferTexts::tr("Out of range.");
    if (measured.sightBlocked) return FightOfferTexts::tr("It cannot be seen.");
    const field::Prospect& prospect = field::shotOdds(battle, shot.shooter, shot.target).defender;
    return FightOfferTexts::tr("%1 wounds, %2")
        .arg(steadyNumeral(prospect.expectedWounds(), 1), givingWay(prospect.chanceToGiveWay()));
}

/// Beyond this a list is unreadable, and a unit is picked on the table instead.
constexpr auto mostAttacks = 4U;

}  // namespace

void ShotTool::fill(Offer& offer) {
    if (!shooter_) return;
    const field::Battle& battle = session_.battle();
    const bool isArmed = field::canShoot(battle, *shooter_);
    offer.addText((isArmed ? tr("%1 shoots at …") : tr("%1 drops stones on … (ASL-19)"))
                      .arg(unitName(battle, *shooter_).toHtmlEscaped()));
    if (structure_) return fillShotsAtStructure(offer);
    const std::vector<UnitId> targets = likelyTargets(battle, *shooter_);
    for (const UnitId target : targets) {
        const field::ShotToMake shot{*shooter_, target};
        offer.add(answering(session_, unitName(battle, target), shot));
        if (const QString worth = worthOf(battle, shot); !worth.isEmpty())
            offer.addText(QStringLiteral("<small>%1</small>").arg(worth));
    }
    const bool areAllFar = targets.empty() && !field::targetsOf(battle, *shooter_).empty();
    if (areAllFar) offer.addText(tr("Nobody is near enough."));
}

/// RNG-11: the range is measured only on shooting; the odds assume that the target is in range.
void ShotTool::fillShotsAtStructure(Offer& offer) {
    const field::Battle& battle = session_.battle();
    for (const field::ShotAtStructure& shot : shots()) {
        const auto by = shot.incendiary ? field::Siegework::incendiaryShot : field::Siegework::shot;
        offer.add(answering(session_, worksOn(by, inQt(field::nameOf(battle, shot.structure))), shot));
        if (battle.setting->rangesShown) {
            offer.addText(structureOddsText(field::shotOdds(battle, shot), by));
        } else {
            const auto at = [&](field::RangeBand band) {
                return structureHeadline(field::shotOddsAt(battle, shot, band), by);
            };
            offer.addText(
                QStringLiteral("<small>%1</small>")
                    .arg(tr("At short range: %1. At long range: %2.")
                             .arg(at(field::RangeBand::shortRange), at(field::RangeBand::longRange))));
        }
    }
    offer.add({.text = tr("Another target"), .act = [this] { aimAt(std::nullopt); }});
}

/// Proposes the fight that promises most; its odds come first.
void CombatTool::fillFights(Offer& offer) const {
    struct Fight {
        field::Opponents units;
        field::CombatOdds odds;
        [[nodiscard]] double promise() const {
            return odds.defender.chanceToGiveWay() - odds.attacker.chanceToGiveWay();
        }
    };
    const field::Battle& battle = session_.battle();
    std::vector<Fight> fights;
    for (const field::Opponents& it : combats_) fights.push_back({it, field::meleeOdds(battle, it)});
    std::ranges::stable_sort(fights, std::greater(), &Fight::promise);
    for (const Fight& it : fights) {
        const QString words =
            tr("%1 against %2").arg(unitName(battle, it.units.attacker), unitName(battle, it.units.defender));
        const Offer::Choice choice = answering(session_, words, field::CombatToFight{it.units});
        const bool isBest = &it == &fights.front();
        isBest ? offer.propose(choice) : offer.add(choice);
        if (isBest && fights.size() > 1)
            offer.addText(QStringLiteral("<small>%1</small>").arg(words.toHtmlEscaped()));
        offer.addText(oddsText(battle, it.units, it.odds));
    }
}

void CombatTool::fill(Offer& offer) {
    fillFights(offer);
    fillStructureAttacks(offer);
    const bool mayEnd = session_.wouldAccept(field::PhaseDone{}).has_value();
    if (mayEnd || !attacks().empty()) offer.proposeEnd(tr("No more fights"));
}

void CombatTool::fillStructureAttacks(Offer& offer) const {
    const field::Battle& battle = session_.battle();
    const auto all = attacks();
    if (!unit_ && all.size() > mostAttacks) {
        offer.addText(counted(
            static_cast<qsizetype>(attackers().size()),
            plural("CombatTool", "%n units can attack a structure: click one of them, or the structure.",
                   "%n unit can attack a structure: click it, or the structure.")));
        return;
    }
    // One unit alone does what promises most, if nobody has to fight first.
    std::optional<field::AttackStructure> best;
    if ((unit_ || attackers().size() == 1) && combats_.empty() && !all.empty()) {
        best = *std::ranges::max_element(all, {}, [&](const field::AttackStructure& it) {
            const field::StructureOdds odds = field::attackOdds(battle, it);
            return std::pair(odds.breaksDoor, odds.expected());
        });
    }
    std::set<field::StructureId> described;
    for (const field::AttackStructure& it : all) {
        if (described.insert(it.target.structure).second) {
            QStringList state = structureState(battle, it.target.structure);
            const QString title = structureTitle(battle, it.target.structure).toHtmlEscaped();
            state.prepend(QStringLiteral("<b>%1</b>").arg(title));
            offer.addText(QStringLiteral("<small>%1</small>").arg(state.join(QStringLiteral("<br>"))));
        }
        const QString what = worksOn(it.target.by, targetName(battle, it.target));
        // Whose attack it is goes without saying where one unit is picked.
        const QString words = unit_ ? what : QStringLiteral("%1: %2").arg(unitName(battle, it.unit), what);
        if (it == best) {
            offer.addText(QStringLiteral("<small>%1</small>").arg(what.toHtmlEscaped()));
            offer.propose(answering(session_, words, it));
        } else {
            offer.add(answering(session_, words, it));
        }
        offer.addText(structureOddsText(field::attackOdds(battle, it), it.target.by));
    }
}

}  // namespace vallum::app
