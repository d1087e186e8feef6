// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <memory>

#include <QObject>

class QAction;
class QMenu;

namespace vallum::app {

class Chronicle;
class ProjectorWindow;
class Stage;

/// Opens and closes the second screen and keeps its settings. While closed it costs nothing.
class Projector final : public QObject {
    Q_OBJECT

public:
    Projector(const Chronicle& chronicle, Stage& stage, QWidget* window);
    ~Projector() override;

    void fill(QMenu& menu);
    void setArtPalette(const art::Palette& palette);
    void open();
    void close();
    /// Null while it is closed.
    [[nodiscard]] ProjectorWindow* screen() const { return screen_.get(); }

private:
    void setFollowing(bool on);

    const Chronicle& chronicle_;
    Stage& stage_;
    QWidget* window_;
    art::Palette palette_ = art::lightPalette();
    std::unique_ptr<ProjectorWindow> screen_;
    QAction* open_ = nullptr;
    QAction* follow_ = nullptr;
};

}  // namespace vallum::app
