// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/field_session.h"
#include "thinking/beside.h"

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

/// What the computer would do at the open question of whoever is at the screen, and why a computer player
/// did what it did. Both are thought about beside the window, from what the one at the screen may know.
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
    /// Beside the question.
    [[nodiscard]] QPushButton* button() const { return button_; }
    [[nodiscard]] AdviceCard& card() const { return *card_; }
    void setArtPalette(const art::Palette& palette);

    void ask();
    /// The last decision of a computer, or while one looks back of anybody.
    void askWhy();

private:
    struct Told {
        std::optional<players::Advice> advice;        // at the open question
        std::optional<players::Explained> explained;  // or of a decision that is made
    };
    void poll();
    void showAdvice(const players::Advice& advice);
    void showExplained(const std::optional<players::Explained>& explained);
    void pointAt(std::size_t plan);
    void make(std::size_t plan);
    void leave();
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
    LatestBeside<Told> thought_;
    QTimer clock_;
    std::size_t about_ = 0;  // so many answers had been given
    bool isOwn_ = false;     // it is about the open question
    std::optional<std::set<CardId>> pickedBefore_;
    QRectF pointedOut_;
};

}  // namespace vallum::app
