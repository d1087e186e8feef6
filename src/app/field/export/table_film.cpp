// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/table_film.h"

#include "field/export/table_painting.h"
#include "field/session/field_texts.h"
#include "language/texts.h"

#include <QPainter>

namespace vallum::app {

TableFilm::TableFilm(Story story) : story_(std::move(story)) {
    for (const field::Moment& it : story_.timeline.moments()) turns_.push_back(it.turn);
    show(0);
}

QSize TableFilm::sizeFor(int width) const { return wholeTable(scene_, width).pixels(); }

void TableFilm::show(std::size_t moment) {
    scene_.skipPlaying();
    story_.showOn(scene_, moment);
    comeTo(moment);
}

void TableFilm::play(std::size_t moment) {
    scene_.play(story_.at(moment), story_.factsOf(moment));
    story_.drawOn(scene_, moment);
    comeTo(moment);
}

void TableFilm::comeTo(std::size_t moment) {
    now_ = moment;
    const field::Moment& it = story_.timeline.moments().at(moment);
    caption_ =
        it.turn == 0 ? story_.title : sentence(story_.at(moment), field::TurnBegan{it.turn, it.active});
}

void TableFilm::paintGround(QSize size) {
    const field::Moment& moment = story_.timeline.moments().at(now_);
    const Painted wanted{moment.turn, moment.stage, size};
    if (painted_ == wanted) return;
    painted_ = wanted;
    ground_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&ground_);
    const TablePainting painting(scene_, wholeTable(scene_, size.width()));
    for (std::size_t step = 0; step != painting.stepsOfGround(); ++step) painting.paint(painter, step);
}

void TableFilm::paint(QPainter& painter, QSize size) {
    paintGround(size);
    painter.drawImage(0, 0, ground_);
    const TablePainting painting(scene_, wholeTable(scene_, size.width()));
    for (std::size_t step = painting.stepsOfGround(); step != painting.steps(); ++step)
        painting.paint(painter, step);
}

}  // namespace vallum::app
