// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QHelpEvent>
#include <QPainter>
#include <QTextDocumentFragment>
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

void UnitCard::setPart(Part part) {
    if (std::exchange(part_, part) == part) return;
    fitHeight();
    update();
}

void UnitCard::show(const field::Battle& battle, UnitId unit) {
    look_ = lookOf(battle, unit);
    look_.selected = look_.hovered = false;
    values_.clear();
    whyHealth_.clear();
    signs_.clear();
    name_ = unitName(battle, unit);
    kind_ = inData(battle.side(battle.owner(unit)).name);
    health_ = wounds_ = 0;
    if (battle.unit(unit).type != field::hiddenType) {
        kind_ = inData(battle.type(unit).gloss);
        addValues(battle, unit);
        addHealth(battle, unit);
        QStringList signs;
        for (const UnitSign& it : signsOn(battle, unit))
            signs << QStringLiteral("<b>%1</b>: %2").arg(it.word, it.purpose);
        signs_ = signs.join(QStringLiteral("<br>"));
    }
    QStringList brief;
    QStringList spoken;
    for (const Value& value : values_) {
        brief << QStringLiteral("%1 %2").arg(value.name, value.number);
        spoken << value.why;
    }
    if (health_ > 0) brief << wordsOfHealth();
    brief_ = brief.join(QStringLiteral(", "));
    spoken << whyHealth_;
    for (QString& it : spoken) it = QTextDocumentFragment::fromHtml(it).toPlainText();
    setAccessibleName(name_);
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    fitHeight();
    update();
}

