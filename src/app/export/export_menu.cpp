// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_menu.h"

#include "export/film_dialog.h"
#include "export/report_work.h"
#include "language/texts.h"
#include "session/session.h"
#include "widgets/file_choice.h"

#include <QMenu>
#include <QScopedValueRollback>

namespace vallum::app {

ExportMenu::ExportMenu(const Session& session, QWidget* window)
    : QObject(window),
      session_(session),
      window_(window) {
    connect(&session_, &Session::asked, this, &ExportMenu::refresh);
    connect(&session_, &Session::replaced, this, &ExportMenu::refresh);
}

void ExportMenu::fill(QMenu& menu) {
    QMenu* exports = menu.addMenu(tr("E&xport"));
    menu_ = exports->menuAction();
    exports->addAction(tr("&Picture…"), this, &ExportMenu::savePicture)
        ->setObjectName(QStringLiteral("battle-picture"));
    QAction* print = exports->addAction(tr("P&rint…"), this, &ExportMenu::print);
    print->setObjectName(QStringLiteral("battle-print"));
    print->setShortcut(QKeySequence::Print);
    report_ = exports->addAction(tr("&Report…"), this, &ExportMenu::report);
    report_->setObjectName(QStringLiteral("battle-report"));
    refresh();
}

void ExportMenu::fillReplay(QMenu& menu) {
    menu.addSeparator();
    film_ = menu.addAction(tr("Save as a &film…"), this, &ExportMenu::film);
    film_->setObjectName(QStringLiteral("replay-film"));
    refresh();
}

void ExportMenu::refresh() {
    if (menu_ != nullptr) menu_->setEnabled(session_.hasBattle());
    for (QAction* past : {report_, film_}) {
        if (past != nullptr) past->setEnabled(session_.canLookBack());
    }
}

QString ExportMenu::title() const { return inData(session_.file().title()); }

void ExportMenu::savePicture() {
    const QScopedValueRollback keepStill(busy_, true);
    skipPlaying();
    showPictureDialog();
}

void ExportMenu::print() {
    const QScopedValueRollback keepStill(busy_, true);
    skipPlaying();
    showPrintDialog();
}

void ExportMenu::report() {
    const QScopedValueRollback keepStill(busy_, true);
    const QString file = fileToWrite(
        window_, {tr("Save a report"), title(), QStringLiteral("html"), tr("Reports (*.html *.pdf)")});
    if (file.isEmpty()) return;
    ReportWork work(reportSource(), file.toStdString());
    workBefore(*window_, tr("Writing the report"), work);
}

void ExportMenu::film() {
    const QScopedValueRollback keepStill(busy_, true);
    FilmDialog dialog(filmSource(), window_);
    dialog.exec();
}

}  // namespace vallum::app
