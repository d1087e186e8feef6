// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/field_session.h"
#include "thinking/background_task.h"

#include <optional>
#include <set>

#include <QObject>
#include <QTimer>

#include <vallum/players/battle_analysis.h>

class QAction;
class QMenu;
class QPushButton;

namespace vallum::art {
struct Palette;
}

namespace vallum::app {

class AdviceCard;
class HandPanel;
class Overlay;
class TableRoom;
class TableScene;
class TableView;

/// What the computer would do about the open question, and why a computer player acted as it did. Both are
/// computed in the background, using only what the player at the screen may know.
class AdviceDesk final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FieldSession& session;
        TableScene& scene;
        TableView& view;
        TableRoom& room;
        HandPanel& hand;
    };
    AdviceDesk(const Parts& parts, QObject* parent);
    ~AdviceDesk() override;

    void fill(QMenu& menu);
    /// Goes next to the question.
    [[nodiscard]] QPushButton* button() const { return button_; }
    [[nodiscard]] AdviceCard& card() const { return *card_; }
    void setArtPalette(const art::Palette& palette);

    void ask();
    /// Explains a computer's last decision or, while looking back, anybody's.
    void askWhy();

private:
    struct Told {
        std::optional<players::Advice> advice;        // on the open question
        std::optional<players::Explained> explained;  // or about a past decision
    };
    void poll();
    void showAdvice(const players::Advice& advice);
    void showExplained(const std::optional<players::Explained>& explained);
    void pointAt(std::size_t plan);
    void make(std::size_t plan);
    void leave();
    void giveWay();
    void unpoint();
    void forget();
    void drop();
    void refresh();
    void place();
    [[nodiscard]] std::vector<Seat> decidingSeats() const;
    [[nodiscard]] Seat eyesFor(Seat decided) const;
    [[nodiscard]] players::SearchTerms termsOf(Seat decided) const;

    Parts parts_;
    QPushButton* button_;
    AdviceCard* card_;
    Overlay* plan_;
    QAction* ask_ = nullptr;
    QAction* why_ = nullptr;
    LatestTask<Told> thought_;
    QTimer clock_;
    std::size_t about_ = 0;  // answers given when asked
    bool isOwn_ = false;     // whether it is about the open question
    std::optional<std::set<CardId>> pickedBefore_;
    QRectF pointedOut_;
};

}  // namespace vallum::app
