// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_tool.h"

#include <variant>

#include <vallum/hex/queries/reach.h>

namespace vallum::app {

/// HEX-18, HEX-26: picks a piece, shows its reach, and moves it to the pressed hex. A move that would end the
/// turn by itself is only shown until it is confirmed, because what follows cannot be undone.
class HexMoveTool final : public HexTool {
    Q_OBJECT

public:
    HexMoveTool(hex::Battle battle, Seat seat);

    [[nodiscard]] QString headline() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QString remark() const override;
    [[nodiscard]] Marks marks() const override;
    [[nodiscard]] SheetContent content() const override;
    [[nodiscard]] std::vector<Choice> choices() override;
    void press(hex::Hex hex) override;
    void grab(hex::Hex hex) override;
    void drag(hex::Hex from, hex::Hex to) override;
    void drop() override;
    bool escape() override;
    [[nodiscard]] bool isUnconfirmed() const override { return last_.has_value(); }

private:
    using Piece = std::variant<std::monostate, UnitId, hex::LeaderId>;
    using Move = std::variant<hex::MoveUnit, hex::MoveLeader>;

    void pick(Piece piece);
    [[nodiscard]] bool isPicked(Piece piece) const { return picked_ == piece; }
    [[nodiscard]] std::vector<Piece> movableAt(hex::Hex hex) const;
    [[nodiscard]] std::vector<hex::Hex> wayTo(hex::Hex hex) const;
    [[nodiscard]] std::optional<hex::Hex> from() const;
    [[nodiscard]] Move moveEndingAt(hex::Hex hex) const;
    void make(const Move& move);
    void makeOrAsk(const Move& move);
    void refuseMoveTo(hex::Hex hex);
    [[nodiscard]] Choice advanceChoice();
    void warn();

    std::vector<UnitId> units_;  // those that can still move
    std::vector<hex::MoveUnit> advance_;
    std::vector<hex::LeaderId> leaders_;
    bool isWarned_ = false;  // that some can still move
    Piece picked_;
    std::optional<Piece> pickedBefore_;  // while the mouse holds a piece that it has just picked
    std::optional<Move> last_;           // of the turn; waits to be confirmed
    std::vector<hex::Reached> unitMoves_;
    std::vector<hex::MoveLeader> leaderMoves_;
};

}  // namespace vallum::app
