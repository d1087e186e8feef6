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

/// The menu entries that export a session's battle, whatever its system. Derived classes provide the pictures
/// and texts.
class ExportMenu : public QObject {
    Q_OBJECT

public:
    void fill(QMenu& menu);
    void fillReplay(QMenu& menu);
    /// Asks for a file and writes a report of the whole battle into it.
    void report();
    /// Included in reports, as HTML; empty if the battle has not been analyzed.
    void setAnalysis(const QString& text) { analysis_ = text; }
    /// While true, the table or board must not change.
    [[nodiscard]] bool isBusy() const { return busy_; }

protected:
    ExportMenu(const Session& session, QWidget* window);

    [[nodiscard]] QWidget* window() const { return window_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] const QString& analysis() const { return analysis_; }

private:
    /// Shows the rest of the playback at once.
    virtual void skipPlaying() = 0;
    virtual void showPictureDialog() = 0;
    virtual void showPrintDialog() = 0;
    /// Limited to what the player at the screen may know.
    [[nodiscard]] virtual std::unique_ptr<const ReportSource> reportSource() const = 0;
    [[nodiscard]] virtual std::unique_ptr<FilmSource> filmSource() const = 0;

    void savePicture();
    void print();
    void film();
    void refresh();

    const Session& session_;
    QWidget* window_;
    QString analysis_;
    QAction* menu_ = nullptr;
    QAction* report_ = nullptr;
    QAction* film_ = nullptr;
    bool busy_ = false;
};

}  // namespace vallum::app
