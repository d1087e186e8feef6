// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include <vallum/core/text.h>
#include <vallum/core/text_file.h>

namespace vallum {

namespace {

tl::unexpected<FileError> failed(const std::filesystem::path& path, int why, const Phrase& expected) {
    return tl::unexpected<FileError>(
        FileError{path.string(), "", std::generic_category().message(why), expected.pattern});
}

tl::unexpected<FileError> noFile(const std::filesystem::path& path,
                                 const Phrase& found,
                                 const Phrase& expected) {
    return tl::unexpected<FileError>(FileError{path.string(), "", found.pattern, expected.pattern});
}

constexpr Phrase readable = phrase("Files", "a file that can be read");

/// Far larger than anything that Vallum reads.
constexpr std::size_t largest = 64 * 1024 * 1024;

/// Only regular files: a device or a pipe may never end.
Expected<std::string, FileError> readAll(int file, const std::filesystem::path& path) {
    struct stat there{};
    if (::fstat(file, &there) != 0) return failed(path, errno, readable);
    if (S_ISDIR(there.st_mode)) return failed(path, EISDIR, phrase("Files", "a file"));
    if (!S_ISREG(there.st_mode))
        return noFile(path, phrase("Files", "a device or a pipe"), phrase("Files", "a file"));
    std::string text;
    std::array<char, 65'536> part{};
    while (text.size() <= largest) {
        const ssize_t count = ::read(file, part.data(), part.size());
        if (count == 0) return text;
        if (count > 0) {
            text.append(part.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            return failed(path, errno, readable);
        }
    }
    return noFile(path, phrase("Files", "a larger file"), phrase("Files", "a file of at most 64 MB"));
}

bool writeAll(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new name is only safe once its directory is synced.
void bringToDisk(const std::filesystem::path& directory) {
    const int opened =
        ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

/// Writes into a device or a pipe in place: it must not be replaced.
Expected<void, FileError> writeInto(const std::filesystem::path& path, std::string_view text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return failed(path, errno, phrase("Files", "a place where a file can be written"));
    const bool isWritten = writeAll(file, text);
    const int whyNot = errno;
    ::close(file);
    if (isWritten) return {};
    return failed(path, whyNot, phrase("Files", "space for the whole file"));
}

/// The target of a symbolic link, so that the link survives.
std::filesystem::path fileBehind(const std::filesystem::path& path) {
    std::error_code unknown;
    const auto behind = std::filesystem::weakly_canonical(path, unknown);
    return unknown || !std::filesystem::is_symlink(path, unknown) ? path : behind;
}

}  // namespace

Expected<std::string, FileError> readFile(const std::filesystem::path& path) {
    // Does not wait for the writer of a pipe.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return failed(path, errno, readable);
    auto text = readAll(file, path);
    ::close(file);
    return text;
}

bool couldNotBeRead(const FileError& error) {
    return error.place.empty() && error.expected == readable.pattern;
}

Expected<void, FileError> writeFileSafely(const std::filesystem::path& asked, std::string_view text) {
    const std::filesystem::path path = fileBehind(asked);
    std::error_code unknown;
    const auto there = std::filesystem::status(path, unknown);
    if (std::filesystem::is_other(there)) return writeInto(path, text);
    std::string beside = path.string() + ".XXXXXX";
    const int file = ::mkstemp(beside.data());
    if (file < 0) return failed(path, errno, phrase("Files", "a place where a file can be written"));
    const bool isWritten = writeAll(file, text) && ::fchmod(file, 0644) == 0 && ::fsync(file) == 0;
    const int whyNot = errno;
    ::close(file);
    if (isWritten && ::rename(beside.c_str(), path.c_str()) == 0) {
        bringToDisk(path.parent_path());
        return {};
    }
    const int why = isWritten ? errno : whyNot;
    ::unlink(beside.c_str());
    return failed(path, why, phrase("Files", "space for the whole file"));
}

}  // namespace vallum
