// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QPointF>
#include <QVariantAnimation>

#include <vallum/field/facts.h>

namespace vallum::app {

class TableScene;

/// Lets facts be seen one after another. It moves items only; in the end the scene shows the battle, so
/// that nothing it does can last.
class Playback final : public QObject {
    Q_OBJECT

public:
    explicit Playback(TableScene& scene);

    /// Behind what is still being shown.
    void run(field::Battle end, const std::vector<field::Fact>& facts);
    void skip();
    [[nodiscard]] bool isRunning() const { return end_.has_value(); }
    void setMillisecondsPerDu(int milliseconds) { perDu_ = milliseconds; }
    /// So many times as fast as that; words, too.
    void setSpeed(double times) { speed_ = times; }
    void keepPaceWith(const Playback& other);
    /// From now on nothing goes on by itself: each movement takes so long, of whoever has a clock.
    void playByHand(int millisecondsEach) { byHand_ = millisecondsEach; }
    void advance(int milliseconds);

private:
    struct Leg {
        UnitId unit;
        geometry::Pose to;
    };
    /// Cards that go at the same time, or a word that rises from a card or a structure.
    struct Scene {
        std::vector<Leg> legs;
        UnitId speaker;
        QString word;
        std::optional<field::StructureId> site;
    };
    struct Start {
        QPointF place;
        double heading = 0;
    };

    [[nodiscard]] std::vector<Scene> scenesOf(const std::vector<field::Fact>& facts) const;
    [[nodiscard]] std::vector<Scene> wordsOf(const field::Fact& fact) const;
    [[nodiscard]] std::vector<Leg> legsOf(UnitId unit, const geometry::Pose& to) const;
    [[nodiscard]] bool isSeen(const Scene& scene) const;
    [[nodiscard]] bool isKnown(UnitId unit) const;
    [[nodiscard]] QPointF placeOfWord(const Scene& scene) const;
    [[nodiscard]] QPointF wayOfWord(const Scene& scene) const;
    void next();
    void step(double part);
    void finish();

    TableScene& scene_;
    std::optional<field::Battle> end_;
    std::vector<Scene> scenes_;
    std::size_t now_ = 0;
    std::vector<Start> starts_;
    QVariantAnimation clock_;
    int perDu_ = 220;
    double speed_ = 1;
    int byHand_ = 0;    // milliseconds of each scene; 0: the clock runs
    int advanced_ = 0;  // of the scene being shown
};

}  // namespace vallum::app
