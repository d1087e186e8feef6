// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/export_menu.h"
#include "field/export/report_text.h"

#include <memory>

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// The export entries of a field battle.
class Exports final : public ExportMenu {
    Q_OBJECT

public:
    Exports(FieldSession& session, TableScene& scene, TableView& view, QWidget* window);

private:
    void skipPlaying() override;
    void showPictureDialog() override;
    void showPrintDialog() override;
    [[nodiscard]] std::unique_ptr<const ReportSource> reportSource() const override;
    [[nodiscard]] std::unique_ptr<FilmSource> filmSource() const override;
    /// Limited to what the player at the screen may know.
    [[nodiscard]] Story story() const;
    /// The table without any overlays.
    [[nodiscard]] std::unique_ptr<TableScene> bareTable() const;

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
};

}  // namespace vallum::app
