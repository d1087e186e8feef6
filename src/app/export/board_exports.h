// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depicter.h"
#include "export/export_menu.h"

namespace vallum::app {

class Chronicle;
class Stage;

/// The export entries of a battle on a board, whatever its system.
class BoardExports final : public ExportMenu {
    Q_OBJECT

public:
    BoardExports(const Chronicle& chronicle, Stage& stage, const Depicter& depicter, QWidget* window);

private:
    void skipPlaying() override;
    void showPictureDialog() override;
    void showPrintDialog() override;
    [[nodiscard]] std::unique_ptr<const ReportSource> reportSource() const override;
    [[nodiscard]] std::unique_ptr<FilmSource> filmSource() const override;

    const Chronicle& chronicle_;
    Stage& stage_;
    const Depicter& depicter_;
};

}  // namespace vallum::app
