// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/exports.h"

#include "field/export/picture_dialog.h"
#include "field/export/print_dialog.h"
#include "field/export/report_text.h"
#include "field/export/table_film.h"
#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/table/table_sketches.h"
#include "field/table/table_view.h"
#include "session/sketchbook.h"

namespace vallum::app {

Exports::Exports(FieldSession& session, TableScene& scene, TableView& view, QWidget* window)
    : ExportMenu(session, window),
      session_(session),
      scene_(scene),
      view_(view) {}

std::unique_ptr<TableScene> Exports::bareTable() const {
    auto bare = std::make_unique<TableScene>();
    bare->setPalette(scene_.palette());
    bare->setGroundCover(field::groundCoverOf(session_.record().scenario));
    bare->show(session_.battle());
    return bare;
}

void Exports::skipPlaying() { scene_.skipPlaying(); }

void Exports::showPictureDialog() {
    const auto bare = bareTable();
    const QRectF seen = view_.mapToScene(view_.viewport()->rect()).boundingRect();
    PictureDialog dialog({scene_, seen, *bare}, title(), window());
    dialog.exec();
}

void Exports::showPrintDialog() {
    const auto bare = bareTable();
    // Paper is white.
    bare->setPalette(art::lightPalette());
    if (session_.sketches().isShown()) {
        drawAnnotations(bare->layers().sketches,
                        shownAfter(session_.sketches().all(), session_.answersShown()), bare->coordinates());
    }
    PrintDialog dialog(session_.battle(), *bare, title(), window());
    dialog.exec();
}

Story Exports::story() const {
    Story story =
        storyOf(session_.record().scenario, session_.history(), title(), session_.screen().viewpoint());
    if (session_.sketches().isShown()) story.drawings = session_.sketches().all();
    story.analysis = analysis();
    return story;
}

std::unique_ptr<const ReportSource> Exports::reportSource() const {
    return std::make_unique<ReportText>(story());
}

std::unique_ptr<FilmSource> Exports::filmSource() const { return std::make_unique<TableFilm>(story()); }

}  // namespace vallum::app
