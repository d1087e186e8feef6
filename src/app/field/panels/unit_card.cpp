// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>
#include <numeric>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

constexpr int gap = 8;

QFontMetrics metricsOf(art::Face face, art::Type type) { return QFontMetrics(art::font(face, type)); }
int titleHeight() { return metricsOf(art::Face::serif, art::Type::headline).height(); }
int kindHeight() { return metricsOf(art::Face::sans, art::Type::note).height(); }
QFont numberFont() {
    QFont font = art::font(art::Face::sans, art::Type::heading);
    font.setWeight(QFont::DemiBold);
    return font;
}
/// No smaller than half. Advances do not shrink quite as fonts do, so one step may not be enough.
QFont fittedTo(int width, const QString& words, QFont font) {
    const double least = font.pointSizeF() / 2;
    while (font.pointSizeF() > least && QFontMetrics(font).horizontalAdvance(words) > width)
        font.setPointSizeF(font.pointSizeF() * 0.97);
    return font;
}

int numberHeight() { return QFontMetrics(numberFont()).height() + 2; }

constexpr int linesOfLowWindow = 46;

}  // namespace

UnitCard::UnitCard(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void UnitCard::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void UnitCard::show(const field::Battle& battle, UnitId unit) {
    look_ = lookOf(battle, unit);
    look_.selected = look_.hovered = false;
    values_.clear();
    name_ = unitName(battle, unit);
    kind_ = inData(battle.side(battle.owner(unit)).name);
    health_ = wounds_ = 0;
    if (battle.unit(unit).type != field::hiddenType) {
        kind_ = inData(battle.type(unit).gloss);
        health_ = field::health(battle, unit);
        wounds_ = battle.unit(unit).wounds;
        addValues(battle, unit);
    }
    QStringList spoken;
    for (const Value& value : values_) spoken << QStringLiteral("%1 %2").arg(value.name, value.number);
    setAccessibleName(name_);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
    fitHeight();
    update();
}

void UnitCard::fitHeight() {
    isLow_ = window()->height() < linesOfLowWindow * fontMetrics().height();
    setFixedHeight(heightForWidth(width()));
}

void UnitCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void UnitCard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    fitHeight();
}

bool UnitCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) fitHeight();
    return QWidget::eventFilter(watched, event);
}

double UnitCard::pictureHeight(int width) const { return (width - 2 * gap) * (isLow_ ? 0.31 : 0.5); }

/// In a fight, the values against the first enemy; the text below covers all of them.
void UnitCard::addValues(const field::Battle& battle, UnitId unit) {
    using field::Roll;
    const field::UnitType& type = battle.type(unit);
    const auto add = [this](const QString& name, const Sum& sum, int printed, int perUnit = 1) {
        const int now = sum.total();
        const Change change = now > printed ? Change::better : now < printed ? Change::worse : Change::none;
        values_.push_back({numeral(now / static_cast<double>(perUnit)), name,
                           QStringLiteral("<b>%1</b><br>%2").arg(name, explained(sum, perUnit)), change});
    };
    const auto pair = [this](const QString& name, int one, int other, const QString& why, Change change) {
        values_.push_back({QStringLiteral("%1/%2").arg(one).arg(other), name,
                           QStringLiteral("<b>%1</b><br>%2").arg(name, why), change});
    };
    const auto changeOf = [](int now, int printed) {
        return now > printed ? Change::better : now < printed ? Change::worse : Change::none;
    };
    const auto enemies = field::enemiesInContact(battle, unit);
    if (enemies.empty()) {
        const Sum hit = field::attackOnAnybody(battle, Roll::hit, unit);
        const Sum damage = field::attackOnAnybody(battle, Roll::damage, unit);
        pair(tr("attack"), hit.total(), damage.total(),
             QStringLiteral("%1<br>%2<br>%3")
                 .arg(tr("To hit and to damage"), explained(hit), explained(damage)),
             changeOf(hit.total() + damage.total(), type.attack.hit + type.attack.damage));
        pair(tr("defense"), type.defense.dodge, type.defense.armor, tr("Dodge and armor, as printed"),
             Change::none);
    } else {
        const UnitId enemy = enemies.front();
        const Sum hit = field::meleeAttack(battle, Roll::hit, unit, enemy);
        const Sum damage = field::meleeAttack(battle, Roll::damage, unit, enemy);
        const Sum dodge = field::meleeDefense(battle, Roll::hit, unit, enemy);
        const Sum armor = field::meleeDefense(battle, Roll::damage, unit, enemy);
        const QString against = tr("Against %1").arg(unitName(battle, enemy));
        const auto lines = [&](const Sum& one, const Sum& other) {
            return QStringLiteral("%1<br>%2<br>%3").arg(against, explained(one), explained(other));
        };
        pair(tr("attack"), hit.total(), damage.total(), lines(hit, damage),
             changeOf(hit.total() + damage.total(), type.attack.hit + type.attack.damage));
        pair(tr("defense"), dodge.total(), armor.total(), lines(dodge, armor),
             changeOf(dodge.total() + armor.total(), type.defense.dodge + type.defense.armor));
    }
    const Sum morale = field::moraleOutsideAttack(battle, unit);
    add(tr("morale"), morale, morale.terms().empty() ? 0 : morale.terms().front().amount);
    const Sum movement = field::movementPoints(battle, unit, field::Gait::regular);
    add(tr("DU move"), movement, movement.terms().empty() ? 0 : movement.terms().front().amount, 1000);
    if (type.ranged)
        values_.push_back({QString::number(type.ranged->power), tr("shot"),
                           tr("Shoots with %1 up to %2 DU")
                               .arg(type.ranged->power)
                               .arg(numeral(type.ranged->range.raw() / 1000.0)),
                           Change::none});
}

