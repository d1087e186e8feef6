// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/battle_desk.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QPixmap>
#include <QString>

namespace vallum::app {

/// All that the window knows of a rule system. `main` lists the kits; each derives from KitOf.
class Kit {
public:
    virtual ~Kit() = default;

    /// "Hex battles"
    [[nodiscard]] virtual QString name() const = 0;
    /// Where its shipped scenarios are, below the folder of all.
    [[nodiscard]] virtual std::filesystem::path folder() const = 0;
    /// What files say they are that it opens: scenarios and saved battles.
    [[nodiscard]] virtual std::vector<std::string> formats() const = 0;
    [[nodiscard]] virtual FromFile<Glimpse> glimpse(std::string_view text, const std::string& file) const = 0;
    /// A scenario as it begins, as large as that; null where it cannot be read, or there is no picture of it.
    [[nodiscard]] virtual QPixmap picture(std::string_view /*text*/, QSize /*size*/) const { return {}; }
    /// Those that play its battles.
    [[nodiscard]] virtual std::vector<PlayerKind> computers() const = 0;
    /// The window owns it. The kit is there as long as any desk of it.
    [[nodiscard]] virtual BattleDesk* makeDesk() const = 0;

protected:
    Kit() = default;
    Kit(const Kit&) = default;
    Kit(Kit&&) = default;
    Kit& operator=(const Kit&) = default;
    Kit& operator=(Kit&&) = default;
};

/// As saved battles say it.
[[nodiscard]] std::string nameOf(const FileFormat& format);

/// Windows that follow each other have the same kits.
using Kits = std::vector<std::shared_ptr<const Kit>>;

/// Of a system it says what the core makes of every one.
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

private:
    Library library_;
};

}  // namespace vallum::app
