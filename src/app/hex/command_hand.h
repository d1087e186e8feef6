// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "hex/command_card.h"

#include <optional>
#include <vector>

#include <QWidget>

namespace vallum::app {

/// The cards of one hand. They lie side by side; if there is no room for that they overlap, but for their
/// titles, unless one is to be chosen.
class CommandHand final : public QWidget {
    Q_OBJECT

public:
    explicit CommandHand(QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// The sections on the cards that are shown next turn with the board.
    void setTurn(BoardTurn turn) { turn_ = turn; }
    /// The hand of this seat as the battle shows it; cards can be played only if `isAsked`.
    void show(const hex::Battle& battle, Seat seat, bool isAsked);
    [[nodiscard]] bool isAsked() const { return isAsked_; }
    [[nodiscard]] const std::vector<CardId>& cards() const { return cards_; }
    [[nodiscard]] std::optional<CardId> cardAt(QPointF point) const;
    [[nodiscard]] QRectF rectOf(std::size_t place) const;
    /// Its rectangle on the screen: the card being looked at is raised.
    [[nodiscard]] QRectF shownRectOf(std::size_t place) const;
    /// Its look on the screen.
    [[nodiscard]] CommandCardLook shownLookOf(std::size_t place) const;
    /// The preferred height for this width.
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Looks at a card or plays the one looked at, if this key does so while a card is asked for. A key held
    /// down never plays one.
    bool takesKey(const QKeyEvent& event);

Q_SIGNALS:
    void lookedAt(std::optional<vallum::CardId> card);
    void played(vallum::CardId card);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    /// Tab looks at the first card before it goes on.
    bool focusNextPrevChild(bool next) override;

private:
    struct Grid {
        int columns = 1;
        int rows = 1;
        double width = 1;  // of a card
        double step = 0;   // from one row to the next
    };
    [[nodiscard]] Grid gridIn(QSizeF room, bool overlaps) const;
    [[nodiscard]] Grid grid() const;
    [[nodiscard]] std::optional<std::size_t> placeAt(QPointF point) const;
    void look(std::optional<std::size_t> place);
    void paintCard(QPainter& painter, std::size_t place);

    art::Palette palette_;
    BoardTurn turn_ = BoardTurn::upright;
    std::vector<CardId> cards_;
    std::vector<CommandCardLook> looks_;
    bool isAsked_ = false;
    std::optional<std::size_t> looked_;
};

}  // namespace vallum::app
