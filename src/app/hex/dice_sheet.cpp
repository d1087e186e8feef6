// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/dice_sheet.h"

#include "art/faces.h"
#include "art/shapes.h"
#include "hex/hex_texts.h"
#include "language/numbers.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/odds.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

constexpr int tumbleStep = 60;  // in milliseconds

QString titleOf(const hex::Battle& battle, const hex::Blow& blow) {
    const auto leader = battle.leaderAt(blow.at);
    const Text target = blow.unit ? hex::nameOf(battle, *blow.unit)
                        : leader  ? hex::nameOf(battle, *leader)
                                  : Text(hex::toText(blow.at));
    const auto name = [&](const Phrase& words) { return inQt(words(hex::nameOf(battle, blow.by), target)); };
    switch (blow.roll) {
        case hex::Roll::fire: return name(phrase("Hex dice", "%1 against %2, at range"));
        case hex::Roll::attack: return name(phrase("Hex dice", "%1 against %2"));
        case hex::Roll::bonus: return name(phrase("Hex dice", "%1 against %2, again"));
        case hex::Roll::battleBack: return name(phrase("Hex dice", "%1 against %2, battling back"));
        case hex::Roll::strikeFirst: return name(phrase("Hex dice", "%1 against %2, striking first"));
    }
    return {};
}

/// The effect of each die, found by adding the dice one by one and counting as the rules do.
std::vector<BattleDie> deedsOf(const hex::Battle& battle, const hex::DiceRolled& rolled) {
    std::vector<BattleDie> dice;
    std::vector<int> faces;
    hex::BlowResult before = hex::resultOf(battle, rolled.blow, faces);
    for (const int shown : rolled.faces) {
        faces.push_back(shown);
        hex::BlowResult now = hex::resultOf(battle, rolled.blow, faces);
        const bool isHit = now.hits.total() > before.hits.total();
        const bool isFlag = now.flags > before.flags;
        dice.push_back({hex::faceOf(shown), isHit    ? DieDeed::hit
                                            : isFlag ? DieDeed::flag
                                                     : DieDeed::nothing});
        before = std::move(now);
    }
    return dice;
}

