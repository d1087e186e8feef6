// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <optional>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <vallum/core/digest.h>
#include <vallum/core/json.h>
#include <vallum/core/text_file.h>
#include <vallum/trials/folder.h>

namespace vallum::trials {

namespace {

namespace fs = std::filesystem;

tl::unexpected<FileError> wrong(const fs::path& path, std::string found, std::string expected) {
    return tl::unexpected<FileError>(FileError{path.string(), "", std::move(found), std::move(expected)});
}
std::string whyNot() { return std::generic_category().message(errno); }

/// The lock is released when the program ends, however it ends.
Expected<int, FileError> locked(const fs::path& folder) {
    const fs::path path = folder / "lock";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return wrong(path, whyNot(), "a place where a file can be written");
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
    ::close(file);
    return wrong(folder, "another trial at work in it", "a folder of its own");
}

std::string lineOf(const BattleResult& result) {
    const std::string text = JsonWriter::of(result).dump();
    return Digest::of(text) + ' ' + text + '\n';
}

/// None if the line is incomplete.
std::optional<BattleResult> resultIn(const std::string& line) {
    const auto space = line.find(' ');
    if (space == std::string::npos) return std::nullopt;
    const std::string text = line.substr(space + 1);
    if (Digest::of(text) != line.substr(0, space)) return std::nullopt;
    auto read = JsonReader::readText<BattleResult>(text);
    if (!read) return std::nullopt;
    return *std::move(read);
}

bool writeAll(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

Folder::Folder(fs::path path, int lock) : path_(std::move(path)), lock_(lock) {}

Folder::Folder(Folder&& other) noexcept
    : path_(std::move(other.path_)),
      lock_(std::exchange(other.lock_, -1)),
      journal_(std::exchange(other.journal_, -1)),
      bytes_(other.bytes_),
      size_(other.size_) {}

Folder::~Folder() {
    if (journal_ >= 0) ::close(journal_);
    if (lock_ >= 0) ::close(lock_);
}

Expected<Folder, FileError> Folder::created(const fs::path& path, const std::string& recordedPlan) {
    std::error_code error;
    const bool isThere = fs::exists(path, error);
    if (isThere && (!fs::is_directory(path, error) || !fs::is_empty(path, error)))
        return wrong(path, "something there already", "an empty folder; --resume continues a trial");
    if (!fs::create_directories(path, error) && error)
        return wrong(path, error.message(), "a place where a folder can be created");
    auto lock = locked(path);
    if (!lock) return tl::unexpected<FileError>(lock.error());
    Folder folder(path, *lock);
    if (const auto written = writeFileSafely(path / "plan.json", recordedPlan); !written)
        return tl::unexpected<FileError>(written.error());
    if (const auto fine = folder.openJournal(); !fine) return tl::unexpected<FileError>(fine.error());
    return folder;
}

Expected<Folder, FileError> Folder::opened(const fs::path& path) {
    if (const auto plan = planIn(path); !plan) return tl::unexpected<FileError>(plan.error());
    auto lock = locked(path);
    if (!lock) return tl::unexpected<FileError>(lock.error());
    Folder folder(path, *lock);
    if (const auto fine = folder.openJournal(); !fine) return tl::unexpected<FileError>(fine.error());
    return folder;
}

Expected<std::string, FileError> Folder::planIn(const fs::path& path) { return readFile(path / "plan.json"); }

bool Folder::isAt(const fs::path& path) {
    std::error_code unknown;
    return fs::exists(path / "plan.json", unknown) && fs::exists(path / "journal", unknown);
}

int Folder::sizeAt(const fs::path& path) {
    std::ifstream stream(path / "journal", std::ios::binary);
    return static_cast<int>(std::count(std::istreambuf_iterator(stream), {}, '\n'));
}

/// Drops an incomplete last line: it was being written when the program ended.
Expected<void, FileError> Folder::openJournal() {
    journal_ = ::open(journal().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (journal_ < 0) return wrong(journal(), whyNot(), "a place where a file can be written");
    std::ifstream stream(journal(), std::ios::binary);
    for (std::string line; std::getline(stream, line) && !stream.eof();) {
        if (!resultIn(line)) break;
        bytes_ += static_cast<std::int64_t>(line.size()) + 1;
        ++size_;
    }
    if (::ftruncate(journal_, bytes_) != 0 || ::lseek(journal_, bytes_, SEEK_SET) < 0)
        return wrong(journal(), whyNot(), "a file that can be written");
    return {};
}

Expected<void, FileError> Folder::append(const BattleResult& result) {
    const std::string line = lineOf(result);
    if (writeAll(journal_, line)) {
        bytes_ += static_cast<std::int64_t>(line.size());
        ++size_;
        return {};
    }
    const std::string why = whyNot();
    // If this fails the line is still incomplete, so --resume drops it.
    if (::ftruncate(journal_, bytes_) == 0) ::lseek(journal_, bytes_, SEEK_SET);
    return wrong(journal(), why, "space for the next result; what is there stays, and --resume continues it");
}

Expected<void, FileError> Folder::read(const std::function<void(const BattleResult&)>& visit) const {
    std::ifstream stream(journal(), std::ios::binary);
    std::string line;
    for (int i = 0; i != size_; ++i) {
        const auto result = std::getline(stream, line) ? resultIn(line) : std::nullopt;
        if (!result) return wrong(journal(), "a damaged line " + std::to_string(i + 1), "a result");
        visit(*result);
    }
    return {};
}

}  // namespace vallum::trials
