// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_texts.h"

#include <algorithm>
#include <cstdlib>

#include <QStringList>

#include <vallum/core/overloaded.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

QString say(const Text& text) { return inQt(text); }

QString sectionText(const hex::SectionOrders& it) {
    const auto one = [](int count, const Plural& words) { return counted(count, words); };
    if (it.left > 0 && it.center > 0 && it.right > 0)
        return say(phrase("Hex cards", "Order one unit or leader in each section.")());
    if (it.left > 0 && it.right > 0)
        return say(phrase("Hex cards", "Order two units or leaders on each wing.")());
    if (it.left > 0)
        return one(it.left, plural("Hex cards", "Order %n units or leaders on the left.",
                                   "Order one unit or leader on the left."));
    if (it.right > 0)
        return one(it.right, plural("Hex cards", "Order %n units or leaders on the right.",
                                    "Order one unit or leader on the right."));
    return one(it.center, plural("Hex cards", "Order %n units or leaders in the center.",
                                 "Order one unit or leader in the center."));
}

QString troopText(const hex::TroopOrders& it, int command) {
    switch (it.of) {
        case hex::Troops::light: return say(phrase("Hex cards", "Order up to %1 light units.")(command));
        case hex::Troops::medium: return say(phrase("Hex cards", "Order up to %1 medium units.")(command));
        case hex::Troops::heavy: return say(phrase("Hex cards", "Order up to %1 heavy units.")(command));
        case hex::Troops::mounted: break;
    }
    return it.leaders ? say(phrase("Hex cards", "Order up to %1 mounted units or leaders.")(command))
                      : say(phrase("Hex cards", "Order up to %1 mounted units.")(command));
}

/// As printed on the card, whoever plays it.
QString troopText(const hex::TroopOrders& it) {
    switch (it.of) {
        case hex::Troops::light: return say(phrase("Hex cards", "Order light units up to your Command.")());
        case hex::Troops::medium: return say(phrase("Hex cards", "Order medium units up to your Command.")());
        case hex::Troops::heavy: return say(phrase("Hex cards", "Order heavy units up to your Command.")());
        case hex::Troops::mounted: break;
    }
    return it.leaders ? say(phrase("Hex cards", "Order mounted units or leaders up to your Command.")())
                      : say(phrase("Hex cards", "Order mounted units up to your Command.")());
}

QString leaderText(const hex::LeaderOrders& it) {
    if (!it.section)
        return say(phrase("Hex cards", "Order a leader and up to %1 hexes linked to him.")(it.links));
    switch (*it.section) {
        case hex::Section::left:
            return say(phrase("Hex cards",
                              "Order a leader on the left and up to %1 hexes linked to him.")(it.links));
        case hex::Section::center:
            return say(phrase("Hex cards",
                              "Order a leader in the center and up to %1 hexes linked to him.")(it.links));
        case hex::Section::right:
            return say(phrase("Hex cards",
                              "Order a leader on the right and up to %1 hexes linked to him.")(it.links));
    }
    return {};
}

QString ordersText(const hex::CommandCard& card, std::optional<int> command) {
    return std::visit(
        Overloaded{
            [](const hex::SectionOrders& it) { return sectionText(it); },
            [&](const hex::TroopOrders& it) { return command ? troopText(it, *command) : troopText(it); },
            [](const hex::LeaderOrders& it) { return leaderText(it); },
            [](const hex::ContactOrders&) {
                return say(phrase("Hex cards", "All your units next to an enemy unit attack.")());
            },
            [](const hex::CopiedOrders&) {
                return say(
                    phrase("Hex cards", "Counts as the card that your opponent played in the last turn.")());
            },
            [](const hex::MissileOrders&) {
                return say(phrase("Hex cards", "All your missile units fire twice and do not move.")());
            },
            [](const hex::LinkedOrders& it) {
                return it.most.kind == hex::AllOr::Kind::number
                           ? say(phrase("Hex cards",
                                        "Order up to %1 foot units in one group.")(it.most.number))
                           : say(phrase("Hex cards", "Order all foot units of one group.")());
            },
            [](const hex::StrikeFirstOrders&) {
                return say(phrase("Hex cards",
                                  "In the enemy turn: one of your units rolls first when attacked. In your "
                                  "own turn: no orders.")());
            },
            [&](const hex::DiceOrders&) {
                return command
                           ? say(phrase("Hex cards",
                                        "Roll %1 dice: each class orders such a unit, each leader any unit.")(
                                 *command))
                           : say(phrase("Hex cards",
                                        "Roll as many dice as your Command: each class orders such a unit, "
                                        "each leader any unit.")());
            },
            [&](const hex::RestoringOrders&) {
                return command
                           ? say(phrase(
                                 "Hex cards",
                                 "Roll %1 dice: units near a leader regain blocks of their class.")(*command))
                           : say(phrase("Hex cards",
                                        "Roll as many dice as your Command: units near a leader regain "
                                        "blocks of their class.")());
            },
        },
        card.orders);
}

