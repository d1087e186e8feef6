// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_panel.h"

#include "field/panels/unit_card.h"
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/words/odds_text.h"
#include "field/words/structure_text.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/edge_fade.h"

#include <memory>
#include <utility>

#include <QScrollBar>
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
    column->addWidget(text_, 1);
    text_->setOpenExternalLinks(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(2);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text_->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text_->viewport()->setAutoFillBackground(false);
    // Reading on is less urgent than deciding: the question needs the room.
    text_->setMinimumHeight(2 * fontMetrics().lineSpacing());
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

int UnitPanel::heightForWidth(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    int high = around.top() + around.bottom();
    if (!card_->isHidden()) high += card_->heightForWidth(room) + layout()->spacing();
    const std::unique_ptr<QTextDocument> words(text_->document()->clone());
    words->setTextWidth(room - text_->verticalScrollBar()->sizeHint().width());
    return high + static_cast<int>(std::ceil(words->size().height())) + 4;
}

void UnitPanel::tell(const QString& html) {
    text_->setHtml(html);
    Q_EMIT heightChanged();
}

namespace {

QString row(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td style='padding-right:8px'>%1</td><td>%2</td></tr>").arg(name, value);
}

/// Only values that differ from the card, which shows the rest.
QString changedRow(const QString& name, const Sum& sum) {
    return sum.terms().size() < 2 ? QString() : row(name, explained(sum));
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

QStringList statesOf(const field::Battle& battle, UnitId id) {
    const field::Unit& unit = battle.unit(id);
    QStringList words;
    for (const field::Marker marker : unit.markers.all()) {
        words << inQt(field::wordFor(marker));
    }
    if (unit.formation) words << inQt(field::wordFor(*unit.formation));
    words << stacksOf(battle, id);
    if (unit.status != field::Status::regular) words << inQt(field::wordFor(unit.status));
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
        words << UnitPanel::tr("with %1").arg(inQt(general->card(battle).name));
    }
    return words;
}

QStringList abilitiesOf(const field::UnitType& type) {
    QStringList words;
    for (const field::Ability it : type.abilities.all()) words << inQt(field::wordFor(it));
    for (const field::Formation it : type.formations.all()) words << inQt(field::wordFor(it));
    return words;
}

/// States before abilities, each on a colored patch that does not wrap.
QString chips(const QStringList& states, const QStringList& abilities) {
    QStringList patches;
    const auto add = [&](QString word, const QColor& ground, const QColor& ink) {
        word.replace(QLatin1Char(' '), QChar::Nbsp);
        patches << QStringLiteral("<span style='background-color:%1;color:%2'>&nbsp;%3&nbsp;</span>")
                       .arg(ground.name(), ink.name(), word.toHtmlEscaped());
    };
    for (const QString& it : states) add(it, roomColors().brass, roomColors().brassInk);
    for (const QString& it : abilities) add(it, roomColors().button, roomColors().ink);
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
    text += row(UnitPanel::tr("Attack"), pair(adds.attack.hit, adds.attack.damage));
    text += row(UnitPanel::tr("Defense"), pair(adds.defense, adds.defense));
    text += row(UnitPanel::tr("Morale"), withSign(adds.morale));
    text += row(UnitPanel::tr("Influence"), UnitPanel::tr("%1 DU").arg(numeral(inDu(card.influence))));
    text += row(UnitPanel::tr("Leadership"), QString::number(card.leadership));
    text += row(UnitPanel::tr("Cost"), UnitPanel::tr("%1% of the units' points").arg(card.pointsModifier));
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
               UnitPanel::tr("%1 DU used, %2 left").arg(inPoints(*spent), inPoints(all - *spent)));
}

/// What the fight with an enemy adds to the values above.
QString againstEnemies(const field::Battle& battle, UnitId id) {
    using field::Roll;
    const Sum usual = field::moraleOutsideAttack(battle, id);
    QString text;
    for (const UnitId enemy : field::enemiesInContact(battle, id)) {
        QString changes =
            changedRow(UnitPanel::tr("Hit"), field::meleeAttack(battle, Roll::hit, id, enemy)) +
            changedRow(UnitPanel::tr("Damage"), field::meleeAttack(battle, Roll::damage, id, enemy)) +
            changedRow(UnitPanel::tr("Dodge"), field::meleeDefense(battle, Roll::hit, id, enemy)) +
            changedRow(UnitPanel::tr("Armor"), field::meleeDefense(battle, Roll::damage, id, enemy));
        if (const Sum morale = field::moraleInMelee(battle, id, enemy); morale != usual)
            changes += changedRow(UnitPanel::tr("Morale"), morale);
        if (changes.isEmpty()) continue;
        text += QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p><table>%2</table>")
                    .arg(UnitPanel::tr("Against %1").arg(unitName(battle, enemy).toHtmlEscaped()), changes);
    }
    return text;
}

QString valuesOf(const field::Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    QString text = chips(statesOf(battle, id), abilitiesOf(type)) + QStringLiteral("<table>");
    if (type.ranged) {
        text += row(
            UnitPanel::tr("Range"),
            UnitPanel::tr("%1 DU").arg(QStringLiteral("<b>%1</b>").arg(numeral(inDu(type.ranged->range)))));
    }
    text += changedRow(UnitPanel::tr("Morale"), field::moraleOutsideAttack(battle, id));
    const Sum movement = field::movementPoints(battle, id, field::Gait::regular);
    if (movement.terms().size() > 1) text += row(UnitPanel::tr("Movement"), explained(movement, 1000));
    text += splitMove(battle, id);
    text += row(UnitPanel::tr("Value"), explained(field::unitValue(type, battle.unit(id).startStatus)));
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
