// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_panel.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/words/odds_text.h"
#include "field/words/purpose_text.h"
#include "field/words/structure_text.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/edge_fade.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextOption>
#include <QVBoxLayout>

#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/skirmish.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>
#include <vallum/field/words.h>

namespace vallum::app {

UnitPanel::UnitPanel(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      card_(new UnitCard),
      text_(new QTextBrowser) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(7, 0, 7, 5);
    column->setSpacing(4);
    column->addWidget(card_);
    column->addWidget(text_);
    column->addStretch(1);
    text_->setOpenExternalLinks(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(2);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text_->viewport()->setAutoFillBackground(false);
    fadeEdges(*text_);
    text_->setAccessibleName(tr("Unit"));
    text_->setAccessibleDescription(tr("The selected unit or structure"));
    connect(&session_, &Session::asked, this, [this] { refresh(); });
    // Another viewer must not read on what the last one saw.
    connect(&session_, &Session::replaced, this, [this] { showAsIn(nullptr); });
    refresh();
}

void UnitPanel::show(std::optional<UnitId> unit) {
    unit_ = unit;
    if (unit) {
        structure_.reset();
        ram_.reset();
    }
    refresh();
}

void UnitPanel::showStructure(std::optional<field::StructureId> structure) {
    structure_ = structure;
    refresh();
}

void UnitPanel::showRam(std::optional<int> ram) {
    if (std::exchange(ram_, ram) != ram) refresh();
}

void UnitPanel::setThreats(std::optional<std::vector<field::Threat>> threats) {
    if (!threats && !threats_) return;
    threats_ = std::move(threats);
    if (!structure_ && !ram_) refresh();
}

void UnitPanel::setArtPalette(const art::Palette& palette) {
    card_->setArtPalette(palette);
    refresh();
}

void UnitPanel::showAsIn(const field::Battle* before) {
    before_ = before == nullptr ? std::nullopt : std::optional(*before);
    refresh();
}

namespace {

/// How much of a text is seen in this height if no line is cut.
int heightOfWholeLines(const QTextDocument& words, int most) {
    double high = 0;
    for (QTextBlock block = words.begin(); block.isValid(); block = block.next()) {
        const double top = words.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i != block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(0, top);
            if (line.bottom() <= most) high = std::max(high, line.bottom());
        }
    }
    return static_cast<int>(std::ceil(high));
}

}  // namespace

UnitPanel::Fit UnitPanel::fitted(int width, int most) const {
    using Part = UnitCard::Part;
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    const int edges = around.top() + around.bottom();
    const std::unique_ptr<QTextDocument> words(text_->document()->clone());
    words->setTextWidth(room - text_->verticalScrollBar()->sizeHint().width());
    const int all = static_cast<int>(std::ceil(words->size().height())) + 4;
    const int least = std::min(all, 2 * fontMetrics().lineSpacing());
    const auto textIn = [&](int high) { return all <= high ? all : heightOfWholeLines(*words, high); };
    if (card_->isHidden()) {
        const int text = std::max(least, textIn(most - edges));
        return {Part::name, text, edges + text};
    }
    for (const Part part : {Part::whole, Part::withoutPicture}) {
        const int above = edges + card_->heightOf(part, room) + layout()->spacing();
        const int text = textIn(most - above);
        if (above <= most && (text >= least || part == Part::withoutPicture))
            return {part, text, above + text};
    }
    return {Part::name, 0, edges + card_->heightOf(Part::name, room)};
}

void UnitPanel::fit() {
    const Fit fit = fitted(width(), height());
    card_->setPart(fit.card);
    text_->setFixedHeight(fit.text);
    text_->setVisible(fit.text > 0);
}

bool UnitPanel::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
    return isDone;
}

int UnitPanel::heightWithin(int width, int most) const { return fitted(width, most).all; }

int UnitPanel::heightForWidth(int width) const { return heightWithin(width, QWIDGETSIZE_MAX); }

QSize UnitPanel::minimumSizeHint() const {
    return {QWidget::minimumSizeHint().width(), heightWithin(width(), 0)};
}

void UnitPanel::tell(const QString& html) {
    text_->setHtml(html);
    fit();
    Q_EMIT heightChanged();
}