/// What ordered units may do beyond, or short of, the normal rules.
QStringList conductText(const hex::CommandCard& card) {
    const hex::Conduct& conduct = card.conduct;
    QStringList lines;
    if (conduct.footMove == 2)
        lines << say(phrase("Hex cards", "They move 2 hexes and still attack; warriors charge 3.")());
    else if (conduct.footMove)
        lines << say(phrase("Hex cards", "They move 1 hex.")());
    if (conduct.heavyMountedMove)
        lines << say(phrase("Hex cards", "Heavy units move %1 hexes.")(*conduct.heavyMountedMove));
    if (conduct.extraClose > 0 && conduct.extraRanged > 0)
        lines << say(phrase("Hex cards", "They roll 1 extra die.")());
    else if (conduct.extraClose > 0)
        lines << counted(conduct.extraClose, plural("Hex cards", "%n extra dice in close combat.",
                                                    "1 extra die in close combat."));
    if (conduct.movesTwice)
        lines << say(phrase("Hex cards", "They move, fire and move again, without close combat.")());
    else if (conduct.passesFriends)
        lines << say(phrase("Hex cards", "Light foot passes through friends.")());
    if (card.otherwise == hex::Otherwise::oneUnitByChoice)
        lines << say(phrase("Hex cards", "Or any one unit.")());
    if (conduct.bans.has(hex::ActionKind::fire) && conduct.bans.has(hex::ActionKind::move))
        lines << say(phrase("Hex cards", "No moves, no fire.")());
    else if (conduct.bans.has(hex::ActionKind::fire))
        lines << say(phrase("Hex cards", "Nobody fires.")());
    return lines;
}

}  // namespace

QString nameIn(const hex::Battle& battle, UnitId id) {
    const std::string& own = battle.unit(id).name;
    return own.empty() ? capitalized(inData(battle.type(id).name)) : inQt(own);
}
QString nameIn(const hex::Battle& battle, hex::LeaderId id) { return inQt(battle.leader(id).name); }
QString nameIn(const hex::Battle& battle, Seat seat) { return inData(battle.side(seat).name); }

QString codeExplained(const hex::Battle& battle, UnitId id) {
    const hex::Unit& unit = battle.unit(id);
    const hex::UnitType& type = battle.type(id);
    return say(phrase("Hex words", "%1: %2, %3 of %4 blocks")(hex::labelOf(battle, id), Text::data(type.name),
                                                              unit.blocks, type.blocks));
}

QString whoIsAt(const hex::Battle& battle, hex::Hex hex) {
    if (const auto unit = battle.unitAt(hex)) return nameIn(battle, *unit);
    if (const auto leader = battle.leaderAt(hex)) return nameIn(battle, *leader);
    return {};
}

QString groundAt(const hex::Battle& battle, hex::Hex hex) {
    const hex::Cell& cell = battle.cell(hex);
    QStringList words;
    switch (cell.ground) {
        case hex::Ground::open: break;
        case hex::Ground::broken: words << say(phrase("Hex words", "broken ground")()); break;
        case hex::Ground::forest: words << say(phrase("Hex words", "forest")()); break;
        case hex::Ground::hill: words << say(phrase("Hex words", "hill")()); break;
        case hex::Ground::sea: words << say(phrase("Hex words", "sea")()); break;
        case hex::Ground::river: words << say(phrase("Hex words", "river")()); break;
        case hex::Ground::ford: words << say(phrase("Hex words", "ford")()); break;
        case hex::Ground::marsh: words << say(phrase("Hex words", "marsh")()); break;
    }
    if (cell.work) {
        switch (*cell.work) {
            case hex::Work::rampart: words << say(phrase("Hex words", "rampart")()); break;
            case hex::Work::camp: words << say(phrase("Hex words", "fortified camp")()); break;
            case hex::Work::bridge: words << say(phrase("Hex words", "bridge")()); break;
            case hex::Work::scalableWall: words << say(phrase("Hex words", "wall")()); break;
            case hex::Work::fortifiedWall: words << say(phrase("Hex words", "fortified wall")()); break;
        }
    }
    return words.join(QStringLiteral(", "));
}

QString textOf(const hex::CommandCard& card, std::optional<int> command) {
    return (QStringList(ordersText(card, command)) + conductText(card)).join(QLatin1Char(' '));
}

QString hexSentence(const Refusal& refusal) { return inQt(hex::words(refusal)); }
QString hexSentence(const hex::Battle& battle, const hex::Fact& fact, BoardTurn turn) {
    return inQt(hex::words(battle, fact, seatInFront(battle, turn)));
}

Seat seatInFront(const hex::Battle& battle, BoardTurn turn) {
    const auto home = turn == BoardTurn::upright ? hex::Edge::bottom : hex::Edge::top;
    return std::ranges::find(battle.setting->sides, home, &hex::Side::home)->seat;
}

QString priceOf(const hex::Battle& battle, UnitId unit, const hex::RetreatWay& way) {
    const int lost = hex::blocksLostOn(battle, unit, way);
    if (lost == 0) return {};
    if (lost >= battle.unit(unit).blocks) return say(phrase("Hex words", "destroyed")());
    return counted(lost, plural("Hex words", "loses %n blocks", "loses 1 block"));
}

QString reckoned(const Sum& sum) {
    const QString total = QString::number(sum.total());
    if (sum.terms().size() < 2) return total;
    QString words;
    for (const Sum::Term& term : sum.terms()) {
        if (!words.isEmpty()) words += term.amount < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ");
        words += QString::number(words.isEmpty() ? term.amount : std::abs(term.amount));
    }
    return QStringLiteral("%1 = %2").arg(words, total);
}

QString termsOf(const Sum& sum) {
    QStringList lines;
    for (const Sum::Term& term : sum.terms()) {
        const QString sign = term.amount > 0 && !lines.isEmpty() ? QStringLiteral("+") : QString();
        lines << QStringLiteral("%1%2  %3").arg(sign).arg(term.amount).arg(ruleName(term.rule));
    }
    return lines.join(QLatin1Char('\n'));
}

QString nameOf(hex::Phase phase) { return capitalized(inQt(hex::wordFor(phase))); }

}  // namespace vallum::app
