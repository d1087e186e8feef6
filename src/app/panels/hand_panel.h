// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"

#include <set>
#include <vector>

#include <QWidget>

#include <vallum/core/id.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

class Session;

/// The hand of the player at the screen, drawn as cards, and how many cards the others hold. Which half of a
/// card matters, and what a click on one means, follows from the open question.
class HandPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(Session& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// Those that are picked: an order and what goes with it, or cards to discard.
    void setPicked(std::set<CardId> cards);
    [[nodiscard]] const std::set<CardId>& picked() const { return picked_; }

    /// The card that lies there, and whether it is its event.
    [[nodiscard]] std::optional<std::pair<CardId, bool>> halfAt(QPoint point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardClicked(CardId card);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    void refresh();
    [[nodiscard]] art::ActionCardLook lookOf(std::size_t place) const;
    [[nodiscard]] QRectF rectOf(std::size_t place) const;
    [[nodiscard]] std::optional<std::size_t> placeAt(QPointF point) const;
    [[nodiscard]] bool isCovered() const;
    void paintFocus(QPainter& painter, const QRectF& card) const;
    void paintEmptyHand(QPainter& painter) const;
    void paintOpponents(QPainter& painter);

    Session& session_;
    art::Palette palette_;
    std::vector<CardId> hand_;
    std::set<CardId> picked_;
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> focused_;
};

}  // namespace vallum::app
