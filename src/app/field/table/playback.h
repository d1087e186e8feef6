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

/// Plays facts one after another. It only moves items; in the end the scene shows the battle, so no effect of
/// it can persist.
class Playback final : public QObject {
    Q_OBJECT

public:
    explicit Playback(TableScene& scene);

    /// Appended to what is still being played.
    void run(field::Battle end, const std::vector<field::Fact>& facts);
    void skip();
    [[nodiscard]] bool isRunning() const { return end_.has_value(); }
    void setMillisecondsPerDu(int milliseconds) { perDu_ = milliseconds; }
    [[nodiscard]] bool isAnimated() const { return perDu_ != 0; }
    /// A factor on the normal speed, for text as well.
    void setSpeed(double times) { speed_ = times; }
    void keepPaceWith(const Playback& other);
    /// Stops the clock: from now on only `advance` plays, with this duration per movement.
    void playByHand(int millisecondsEach) { byHand_ = millisecondsEach; }
    void advance(int milliseconds);

private:
    struct Leg {
        UnitId unit;
        geometry::Pose to;
    };
    /// What is seen beside the text.
    enum class Effect { none, tear, smoke, cloud };
    /// Cards that move at the same time, or text that rises from a card or a structure, or an order that is
    /// laid among the units it activates.
    struct Scene {
        std::vector<Leg> legs;
        UnitId speaker;
        QString word;
        std::optional<field::StructureId> site;
        Effect effect = Effect::none;
        std::optional<CardId> order = {};
        std::vector<UnitId> ordered = {};
    };
    struct Start {
        QPointF place;
        double heading = 0;
    };

    [[nodiscard]] std::vector<Scene> scenesOf(const std::vector<field::Fact>& facts) const;
    [[nodiscard]] std::vector<Scene> wordsOf(const field::Fact& fact) const;
    [[nodiscard]] std::vector<Leg> legsOf(UnitId unit, const geometry::Pose& to) const;
    [[nodiscard]] static Scene laidOrder(const field::OrderPlayed& fact);
    [[nodiscard]] bool isSeen(const Scene& scene) const;
    [[nodiscard]] bool isKnown(UnitId unit) const;
    [[nodiscard]] QPointF placeOfWord(const Scene& scene) const;
    [[nodiscard]] QPointF wayOfWord(const Scene& scene) const;
    [[nodiscard]] QPointF placeOfOrder(const Scene& scene) const;
    [[nodiscard]] double lengthOf(const Scene& scene) const;
    void next();
    void step(double part);
    void move(const Scene& scene, double part);
    void lay(const Scene& scene, double part);
    void say(const Scene& scene, double part);
    void clear();
    void finish();

    TableScene& scene_;
    std::optional<field::Battle> end_;
    std::vector<Scene> scenes_;
    std::size_t now_ = 0;
    std::vector<Start> starts_;
    QVariantAnimation clock_;
    int perDu_ = 220;
    double speed_ = 1;
    int byHand_ = 0;    // milliseconds per scene; 0: the clock runs
    int advanced_ = 0;  // within the current scene
};

}  // namespace vallum::app
