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

/// A shipped battle that can be started.
struct ShelfBattle {
    std::filesystem::path path;
    const Kit* kit = nullptr;                 // null: a field battle
    std::optional<field::Scenario> scenario;  // for field battles
    std::optional<Glimpse> glimpse;           // for all others
    ShelfMark mark;
    QString problem;  // why it cannot be read

    [[nodiscard]] bool isReadable() const { return problem.isEmpty(); }
    [[nodiscard]] bool isSiege() const { return scenario && scenario->setting->siege; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString intro() const;
    [[nodiscard]] QString file() const;
};

/// Reads the file, whatever kind of battle it holds.
[[nodiscard]] ShelfBattle battleIn(const Documents& documents, const std::filesystem::path& path);
/// The shipped battles of all kits, the shortest of each kit first.
[[nodiscard]] std::vector<ShelfBattle> battlesToBegin(const Documents& documents);

/// For example "30 min · 9 against 8 · easy".
[[nodiscard]] QString remarkOn(const ShelfBattle& battle);

/// The starting positions without the table's edge, in device pixels.
[[nodiscard]] QPixmap coverOf(const ShelfBattle& battle, QSize pixels);
[[nodiscard]] QPixmap coverOf(const field::Scenario& scenario, QSize pixels);
[[nodiscard]] QPixmap coverOf(const Documents& documents, const ShelvedLesson& lesson, QSize pixels);
/// An empty table, optionally with two deployment zones.
[[nodiscard]] QPixmap coverOfAnEmptyTable(QSize pixels, bool withZones);

}  // namespace vallum::app