void UnitCard::fitHeight() {
    isLow_ = window()->height() < linesOfLowWindow * fontMetrics().height();
    setFixedHeight(heightOf(part_, width()));
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

UnitCard::Change UnitCard::changeOf(int now, int printed) {
    return now > printed ? Change::better : now < printed ? Change::worse : Change::none;
}

/// With its terms where it is not just what is printed.
QString UnitCard::about(ValueOfUnit value, const Sum& sum, int perUnit) {
    const QString purpose = purposeOf(value, numeral(sum.total() / static_cast<double>(perUnit)));
    return sum.terms().size() < 2 ? purpose
                                  : QStringLiteral("%1<br>%2").arg(purpose, explained(sum, perUnit));
}

/// In a fight, the values against the first enemy; the text below covers all of them.
void UnitCard::addValues(const field::Battle& battle, UnitId unit) {
    using field::Roll;
    const field::UnitType& type = battle.type(unit);
    const auto add = [this](const QString& name, ValueOfUnit value, const Sum& sum, int perUnit = 1) {
        const int printed = sum.terms().empty() ? 0 : sum.terms().front().amount;
        values_.push_back({numeral(sum.total() / static_cast<double>(perUnit)),
                           name,
                           {about(value, sum, perUnit)},
                           changeOf(sum.total(), printed)});
    };
    const auto pair = [this](const QString& name, int one, int other, const QStringList& why, int printed) {
        values_.push_back(
            {QStringLiteral("%1/%2").arg(one).arg(other), name, why, changeOf(one + other, printed)});
    };
    const auto enemies = field::enemiesInContact(battle, unit);
    const int printedAttack = type.attack.hit + type.attack.damage;
    const int printedDefense = type.defense.dodge + type.defense.armor;
    if (enemies.empty()) {
        const Sum hit = field::attackOnAnybody(battle, Roll::hit, unit);
        const Sum damage = field::attackOnAnybody(battle, Roll::damage, unit);
        const auto& [dodge, armor] = type.defense;
        pair(tr("attack"), hit.total(), damage.total(),
             {about(ValueOfUnit::hit, hit), about(ValueOfUnit::damage, damage)}, printedAttack);
        pair(tr("defense"), dodge, armor,
             {purposeOf(ValueOfUnit::dodge, numeral(dodge)), purposeOf(ValueOfUnit::armor, numeral(armor))},
             printedDefense);
    } else {
        const UnitId enemy = enemies.front();
        const Sum hit = field::meleeAttack(battle, Roll::hit, unit, enemy);
        const Sum damage = field::meleeAttack(battle, Roll::damage, unit, enemy);
        const Sum dodge = field::meleeDefense(battle, Roll::hit, unit, enemy);
        const Sum armor = field::meleeDefense(battle, Roll::damage, unit, enemy);
        const QString against =
            QStringLiteral("<b>%1</b>").arg(tr("Against %1").arg(unitName(battle, enemy).toHtmlEscaped()));
        pair(tr("attack"), hit.total(), damage.total(),
             {against, about(ValueOfUnit::hit, hit), about(ValueOfUnit::damage, damage)}, printedAttack);
        pair(tr("defense"), dodge.total(), armor.total(),
             {against, about(ValueOfUnit::dodge, dodge), about(ValueOfUnit::armor, armor)}, printedDefense);
    }
    add(tr("morale"), ValueOfUnit::morale, field::moraleOutsideAttack(battle, unit));
    add(tr("DU move"), ValueOfUnit::movement, field::movementPoints(battle, unit, field::Gait::regular),
        MovementPoints::perUnit);
    if (type.ranged) {
        const QString power = numeral(type.ranged->power);
        values_.push_back({power,
                           tr("shot"),
                           {purposeOf(ValueOfUnit::shot, power),
                            purposeOf(ValueOfUnit::range, numeral(inDu(type.ranged->range)))}});
    }
}

void UnitCard::addHealth(const field::Battle& battle, UnitId unit) {
    const Sum health = field::health(battle.setting->options, battle.type(unit));
    health_ = health.total();
    wounds_ = battle.unit(unit).wounds;
    whyHealth_ << tr("%1 of %2 wounds: each lowers its morale by 1, and the last one destroys it")
                      .arg(wounds_)
                      .arg(health_);
    if (health.terms().size() > 1) whyHealth_ << explained(health);
}

QString UnitCard::wordsOfHealth() const { return tr("%1 of %2 wounds").arg(wounds_).arg(health_); }

double UnitCard::headHeight() const { return titleHeight() + kindHeight() + gap / 2.0; }

int UnitCard::heightOf(Part part, int width) const {
    int high = titleHeight() + kindHeight();
    if (part == Part::name) return high;
    high += gap;
    if (part == Part::whole) high += static_cast<int>(pictureHeight(width));
    if (!values_.empty()) high += numberHeight() + kindHeight() + gap;
    if (health_ > 0) high += kindHeight() + gap;
    return high;
}

/// Empty where there is no room for the picture.
QRectF UnitCard::pictureRect() const {
    return {0, headHeight(), static_cast<double>(width()),
            part_ == Part::whole ? pictureHeight(width()) : 0.0};
}

QRectF UnitCard::healthRect() const {
    const double high = kindHeight();
    return {0, height() - high - gap / 2.0, static_cast<double>(width()), high};
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
    if (part_ == Part::name) return;
    if (part_ == Part::whole) paintPicture(painter);
    paintValues(painter);
    paintHealth(painter);
}

void UnitCard::paintPicture(QPainter& painter) const {
    const QRectF picture = pictureRect();
    painter.save();
    const double scale = std::min(picture.width() / 1.66, picture.height() / 0.84);
    painter.translate(picture.center());
    painter.scale(scale, scale);
    art::paintCard(painter, look_, scale * devicePixelRatioF(), 0, palette_);
    painter.restore();
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

/// As the words beside them, the pips count wounds: a filled one is a wound, in a dark room as in a light
/// one.
void UnitCard::paintHealth(QPainter& painter) const {
    if (health_ <= 0) return;
    const QRectF area = healthRect();
    const double pip = area.height() * 0.72;
    for (int i = 0; i != health_; ++i) {
        const bool isLost = i >= health_ - wounds_;
        painter.setPen(QPen(isLost ? roomColors().bad : roomColors().quiet, 1.2));
        painter.setBrush(isLost ? QBrush(roomColors().bad) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(2 + i * (pip + 4), area.top() + (area.height() - pip) / 2, pip, pip));
    }
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(roomColors().quiet);
    painter.drawText(area.adjusted(health_ * (pip + 4) + 10, 0, 0, 0), Qt::AlignVCenter, wordsOfHealth());
}

QString UnitCard::whyAt(QPoint point) const {
    if (part_ == Part::name) return brief_;
    if (pictureRect().contains(point)) return signs_;
    for (std::size_t i = 0; i != values_.size(); ++i) {
        if (rectOf(i).contains(point)) return values_[i].why.join(QStringLiteral("<br>"));
    }
    return healthRect().contains(point) ? whyHealth_.join(QStringLiteral("<br>")) : QString();
}

bool UnitCard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    // An empty one hides the last.
    QToolTip::showText(help->globalPos(), whyAt(help->pos()), this);
    return true;
}

}  // namespace vallum::app
