// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"
#include "session/damage.h"
#include "session/field_session.h"

#include <filesystem>
#include <vector>

#include <QString>
#include <QStringList>

#include <vallum/core/file_error.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::app {

/// What a file held: a battle at its beginning, or one that goes on.
struct Opened {
    std::variant<field::Scenario, Referee> battle;
    Seating seating;
    std::optional<field::Branch> branch = {};
    std::optional<Damage> damage = {};
    field::Annotations annotations = {};
};

/// The running battle as another window opens it.
[[nodiscard]] Opened openedAgain(const FieldSession& session);

/// The battle that is kept on disk, as everybody may see it.
struct Kept {
    std::string title;
    std::variant<field::Battle, Glimpse> battle;  // of other kits only what is told of it
};

/// Files of the program: what is shipped, what players save, and the battle that is kept on disk while it is
/// fought. Nothing here shows a window; errors go to the caller, and what was open stays open.
class Documents {
public:
    static Expected<Documents, FileError> load(Kits kits = {});

    [[nodiscard]] const field::Library& library() const { return library_; }
    [[nodiscard]] const Kits& kits() const { return kits_; }
    /// Who opens such a file; none: it is of a field battle, or of nobody.
    [[nodiscard]] const Kit* kitOf(std::string_view text) const;
    /// The battle that the first page is adorned with.
    [[nodiscard]] Expected<field::Scenario, FileError> coverBattle() const;
    /// Those that are shipped for a kit.
    [[nodiscard]] std::vector<std::filesystem::path> scenariosOf(const Kit& kit) const;
    [[nodiscard]] std::vector<std::filesystem::path> scenarios() const;
    [[nodiscard]] std::vector<std::filesystem::path> lessons() const;
    [[nodiscard]] Expected<field::Scenario, FileError> scenario(const std::filesystem::path& path) const;
    /// Of a damaged save, what can be trusted; a copy of it is put beside it.
    [[nodiscard]] Expected<Opened, FileError> open(const std::filesystem::path& path) const;
    [[nodiscard]] Expected<Opened, FileError> read(std::string_view text,
                                                   const std::filesystem::path& path) const;
    static Expected<void, FileError> save(const Session& session, const std::filesystem::path& path);

    /// Where this window keeps the running battle, and whether one is there. No other window writes to it.
    static std::filesystem::path autosavePath();
    static void setAutosavePath(const std::filesystem::path& path);
    static bool hasAutosave();
    /// Whether the usual place was taken, by another window or by a battle that cannot be put aside.
    static bool isKeptApart();
    /// "file.vallum", or "file-2.vallum" where the battle is kept apart.
    static std::filesystem::path ofThisWindow(const std::filesystem::path& file);
    /// Only looked at: nothing is told of a damage that leaves a part of it. None: nothing is kept.
    [[nodiscard]] std::optional<Expected<Kept, FileError>> kept() const;
    /// Makes room for another battle: one that is under way goes among the earlier ones, of which the last
    /// ten stay, and into the list of recent files; one that cannot be read is copied. Where that fails it
    /// stays, and what begins now is kept apart.
    [[nodiscard]] Expected<void, FileError> setAside() const;
    /// What other windows kept goes there, too, once they are gone.
    void gather() const;

    /// For a battle that begins from a file: the one that has been set, or one that nobody knows beforehand.
    static std::uint64_t newSeed();
    static void setSeed(std::uint64_t seed);

    static QStringList recent();
    static void remember(const QString& path);
    static void forget(const QString& path);
    /// Of a file that cannot be read, beside it if possible; where the copy is.
    static std::filesystem::path copyOf(const std::filesystem::path& file);

private:
    [[nodiscard]] Expected<void, FileError> putAside(const std::filesystem::path& kept) const;
    [[nodiscard]] FromFile<Glimpse> glimpse(const std::filesystem::path& path) const;

    std::filesystem::path resources_;
    field::Library library_;
    Kits kits_;
};

}  // namespace vallum::app
