// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/loss_gauge.h"

#include "art/emblems.h"
#include "art/faces.h"
#include "field/table/looks.h"
#include "field/words/structure_text.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>

#include <vallum/field/situation/turn/points.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::app {

namespace {

QString pointsText(double hundredths) { return QString::number(std::round(hundredths / field::hundredths)); }

}  // namespace

LossGauge::LossGauge(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setAccessibleName(tr("Losses"));
}

void LossGauge::show(const field::Battle& battle, const art::Palette& palette) {
    rows_.clear();
    QStringList words;
    const bool decides = battle.setting->siege || battle.setting->victory.has(field::Victory::casualties);
    for (const field::Side& side : battle.setting->sides) {
        const bool isFirst =
            std::ranges::none_of(battle.alliesOf(side.seat), [&](Seat ally) { return ally < side.seat; });
        if (!isFirst) continue;
        Row row;
        row.side = lookOfSide(side.seat);
        row.shades = palette.shadesOf(row.side.color);
        row.lost = field::lossesOfTeam(battle, side.seat).total();
        // The limit is half the army's points and would reveal a hidden army's total.
        const bool isKnown = std::ranges::none_of(battle.unitsOnTable(), [&](UnitId unit) {
            return battle.unit(unit).type == field::hiddenType &&
                   battle.areAllied(battle.owner(unit), side.seat);
        });
        row.hasLimit = decides;
        row.limit = decides && isKnown ? field::startingValueOfTeam(battle, side.seat).total() / 2.0 : 0;
        rows_.push_back(row);
        words << aboutLosses(row, inData(side.name));
    }
    words += otherEnds(battle);
    setToolTip(words.join(QLatin1Char('\n')));
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

void LossGauge::setOnPaper() {
    isOnPaper_ = true;
    update();
}

QString LossGauge::wordsOf(const Row& row) {
    if (row.limit > 0) return tr("lost %1 of %2").arg(pointsText(row.lost), pointsText(row.limit));
    return (row.hasLimit ? tr("lost %1 of ?") : tr("lost %1")).arg(pointsText(row.lost));
}

QString LossGauge::aboutLosses(const Row& row, const QString& side) {
    const QString lost = pointsText(row.lost);
    if (row.limit > 0) {
        return tr("%1 has lost %2 points; above %3 it must check whether it stays on the field (SET-13)")
            .arg(side, lost, pointsText(row.limit));
    }
    if (row.hasLimit) {
        return tr("%1 has lost %2 points; beyond half of its army it must check whether it stays on the "
                  "field "
                  "(SET-13). How much that is stays secret while it has units face down")
            .arg(side, lost);
    }
    return tr("%1 has lost %2 points; in this battle, losses alone do not end it").arg(side, lost);
}

QStringList LossGauge::otherEnds(const field::Battle& battle) {
    using field::Victory;
    QStringList ends;
    if (battle.setting->siege) ends << siegeTimeText(battle);
    if (battle.setting->victory.has(Victory::annihilation))
        ends << tr("An army with no unit in good order is beaten (SET-16)");
    if (battle.setting->victory.has(Victory::deathOfGeneral))
        ends << tr("An army is beaten when its general dies (SET-17)");
    return ends;
}

QSize LossGauge::sizeHint() const {
    const QFontMetrics metrics(art::font(art::Face::sans, art::Type::note));
    int widest = 0;
    for (const Row& row : rows_) widest = std::max(widest, metrics.horizontalAdvance(wordsOf(row)));
    return {widest + metrics.height() * 6,
            static_cast<int>(std::max<std::size_t>(rows_.size(), 2)) * (metrics.height() + 3)};
}

QSize LossGauge::minimumSizeHint() const {
    return {sizeHint().width() - QFontMetrics(art::font(art::Face::sans, art::Type::note)).height() * 4,
            sizeHint().height()};
}

void LossGauge::paintEvent(QPaintEvent* /*event*/) {
    if (rows_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    const int line = painter.fontMetrics().height() + 3;
    int words = 0;
    for (const Row& row : rows_)
        words = std::max(words, painter.fontMetrics().horizontalAdvance(wordsOf(row)));
    double y = (height() - line * static_cast<double>(rows_.size())) / 2;
    for (const Row& row : rows_) {
        const double half = line * 0.3;
        const QColor& dye = isOnPaper_ && !roomColors().dark ? row.shades.base : row.shades.light;
        painter.save();
        painter.translate(half, y + line / 2.0);
        painter.scale(half, half);
        painter.fillPath(art::emblemPath(row.side.emblem), dye);
        painter.restore();
        const double left = line * 0.9;
        const QRectF bar(left, y + line / 2.0 - 3, width() - words - left - 8, 6);
        // If there is no room for a bar, the numbers are enough.
        constexpr double shortestBar = 14;
        const bool isDrawn = bar.width() >= shortestBar;
        painter.setPen(Qt::NoPen);
        painter.setBrush(isOnPaper_ ? roomColors().button : roomColors().barButton);
        if (isDrawn) painter.drawRoundedRect(bar, 3, 3);
        const double part = row.limit > 0 ? std::min(1.0, row.lost / row.limit) : 0;
        if (part > 0 && isDrawn) {
            painter.setBrush(dye);
            painter.drawRoundedRect(
                QRectF(bar.topLeft(), QSizeF(std::max(6.0, bar.width() * part), bar.height())), 3, 3);
        }
        painter.setPen(isOnPaper_ ? roomColors().ink : roomColors().barInk);
        painter.drawText(QRectF(width() - words, y, words, line), Qt::AlignVCenter | Qt::AlignRight,
                         wordsOf(row));
        y += line;
    }
}

}  // namespace vallum::app
