// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"

#include <deque>
#include <optional>
#include <vector>

#include <QWidget>

#include <vallum/hex/system.h>

class QListWidget;
class QListWidgetItem;

namespace vallum::app {

/// The events so far, the latest last.
class HexLog final : public QWidget {
    Q_OBJECT

public:
    explicit HexLog(QWidget* parent = nullptr);

    /// The history indexes of the facts that are added next.
    void expect(std::vector<std::size_t> happenings);
    /// Told by somebody who sees the board turned like this.
    void add(const hex::Battle& battle, const hex::Fact& fact, BoardTurn turn);
    /// In a replay, grays out everything after this many events.
    void setTold(std::optional<std::size_t> happenings);
    /// Adds a remark that is not a fact, for example about an undo.
    void note(const QString& words);
    void clear();
    [[nodiscard]] QStringList lines() const;

Q_SIGNALS:
    /// The user wants to see the moment of this event.
    void momentWanted(std::size_t happening);
    /// At this place of the screen, a menu of what can be done with the line of this event.
    void menuWanted(std::size_t happening, const QPoint& at);

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void offerActions(const QPoint& at);
    void dress(QListWidgetItem& item) const;

    QListWidget* list_;
    std::deque<std::size_t> expected_;
    std::optional<std::size_t> told_;
    bool isAtEnd_ = true;  // and stays there when the list changes its size
};

}  // namespace vallum::app
