// SPDX-License-Identifier: GPL-3.0-or-later
#include "part_file.h"

#include <cerrno>
#include <system_error>

namespace vallum::trials {

namespace fs = std::filesystem;

PartFile::PartFile(const fs::path& path)
    : path_(path),
      beside_(path.string() + ".part"),
      stream_(beside_, std::ios::binary | std::ios::trunc) {}

PartFile::~PartFile() {
    std::error_code unknown;
    if (!isDone_) fs::remove(beside_, unknown);
}

Expected<void, FileError> PartFile::finish() {
    errno = 0;
    stream_.close();
    std::error_code error(errno, std::generic_category());
    if (stream_) fs::rename(beside_, path_, error);
    isDone_ = stream_ && !error;
    if (isDone_) return {};
    return tl::unexpected<FileError>(
        FileError{path_.string(), "", error.message(), "space for the whole file"});
}

}  // namespace vallum::trials
