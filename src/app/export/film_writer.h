// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QImage>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum::app {

/// Puts frames of one size one after the other. What is not finished is gone with the writer.
class FilmWriter {
public:
    FilmWriter() = default;
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;
    virtual ~FilmWriter() = default;

    virtual Expected<void, FileError> add(const QImage& frame, int milliseconds) = 0;
    virtual Expected<void, FileError> finish() = 0;
};

/// As its name says: .gif, .webp, or else a folder of numbered PNG files. The samples have the colors that a
/// GIF, which has 255, must show.
std::unique_ptr<FilmWriter> filmWriterFor(const std::filesystem::path& file,
                                          QSize size,
                                          const std::vector<QImage>& samples);
[[nodiscard]] bool isFilmFile(const std::filesystem::path& file);

}  // namespace vallum::app
