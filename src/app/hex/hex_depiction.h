// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depicter.h"
#include "hex/hex_stage.h"

#include <vallum/core/timeline.h>

namespace vallum::app {

/// Pictures of a hex battle for files and printing.
class HexDepiction final : public Depiction {
public:
    HexDepiction(const HexSession& session, const BoardDrawings& drawings);

    [[nodiscard]] double proportion() const override;
    [[nodiscard]] double widthInUnits() const override;
    void paintNow(QPainter& painter, const QRectF& room, const art::Palette& palette) const override;
    void paintPast(QPainter& painter,
                   const QRectF& room,
                   const art::Palette& palette,
                   std::size_t moment) const override;
    [[nodiscard]] std::vector<CutoutSet> cutouts() const override;

private:
    void paint(QPainter& painter,
               const QRectF& room,
               const art::Palette& palette,
               const hex::Battle& battle,
               std::size_t answers) const;

    const HexSession& session_;
    Sketches sketches_;
    Timeline<hex::System> timeline_;
};

class HexDepicter final : public Depicter {
public:
    HexDepicter(const HexSession& session, const BoardDrawings& drawings)
        : session_(session),
          drawings_(drawings) {}

    [[nodiscard]] std::unique_ptr<Depiction> depiction() const override {
        return std::make_unique<HexDepiction>(session_, drawings_);
    }
    [[nodiscard]] std::unique_ptr<FilmSource> film() const override;

private:
    const HexSession& session_;
    const BoardDrawings& drawings_;
};

}  // namespace vallum::app
