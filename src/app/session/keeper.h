// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QLockFile>

namespace vallum::app {

/// Where this window keeps the battle that is being fought: the first of "autosave.vallum",
/// "autosave-2.vallum" and so on that no other window holds.
class Keeper {
public:
    /// In the folder of the program's data, unless it was placed elsewhere.
    static Keeper& ofProgram();
    static void place(const std::filesystem::path& usual) { only().moveTo(usual); }

    /// To one that is free.
    void leave();
    [[nodiscard]] bool isApart() const { return number_ > 1; }
    [[nodiscard]] std::filesystem::path file() const { return numbered(usual_, number_); }
    [[nodiscard]] std::filesystem::path ofThisWindow(const std::filesystem::path& other) const {
        return numbered(other, number_);
    }
    /// Those that other windows have used, if they may have.
    [[nodiscard]] std::vector<std::filesystem::path> others() const;
    /// None: another window has it. Where no lock can be made the battle cannot be kept either, which is
    /// told then.
    [[nodiscard]] static std::unique_ptr<QLockFile> lockOn(const std::filesystem::path& file);

private:
    static constexpr int mostWindows = 1000;

    static Keeper& only();
    void moveTo(const std::filesystem::path& usual);
    void take(int number);
    static std::filesystem::path numbered(const std::filesystem::path& file, int number);

    std::filesystem::path usual_;
    int number_ = 1;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace vallum::app
