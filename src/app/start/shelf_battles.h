// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"

#include <filesystem>
#include <optional>
#include <vector>

#include <QPixmap>
#include <QString>

#include <vallum/core/shelf_mark.h>

namespace vallum::app {

class Documents;
struct ShelvedLesson;

/// A shipped battle that can be started.
struct ShelfBattle {
    std::filesystem::path path;
    const Kit* kit;
    std::optional<Preview> preview;
    ShelfMark mark;
    QString problem;  // why it cannot be read

    [[nodiscard]] bool isReadable() const { return problem.isEmpty(); }
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
/// For the group of battles from history: the year begins the remark instead of ending the title.
[[nodiscard]] QString titleInHistory(const ShelfBattle& battle);
[[nodiscard]] QString remarkInHistory(const ShelfBattle& battle);

/// The starting positions, for a card of this size in device pixels.
[[nodiscard]] QPixmap coverOf(const ShelfBattle& battle, QSize pixels);
[[nodiscard]] QPixmap coverOf(const ShelvedLesson& lesson, QSize pixels);
/// An empty table or board of this kit.
[[nodiscard]] QPixmap coverOfNoBattle(const Kit& kit, QSize pixels, bool withZones);
/// An empty table, optionally with two deployment zones.
[[nodiscard]] QPixmap coverOfAnEmptyTable(QSize pixels, bool withZones);

}  // namespace vallum::app
