// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_source.h"
#include "export/report_source.h"

#include <memory>

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class Session;

/// What leaves the program of the battle in a session, whatever its system: entries for the menus. What is
/// painted and told is up to those who derive from it.
class ExportMenu : public QObject {
    Q_OBJECT

public:
    void fill(QMenu& menu);
    void fillReplay(QMenu& menu);
    /// Asks for a file and writes the whole battle into it.
    void report();
    /// While it is so table or board has to stay as it is.
    [[nodiscard]] bool isBusy() const { return busy_; }

protected:
    ExportMenu(const Session& session, QWidget* window);

    [[nodiscard]] QWidget* window() const { return window_; }
    [[nodiscard]] QString title() const;

private:
    /// What is still being shown is shown at once.
    virtual void skipPlaying() = 0;
    virtual void showPictureDialog() = 0;
    virtual void showPrintDialog() = 0;
    /// As the player at the screen may know the battle.
    [[nodiscard]] virtual std::unique_ptr<const ReportSource> reportSource() const = 0;
    [[nodiscard]] virtual std::unique_ptr<FilmSource> filmSource() const = 0;

    void savePicture();
    void print();
    void film();
    void refresh();

    const Session& session_;
    QWidget* window_;
    QAction* menu_ = nullptr;
    QAction* report_ = nullptr;
    QAction* film_ = nullptr;
    bool busy_ = false;
};

}  // namespace vallum::app