int UnitCard::heightForWidth(int width) const {
    int high = titleHeight() + kindHeight() + static_cast<int>(pictureHeight(width)) + gap;
    if (!values_.empty()) high += numberHeight() + kindHeight() + gap;
    if (health_ > 0) high += kindHeight() + gap;
    return high;
}

QRectF UnitCard::pictureRect() const {
    return {0, static_cast<double>(titleHeight() + kindHeight()) + gap / 2.0, static_cast<double>(width()),
            pictureHeight(width())};
}

QRectF UnitCard::rectOf(std::size_t value) const {
    // Each value is as wide as its words need, and an equal share of the rest.
    const QFontMetrics words = metricsOf(art::Face::sans, art::Type::note);
    const QFontMetrics numbers{numberFont()};
    std::vector<double> widths;
    for (const Value& it : values_)
        widths.push_back(std::max(words.horizontalAdvance(it.name), numbers.horizontalAdvance(it.number)));
    const double needed = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double more = (width() - needed) / static_cast<double>(values_.size());
    const double left = std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(value),
                                        more * static_cast<double>(value));
    return {left, pictureRect().bottom() + gap / 2.0, widths[value] + more,
            static_cast<double>(numberHeight() + kindHeight())};
}

void UnitCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(art::font(art::Face::serif, art::Type::headline));
    painter.setPen(roomColors().ink);
    painter.setFont(fittedTo(width(), name_, painter.font()));
    painter.drawText(QRectF(0, 0, width(), titleHeight()), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(name_, Qt::ElideRight, width()));
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(roomColors().quiet);
    painter.drawText(QRectF(0, titleHeight(), width(), kindHeight()), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(kind_, Qt::ElideRight, width()));
    const QRectF picture = pictureRect();
    painter.save();
    const double scale = std::min(picture.width() / 1.66, picture.height() / 0.84);
    painter.translate(picture.center());
    painter.scale(scale, scale);
    art::paintCard(painter, look_, scale * devicePixelRatioF(), 0, palette_);
    painter.restore();
    paintValues(painter);
    paintHealth(painter);
}

void UnitCard::paintValues(QPainter& painter) const {
    for (std::size_t i = 0; i != values_.size(); ++i) {
        const Value& value = values_[i];
        const QRectF area = rectOf(i);
        painter.setFont(numberFont());
        painter.setPen(value.change == Change::better  ? roomColors().good
                       : value.change == Change::worse ? roomColors().bad
                                                       : roomColors().ink);
        painter.drawText(QRectF(area.topLeft(), QSizeF(area.width(), numberHeight())), Qt::AlignCenter,
                         value.number);
        painter.setFont(art::font(art::Face::sans, art::Type::note));
        painter.setPen(roomColors().quiet);
        painter.drawText(area, Qt::AlignHCenter | Qt::AlignBottom, value.name);
    }
}

void UnitCard::paintHealth(QPainter& painter) const {
    if (health_ <= 0) return;
    const double high = kindHeight();
    const double y = height() - high - gap / 2.0;
    const double pip = high * 0.72;
    for (int i = 0; i != health_; ++i) {
        const bool isLost = i >= health_ - wounds_;
        painter.setPen(QPen(isLost ? roomColors().bad : roomColors().quiet, 1.2));
        painter.setBrush(isLost ? roomColors().bad
                                : (roomColors().dark ? QColor(0xf1e7d3) : QColor(Qt::white)));
        painter.drawEllipse(QRectF(2 + i * (pip + 4), y + (high - pip) / 2, pip, pip));
    }
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(roomColors().quiet);
    painter.drawText(QRectF(health_ * (pip + 4) + 10, y, width(), high), Qt::AlignVCenter,
                     tr("%1 of %2 wounds").arg(wounds_).arg(health_));
}

bool UnitCard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i != values_.size(); ++i) {
        if (rectOf(i).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), values_[i].why, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

}  // namespace vallum::app
