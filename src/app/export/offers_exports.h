// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_source.h"
#include "export/picture_work.h"
#include "export/report_source.h"

#include <memory>
#include <string>
#include <string_view>

#include <vallum/core/battle_file.h>

namespace vallum::app {

/// A battle from a file, for making pictures, reports and films without a window.
class ExportableBattle {
public:
    virtual ~ExportableBattle() = default;
    [[nodiscard]] virtual QString title() const = 0;
    /// The battle as it stands at the end of the file. It must outlive the steps.
    [[nodiscard]] virtual PictureSteps picture(int width, bool isOfLines) = 0;
    [[nodiscard]] virtual std::unique_ptr<ReportSource> report() const = 0;
    [[nodiscard]] virtual std::unique_ptr<FilmSource> film() const = 0;

protected:
    ExportableBattle() = default;
    ExportableBattle(const ExportableBattle&) = default;
    ExportableBattle(ExportableBattle&&) = default;
    ExportableBattle& operator=(const ExportableBattle&) = default;
    ExportableBattle& operator=(ExportableBattle&&) = default;
};

/// A kit that offers such battles.
class OffersExports {
public:
    virtual ~OffersExports() = default;
    /// Reads a scenario or a saved battle; salvages what it can of a damaged one.
    [[nodiscard]] virtual FromFile<std::unique_ptr<ExportableBattle>> exportable(
        std::string_view text, const std::string& file) const = 0;

protected:
    OffersExports() = default;
    OffersExports(const OffersExports&) = default;
    OffersExports(OffersExports&&) = default;
    OffersExports& operator=(const OffersExports&) = default;
    OffersExports& operator=(OffersExports&&) = default;
};

}  // namespace vallum::app
