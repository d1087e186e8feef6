// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/film_work.h"

#include "art/text.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr int frameMilliseconds = 80;
constexpr int stillMilliseconds = 1600;  // at the start and at the end

/// The caption height: readable in a small film, capped in a large one.
int heightOfCaption(int width) { return std::clamp(width / 24, 15, 40); }

}  // namespace

FilmWork::FilmWork(FilmSource& source, const Film& film, std::filesystem::path file)
    : source_(source),
      film_(film),
      now_(std::min(firstOf(film.fromTurn), source.turns().size() - 1)),
      first_(now_),
      last_(std::max(firstOf(film.toTurn + 1), first_ + 1) - 1),
      file_(std::move(file)) {
    if (film.toTurn >= source_.turns().back()) last_ = source_.turns().size() - 1;
    source_.setPace(std::max(frameMilliseconds, static_cast<int>(std::lround(film.secondsPerMove * 1000))));
    source_.show(now_);
}

/// The first moment of a turn, or of the next one that has any.
std::size_t FilmWork::firstOf(int turn) const {
    const auto& turns = source_.turns();
    const auto found = std::ranges::find_if(turns, [turn](int it) { return it >= turn; });
    return static_cast<std::size_t>(found - turns.begin());
}

double FilmWork::part() const {
    return done_ ? 1 : static_cast<double>(now_ - first_) / static_cast<double>(last_ - first_ + 1);
}

QSize FilmWork::size() const { return source_.sizeFor(film_.width) + QSize(0, heightOfCaption(film_.width)); }

/// The first and last states, which contain nearly all colors.
std::vector<QImage> FilmWork::samples() {
    const auto smaller = [](const QImage& image) { return image.scaledToWidth(image.width() / 2); };
    std::vector<QImage> samples{smaller(frame())};
    source_.show(last_);
    samples.push_back(smaller(picture()));
    source_.show(first_);
    return samples;
}

QImage FilmWork::picture() {
    QImage image(source_.sizeFor(film_.width), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    source_.paint(painter, image.size());
    return image;
}

QImage FilmWork::frame() {
    QImage image(size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const QSize above = source_.sizeFor(film_.width);
    painter.save();
    source_.paint(painter, above);
    painter.restore();
    paintCaption(painter, QRectF(0, above.height(), image.width(), image.height() - above.height()));
    return image;
}

/// In a strip of its own, so that it covers nothing.
void FilmWork::paintCaption(QPainter& painter, const QRectF& strip) {
    painter.fillRect(strip, source_.palette().ruler);
    const double beside = strip.height() / 2;
    const double taken = source_.paintSigns(painter, strip.adjusted(beside, 0, -beside, 0));
    art::paintLine(painter,
                   {source_.caption(), strip.adjusted(beside, 0, -beside - taken, 0), 1, Qt::AlignLeft},
                   art::labelFont(), source_.palette().ink);
}

Expected<void, FileError> FilmWork::step() {
    if (!begun_) {
        begun_ = true;
        writer_ = filmWriterFor(file_, size(), samples());
        return writer_->add(frame(), stillMilliseconds);
    }
    if (source_.isPlaying()) return goOnPlaying();
    if (now_ == last_) return end();
    ++now_;
    source_.play(now_);
    return {};
}

/// In a folder of frames every frame lasts equally long.
Expected<void, FileError> FilmWork::goOnPlaying() {
    const int still = isFilmFile(file_) ? source_.stillFor() : 0;
    const int shown = std::max(frameMilliseconds, still);
    auto added = writer_->add(frame(), shown);
    source_.advance(shown);
    return added;
}

Expected<void, FileError> FilmWork::end() {
    done_ = true;
    if (auto added = writer_->add(frame(), stillMilliseconds); !added) return added;
    return writer_->finish();
}

}  // namespace vallum::app