/// The terms that cancel hits, such as "-1 HEX-41 Hits by swords".
QString ignoredText(const Sum& hits) {
    QStringList parts;
    for (const Sum::Term& term : hits.terms()) {
        if (term.amount < 0) parts << QStringLiteral("%1  %2").arg(term.amount).arg(ruleName(term.rule));
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

DiceSheet::DiceSheet(QWidget* parent) : QWidget(parent), palette_(art::lightPalette()) {
    hide();
    clock_.setInterval(tumbleStep);
    connect(&clock_, &QTimer::timeout, this, [this] {
        if (--tumbles_ <= 0) clock_.stop();
        update();
    });
}

void DiceSheet::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void DiceSheet::lay(const QString& title,
                    std::vector<BattleDie> dice,
                    const QString& result,
                    const QString& note) {
    title_ = title;
    dice_ = std::move(dice);
    result_ = result;
    note_ = note;
    setAccessibleName(title);
    setAccessibleDescription(result);
}

void DiceSheet::showRoll(const hex::Battle& battle, const hex::DiceRolled& rolled) {
    QStringList result{counted(rolled.hits.total(), plural("Hex dice", "%n hits", "1 hit"))};
    if (rolled.flags > 0) result << counted(rolled.flags, plural("Hex dice", "%n flags", "1 flag"));
    QStringList note;
    if (const QString ignored = ignoredText(rolled.hits); !ignored.isEmpty()) note << ignored;
    if (rolled.blow.unit) {
        const double expected = hex::oddsOf(battle, rolled.blow).expectedHits;
        note << inQt(phrase("Hex dice", "expected %1")(steadyNumeral(expected, 1).toStdString()));
    }
    lay(titleOf(battle, rolled.blow), deedsOf(battle, rolled), result.join(QStringLiteral(" · ")),
        note.join(QStringLiteral(" · ")));
}

void DiceSheet::showFaces(const QString& title,
                          const std::vector<int>& faces,
                          hex::Face wanted,
                          const QString& result) {
    std::vector<BattleDie> dice;
    for (const int shown : faces) {
        const hex::Face face = hex::faceOf(shown);
        dice.push_back({face, face == wanted ? DieDeed::hit : DieDeed::nothing});
    }
    lay(title, std::move(dice), result, {});
}

bool DiceSheet::show(const hex::Battle& battle, const hex::Fact& fact, int tumbleMilliseconds) {
    const bool hasDice = std::visit(
        Overloaded{
            [&](const hex::DiceRolled& it) {
                showRoll(battle, it);
                return true;
            },
            [&](const hex::Trampled& it) {
                const auto unit = battle.unitAt(it.at);
                const hex::Face wanted = unit ? hex::faceOf(battle.type(*unit).unitClass) : hex::Face::leader;
                showFaces(inQt(phrase("Hex dice",
                                      "The elephants trample %1")(whoIsAt(battle, it.at).toStdString())),
                          it.faces, wanted, counted(it.hits, plural("Hex dice", "%n hits", "1 hit")));
                return true;
            },
            [&](const hex::OrderDiceRolled& it) {
                std::vector<BattleDie> dice;
                for (const int face : it.faces) {
                    const hex::Face shown = hex::faceOf(face);
                    dice.push_back({shown, hex::countsForOrders(shown) ? DieDeed::hit : DieDeed::nothing});
                }
                lay(inQt(phrase("Hex dice", "Dice for orders")()), std::move(dice), {}, ruleName(it.why));
                return true;
            },
            [&](const hex::LeaderChecked& it) {
                showFaces(inQt(phrase("Hex dice", "Is %1 hit?")(nameIn(battle, it.leader).toStdString())),
                          it.faces, hex::Face::leader,
                          inQt(it.falls ? phrase("Hex dice", "He falls.")()
                                        : phrase("Hex dice", "He is unhurt.")()));
                return true;
            },
            [&](const hex::EscapeRolled& it) {
                showFaces(inQt(phrase("Hex dice",
                                      "%1 rides through the enemy")(nameIn(battle, it.leader).toStdString())),
                          it.faces, hex::Face::leader,
                          inQt(it.falls ? phrase("Hex dice", "He is caught.")()
                                        : phrase("Hex dice", "He gets through.")()));
                return true;
            },
            [&](const hex::MarshRolled& it) {
                const hex::Face wanted =
                    it.unit ? hex::faceOf(battle.type(*it.unit).unitClass) : hex::Face::leader;
                showFaces(inQt(phrase("Hex dice", "Into the marsh")()), {it.face}, wanted,
                          inQt(it.hit ? phrase("Hex dice", "The marsh takes its toll.")()
                                      : phrase("Hex dice", "Safe.")()));
                return true;
            },
            [](const auto&) { return false; },
        },
        fact);
    if (!hasDice) return false;
    ++shown_;
    tumbles_ = tumbleMilliseconds / tumbleStep;
    if (tumbles_ > 0) clock_.start();
    update();
    return true;
}

QSize DiceSheet::sizeHint() const {
    const int em = fontMetrics().height();
    const QFontMetrics title(art::font(art::Face::serif, art::Type::heading));
    const int die = em * 5 / 2;
    const int wide = std::max({static_cast<int>(dice_.size()) * (die + 6), title.horizontalAdvance(title_),
                               fontMetrics().horizontalAdvance(note_), em * 16});
    return {wide + em * 2 + 8, title.height() + die + em * 4};
}

void DiceSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int em = fontMetrics().height();
    painter.fillPath(art::box(3, 5, width() - 6, height() - 6, 10), QColor(0, 0, 0, 70));
    const QPainterPath paper = art::box(1, 1, width() - 6, height() - 8, 10);
    painter.fillPath(paper, roomColors().paper);
    painter.strokePath(paper, QPen(roomColors().brass, 1.6));
    const QFont serif = art::font(art::Face::serif, art::Type::heading);
    painter.setFont(serif);
    painter.setPen(roomColors().ink);
    const int titleHeight = QFontMetrics(serif).height();
    painter.drawText(QRect(em, em / 2, width() - 2 * em - 4, titleHeight), Qt::AlignCenter,
                     QFontMetrics(serif).elidedText(title_, Qt::ElideMiddle, width() - 2 * em));
    const double room = width() - 2.0 * em;
    const double die =
        std::min(em * 2.5, dice_.empty() ? em * 2.5 : room / static_cast<double>(dice_.size()) - 4);
    const double all = static_cast<double>(dice_.size()) * (die + 6) - 6;
    double left = (width() - 4 - all) / 2;
    const double top = em * 0.8 + titleHeight;
    for (std::size_t i = 0; i != dice_.size(); ++i) {
        BattleDie shown = dice_[i];
        if (tumbles_ > 0) {
            const auto turn = static_cast<std::uint32_t>(tumbles_);
            shown = {static_cast<hex::Face>(
                         static_cast<int>(art::scatter(turn, static_cast<std::uint32_t>(i)) * 6)),
                     DieDeed::tumbling};
        }
        paintBattleDie(painter, QRectF(left, top, die, die), shown, palette_);
        left += die + 6;
    }
    if (tumbles_ > 0) return;
    QFont bold = art::font(art::Face::sans, art::Type::lead);
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(roomColors().ink);
    const QRectF words(em, top + die + em * 0.2, width() - 2 * em - 4, em * 1.4);
    painter.drawText(words, Qt::AlignCenter, result_);
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(roomColors().quiet);
    const QRectF note = words.translated(0, em * 1.2);
    painter.drawText(note, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(note_, Qt::ElideRight, static_cast<int>(note.width())));
}

}  // namespace vallum::app
