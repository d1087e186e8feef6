// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/playback.h"

#include "table/table_scene.h"
#include "texts.h"

namespace vallum::app {

namespace {

constexpr int wordMilliseconds = 700;

std::optional<std::pair<UnitId, geometry::Pose>> placeAfter(const field::Fact& fact) {
    using Place = std::optional<std::pair<UnitId, geometry::Pose>>;
    if (const auto* it = std::get_if<field::Moved>(&fact)) return Place({it->unit, it->to});
    if (const auto* it = std::get_if<field::Charged>(&fact)) return Place({it->units.attacker, it->to});
    if (const auto* it = std::get_if<field::Faced>(&fact)) return Place({it->unit, it->pose});
    return std::nullopt;
}

std::optional<std::pair<UnitId, QString>> wordFor(const field::Fact& fact) {
    using Word = std::optional<std::pair<UnitId, QString>>;
    if (const auto* it = std::get_if<field::Wounded>(&fact)) {
        return Word({it->unit, counted(it->wounds, Playback::tr("wound"), Playback::tr("wounds"))});
    }
    if (const auto* it = std::get_if<field::Broke>(&fact)) return Word({it->unit, Playback::tr("breaks")});
    if (const auto* it = std::get_if<field::StartedToFlee>(&fact))
        return Word({it->unit, Playback::tr("flees")});
    if (const auto* it = std::get_if<field::Eliminated>(&fact))
        return Word({it->unit, Playback::tr("destroyed")});
    if (const auto* it = std::get_if<field::Recovered>(&fact))
        return Word({it->unit, Playback::tr("rallies")});
    return std::nullopt;
}

double turned(double from, double to, double part) {
    const double way = std::remainder(to - from, 360.0);
    return from + way * part;
}

}  // namespace

Playback::Playback(TableScene& scene) : scene_(scene) {
    clock_.setStartValue(0.0);
    clock_.setEndValue(1.0);
    clock_.setEasingCurve(QEasingCurve::InOutSine);
    connect(&clock_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { step(value.toDouble()); });
    connect(&clock_, &QVariantAnimation::finished, this, [this] {
        ++now_;
        next();
    });
}

void Playback::run(field::Battle end, const std::vector<field::Fact>& facts) {
    skip();
    end_ = std::move(end);
    scenes_.clear();
    now_ = 0;
    for (const field::Fact& fact : facts) {
        if (const auto moved = placeAfter(fact)) scenes_.push_back({moved->first, moved->second, {}});
        if (const auto word = wordFor(fact)) scenes_.push_back({word->first, {}, word->second});
    }
    if (perDu_ == 0) scenes_.clear();
    next();
}

void Playback::skip() {
    if (!isRunning()) return;
    const QSignalBlocker quiet(clock_);
    clock_.stop();
    finish();
}

void Playback::next() {
    while (now_ < scenes_.size() && scene_.item(scenes_[now_].unit) == nullptr) ++now_;
    if (now_ == scenes_.size()) return finish();
    const Scene& scene = scenes_[now_];
    const UnitItem& item = *scene_.item(scene.unit);
    fromPlace_ = item.pos();
    fromHeading_ = item.headingDegrees();
    int time = wordMilliseconds;
    if (scene.to) {
        const QPointF way = scene_.coordinates().toScene(scene.to->center) - fromPlace_;
        const double turn = std::abs(std::remainder(degrees(scene.to->heading) - fromHeading_, 360.0)) / 60;
        time = static_cast<int>(perDu_ * std::max(std::hypot(way.x(), way.y()), turn)) + 1;
    }
    clock_.setDuration(time);
    clock_.start();
}

void Playback::step(double part) {
    if (!isRunning() || now_ >= scenes_.size()) return;
    const Scene& scene = scenes_[now_];
    UnitItem* item = scene_.item(scene.unit);
    if (item == nullptr) return;
    if (scene.to) {
        const QPointF to = scene_.coordinates().toScene(scene.to->center);
        item->setPos(fromPlace_ + (to - fromPlace_) * part);
        item->setHeadingDegrees(turned(fromHeading_, degrees(scene.to->heading), part));
        return;
    }
    scene_.air().clear();
    const QPointF at = fromPlace_ - QPointF(0, 0.5 + 0.4 * part);
    scene_.air().add({at, QSizeF(0, 0)}, [at, word = scene.word](QPainter& painter, const art::Ink& ink) {
        art::paintBubble(painter, ink, at, word, art::Mood::plain);
    });
}

void Playback::finish() {
    const field::Battle end = *std::exchange(end_, std::nullopt);
    scene_.air().clear();
    scene_.show(end);
    Q_EMIT scene_.playingEnded();
}

}  // namespace vallum::app
