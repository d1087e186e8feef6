// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"
#include "field/panels/dragged_card.h"
#include "field/panels/empty_hand.h"
#include "field/panels/hand_fan.h"

#include <memory>
#include <set>
#include <vector>

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <vallum/core/id.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

class FieldSession;

/// The hand of the player at the screen, held as a fan, and the number of cards in the other hands. The card
/// under the pointer rises, and can be dragged onto the table. The open question decides which half of a card
/// matters and what a click does.
class HandPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// The picked cards: an order and the cards that go with it, or cards to discard.
    void setPicked(std::set<CardId> cards);
    [[nodiscard]] const std::set<CardId>& picked() const { return picked_; }
    /// The time a card takes to rise; 0: none.
    void setMotion(int milliseconds) { rising_.setDuration(milliseconds); }
    /// Over the table only the cards themselves cover it; elsewhere the panel has a background.
    void setOverTable(bool over);
    /// Puts all cards aside while somebody draws on the table, which they would cover.
    void putAside(bool aside);

    /// The card at this point, and whether the point is in its event half.
    [[nodiscard]] std::optional<std::pair<CardId, bool>> halfAt(QPoint point) const;

    /// The half that could be played now of the card that the keyboard has reached.
    [[nodiscard]] std::optional<std::pair<CardId, bool>> halfInFocus() const;

    /// The width of a card in the fan, in pixels.
    [[nodiscard]] double cardWidth() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardClicked(CardId card);
    /// A card that was clicked has been dragged out of the hand, and let go of there.
    void cardDropped(QPoint global);
    /// The card under the pointer; none if there is no card.
    void cardLookedAt(std::optional<CardId> card);
    /// The part of the widget where anything is drawn.
    void outlineChanged(const QRegion& outline);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    void refresh();
    void takeHand();
    [[nodiscard]] art::ActionCardLook lookOf(std::size_t place) const;
    [[nodiscard]] HandFan fan() const;
    [[nodiscard]] QRectF asideRect() const;
    [[nodiscard]] QRectF emptyRect() const;
    void lookAt(std::optional<std::size_t> place);
    void drag(const QMouseEvent& event);
    [[nodiscard]] QString tipOf(std::size_t place) const;
    void tellOutline();
    void paintCard(QPainter& painter, const HandFan& fan, std::size_t place) const;
    void paintFocus(QPainter& painter, const QRectF& card) const;

    FieldSession& session_;
    EmptyHand empty_;
    art::Palette palette_;
    std::vector<CardId> hand_;
    std::set<CardId> drawn_;  // since the turn before
    std::set<CardId> picked_;
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> clicked_;  // and not left since
    std::optional<std::size_t> focused_;
    QPoint pressedAt_;
    std::unique_ptr<DraggedCard> dragged_;
    QVariantAnimation rising_;
    double rise_ = 1;  // how far the card has risen, from 0 to 1
    bool overTable_ = false;
    bool isAside_ = false;
    QRegion outline_;
};

}  // namespace vallum::app
