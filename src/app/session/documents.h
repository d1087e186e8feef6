// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/field_session.h"
#include "kits/kit.h"
#include "session/damage.h"

#include <filesystem>
#include <vector>

#include <QString>
#include <QStringList>

#include <vallum/core/file_error.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::app {

/// The contents of a file: a battle that has not begun, or one in progress.
struct Opened {
    std::variant<field::Scenario, Referee> battle;
    Seating seating;
    std::optional<field::Branch> branch = {};
    std::optional<Damage> damage = {};
    field::Annotations annotations = {};
};

/// The current battle in the form in which another window opens it.
[[nodiscard]] Opened openedAgain(const FieldSession& session);

/// The saved battle as everybody may see it.
struct Kept {
    std::string title;
    std::variant<field::Battle, Glimpse> battle;  // for other kits only a summary
};

/// The program's files: shipped data, players' saves, and the autosaved battle. Nothing here opens a window;
/// errors go to the caller, and whatever was open stays open.
class Documents {
public:
    static Expected<Documents, FileError> load(Kits kits = {});

    [[nodiscard]] const field::Library& library() const { return library_; }
    [[nodiscard]] const Kits& kits() const { return kits_; }
    /// The kit for a file; null: it is a field battle or unknown.
    [[nodiscard]] const Kit* kitOf(std::string_view text) const;
    /// The battle pictured on the first page.
    [[nodiscard]] Expected<field::Scenario, FileError> coverBattle() const;
    /// The scenarios shipped for a kit.
    [[nodiscard]] std::vector<std::filesystem::path> scenariosOf(const Kit& kit) const;
    [[nodiscard]] std::vector<std::filesystem::path> scenarios() const;
    [[nodiscard]] std::vector<std::filesystem::path> lessons() const;
    [[nodiscard]] Expected<field::Scenario, FileError> scenario(const std::filesystem::path& path) const;
    /// Salvages what it can of a damaged save and puts a copy of the file next to it.
    [[nodiscard]] Expected<Opened, FileError> open(const std::filesystem::path& path) const;
    [[nodiscard]] Expected<Opened, FileError> read(std::string_view text,
                                                   const std::filesystem::path& path) const;
    static Expected<void, FileError> save(const Session& session, const std::filesystem::path& path);

    /// The autosave file of this window; no other window writes to it.
    static std::filesystem::path autosavePath();
    static void setAutosavePath(const std::filesystem::path& path);
    static bool hasAutosave();
    /// Whether the default file was taken by another window, or by a battle that cannot be set aside.
    static bool isKeptApart();
    /// "file.vallum", or "file-2.vallum" if this window does not use the default autosave.
    static std::filesystem::path ofThisWindow(const std::filesystem::path& file);
    /// Only for display: damage is not reported if part of the battle survives. None: nothing is saved.
    [[nodiscard]] std::optional<Expected<Kept, FileError>> kept() const;
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
    [[nodiscard]] FromFile<Glimpse> glimpse(const std::filesystem::path& path) const;

    std::filesystem::path resources_;
    field::Library library_;
    Kits kits_;
};

}  // namespace vallum::app
