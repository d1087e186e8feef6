// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/ruler_tool.h"

#include "field/session/field_session.h"
#include "field/table/coordinates.h"
#include "field/table/overlay.h"
#include "field/table/table_scene.h"
#include "field/tools/sight_words.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <optional>

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <vallum/field/queries/sight_lines.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

constexpr double overTheCards = 26;

QString inDus(Du length) { return steadyNumeral(inDu(length), 2); }
QString inCentimeters(Du length) { return steadyNumeral(inDu(length) * realMillimetersPerDu / 10, 1); }

}  // namespace

RulerTool::RulerTool(FieldSession& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      line_(new Overlay(scene.palette(), overTheCards)) {
    scene_.addItem(line_);
    connect(&session_, &Session::happened, this, &RulerTool::leave);
    connect(&session_, &Session::replaced, this, &RulerTool::leave);
}

RulerTool::~RulerTool() = default;

void RulerTool::leave() {
    line_->clear();
    from_.reset();
    told_.clear();
    bands_.clear();
}

/// RNG-11: nothing may be measured before naming a target, unless the players have agreed to it.
bool RulerTool::mayMeasure() const {
    const field::Battle& battle = session_.battle();
    return battle.phase != field::Phase::rangedAttack || battle.setting->rangesShown;
}

QString RulerTool::hint() const {
    if (session_.hasBattle() && !mayMeasure())
        return tr("Name the target first; the range is measured afterward: %1").arg(ruleName("RNG-11"_rule));
    return tr("Drag from one place to another to measure. Esc puts the ruler away.");
}

bool RulerTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    leave();
    if (!session_.hasBattle() || !mayMeasure()) return false;
    from_ = point;
    return true;
}

void RulerTool::drag(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    if (!from_ || point == *from_) return;
    line_->clear();
    line_->setPalette(scene_.palette());
    told_ = words(point);
    bands_ = bandsTo(point);
    line_->add(QRectF(*from_, point).normalized(),
               [from = *from_, to = point, words = told_.join(QStringLiteral(" · ")), bands = bands_](
                   QPainter& painter, const art::Ink& ink) {
                   art::paintRuler(painter, ink, from, to, words, bands);
               });
}

bool RulerTool::key(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Escape) return false;
    Q_EMIT putAway();
    return true;
}

QStringList RulerTool::words(QPointF to) const {
    const auto& there = scene_.coordinates();
    const Du length = geometry::distance(there.toTable(*from_), there.toTable(to));
    QStringList words{tr("%1 DU, %2 cm", "the same length twice").arg(inDus(length), inCentimeters(length))};
    const auto one = scene_.unitAt(*from_);
    const auto other = scene_.unitAt(to);
    const field::Battle& battle = session_.battle();
    if (one && !other && shownRange(battle, *one)) words << rangeText(battle, *one, there.toTable(to));
    if (!one || !other || one == other) return words;
    const Du gap = geometry::distance(field::footprint(battle, *one), field::footprint(battle, *other));
    words << tr("cards %1 DU apart").arg(inDus(gap));
    if (shownRange(battle, *one)) words << rangeText(battle, *one, *other);
    return words;
}

std::vector<art::RulerBand> RulerTool::bandsTo(QPointF to) const {
    const field::Battle& battle = session_.battle();
    const auto shooter = scene_.unitAt(*from_);
    if (!shooter || !shownRange(battle, *shooter)) return {};
    const field::FieldOfView view(battle, *shooter);
    const double length = QLineF(*from_, to).length();
    constexpr double step = 0.05;  // DU
    std::vector<art::RulerBand> bands;
    std::optional<field::RangeBand> last;
    for (double along = 0; along < length; along += step) {
        const QPointF point = *from_ + (to - *from_) * (along / length);
        const auto band = view.rangeTo(scene_.coordinates().toTable(point)).band;
        if (band && band != last) {
            const bool isShort = *band == field::RangeBand::shortRange;
            bands.push_back({along, along, isShort, isShort ? tr("short range") : tr("long range")});
        }
        if (band) bands.back().to = std::min(along + step, length);
        last = band;
    }
    return bands;
}

}  // namespace vallum::app
