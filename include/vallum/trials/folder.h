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

/// The folder in which a trial keeps what it has fought. Results stand in `journal`, one line each with a
/// check sum before it, in the order of the battles and of the cells in each: so a file that was torn in the
/// middle loses its last line, and nothing else. Only one program at a time has it.
class Folder {
public:
    /// A new one; it may be there already if it is empty.
    static Expected<Folder, FileError> created(const std::filesystem::path&, const std::string& recordedPlan);
    /// One that is there, up to the last result that is whole.
    static Expected<Folder, FileError> opened(const std::filesystem::path&);
    /// The plan of a folder, which may be in use.
    static Expected<std::string, FileError> planIn(const std::filesystem::path&);

    Folder(Folder&&) noexcept;
    Folder& operator=(Folder&&) = delete;
    ~Folder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// How many results it holds.
    [[nodiscard]] int size() const { return size_; }

    /// Is on record when it returns, whatever becomes of the program. Where there is no room nothing of it
    /// stays.
    Expected<void, FileError> append(const BattleResult&);
    /// All results, in their order.
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