namespace {

/// The purpose is a tooltip.
QString row(const QString& name, const QString& value, const QString& purpose) {
    return QStringLiteral(
               "<tr><td title=\"%3\" style='padding-right:8px'>%1</td><td title=\"%3\">%2</td></tr>")
        .arg(name, value, purpose.toHtmlEscaped());
}

/// Only values that differ from the card, which shows the rest.
QString changedRow(const QString& name, ValueOfUnit value, const Sum& sum) {
    return sum.terms().size() < 2 ? QString()
                                  : row(name, explained(sum), purposeOf(value, numeral(sum.total())));
}

/// The units above and below it in a stack.
QStringList stacksOf(const field::Battle& battle, UnitId id) {
    QStringList words;
    const auto below = battle.unit(id).below;
    if (below) words << UnitPanel::tr("under %1").arg(unitName(battle, *below));
    for (const UnitId other : battle.unitsOnTable()) {
        if (battle.unit(other).below == id) words << UnitPanel::tr("over %1").arg(unitName(battle, other));
    }
    return words;
}

/// FOR-11
QStringList overlapsOf(const field::Battle& battle, UnitId id) {
    QStringList words;
    for (const field::Overlap& it : battle.overlaps) {
        if (it.top == id) words << UnitPanel::tr("on %1 (FOR-11)").arg(unitName(battle, it.under));
        if (it.under == id) words << UnitPanel::tr("partly under %1 (FOR-11)").arg(unitName(battle, it.top));
    }
    return words;
}

/// Where it is and whom it has with it.
QStringList placesOf(const field::Battle& battle, UnitId id) {
    const field::Unit& unit = battle.unit(id);
    QStringList words = stacksOf(battle, id);
    if (unit.inside) words << UnitPanel::tr("in %1").arg(inQt(field::nameOf(battle, *unit.inside)));
    if (unit.climb) {
        words << UnitPanel::tr("climbing %1, level %2 of %3")
                     .arg(inQt(field::nameOf(battle, unit.climb->structure)))
                     .arg(unit.climb->levels)
                     .arg(field::valuesOf(battle, unit.climb->structure).level);
    }
    if (field::ramOf(battle, id)) words << UnitPanel::tr("carries a ram");
    words << overlapsOf(battle, id);
    if (const auto general = generalAt(battle, id)) {
        const std::string& name = general->card(battle).name;
        // A general of no name is called by his rank, like that on his card.
        words << (name == "General" ? UnitPanel::tr("with the general")
                                    : UnitPanel::tr("with %1").arg(inQt(name)));
    }
    return words;
}

/// A word on a colored patch that does not wrap.
QString patch(QString word, const QColor& ground, const QColor& ink) {
    word.replace(QLatin1Char(' '), QChar::Nbsp);
    return QStringLiteral(
               "<span style='background-color:%1;color:%2;text-decoration:none'>&nbsp;%3&nbsp;</span>")
        .arg(ground.name(), ink.name(), word.toHtmlEscaped());
}

/// A link to the rule of the sign, with its purpose as a tooltip.
QString chip(const UnitSign& sign, const QColor& ground, const QColor& ink) {
    return QStringLiteral("<a href='%1:%2' title=\"%3\">%4</a>")
        .arg(ruleScheme, inQt(sign.rule.text()), sign.purpose.toHtmlEscaped(), patch(sign.word, ground, ink));
}

/// States before abilities.
QString chips(const field::Battle& battle, UnitId id) {
    const art::RoomColors& colors = roomColors();
    QStringList patches;
    for (const UnitSign& it : signsOn(battle, id)) patches << chip(it, colors.brass, colors.brassInk);
    for (const QString& it : placesOf(battle, id)) patches << patch(it, colors.brass, colors.brassInk);
    for (const UnitSign& it : abilitiesOf(battle, id)) patches << chip(it, colors.button, colors.ink);
    return patches.isEmpty() ? QString()
                             : QStringLiteral("<p style='margin:0 0 5px 0;line-height:135%'>%1</p>")
                                   .arg(patches.join(QStringLiteral(" ")));
}

QString withSign(int number) {
    return (number < 0 ? QString() : QStringLiteral("+")) + QString::number(number);
}

/// GEN-04, GEN-05
QString generalText(const field::GeneralCard& card) {
    const auto pair = [](int one, int other) { return withSign(one) + QLatin1Char('/') + withSign(other); };
    const field::GeneralModifiers& adds = card.modifiers;
    QString text = QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b> <small>%2</small></p><table>")
                       .arg(inQt(card.name).toHtmlEscaped(), inData(card.years).toHtmlEscaped());
    const QString ofHisUnit = UnitPanel::tr("Added to the values of the unit that the general is with");
    text += row(UnitPanel::tr("Attack"), pair(adds.attack.hit, adds.attack.damage), ofHisUnit);
    text += row(UnitPanel::tr("Defense"), pair(adds.defense, adds.defense), ofHisUnit);
    text += row(UnitPanel::tr("Morale"), withSign(adds.morale), ofHisUnit);
    text += row(UnitPanel::tr("Influence"), UnitPanel::tr("%1 DU").arg(numeral(inDu(card.influence))),
                UnitPanel::tr("Friendly units this near have +1 morale"));
    text +=
        row(UnitPanel::tr("Leadership"), QString::number(card.leadership),
            UnitPanel::tr("How many cards are in hand at the start, and how many can be kept after a turn"));
    text += row(UnitPanel::tr("Cost"), UnitPanel::tr("%1% of the units' points").arg(card.pointsModifier),
                UnitPanel::tr("What the general adds to the points of the army"));
    return text + QStringLiteral("</table><p style='margin:2px 0 0 0'>%1</p>")
                      .arg(inData(card.ability.text).toHtmlEscaped());
}

/// SKI-06, UNIT-12
QString splitMove(const field::Battle& battle, UnitId id) {
    const auto spent = field::spentToShow(battle, id);
    if (!spent) return {};
    const MovementPoints all(field::movementPoints(battle, id, field::Gait::regular).total());
    const auto inPoints = [](MovementPoints points) { return inQt(field::toText(points)); };
    return row(UnitPanel::tr("Split move"),
               UnitPanel::tr("%1 DU used, %2 left").arg(inPoints(*spent), inPoints(all - *spent)),
               UnitPanel::tr("Skirmishers may move before and after their shot"));
}

/// What the fight with an enemy adds to the values above.
QString againstEnemies(const field::Battle& battle, UnitId id) {
    using field::Roll;
    const Sum usual = field::moraleOutsideAttack(battle, id);
    QString text;
    for (const UnitId enemy : field::enemiesInContact(battle, id)) {
        QString changes = changedRow(UnitPanel::tr("Hit"), ValueOfUnit::hit,
                                     field::meleeAttack(battle, Roll::hit, id, enemy)) +
                          changedRow(UnitPanel::tr("Damage"), ValueOfUnit::damage,
                                     field::meleeAttack(battle, Roll::damage, id, enemy)) +
                          changedRow(UnitPanel::tr("Dodge"), ValueOfUnit::dodge,
                                     field::meleeDefense(battle, Roll::hit, id, enemy)) +
                          changedRow(UnitPanel::tr("Armor"), ValueOfUnit::armor,
                                     field::meleeDefense(battle, Roll::damage, id, enemy));
        if (const Sum morale = field::moraleInMelee(battle, id, enemy); morale != usual)
            changes += changedRow(UnitPanel::tr("Morale"), ValueOfUnit::morale, morale);
        if (changes.isEmpty()) continue;
        text += QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p><table>%2</table>")
                    .arg(UnitPanel::tr("Against %1").arg(unitName(battle, enemy).toHtmlEscaped()), changes);
    }
    return text;
}

QString valuesOf(const field::Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    QString text = chips(battle, id) + QStringLiteral("<table>");
    if (type.ranged) {
        const QString range = numeral(inDu(type.ranged->range));
        text +=
            row(UnitPanel::tr("Range"), UnitPanel::tr("%1 DU").arg(QStringLiteral("<b>%1</b>").arg(range)),
                purposeOf(ValueOfUnit::range, range));
    }
    text += changedRow(UnitPanel::tr("Morale"), ValueOfUnit::morale, field::moraleOutsideAttack(battle, id));
    const Sum movement = field::movementPoints(battle, id, field::Gait::regular);
    if (movement.terms().size() > 1)
        text += row(UnitPanel::tr("Movement"), explained(movement, MovementPoints::perUnit),
                    purposeOf(ValueOfUnit::movement, inQt(field::toText(MovementPoints(movement.total())))));
    text += splitMove(battle, id);
    const Sum value = field::unitValue(type, battle.unit(id).startStatus);
    text +=
        row(UnitPanel::tr("Value"), explained(value), purposeOf(ValueOfUnit::price, numeral(value.total())));
    return text + QStringLiteral("</table>") + againstEnemies(battle, id);
}

/// UNIT-01, and some history.
QString backgroundOf(const field::Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    const Text scale = field::scaleText(*battle.setting, type);
    QStringList lines;
    if (!scale.isEmpty()) lines << UnitPanel::tr("Represents %1.").arg(inQt(scale)).toHtmlEscaped();
    lines << inData(type.history).toHtmlEscaped();
    return QStringLiteral("<p><small>%1</small></p>").arg(lines.join(QStringLiteral("<br>")));
}

}  // namespace

