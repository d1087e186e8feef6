// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/pick_tools.h"

#include "session/session.h"
#include "table/looks.h"
#include "table/table_scene.h"
#include "texts.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/rules/melee.h>
#include <vallum/field/rules/ranged.h>

namespace vallum::app {

// ------------------------------------------------------------------- UnitTool

UnitTool::UnitTool(Session& session, TableScene& scene, std::vector<UnitId> among, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      among_(std::move(among)) {
    scene_.offer({among_.begin(), among_.end()});
}
void UnitTool::leave() { scene_.offer({}); }

bool UnitTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit || std::ranges::count(among_, *unit) == 0) return false;
    scene_.select(unit);
    session_.answer(field::UnitChosen{*unit});
    return true;
}

// ------------------------------------------------------------------- ShotTool

ShotTool::ShotTool(Session& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene) {
    for (const UnitId unit : session_.battle().unitIds()) {
        if (field::mayShoot(session_.battle(), unit)) shooters_.push_back(unit);
    }
    scene_.offer({shooters_.begin(), shooters_.end()});
}
void ShotTool::leave() {
    scene_.offer({});
    scene_.air().clear();
    scene_.ground().clear();
}

QString ShotTool::hint() const {
    if (!shooter_) return tr("Pick a unit that is to shoot (Tab for the next one), or end the phase.");
    return tr("Click its target. The range is measured afterward, and the choice stands.");
}

void ShotTool::pickShooter(std::optional<UnitId> shooter) {
    shooter_ = shooter;
    scene_.select(shooter);
    std::set<UnitId> offered(shooters_.begin(), shooters_.end());
    if (shooter_) {
        offered = {*shooter_};
        for (const UnitId target : session_.battle().unitIds()) {
            if (field::mayTarget(session_.battle(), *shooter_, target)) offered.insert(target);
        }
    }
    scene_.offer(offered);
    draw();
    Q_EMIT hintChanged();
    Q_EMIT shooterPicked();
}

void ShotTool::pickNext() {
    if (shooters_.empty()) return;
    const auto now = shooter_ ? std::ranges::find(shooters_, *shooter_) : shooters_.end();
    pickShooter(now == shooters_.end() || now + 1 == shooters_.end() ? shooters_.front() : *(now + 1));
}

/// The rings belong to the teaching aid of RNG-11; the front line of the arc does not tell a distance.
void ShotTool::draw() {
    scene_.ground().clear();
    if (!shooter_) return;
    const field::Battle& battle = session_.battle();
    const geometry::Pose& pose = battle.unit(*shooter_).pose;
    const auto& ranged = battle.type(*shooter_).ranged;
    if (!ranged || !battle.setting->rangesShown) return;
    art::FieldOfFire fire;
    fire.rangePoint = scene_.coordinates().toScene(geometry::frontCenter(pose, field::cardSize));
    fire.headingDegrees = degrees(pose.heading);
    fire.longRange = inDu(ranged->range);
    fire.shortRange = fire.longRange / 2;
    fire.color = lookOfSide(battle.owner(*shooter_)).color;
    const QPointF reach(fire.longRange, fire.longRange);
    scene_.ground().add(
        QRectF(fire.rangePoint - reach, fire.rangePoint + reach),
        [fire](QPainter& painter, const art::Ink& ink) { art::paintFieldOfFire(painter, ink, fire); });
}

bool ShotTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) {
        pickShooter(std::nullopt);
        return false;
    }
    if (session_.battle().owner(*unit) == session_.battle().active) {
        const Verdict verdict = field::mayShoot(session_.battle(), *unit);
        if (!verdict) Q_EMIT session_.refused(verdict.error());
        pickShooter(verdict ? unit : std::nullopt);
        if (!verdict) scene_.select(unit);
        return true;
    }
    if (!shooter_) {
        scene_.select(unit);
        return true;
    }
    session_.answer(field::ShotToMake{*shooter_, *unit});
    return true;
}

void ShotTool::hover(QPointF point) {
    scene_.air().clear();
    const auto unit = scene_.unitAt(point);
    if (!shooter_ || !unit || !field::mayTarget(session_.battle(), *shooter_, *unit)) return;
    const field::Battle& battle = session_.battle();
    const QPointF from =
        scene_.coordinates().toScene(geometry::frontCenter(battle.unit(*shooter_).pose, field::cardSize));
    const QPointF to = scene_.coordinates().toScene(battle.unit(*unit).pose.center);
    const art::SideColor color = lookOfSide(battle.active).color;
    scene_.air().add(QRectF(from, to).normalized(),
                     [from, to, color](QPainter& painter, const art::Ink& ink) {
                         art::paintChargeArrow(painter, ink, from, to, color, art::Mood::plain);
                     });
}

bool ShotTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Tab) return pickNext(), true;
    if (event.key() == Qt::Key_Escape) return pickShooter(std::nullopt), true;
    return false;
}

QString ShotTool::toolTip(QPointF point) const {
    const auto unit = scene_.unitAt(point);
    if (!unit) return {};
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

CombatTool::CombatTool(Session& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      combats_(field::combatsToFight(session.battle())) {
    std::set<UnitId> units;
    for (const field::Opponents& combat : combats_) units.insert({combat.attacker, combat.defender});
    scene_.offer(units);
}
void CombatTool::leave() { scene_.offer({}); }

bool CombatTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) return false;
    scene_.select(unit);
    std::vector<field::Opponents> with = combats_;
    std::erase_if(with, [&](const field::Opponents& it) { return !it.has(*unit); });
    // A unit in several fights leaves the choice to its enemies and to the list.
    if (with.size() == 1) session_.answer(field::CombatToFight{with.front()});
    return true;
}

}  // namespace vallum::app
