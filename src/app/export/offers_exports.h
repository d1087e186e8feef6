// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depicter.h"
#include "session/chronicle.h"

#include <memory>
#include <string>
#include <string_view>

#include <vallum/core/battle_file.h>

namespace vallum::app {

/// A battle from a file, for making pictures, reports and films without a window.
class ExportableBattle {
public:
    virtual ~ExportableBattle() = default;
    [[nodiscard]] virtual const Chronicle& chronicle() const = 0;
    [[nodiscard]] virtual const Depicter& depicter() const = 0;

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
    [[nodiscard]] virtual FromFile<std::unique_ptr<const ExportableBattle>> exportable(
        std::string_view text, const std::string& file) const = 0;

protected:
    OffersExports() = default;
    OffersExports(const OffersExports&) = default;
    OffersExports(OffersExports&&) = default;
    OffersExports& operator=(const OffersExports&) = default;
    OffersExports& operator=(OffersExports&&) = default;
};

}  // namespace vallum::app
