// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"

#include <optional>
#include <utility>

#include <QObject>

namespace vallum::app {

class LiveBattle;

/// Who is at the screen, and the curtain between players who share it: nothing secret is shown while a secret
/// question waits for somebody else.
class Screen final : public QObject {
    Q_OBJECT

public:
    Screen(const LiveBattle& battle, const Seating& seating, QObject* parent);

    /// The person at the screen; none while the curtain is down, while it is unknown who sits there, or when
    /// only computers play.
    [[nodiscard]] std::optional<Seat> viewer() const { return viewer_; }
    /// The seat whose view is shown; without a viewer an
    /// empty seat, which sees only what everybody sees.
    [[nodiscard]] Seat viewpoint() const;
    /// The person who must come to the screen before anything secret is shown.
    [[nodiscard]] std::optional<Seat> curtainFor() const { return curtain_; }
    /// Some curtains leave the table visible.
    [[nodiscard]] bool isTableCovered() const;
    void liftCurtain();
    /// Who may show their secrets, although the question that they are asked needs none.
    [[nodiscard]] std::optional<Seat> invited() const;
    void accept();
    /// Without curtains all hands are visible, for solo play and teaching.
    void setCurtains(bool on);
    [[nodiscard]] bool hasCurtains() const { return curtains_; }

    /// Another battle has begun.
    void clear();
    /// The viewer stays at the screen; otherwise a viewer is known only if one person plays alone.
    void findViewer();
    /// Draws the curtain for the open question, or takes it away.
    void followQuestion();

Q_SIGNALS:
    /// Somebody else looks, without a new question.
    void changed();

private:
    const LiveBattle& battle_;
    const Seating& seating_;
    std::optional<Seat> viewer_;
    std::optional<Seat> curtain_;
    std::optional<std::pair<Seat, int>> lifted_;  // who lifted the last curtain, and in which turn
    bool curtains_ = true;
};

}  // namespace vallum::app
