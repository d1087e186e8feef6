// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_exports.h"

#include "export/board_picture.h"
#include "export/board_print_dialog.h"
#include "export/board_report.h"
#include "kits/stage.h"
#include "session/chronicle.h"
#include "session/session.h"

namespace vallum::app {

BoardExports::BoardExports(const Chronicle& chronicle,
                           Stage& stage,
                           const Depicter& depicter,
                           QWidget* window)
    : ExportMenu(chronicle.session(), window),
      chronicle_(chronicle),
      stage_(stage),
      depicter_(depicter) {}

void BoardExports::skipPlaying() { stage_.skipPlaying(); }

void BoardExports::showPictureDialog() {
    const auto depiction = depicter_.depiction();
    BoardPictureDialog dialog(*depiction, title(), window());
    dialog.exec();
}

void BoardExports::showPrintDialog() {
    const auto depiction = depicter_.depiction();
    BoardPrintDialog dialog(*depiction, title(), window());
    dialog.exec();
}

std::unique_ptr<const ReportSource> BoardExports::reportSource() const {
    return std::make_unique<BoardReport>(chronicle_, depicter_.depiction(), analysis());
}

std::unique_ptr<FilmSource> BoardExports::filmSource() const { return depicter_.film(); }

}  // namespace vallum::app
