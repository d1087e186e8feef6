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

namespace {

/// What leaves the program looks the same from a dark room.
art::Palette inDaylight(const art::Palette& palette) {
    art::Palette day = art::forEyes(art::lightPalette(), palette.eyes);
    day.textScale = palette.textScale;
    day.forAudience = palette.forAudience;
    day.overlayStrength = palette.overlayStrength;
    return day;
}

}  // namespace

Exports::Exports(FieldSession& session, TableScene& scene, TableView& view, QWidget* window)
    : ExportMenu(session, window),
      session_(session),
      scene_(scene),
      view_(view) {}

std::unique_ptr<TableScene> Exports::bareTable() const {
    auto bare = std::make_unique<TableScene>();
    bare->setPalette(inDaylight(scene_.palette()));
    bare->setGroundCover(field::groundCoverOf(session_.record().scenario));
    bare->show(session_.battle());
    return bare;
}

void Exports::skipPlaying() { scene_.skipPlaying(); }

void Exports::showPictureDialog() {
    const auto bare = bareTable();
    const QRectF seen = view_.mapToScene(view_.viewport()->rect()).boundingRect();
    // With its markings, the table itself is painted.
    const art::Palette room = scene_.palette();
    if (room.dark) scene_.setPalette(inDaylight(room));
    PictureDialog dialog({scene_, seen, *bare}, title(), window());
    dialog.exec();
    if (room.dark) scene_.setPalette(room);
}

void Exports::showPrintDialog() {
    const auto bare = bareTable();
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
