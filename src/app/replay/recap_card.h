// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include <vallum/field/queries/recap.h>

class QListWidget;
class QPushButton;

namespace vallum::app {

class FieldSession;
class TableView;

/// What happened since one's last turn, on a card that lies over a corner of the table until it is put away.
class RecapCard final : public QFrame {
    Q_OBJECT

public:
    RecapCard(FieldSession& session, TableView& over);

    /// Comes up if there is anything to tell.
    void tell(Seat seat);
    /// The same for one who has asked, and is answered even then.
    void answer(Seat seat);
    [[nodiscard]] const std::vector<field::RecapLine>& lines() const { return lines_; }

Q_SIGNALS:
    void pointedAt(const vallum::field::RecapLine& line);
    void replayWanted(const vallum::field::RecapLine& line);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    void fill(Seat seat);
    void settle();
    [[nodiscard]] QPoint emptiestCorner(QSize size) const;

    FieldSession& session_;
    TableView& over_;
    QListWidget* list_;
    QPushButton* again_;
    std::vector<field::RecapLine> lines_;
};

}  // namespace vallum::app
