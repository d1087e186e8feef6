// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "thinking/advice_card.h"

#include <functional>
#include <optional>
#include <vector>

#include <QTimer>

#include <vallum/players/levels.h>
#include <vallum/players/thinking.h>

class QAction;
class QMenu;
class QPushButton;

namespace vallum::app {

/// What the computer would do about the open question, and why a computer player acted as it did. Both are
/// computed in the background, using only what the player at the screen may know. `AdviceDeskOf<System>` does
/// the thinking; the desk of the system shows plans on its board.
class AdviceDesk : public QObject {
    Q_OBJECT

public:
    ~AdviceDesk() override;

    void fill(QMenu& menu);
    /// Goes next to the question.
    [[nodiscard]] QPushButton* button() const { return button_; }
    [[nodiscard]] AdviceCard& card() const { return *card_; }

    void ask();
    /// Is not offered, for example while somebody draws on the table.
    void rest(bool rests);
    /// Explains a computer's last decision or, while looking back, anybody's.
    void askWhy();

protected:
    /// What thinking came to: plans, or only words.
    struct Finding {
        QString title;
        std::optional<ToldAdvice> advice = {};
        std::optional<std::size_t> played = {};  // the plan that was carried out; none: any of them may be
        QString words = {};
    };
    /// The card lies over this widget.
    AdviceDesk(Session& session, QWidget& over, QObject* parent);

    /// Moves the card to where it covers least.
    virtual void place() = 0;
    /// Puts it where it costs least in this room of the widget that it lies over, and among equal places as
    /// near to the upper right as possible, where the question is.
    void placeCheaply(const QRect& room, const std::function<double(const QRect&)>& costOf);
    /// The player has made a choice: two answers must not wait for the same Enter.
    void giveWay();

    [[nodiscard]] Session& session() const { return session_; }
    /// Only computers during a battle, because people know why they acted.
    [[nodiscard]] std::vector<Seat> decidingSeats() const;
    /// The decider's own view only if that reveals nothing to anybody.
    [[nodiscard]] Seat eyesFor(Seat decided) const;
    /// Of the decider, if it searches at all.
    [[nodiscard]] players::Level levelOf(Seat decided) const;

private:
    [[nodiscard]] virtual bool isAsked() const = 0;
    virtual void thinkAboutQuestion() = 0;
    /// False if nobody has decided anything yet.
    [[nodiscard]] virtual bool thinkAboutDecision() = 0;
    /// Null if nobody is thinking.
    [[nodiscard]] virtual players::Thinking* thinking() const = 0;
    [[nodiscard]] virtual bool isReady() const = 0;
    [[nodiscard]] virtual Finding take() = 0;
    virtual void stopThinking() = 0;
    /// Shows a plan on the board, which is still in the same state.
    virtual void pointAt(std::size_t plan) = 0;
    virtual void unpoint() = 0;
    virtual void make(std::size_t plan) = 0;
    [[nodiscard]] virtual QWidget& board() const = 0;

    void poll();
    void leave();
    void forget();
    /// Whether what is on the table is no longer what the explanation is about.
    [[nodiscard]] bool isElsewhere() const;
    void drop();
    void refresh();

    Session& session_;
    QPushButton* button_;
    AdviceCard* card_;
    QAction* ask_ = nullptr;
    QAction* why_ = nullptr;
    QTimer clock_;
    std::size_t about_ = 0;  // answers given when asked
    bool rests_ = false;
    bool isOfThePast_ = false;  // about what was seen while looking back
    bool isOwn_ = false;        // whether it is about the open question
};

}  // namespace vallum::app
