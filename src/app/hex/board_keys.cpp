// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/board_keys.h"

#include "hex/hex_table.h"
#include "hex/hex_texts.h"

#include <algorithm>

namespace vallum::app {

namespace {

bool isAmong(const std::vector<hex::Hex>& list, hex::Hex hex) {
    return std::ranges::find(list, hex) != list.end();
}

/// The second way is for the edge of the board.
std::vector<hex::Direction> waysOf(int arrowKey, bool isEvenRow) {
    using hex::Direction;
    switch (arrowKey) {
        case Qt::Key_Left: return {Direction::west};
        case Qt::Key_Right: return {Direction::east};
        case Qt::Key_Up:
            return isEvenRow ? std::vector{Direction::northEast, Direction::northWest}
                             : std::vector{Direction::northWest, Direction::northEast};
        default:
            return isEvenRow ? std::vector{Direction::southEast, Direction::southWest}
                             : std::vector{Direction::southWest, Direction::southEast};
    }
}

}  // namespace

std::optional<hex::Hex> hexBeside(hex::Hex hex, int arrowKey) {
    for (const hex::Direction direction : waysOf(arrowKey, hex.row % 2 == 0)) {
        const hex::Hex next = hex::toward(hex, direction);
        if (hex::isOnBoard(next)) return next;
    }
    return std::nullopt;
}

std::optional<hex::Hex> nextStop(const Marks& marks,
                                 std::optional<hex::Hex> looked,
                                 bool isForward,
                                 const BoardMap& map) {
    std::vector<hex::Hex> stops = marks.targets;
    if (stops.empty()) stops = marks.choosable;
    if (stops.empty()) stops = marks.reach;
    if (stops.empty()) return std::nullopt;
    std::ranges::sort(stops, {}, [&](hex::Hex it) { return map.placeOf(it); });
    const auto now = looked ? std::ranges::find(stops, *looked) : stops.end();
    const auto count = std::ssize(stops);
    std::ptrdiff_t place = isForward ? 0 : count - 1;
    if (now != stops.end()) place = (now - stops.begin() + (isForward ? 1 : count - 1)) % count;
    return stops[static_cast<std::size_t>(place)];
}

bool canBePressed(const Marks& marks, hex::Hex hex) {
    return isAmong(marks.reach, hex) || isAmong(marks.hollow, hex) || isAmong(marks.targets, hex) ||
           isAmong(marks.choosable, hex);
}

/// A hex in reach of the picked piece is where that piece goes, whoever else stands there.
bool canBeDragged(const Marks& marks, hex::Hex hex) {
    const bool isGoal =
        isAmong(marks.reach, hex) || isAmong(marks.hollow, hex) || isAmong(marks.targets, hex);
    return !isGoal && (isAmong(marks.choosable, hex) || isAmong(marks.picked, hex));
}

QString spokenWords(const hex::Battle& battle, hex::Hex hex, const Marks& marks) {
    QStringList words{HexTable::tr("Row %1, column %2").arg(hex.row).arg(hex.column)};
    if (const auto unit = battle.unitAt(hex)) {
        words << HexTable::tr("%1, %2, %3 of %4 blocks")
                     .arg(nameIn(battle, *unit), nameIn(battle, battle.unit(*unit).owner))
                     .arg(battle.unit(*unit).blocks)
                     .arg(battle.type(*unit).blocks);
    }
    if (const auto leader = battle.leaderAt(hex))
        words << HexTable::tr("leader %1").arg(nameIn(battle, *leader));
    if (const QString ground = groundAt(battle, hex); !ground.isEmpty()) words << ground;
    if (isAmong(marks.targets, hex)) words << HexTable::tr("target");
    if (isAmong(marks.choosable, hex)) words << HexTable::tr("can be chosen");
    if (isAmong(marks.reach, hex)) words << HexTable::tr("in reach");
    if (isAmong(marks.hollow, hex)) words << HexTable::tr("in reach, but then no battle");
    for (const ThreatMark& threat : marks.threats) words << threat.spoken;
    return words.join(QStringLiteral(". "));
}

}  // namespace vallum::app
