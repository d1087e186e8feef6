// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"
#include "widgets/paper_card.h"

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace vallum::app {

class Stage;

/// The events since the player's last turn, on a card in a corner of the table until dismissed.
class RecapCard final : public PaperCard {
    Q_OBJECT

public:
    RecapCard(const Chronicle& chronicle, const Stage& stage);

    /// Appears only if there is anything to tell.
    void tell(Seat seat);
    /// On request: appears even if there is nothing to tell.
    void answer(Seat seat);
    [[nodiscard]] const std::vector<Recalled>& lines() const { return lines_; }

Q_SIGNALS:
    /// A line was selected, by index.
    void pointedAt(std::size_t line);
    void replayWanted(std::size_t line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void fill(Seat seat);
    /// Lies where it hides the fewest cards, as tall as it may be there.
    void settle();
    [[nodiscard]] QSize sizeFor(int mostLines) const;
    [[nodiscard]] QPoint emptiestPlace(QSize size) const;

    const Chronicle& chronicle_;
    const Stage& stage_;
    QWidget& over_;  // the stage's host widget
    QLabel* title_;
    QListWidget* list_;
    QPushButton* again_;
    std::vector<Recalled> lines_;
};

}  // namespace vallum::app
