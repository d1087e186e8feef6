// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"

#include <set>
#include <vector>

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <vallum/core/id.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

class FieldSession;

/// The hand of the player at the screen, held like a fan, and how many cards the others hold. The card under
/// the pointer rises. Which half of a card matters, and what a click on one means, follows from the open
/// question.
class HandPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// Those that are picked: an order and what goes with it, or cards to discard.
    void setPicked(std::set<CardId> cards);
    [[nodiscard]] const std::set<CardId>& picked() const { return picked_; }
    /// How long a card takes to rise; 0: at once.
    void setMotion(int milliseconds) { rising_.setDuration(milliseconds); }
    /// Over the table only what is drawn is the hand; elsewhere it has a ground of its own.
    void setOverTable(bool over);

    /// The card that lies there, and whether it is its event.
    [[nodiscard]] std::optional<std::pair<CardId, bool>> halfAt(QPoint point) const;

    /// Of one that lies in the fan.
    [[nodiscard]] double cardWidth() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardClicked(CardId card);
    /// Under the pointer, or none.
    void cardLookedAt(std::optional<CardId> card);
    /// What of the widget shows anything.
    void outlineChanged(const QRegion& outline);

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    bool event(QEvent*) override;

private:
    void refresh();
    [[nodiscard]] art::ActionCardLook lookOf(std::size_t place) const;
    /// As it lies in the fan, and how it is turned there.
    [[nodiscard]] QRectF rectOf(std::size_t place) const;
    [[nodiscard]] QTransform turnOf(std::size_t place) const;
    /// Where it has come to by now: raised or not.
    [[nodiscard]] QRectF shownAt(std::size_t place) const;
    [[nodiscard]] QPolygonF outlineOf(std::size_t place) const;
    [[nodiscard]] std::optional<std::size_t> raised() const;
    [[nodiscard]] QRectF asideRect() const;
    [[nodiscard]] QString wordsWhenEmpty() const;
    [[nodiscard]] QRectF wordsRect() const;
    void lookAt(std::optional<std::size_t> place);
    void tellOutline();
    void paintCard(QPainter& painter, std::size_t place) const;
    [[nodiscard]] std::optional<std::size_t> placeAt(QPointF point) const;
    [[nodiscard]] bool isCovered() const;
    void paintFocus(QPainter& painter, const QRectF& card) const;
    void paintEmptyHand(QPainter& painter) const;
    void paintOpponents(QPainter& painter);

    FieldSession& session_;
    art::Palette palette_;
    std::vector<CardId> hand_;
    std::set<CardId> picked_;
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> focused_;
    QVariantAnimation rising_;
    double rise_ = 1;  // how far the raised card has come
    bool overTable_ = false;
    QRegion outline_;
};

}  // namespace vallum::app
