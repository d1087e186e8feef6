// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/camera.h"
#include "app/window/scenes.h"
#include "export/board_picture.h"
#include "export/board_print_dialog.h"
#include "export/film_dialog.h"
#include "hex/hex_depiction.h"
#include "hex/hex_kit.h"

#include <vallum/core/text_file.h>

/// Exports of battles on a board.
namespace vallum::app {

void showBoardExports(const Camera& camera) {
    const auto kit = loadHexKit(VALLUM_SOURCE_DIR "/resources").value();
    const std::string file = VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json";
    HexSession session;
    const auto opening = openingOn<hex::System>(session, kit->library(), readFile(file).value(), file);
    opening->begin(opening->seating);
    const BoardDrawings drawings(session.sketches(), BoardUnits());
    const HexDepicter depicter(session, drawings);
    const auto depiction = depicter.depiction();
    const QString title = QStringLiteral("Telamon");
    BoardPictureDialog picture(*depiction, title);
    picture.show();
    camera.take(picture, "board-picture");
    BoardPrintDialog print(*depiction, title);
    print.show();
    camera.take(print, "board-print");
    print.choose(BoardPrintDialog::What::toScale);
    camera.take(print, "board-print-scale");
    for (std::size_t set = 0; set != depiction->cutouts().size(); ++set) {
        print.chooseCutouts(set);
        camera.take(print, QStringLiteral("board-print-cutouts-%1").arg(set + 1));
    }
    FilmDialog film(depicter.film());
    film.show();
    camera.take(film, "board-film");
}

}  // namespace vallum::app
