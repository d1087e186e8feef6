// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

#include <filesystem>
#include <optional>
#include <vector>

#include <QPixmap>
#include <QString>

#include <vallum/core/shelf_mark.h>
#include <vallum/field/model/scenario.h>

namespace vallum::app {

class Documents;
struct ShelvedLesson;

/// A battle that is shipped and waits to be begun.
struct ShelfBattle {
    std::filesystem::path path;
    const Kit* kit = nullptr;                 // none: a field battle
    std::optional<field::Scenario> scenario;  // of field battles
    std::optional<Glimpse> glimpse;           // of all others
    ShelfMark mark;
    QString problem;  // why it cannot be read

    [[nodiscard]] bool isReadable() const { return problem.isEmpty(); }
    [[nodiscard]] bool isSiege() const { return scenario && scenario->setting->siege; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString intro() const;
    [[nodiscard]] QString file() const;
};

/// What this file begins, whatever its kind.
[[nodiscard]] ShelfBattle battleIn(const Documents& documents, const std::filesystem::path& path);
/// Those that are shipped for all kits; in each kit the short ones first.
[[nodiscard]] std::vector<ShelfBattle> battlesToBegin(const Documents& documents);

/// "30 min · 9 against 8 · easy"
[[nodiscard]] QString remarkOn(const ShelfBattle& battle);

/// Where it begins, without an edge, in so many device pixels.
[[nodiscard]] QPixmap coverOf(const ShelfBattle& battle, QSize pixels);
[[nodiscard]] QPixmap coverOf(const field::Scenario& scenario, QSize pixels);
[[nodiscard]] QPixmap coverOf(const Documents& documents, const ShelvedLesson& lesson, QSize pixels);
/// An empty table with the places where two armies deploy.
[[nodiscard]] QPixmap coverOfAnEmptyTable(QSize pixels, bool withZones);

}  // namespace vallum::app
