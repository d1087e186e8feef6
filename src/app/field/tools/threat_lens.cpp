// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/threat_lens.h"

#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/words/odds_text.h"

#include <set>

#include <QElapsedTimer>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr double overTheCards = 24;
constexpr int slice = 8;  // milliseconds; less than a frame

}  // namespace

ThreatLens::ThreatLens(FieldSession& session, TableScene& scene, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      arrows_(new Overlay(scene.palette(), overTheCards)) {
    scene_.addItem(arrows_);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &ThreatLens::goOn);
    connect(&session_, &Session::happened, this, [this] { begin(); });
    connect(&session_, &Session::replaced, this, [this] { begin(); });
    connect(&scene_, &TableScene::selectionMoved, this, [this] { begin(); });
}

ThreatLens::~ThreatLens() = default;

void ThreatLens::setShown(bool shown) {
    isShown_ = shown;
    draw();
}

void ThreatLens::setPalette(const art::Palette& palette) { arrows_->setPalette(palette); }

/// Discards the results for another battle or unit.
void ThreatLens::begin() {
    timer_.stop();
    search_.reset();
    threats_.reset();
    draw();
    const auto unit = scene_.selected();
    if (unit && session_.hasBattle() && field::canBeThreatened(session_.battle(), *unit)) {
        search_.emplace(session_.battle(), *unit);
        timer_.start();
    }
    Q_EMIT changed();
}

void ThreatLens::goOn() {
    QElapsedTimer time;
    time.start();
    while (!search_->isDone() && time.elapsed() < slice) search_->lookAtNext();
    if (!search_->isDone()) return;
    timer_.stop();
    threats_ = search_->threats();
    search_.reset();
    draw();
    Q_EMIT changed();
}

/// One per enemy, for its most dangerous attack.
void ThreatLens::draw() {
    arrows_->clear();
    told_.clear();
    const auto unit = scene_.selected();
    if (!isShown_ || !threats_ || !unit) return;
    std::set<UnitId> drawn;
    for (const field::Threat& threat : *threats_) {
        if (drawn.insert(threat.by).second) drawArrow(*unit, threat);
    }
}

void ThreatLens::drawArrow(UnitId target, const field::Threat& threat) {
    const field::Battle& battle = session_.battle();
    const Coordinates& to = scene_.coordinates();
    const QPointF tail = to.toScene(battle.unit(threat.by).pose.center);
    const QPointF head = to.toScene(battle.unit(target).pose.center);
    const bool isKnown = threat.odds.has_value();
    const QString label = isKnown ? givingWay(threat.chanceToGiveWay()) : QStringLiteral("?");
    told_ << label;
    const bool isSerious = isKnown && isWorthSaying(threat.chanceToGiveWay());
    const bool isShot = threat.kind == field::Threat::Kind::shot;
    const art::SideColor color = lookOfSide(battle.owner(threat.by)).color;
    // The label has a fixed pixel size and extends beyond both units.
    arrows_->add(scene_.sceneRect(),
                 [tail, head, label, isSerious, isShot, color](QPainter& painter, const art::Ink& ink) {
                     painter.setRenderHint(QPainter::Antialiasing);
                     if (isShot) {
                         art::paintSightLine(painter, ink, tail, head);
                     } else {
                         art::paintChargeArrow(painter, ink, tail, head, color, art::Mood::plain);
                     }
                     // Halfway, where it covers neither name. Of a shot that may be out of range, or an
                     // attack that nobody need fear, the line says enough.
                     if (isSerious)
                         art::paintBubble(painter, ink, (tail + head) / 2, label, art::Mood::plain);
                 });
}

}  // namespace vallum::app
