// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QScreen;

namespace vallum::app {

class Headlines;
class Session;
class Chronicle;
class Mirror;
class Stage;

/// The table or board for a class: with large names, without hands of cards or menus, and showing nothing
/// that only one player may know.
class ProjectorWindow final : public QWidget {
    Q_OBJECT

public:
    ProjectorWindow(const Chronicle& chronicle, Stage& stage);

    [[nodiscard]] Mirror& mirror() { return *mirror_; }
    [[nodiscard]] Headlines& headlines() { return *headlines_; }
    [[nodiscard]] QWidget& bar() { return *bar_; }
    void setArtPalette(const art::Palette& palette);
    /// Whether it follows the section shown in the main window.
    void setFollowing(bool on);
    [[nodiscard]] bool isFollowing() const { return following_; }
    /// Opens full screen, on a different screen from the teacher's if there is one.
    void open(const QScreen* teachers);

Q_SIGNALS:
    void closed();
    void followingChanged(bool on);

protected:
    void resizeEvent(QResizeEvent*) override;
    void closeEvent(QCloseEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void buildBar();
    QAction* add(const QString& text, const QKeySequence& keys, auto&& act);
    void follow();
    void showBattle();
    void showBar();
    void placeBar();
    void toggleFullScreen();

    const Chronicle& chronicle_;
    Session& session_;
    Mirror* mirror_;
    Headlines* headlines_;
    QWidget* bar_ = nullptr;
    QAction* followAction_ = nullptr;
    QAction* fullScreen_ = nullptr;
    QTimer followSoon_;
    QTimer hideBar_;
    bool following_ = true;
};

}  // namespace vallum::app
