// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle.h"
#include "widgets/paper_card.h"

#include <optional>
#include <vector>

class QListWidget;
class QPushButton;

namespace vallum::app {

class Stage;

/// What happened since one's last turn, on a card that lies over a corner of the table until it is put away.
class RecapCard final : public PaperCard {
    Q_OBJECT

public:
    RecapCard(const Chronicle& chronicle, const Stage& stage);

    /// Comes up if there is anything to tell.
    void tell(Seat seat);
    /// The same for one who has asked, and is answered even then.
    void answer(Seat seat);
    [[nodiscard]] const std::vector<Recalled>& lines() const { return lines_; }

Q_SIGNALS:
    /// A line, by its place among all.
    void pointedAt(std::size_t line);
    void replayWanted(std::size_t line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void fill(Seat seat);
    void settle();
    [[nodiscard]] QPoint emptiestCorner(QSize size) const;

    const Chronicle& chronicle_;
    const Stage& stage_;
    QWidget& over_;  // the host of the stage
    QListWidget* list_;
    QPushButton* again_;
    std::vector<Recalled> lines_;
};

}  // namespace vallum::app
