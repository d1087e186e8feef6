// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_source.h"
#include "export/film_writer.h"
#include "export/work.h"

namespace vallum::app {

/// Which part of a battle to film, how large and how fast.
struct Film {
    int fromTurn = 0;
    int toTurn = 0;
    int width = 800;
    double secondsPerMove = 0.6;
};

/// Films a battle: every move and every line as in the replay window.
class FilmWork final : public Work {
public:
    /// The source must outlive the work.
    FilmWork(FilmSource& source, const Film& film, std::filesystem::path file);

    [[nodiscard]] bool isDone() const override { return done_; }
    [[nodiscard]] double part() const override;
    Expected<void, FileError> step() override;

private:
    [[nodiscard]] std::size_t firstOf(int turn) const;
    [[nodiscard]] std::vector<QImage> samples();
    /// The frame size: the table with the caption below.
    [[nodiscard]] QSize size() const;
    [[nodiscard]] QImage picture();
    [[nodiscard]] QImage frame();
    void paintCaption(QPainter& painter, const QRectF& strip);
    Expected<void, FileError> goOnPlaying();
    Expected<void, FileError> end();

    FilmSource& source_;
    Film film_;
    std::size_t now_;
    std::size_t first_;
    std::size_t last_;
    bool begun_ = false;
    bool done_ = false;
    std::filesystem::path file_;
    std::unique_ptr<FilmWriter> writer_;
};

}  // namespace vallum::app
