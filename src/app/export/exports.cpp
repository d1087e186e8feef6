// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/exports.h"

#include "annotations/sketchbook.h"
#include "export/film_dialog.h"
#include "export/picture_dialog.h"
#include "export/print_dialog.h"
#include "export/report_text.h"
#include "export/report_work.h"
#include "export/table_film.h"
#include "session/field_session.h"
#include "table/table_scene.h"
#include "table/table_sketches.h"
#include "table/table_view.h"
#include "texts.h"
#include "widgets/file_choice.h"

#include <QMenu>
#include <QScopedValueRollback>

namespace vallum::app {

Exports::Exports(FieldSession& session, TableScene& scene, TableView& view, QWidget* window)
    : QObject(window),
      session_(session),
      scene_(scene),
      view_(view),
      window_(window) {
    connect(&session_, &Session::asked, this, &Exports::refresh);
    connect(&session_, &Session::replaced, this, &Exports::refresh);
}

void Exports::fill(QMenu& menu) {
    QMenu* exports = menu.addMenu(tr("E&xport"));
    menu_ = exports->menuAction();
    exports->addAction(tr("&Picture…"), this, &Exports::savePicture)
        ->setObjectName(QStringLiteral("battle-picture"));
    QAction* print = exports->addAction(tr("P&rint…"), this, &Exports::print);
    print->setObjectName(QStringLiteral("battle-print"));
    print->setShortcut(QKeySequence::Print);
    report_ = exports->addAction(tr("&Report…"), this, &Exports::report);
    report_->setObjectName(QStringLiteral("battle-report"));
    refresh();
}

void Exports::fillReplay(QMenu& menu) {
    menu.addSeparator();
    film_ = menu.addAction(tr("Save as a &film…"), this, &Exports::film);
    film_->setObjectName(QStringLiteral("replay-film"));
    refresh();
}

void Exports::refresh() {
    if (menu_ != nullptr) menu_->setEnabled(session_.hasBattle());
    for (QAction* past : {report_, film_}) {
        if (past != nullptr) past->setEnabled(session_.canLookBack());
    }
}

std::unique_ptr<TableScene> Exports::bareTable() const {
    auto bare = std::make_unique<TableScene>();
    bare->setPalette(scene_.palette());
    bare->setGroundCover(field::groundCoverOf(session_.record().scenario));
    bare->show(session_.battle());
    return bare;
}

void Exports::savePicture() {
    const QScopedValueRollback keepStill(busy_, true);
    scene_.skipPlaying();
    const auto bare = bareTable();
    const QRectF seen = view_.mapToScene(view_.viewport()->rect()).boundingRect();
    PictureDialog dialog({scene_, seen, *bare}, inData(session_.title()), window_);
    dialog.exec();
}

void Exports::print() {
    const QScopedValueRollback keepStill(busy_, true);
    scene_.skipPlaying();
    const auto bare = bareTable();
    // Paper is white.
    bare->setPalette(art::lightPalette());
    if (session_.sketches().isShown()) {
        drawAnnotations(bare->sketches(), shownAfter(session_.sketches().all(), session_.answersShown()),
                        bare->coordinates());
    }
    PrintDialog dialog(session_.battle(), *bare, inData(session_.title()), window_);
    dialog.exec();
}

Story Exports::story() const {
    Story story =
        storyOf(session_.record().scenario, session_.history(), inData(session_.title()), session_.eyes());
    if (session_.sketches().isShown()) story.drawings = session_.sketches().all();
    story.analysis = analysis_;
    return story;
}

void Exports::setAnalysis(std::shared_ptr<const players::BattleAnalysis> analysis) {
    analysis_ = std::move(analysis);
}

void Exports::report() {
    const QScopedValueRollback keepStill(busy_, true);
    const QString file = fileToWrite(window_, {tr("Save a report"), inData(session_.title()),
                                               QStringLiteral("html"), tr("Reports (*.html *.pdf)")});
    if (file.isEmpty()) return;
    ReportWork work(std::make_unique<ReportText>(story()), file.toStdString());
    workBefore(*window_, tr("Writing the report"), work);
}

void Exports::film() {
    const QScopedValueRollback keepStill(busy_, true);
    FilmDialog dialog(std::make_unique<TableFilm>(story()), window_);
    dialog.exec();
}

}  // namespace vallum::app
