// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/attack_arrow.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/tools/offer.h"
#include "field/tools/pick_tools.h"
#include "field/words/odds_text.h"
#include "field/words/structure_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/words.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

int wholeDus(Du length) { return (length.raw() + Du::perUnit / 2) / Du::perUnit; }

/// As anybody judges by eye.
bool isPlainlyTooFar(int away, Du reach) { return away > wholeDus(reach) * 3 / 2 + 1; }

/// The nearest first, without those of whom everybody sees that they are too far away. RNG-11: nothing is
/// measured before the choice, so this goes by what one judges by eye, in whole DU.
std::vector<UnitId> likelyTargets(const field::Battle& battle, UnitId shooter) {
    std::vector<std::pair<int, UnitId>> found;
    const auto& ranged = battle.type(shooter).ranged;
    for (const UnitId target : field::targetsOf(battle, shooter)) {
        const int away =
            wholeDus(geometry::distance(field::footprint(battle, shooter), field::footprint(battle, target)));
        if (!ranged || !isPlainlyTooFar(away, field::rangesAt(battle, shooter, target).reach))
            found.emplace_back(away, target);
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
    return tr(
        "Click a target, or pick one below. The range is measured after you choose, and you cannot change "
        "your mind.");
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

std::vector<field::ShotAtStructure> ShotTool::shotsAt(field::StructureId structure) const {
    std::vector<field::ShotAtStructure> shots;
    for (const bool incendiary : {false, true}) {
        const field::ShotAtStructure shot{*shooter_, structure, incendiary};
        if (session_.wouldAccept(shot)) shots.push_back(shot);
    }
    return shots;
}

/// A long wall has many parts, and any of them can be clicked.
std::vector<field::StructureId> ShotTool::likelyStructures() const {
    constexpr std::size_t most = 3;
    const field::Battle& battle = session_.battle();
    const auto& ranged = battle.type(*shooter_).ranged;
    if (!ranged) return {};
    std::vector<std::pair<int, field::StructureId>> found;
    const geometry::Footprint from = field::footprint(battle, *shooter_);
    for (const field::StructureId id : field::standingStructures(battle)) {
        const int away = wholeDus(geometry::distance(from, field::shapeOf(battle, id)));
        if (!isPlainlyTooFar(away, ranged->range) && !shotsAt(id).empty()) found.emplace_back(away, id);
    }
    std::ranges::stable_sort(found, {}, [](const auto& it) { return it.first; });
    if (found.size() > most) found.resize(most);
    std::vector<field::StructureId> structures;
    for (const auto& [away, structure] : found) structures.push_back(structure);
    return structures;
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
    addAttackArrow(scene_.overCards(), from, to, color, art::Mood::plain);
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
    const auto possible = shotsAt(*structure_);
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

// ----------------------------------------------------------------- the offer

namespace {

class ShotTexts {
    Q_DECLARE_TR_FUNCTIONS(ShotTexts)
};

QString woundsAt(const field::Battle& battle, const field::ShotToMake& shot, field::RangeBand band) {
    return steadyNumeral(field::shotOddsAt(battle, shot.shooter, shot.target, band).defender.expectedWounds(),
                         1);
}

/// What the shot is worth. RNG-11: unless ranges are shown, the words must not tell how far it is.
QString worthOf(const field::Battle& battle, const field::ShotToMake& shot) {
    if (!battle.type(shot.shooter).ranged || battle.unit(shot.target).type == field::hiddenType) return {};
    if (!battle.setting->rangesShown)
        return ShotTexts::tr("%1 wounds at short range, %2 at long")
            .arg(woundsAt(battle, shot, field::RangeBand::shortRange),
                 woundsAt(battle, shot, field::RangeBand::longRange));
    const field::ShotMeasured measured = field::measured(battle, shot.shooter, shot.target);
    if (!measured.inRange) return ShotTexts::tr("Out of range.");
    if (measured.sightBlocked) return ShotTexts::tr("It cannot be seen.");
    const field::Prospect& prospect = field::shotOdds(battle, shot.shooter, shot.target).defender;
    return ShotTexts::tr("%1 wounds, %2")
        .arg(steadyNumeral(prospect.expectedWounds(), 1), givingWay(prospect.chanceToGiveWay()));
}

field::Siegework workOf(const field::ShotAtStructure& shot) {
    return shot.incendiary ? field::Siegework::incendiaryShot : field::Siegework::shot;
}

/// RNG-11: unless ranges are shown, the words must not tell how far it is.
QString worthOf(const field::Battle& battle, const field::ShotAtStructure& shot) {
    const field::Siegework by = workOf(shot);
    if (battle.setting->rangesShown) {
        const field::StructureOdds odds = field::shotOdds(battle, shot);
        return odds.dice.total() > 0 ? structureHeadline(odds, by) : ShotTexts::tr("Out of range.");
    }
    const auto at = [&](field::RangeBand band) {
        return structureHeadline(field::shotOddsAt(battle, shot, band), by);
    };
    return ShotTexts::tr("Short range: %1\nLong range: %2")
        .arg(at(field::RangeBand::shortRange), at(field::RangeBand::longRange));
}

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
        Offer::Choice choice = answering(session_, unitName(battle, target), shot);
        choice.detail = worthOf(battle, shot);
        offer.add(std::move(choice));
    }
    const std::vector<field::StructureId> structures = likelyStructures();
    for (const field::StructureId structure : structures) {
        const auto shot = shotsAt(structure).front();
        offer.add({.text = capitalized(inQt(field::nameOf(battle, structure))),
                   .detail = worthOf(battle, shot),
                   .act = [this, structure] { aimAt(structure); }});
    }
    const bool areAllFar =
        targets.empty() && structures.empty() && !field::targetsOf(battle, *shooter_).empty();
    if (areAllFar) offer.addText(tr("Nobody is near enough."));
}

/// RNG-11: the range is measured only on shooting; the odds assume that the target is in range.
void ShotTool::fillShotsAtStructure(Offer& offer) {
    const field::Battle& battle = session_.battle();
    const auto possible = shotsAt(*structure_);
    for (const field::ShotAtStructure& shot : possible) {
        Offer::Choice choice =
            answering(session_, worksOn(workOf(shot), inQt(field::nameOf(battle, shot.structure))), shot);
        choice.detail = worthOf(battle, shot);
        if (battle.setting->rangesShown)
            offer.addText(structureNumbers(field::shotOdds(battle, shot), workOf(shot)));
        shot == possible.front() ? offer.propose(std::move(choice)) : offer.add(std::move(choice));
    }
    offer.keepInPlace({{.text = tr("Another target"), .act = [this] { aimAt(std::nullopt); }}});
}

}  // namespace vallum::app