void UnitPanel::refresh() {
    const field::Battle& battle = before_ ? *before_ : session_.battle();
    if (ram_ && (!session_.hasBattle() || *ram_ >= std::ssize(battle.rams))) ram_.reset();
    if (structure_ && (!session_.hasBattle() || structure_->raw() >= std::ssize(battle.structures)))
        structure_.reset();
    const bool known = !structure_ && !ram_ && session_.hasBattle() && unit_ && battle.onTable(*unit_);
    card_->setVisible(known);
    if (ram_) return tell(ramText(battle, *ram_));
    if (structure_) return tell(structureText(battle, *structure_));
    if (!known) return tell(QStringLiteral("<i>%1</i>").arg(tr("Click a unit to see its values.")));
    card_->show(battle, *unit_);
    if (battle.unit(*unit_).type == field::hiddenType) {
        const RuleId why = field::ruleOfHiding(battle, battle.owner(*unit_));
        return tell(linked(QStringLiteral("<i>%1</i>")
                               .arg(tr("A face-down card (%1).").arg(inQt(std::string(why.text()))))));
    }
    QString text = valuesOf(battle, *unit_);
    if (field::ramOf(battle, *unit_)) text += carriedRamText();
    if (threats_ && !before_) text += threatsText(battle, *threats_);
    if (const auto general = generalAt(battle, *unit_)) text += generalText(general->card(battle));
    tell(linked(text + backgroundOf(battle, *unit_)));
}

}  // namespace vallum::app
