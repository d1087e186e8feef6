// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/desk/panel.h"
#include "field/table/clearing.h"

#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

class QLabel;

namespace vallum::app {

class SheetHost;
class TableView;

/// The table fills the room; panels lie over it, each in its default place or where the user put it. If they
/// are docked in a window instead, the room holds only the table.
class TableRoom final : public QWidget, public Clearing {
    Q_OBJECT

public:
    /// The default place of a panel.
    enum class Slot { question, unit, log, luck, hand, overview };

    explicit TableRoom(TableView& view, QWidget* parent = nullptr);

    void add(Panel& panel, Slot spot);
    /// Floats all panels over the table; `dockAll` leaves them to the window.
    void floatAll();
    void dockAll();
    /// Resets all panels to their default place and visibility.
    void tidy();
    void keepPlaces() const;
    /// Schedules a new layout.
    void arrangeSoon() { soon_.start(0); }
    /// For sheets shown in the middle of the table.
    [[nodiscard]] SheetHost& sheets() { return *sheets_; }
    /// Shows a remark over the table until it is replaced or times out.
    void say(const QString& words);

    using Clearing::bestFor;
    [[nodiscard]] QRectF bestFor(QSizeF content, double enough) const override;
    [[nodiscard]] bool isFree(const QRectF& area) const override;
    [[nodiscard]] std::vector<QRectF> covered() const override;
    /// True if only panels lie there that a player can do without for a while: log, overview and luck.
    [[nodiscard]] bool isSpared(const QRectF& area) const;
    /// In a small room only the question and the hand are shown by default.
    [[nodiscard]] bool isSmall() const;

Q_SIGNALS:
    /// The covered areas of the table have changed.
    void arranged();

protected:
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Placed {
        Panel* panel;
        Slot spot;
        std::optional<QPointF> place;  // set by dragging: fractions of the free width and height, 0 to 1
    };

    /// In a tight room the left side is left to the table, in a small one also most of the right.
    enum class Space { small, tight, ample };

    [[nodiscard]] Space space() const;
    void arrange();
    void showUsual();
    void makeRoomFor(const QObject* shown);
    void restore(Placed& placed);
    [[nodiscard]] QRect placeOf(const Placed& placed) const;
    [[nodiscard]] int rightWidth() const;
    [[nodiscard]] int leftWidth() const;
    [[nodiscard]] int em() const;
    [[nodiscard]] const Placed* at(Slot spot) const;
    [[nodiscard]] bool isSeen(Slot spot) const;
    [[nodiscard]] int questionHeight() const;
    [[nodiscard]] bool keepsRoomForUnit() const;
    [[nodiscard]] int overviewWidth() const;
    [[nodiscard]] int overviewHeight() const;
    [[nodiscard]] int logHeight() const;
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
    /// As of the last layout: to measure words makes Qt paint them again, so nothing that paints may do it.
    int questionHeight_ = 0;
    std::optional<Space> shownIn_;  // as of the last layout
};

}  // namespace vallum::app
