// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"
#include "session/damage.h"

#include <filesystem>
#include <vector>

#include <QString>
#include <QStringList>

#include <vallum/core/file_error.h>

namespace vallum::app {

/// The program's files: shipped data, players' saves, and the autosaved battle. Nothing here opens a window;
/// errors go to the caller, and whatever was open stays open.
class Documents {
public:
    /// At least one kit.
    Documents(std::filesystem::path resources, Kits kits);

    /// The folder of shipped data.
    [[nodiscard]] const std::filesystem::path& resources() const { return resources_; }
    [[nodiscard]] const Kits& kits() const { return kits_; }
    /// The kit for a file; the first one if the file does not say which, so that its reader explains why.
    [[nodiscard]] const Kit& kitOf(std::string_view text) const;
    /// The same, but refuses data files of ours that hold no battle.
    [[nodiscard]] FromFile<const Kit*> kitFor(std::string_view text, const std::string& file) const;
    /// The picture on the first page; null if no kit has one.
    [[nodiscard]] QImage backdrop() const;
    /// The scenarios shipped for a kit.
    [[nodiscard]] std::vector<std::filesystem::path> scenariosOf(const Kit& kit) const;
    [[nodiscard]] std::vector<std::filesystem::path> lessonsOf(const Kit& kit) const;
    static Expected<void, FileError> save(const Session& session, const std::filesystem::path& path);

    /// The autosave file of this window; no other window writes to it.
    static std::filesystem::path autosavePath();
    static void setAutosavePath(const std::filesystem::path& path);
    static bool hasAutosave();
    /// Whether the default file was taken by another window, or by a battle that cannot be set aside.
    static bool isKeptApart();
    /// "file.vallum", or "file-2.vallum" if this window does not use the default autosave.
    static std::filesystem::path ofThisWindow(const std::filesystem::path& file);
    /// What is in a file, only for display: damage is not reported if part of the battle survives.
    [[nodiscard]] FromFile<Glimpse> glimpse(const std::filesystem::path& path) const;
    /// The same of the battle that was fought last. None: nothing is saved.
    [[nodiscard]] std::optional<FromFile<Glimpse>> kept() const;
    /// Makes room for another battle. A battle in progress is moved to the earlier ones, of which ten are
    /// kept, and to the recent files; an unreadable one is copied. If that fails it stays, and the new battle
    /// uses another autosave file.
    [[nodiscard]] Expected<void, FileError> setAside() const;
    /// Does the same with autosaves left behind by other windows.
    void gather() const;

    /// For a battle started from a file: the seed that was set, or else a random one.
    static std::uint64_t newSeed();
    static void setSeed(std::uint64_t seed);

    static QStringList recent();
    static void remember(const QString& path);
    static void forget(const QString& path);
    /// Copies an unreadable file, to the same folder if possible, and returns the copy's path.
    static std::filesystem::path copyOf(const std::filesystem::path& file);

private:
    [[nodiscard]] Expected<void, FileError> putAside(const std::filesystem::path& kept) const;

    std::filesystem::path resources_;
    Kits kits_;
};

}  // namespace vallum::app
