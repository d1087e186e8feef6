// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_exports.h"

#include "export/board_picture.h"
#include "export/board_print_dialog.h"
#include "export/board_report.h"
#include "export/film_dialog.h"
#include "export/report_work.h"
#include "kits/stage.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "texts.h"
#include "widgets/file_choice.h"

#include <QMenu>
#include <QScopedValueRollback>

namespace vallum::app {

BoardExports::BoardExports(const Chronicle& chronicle,
                           Stage& stage,
                           const Depicter& depicter,
                           QWidget* window)
    : QObject(window),
      chronicle_(chronicle),
      stage_(stage),
      depicter_(depicter),
      window_(window) {
    connect(&chronicle_.session(), &Session::asked, this, &BoardExports::refresh);
    connect(&chronicle_.session(), &Session::replaced, this, &BoardExports::refresh);
}

void BoardExports::fill(QMenu& menu) {
    QMenu* exports = menu.addMenu(tr("E&xport"));
    menu_ = exports->menuAction();
    exports->addAction(tr("&Picture…"), this, &BoardExports::savePicture)
        ->setObjectName(QStringLiteral("battle-picture"));
    QAction* print = exports->addAction(tr("P&rint…"), this, &BoardExports::print);
    print->setObjectName(QStringLiteral("battle-print"));
    print->setShortcut(QKeySequence::Print);
    report_ = exports->addAction(tr("&Report…"), this, &BoardExports::report);
    report_->setObjectName(QStringLiteral("battle-report"));
    refresh();
}

void BoardExports::fillReplay(QMenu& menu) {
    menu.addSeparator();
    film_ = menu.addAction(tr("Save as a &film…"), this, &BoardExports::film);
    film_->setObjectName(QStringLiteral("replay-film"));
    refresh();
}

void BoardExports::refresh() {
    if (menu_ != nullptr) menu_->setEnabled(chronicle_.session().hasBattle());
    for (QAction* past : {report_, film_}) {
        if (past != nullptr) past->setEnabled(chronicle_.session().canLookBack());
    }
}

QString BoardExports::title() const { return inData(chronicle_.session().title()); }

void BoardExports::savePicture() {
    const QScopedValueRollback keepStill(busy_, true);
    stage_.skipPlaying();
    const auto depiction = depicter_.depiction();
    BoardPictureDialog dialog(*depiction, title(), window_);
    dialog.exec();
}

void BoardExports::print() {
    const QScopedValueRollback keepStill(busy_, true);
    stage_.skipPlaying();
    const auto depiction = depicter_.depiction();
    BoardPrintDialog dialog(*depiction, title(), window_);
    dialog.exec();
}

void BoardExports::report() {
    const QScopedValueRollback keepStill(busy_, true);
    const QString file = fileToWrite(
        window_, {tr("Save a report"), title(), QStringLiteral("html"), tr("Reports (*.html *.pdf)")});
    if (file.isEmpty()) return;
    ReportWork work(std::make_unique<BoardReport>(chronicle_, depicter_.depiction()), file.toStdString());
    workBefore(*window_, tr("Writing the report"), work);
}

void BoardExports::film() {
    const QScopedValueRollback keepStill(busy_, true);
    FilmDialog dialog(depicter_.film(), window_);
    dialog.exec();
}

}  // namespace vallum::app
