// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QLockFile>

namespace vallum::app {

/// The autosave file of this window: the first of "autosave.vallum", "autosave-2.vallum" and so on that no
/// other window has locked.
class AutosaveSlot {
public:
    /// In the application data folder, unless `place` was called first.
    static AutosaveSlot& ofProgram();
    static void place(const std::filesystem::path& usual) { only().moveTo(usual); }

    /// Moves on to a free file.
    void leave();
    [[nodiscard]] bool isApart() const { return number_ > 1; }
    [[nodiscard]] std::filesystem::path file() const { return numbered(usual_, number_); }
    [[nodiscard]] std::filesystem::path ofThisWindow(const std::filesystem::path& other) const {
        return numbered(other, number_);
    }
    /// The existing files of other windows, whether still locked or not.
    [[nodiscard]] std::vector<std::filesystem::path> others() const;
    /// Null: another window holds the lock. If no lock can be created, the battle cannot be saved either, and
    /// saving reports that.
    [[nodiscard]] static std::unique_ptr<QLockFile> lockOn(const std::filesystem::path& file);

private:
    static constexpr int mostWindows = 1000;

    static AutosaveSlot& only();
    void moveTo(const std::filesystem::path& usual);
    void take(int number);
    static std::filesystem::path numbered(const std::filesystem::path& file, int number);

    std::filesystem::path usual_;
    int number_ = 1;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace vallum::app
