// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/film_work.h"

#include "art/text.h"
#include "texts.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr int frameMilliseconds = 80;
constexpr int stillMilliseconds = 1600;  // at the beginning and at the end

/// The words below the table, large enough to be read in a small film and no larger than that in a large one.
int heightOfCaption(int width) { return std::clamp(width / 24, 15, 40); }

}  // namespace

FilmWork::FilmWork(Story story, const Film& film, std::filesystem::path file)
    : story_(std::move(story)),
      film_(film),
      now_(std::min(firstOf(film.fromTurn), story_.timeline.last())),
      first_(now_),
      last_(std::max(firstOf(film.toTurn + 1), first_ + 1) - 1),
      file_(std::move(file)) {
    if (film.toTurn >= story_.timeline.moments().back().turn) last_ = story_.timeline.last();
    scene_.playByHand(std::max(frameMilliseconds, static_cast<int>(std::lround(film.secondsPerMove * 1000))));
    story_.showOn(scene_, now_);
}

/// The first moment of a turn, or of the first one after it.
std::size_t FilmWork::firstOf(int turn) const {
    const auto& moments = story_.timeline.moments();
    const auto found =
        std::ranges::find_if(moments, [&](const field::Moment& it) { return it.turn >= turn; });
    return static_cast<std::size_t>(found - moments.begin());
}

double FilmWork::part() const {
    return done_ ? 1 : static_cast<double>(now_ - first_) / static_cast<double>(last_ - first_ + 1);
}

Detail FilmWork::detail() const { return wholeTable(scene_, film_.width); }

QSize FilmWork::size() const { return detail().pixels() + QSize(0, heightOfCaption(film_.width)); }

/// How it stands in the beginning and in the end: the colors of nearly everything.
std::vector<QImage> FilmWork::samples() {
    TableScene end;
    story_.showOn(end, last_);
    const auto smaller = [](const QImage& image) { return image.scaledToWidth(image.width() / 2); };
    return {smaller(frame()), smaller(pictureOf(end, detail()))};
}

void FilmWork::showMoment() {
    const field::Moment& moment = story_.timeline.moments().at(now_);
    if (painted_ == std::pair(moment.turn, moment.stage)) return;
    painted_ = {moment.turn, moment.stage};
    paintGround();
    caption_ = moment.turn == 0 ? story_.title
                                : sentence(story_.at(now_), field::TurnBegan{moment.turn, moment.active});
}

void FilmWork::paintGround() {
    ground_ = QImage(detail().pixels(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&ground_);
    const TablePainting painting(scene_, detail());
    for (std::size_t step = 0; step != painting.stepsOfGround(); ++step) painting.paint(painter, step);
}

QImage FilmWork::frame() {
    QImage image(size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.drawImage(0, 0, ground_);
    const TablePainting painting(scene_, detail());
    for (std::size_t step = painting.stepsOfGround(); step != painting.steps(); ++step)
        painting.paint(painter, step);
    paintCaption(painter, QRectF(0, ground_.height(), image.width(), image.height() - ground_.height()));
    return image;
}

/// In a strip of its own, so that it hides nothing.
void FilmWork::paintCaption(QPainter& painter, const QRectF& strip) const {
    painter.fillRect(strip, scene_.palette().ruler);
    const double beside = strip.height() / 2;
    art::paintLine(painter, {caption_, strip.adjusted(beside, 0, -beside, 0), 1, Qt::AlignLeft},
                   art::labelFont(), scene_.palette().ink);
}

Expected<void, FileError> FilmWork::step() {
    if (!begun_) {
        begun_ = true;
        showMoment();
        writer_ = filmWriterFor(file_, size(), samples());
        return writer_->add(frame(), stillMilliseconds);
    }
    if (scene_.isPlaying()) {
        scene_.advance(frameMilliseconds);
        return writer_->add(frame(), frameMilliseconds);
    }
    if (now_ == last_) return end();
    ++now_;
    scene_.play(story_.at(now_), story_.factsOf(now_));
    story_.drawOn(scene_, now_);
    showMoment();
    return {};
}

Expected<void, FileError> FilmWork::end() {
    done_ = true;
    if (auto added = writer_->add(frame(), stillMilliseconds); !added) return added;
    return writer_->finish();
}

}  // namespace vallum::app
