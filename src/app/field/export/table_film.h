// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_source.h"
#include "field/export/story.h"
#include "field/table/table_scene.h"

#include <optional>
#include <utility>

#include <QImage>

namespace vallum::app {

/// The film of a field battle.
class TableFilm final : public FilmSource {
public:
    explicit TableFilm(Story story);

    [[nodiscard]] QString title() const override { return story_.title; }
    [[nodiscard]] const std::vector<int>& turns() const override { return turns_; }
    [[nodiscard]] QSize sizeFor(int width) const override;
    [[nodiscard]] const art::Palette& palette() const override { return scene_.palette(); }
    void setPace(int milliseconds) override { scene_.playback().playByHand(milliseconds); }
    void show(std::size_t moment) override;
    void play(std::size_t moment) override;
    [[nodiscard]] bool isPlaying() const override { return scene_.isPlaying(); }
    void advance(int milliseconds) override { scene_.playback().advance(milliseconds); }
    void paint(QPainter& painter, QSize size) override;
    [[nodiscard]] QString caption() const override { return caption_; }

private:
    /// The turn and size that the ground was painted for.
    struct Painted {
        int turn = 0;
        field::Stage stage{};
        QSize size;
        bool operator==(const Painted&) const = default;
    };

    void comeTo(std::size_t moment);
    void paintGround(QSize size);

    Story story_;
    std::vector<int> turns_;
    TableScene scene_;
    std::size_t now_ = 0;
    QString caption_;
    QImage ground_;
    std::optional<Painted> painted_;
};

}  // namespace vallum::app
