// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/icons.h"
#include "art/palette.h"

#include <functional>

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace vallum::app {

class Chronicle;
class Replay;
class Stage;
class TimeLine;

/// The time line under the table and the playback buttons, shown only while a replay is open.
class ReplayBar final : public QWidget {
    Q_OBJECT

public:
    ReplayBar(const Chronicle& chronicle, const Stage& stage, Replay& replay, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// The navigation actions, for a menu.
    [[nodiscard]] const QList<QAction*>& ways() const { return ways_; }
    [[nodiscard]] TimeLine& timeLine() { return *line_; }
    /// Handles a key of the replay; false if it is none.
    bool key(int key);
    /// Another way to leave, to where the battle was opened; without words there is none.
    void offerWayBack(const QString& words, std::function<void()> leave);

Q_SIGNALS:
    void branchWanted();

private:
    void addWay(art::Icon icon, const QString& text, int key, std::function<void()> act);
    void addWays();
    [[nodiscard]] QLayout* buttons();
    [[nodiscard]] QLayout* words();
    void setUpSpeed();
    void setUpPlaces();
    void fillPlaces(QMenu& menu);
    void refresh();

    const Chronicle& chronicle_;
    Replay& replay_;
    TimeLine* line_;
    QLabel* place_;
    QLabel* caption_;
    QComboBox* speed_;
    QToolButton* places_;
    QPushButton* wayBack_;
    std::function<void()> leave_;
    QList<QAction*> ways_;
    QAction* play_ = nullptr;
};

}  // namespace vallum::app
