// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/keeper.h"

#include <QStandardPaths>
#include <QString>

namespace vallum::app {

namespace fs = std::filesystem;

Keeper& Keeper::only() {
    static Keeper it;
    return it;
}

/// Locks nothing until the autosave file is needed.
Keeper& Keeper::ofProgram() {
    Keeper& it = only();
    if (it.usual_.empty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        it.moveTo(fs::path(folder.toStdString()) / "autosave.vallum");
    }
    return it;
}

void Keeper::moveTo(const fs::path& usual) {
    lock_.reset();
    usual_ = usual;
    std::error_code ignored;
    fs::create_directories(usual_.parent_path(), ignored);
    take(1);
}

void Keeper::leave() {
    std::error_code unknown;
    do {
        take(number_ + 1);
    } while (fs::exists(file(), unknown));
}

std::vector<fs::path> Keeper::others() const {
    std::vector<fs::path> files;
    for (int number = 2; number != mostWindows; ++number) {
        std::error_code unknown;
        const fs::path file = numbered(usual_, number);
        if (number != number_ && fs::exists(file, unknown)) files.push_back(file);
    }
    return files;
}

std::unique_ptr<QLockFile> Keeper::lockOn(const fs::path& file) {
    auto lock = std::make_unique<QLockFile>(QString::fromStdString(file.string() + ".lock"));
    lock->setStaleLockTime(0);  // Battles may take days, so only the lock of a dead process is stale.
    const bool isTaken = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isTaken ? nullptr : std::move(lock);
}

void Keeper::take(int number) {
    number_ = number;
    while ((lock_ = lockOn(file())) == nullptr && number_ != mostWindows) ++number_;
}

fs::path Keeper::numbered(const fs::path& file, int number) {
    if (number < 2) return file;
    const std::string name = file.stem().string() + "-" + std::to_string(number);
    return file.parent_path() / (name + file.extension().string());
}

}  // namespace vallum::app
