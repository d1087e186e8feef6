// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>
#include <vallum/trials/result.h>

namespace vallum::trials {

/// The folder of a trial's results. They are lines of the file `journal`, each with a checksum in front,
/// ordered by battle and then by cell, so a write that was cut short costs only the last line. Only one
/// program at a time may hold the folder.
class Folder {
public:
    /// Creates the folder, which may exist already if it is empty.
    static Expected<Folder, FileError> created(const std::filesystem::path&, const std::string& recordedPlan);
    /// Opens an existing folder, up to the last intact result.
    static Expected<Folder, FileError> opened(const std::filesystem::path&);
    /// The plan of a folder, even if another program holds it.
    static Expected<std::string, FileError> planIn(const std::filesystem::path&);

    /// True if there are results of a trial.
    static bool isAt(const std::filesystem::path&);
    /// The number of complete results, even if another program holds the folder.
    static int sizeAt(const std::filesystem::path&);

    Folder(Folder&&) noexcept;
    Folder& operator=(Folder&&) = delete;
    ~Folder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The number of results.
    [[nodiscard]] int size() const { return size_; }

    /// On return the result is on disk and survives a crash. If the disk is full, nothing of it remains in
    /// the file.
    Expected<void, FileError> append(const BattleResult&);
    /// Visits all results in order.
    Expected<void, FileError> read(const std::function<void(const BattleResult&)>&) const;

private:
    Folder(std::filesystem::path path, int lock);

    Expected<void, FileError> openJournal();
    [[nodiscard]] std::filesystem::path journal() const { return path_ / "journal"; }

    std::filesystem::path path_;
    int lock_ = -1;
    int journal_ = -1;
    std::int64_t bytes_ = 0;
    int size_ = 0;
};

}  // namespace vallum::trials
