// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QImage>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum::app {

/// Writes frames of one size in sequence. An unfinished film is deleted with the writer.
class FilmWriter {
public:
    FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;
    virtual ~FilmWriter() = default;

    virtual Expected<void, FileError> add(const QImage& frame, int milliseconds) = 0;
    virtual Expected<void, FileError> finish() = 0;
};

/// Chosen by the name: .gif, .webp, or otherwise a folder of numbered PNG files. The samples supply the
/// colors for a GIF, which is limited to 255.
std::unique_ptr<FilmWriter> filmWriterFor(const std::filesystem::path& file,
                                          QSize size,
                                          const std::vector<QImage>& samples);
[[nodiscard]] bool isFilmFile(const std::filesystem::path& file);

}  // namespace vallum::app
