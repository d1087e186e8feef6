// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QImage>
#include <QPixmap>
#include <QString>
#include <QStringList>

namespace vallum::app {

/// A scenario as the first page shows it.
struct Preview {
    Glimpse battle;
    std::size_t group = 0;     // index into the groups of its kit
    QString size = {};         // of the armies, for example "9 against 8"
    QStringList details = {};  // more about armies and table, a line each
};

/// What the mouse or a key does on the table or board, for example {"Drag a card", "Advance"}.
struct Gesture {
    QString how;
    QString what;
};

/// Everything that the window knows of a rule system. `main` lists the kits; each derives from KitOf.
class Kit {
public:
    virtual ~Kit() = default;

    /// For example "Hex battles".
    [[nodiscard]] virtual QString name() const = 0;
    /// The names of its groups on the shelf of battles.
    [[nodiscard]] virtual QStringList groups() const { return {name()}; }
    /// The folder of its shipped scenarios, relative to the folder of all scenarios; empty: that folder
    /// itself.
    [[nodiscard]] virtual std::filesystem::path folder() const = 0;
    /// The format names of the files that it opens: scenarios and saved battles.
    [[nodiscard]] virtual std::vector<std::string> formats() const = 0;
    [[nodiscard]] virtual FromFile<Glimpse> glimpse(std::string_view text, const std::string& file) const = 0;
    [[nodiscard]] virtual FromFile<Preview> preview(std::string_view text, const std::string& file) const = 0;
    /// The start of a scenario, as large as fits into this size, in device pixels; null if the text is
    /// unreadable or the kit draws no pictures.
    [[nodiscard]] virtual QPixmap picture(std::string_view /*text*/, QSize /*size*/) const { return {}; }
    /// The same for a card on the shelf: fills the size, and need not show everything.
    [[nodiscard]] virtual QPixmap cover(std::string_view text, QSize size) const {
        return picture(text, size);
    }
    /// A scene for the first page, from the folder of shipped data; null if the kit has none.
    [[nodiscard]] virtual QImage backdrop(const std::filesystem::path& /*resources*/) const { return {}; }
    /// The gestures that are in no menu, for the help.
    [[nodiscard]] virtual std::vector<Gesture> gestures() const { return {}; }
    /// The computer players available.
    [[nodiscard]] virtual std::vector<PlayerKind> computers() const = 0;
    /// The window owns the desk. The kit outlives every desk that it makes.
    [[nodiscard]] virtual BattleDesk* makeDesk() const = 0;

protected:
    Kit() = default;
    Kit(const Kit&) = default;
    Kit(Kit&&) = default;
    Kit& operator=(const Kit&) = default;
    Kit& operator=(Kit&&) = default;
};

/// The format name as written in saved battles.
[[nodiscard]] std::string nameOf(const FileFormat& format);

/// Shared, because a window and its successor use the same kits.
using Kits = std::vector<std::shared_ptr<const Kit>>;

/// Implements what the core provides for every system.
template <SeatedSystem System> class KitOf : public Kit {
public:
    using Library = typename FilesOf<System>::Library;

    explicit KitOf(Library library) : library_(std::move(library)) {}

    [[nodiscard]] const Library& library() const { return library_; }
    [[nodiscard]] std::vector<std::string> formats() const override {
        return {std::string(FilesOf<System>::scenarioFormat), nameOf(FilesOf<System>::battleFormat())};
    }
    [[nodiscard]] std::vector<PlayerKind> computers() const override { return Seated<System>::computers(); }
    [[nodiscard]] FromFile<Glimpse> glimpse(std::string_view text, const std::string& file) const override {
        return glimpseOf<System>(library_, text, file);
    }
    [[nodiscard]] FromFile<Preview> preview(std::string_view text, const std::string& file) const override {
        return glimpse(text, file).map([](Glimpse it) { return Preview{std::move(it)}; });
    }

private:
    Library library_;
};

}  // namespace vallum::app
