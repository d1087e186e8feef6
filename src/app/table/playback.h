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

    void run(field::Battle end, const std::vector<field::Fact>& facts);
    void skip();
    [[nodiscard]] bool isRunning() const { return end_.has_value(); }
    void setMillisecondsPerDu(int milliseconds) { perDu_ = milliseconds; }

private:
    /// A card that goes from where it is to a pose, or a word that rises from it.
    struct Scene {
        UnitId unit;
        std::optional<geometry::Pose> to;
        QString word;
    };

    void next();
    void step(double part);
    void finish();

    TableScene& scene_;
    std::optional<field::Battle> end_;
    std::vector<Scene> scenes_;
    std::size_t now_ = 0;
    QPointF fromPlace_;
    double fromHeading_ = 0;
    QVariantAnimation clock_;
    int perDu_ = 220;
};

}  // namespace vallum::app
