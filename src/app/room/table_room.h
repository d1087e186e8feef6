// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "room/panel.h"
#include "table/clearing.h"

#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

class QLabel;

namespace vallum::app {

class SheetHost;
class TableView;

/// The table fills the room; panels lie over it, each where it belongs or where the player has put it. Where
/// they are docked in a window instead, the room is the table alone.
class TableRoom final : public QWidget, public Clearing {
    Q_OBJECT

public:
    /// Where a panel lies by itself.
    enum class Slot { question, unit, log, luck, hand, overview };

    explicit TableRoom(TableView& view, QWidget* parent = nullptr);

    void add(Panel& panel, Slot spot);
    /// All of them over the table; `dockAll` leaves them to the window.
    void floatAll();
    void dockAll();
    /// The panels are where they belong, and seen if they usually are.
    void tidy();
    void keepPlaces() const;
    /// Something needs another size.
    void arrangeSoon() { soon_.start(0); }
    /// For sheets that take the middle of the table for a while.
    [[nodiscard]] SheetHost& sheets() { return *sheets_; }
    /// Over the table, until something else is said or enough time has passed.
    void say(const QString& words);

    [[nodiscard]] QRectF bestFor(QSizeF proportions) const override;
    [[nodiscard]] bool isFree(const QRectF& area) const override;
    /// A small room: only what is asked and the hand are there by themselves.
    [[nodiscard]] bool isSmall() const;

Q_SIGNALS:
    /// Something else of the table is covered now.
    void arranged();

protected:
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Placed {
        Panel* panel;
        Slot spot;
        std::optional<QPointF> place;  // by hand: of the room that it leaves free, from 0 to 1
    };

    void arrange();
    void showUsual();
    void restore(Placed& placed);
    [[nodiscard]] QRect placeOf(const Placed& placed) const;
    [[nodiscard]] int rightWidth() const;
    [[nodiscard]] int leftWidth() const;
    [[nodiscard]] int em() const;
    [[nodiscard]] const Placed* at(Slot spot) const;
    [[nodiscard]] bool isSeen(Slot spot) const;
    [[nodiscard]] int questionHeight() const;
    [[nodiscard]] int overviewHeight() const;
    [[nodiscard]] std::vector<QRectF> covered() const;
    void move(Panel& panel, QPoint by);
    void remember(const Panel& panel);

    TableView& view_;
    std::vector<Placed> panels_;
    SheetHost* sheets_;
    QLabel* words_;
    QString said_;
    QTimer soon_;
    QTimer silence_;
    bool floats_ = false;
    std::optional<bool> small_;  // when it was last seen
};

}  // namespace vallum::app
