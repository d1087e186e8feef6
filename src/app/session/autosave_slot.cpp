// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/autosave_slot.h"

#include <QStandardPaths>
#include <QString>

namespace vallum::app {

namespace fs = std::filesystem;

AutosaveSlot& AutosaveSlot::only() {
    static AutosaveSlot it;
    return it;
}

/// Locks nothing until the autosave file is needed.
AutosaveSlot& AutosaveSlot::ofProgram() {
    AutosaveSlot& it = only();
    if (it.usual_.empty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        it.moveTo(fs::path(folder.toStdString()) / "autosave.vallum");
    }
    return it;
}

void AutosaveSlot::moveTo(const fs::path& usual) {
    lock_.reset();
    usual_ = usual;
    std::error_code ignored;
    fs::create_directories(usual_.parent_path(), ignored);
    take(1);
}

void AutosaveSlot::leave() {
    std::error_code unknown;
    do {
        take(number_ + 1);
    } while (fs::exists(file(), unknown));
}

std::vector<fs::path> AutosaveSlot::others() const {
    std::vector<fs::path> files;
    for (int number = 2; number != mostWindows; ++number) {
        std::error_code unknown;
        const fs::path file = numbered(usual_, number);
        if (number != number_ && fs::exists(file, unknown)) files.push_back(file);
    }
    return files;
}

std::unique_ptr<QLockFile> AutosaveSlot::lockOn(const fs::path& file) {
    auto lock = std::make_unique<QLockFile>(QString::fromStdString(file.string() + ".lock"));
    lock->setStaleLockTime(0);  // Battles may take days, so only the lock of a dead process is stale.
    const bool isTaken = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isTaken ? nullptr : std::move(lock);
}

void AutosaveSlot::take(int number) {
    number_ = number;
    while ((lock_ = lockOn(file())) == nullptr && number_ != mostWindows) ++number_;
}

fs::path AutosaveSlot::numbered(const fs::path& file, int number) {
    if (number < 2) return file;
    const std::string name = file.stem().string() + "-" + std::to_string(number);
    return file.parent_path() / (name + file.extension().string());
}

}  // namespace vallum::app
