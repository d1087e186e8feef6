// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <vallum/field/queries/threats.h>

namespace vallum::art {
struct Palette;
}

namespace vallum::app {

class Overlay;
class FieldSession;
class TableScene;

/// Finds the threats to the picked unit, one enemy at a time to keep the table responsive, and optionally
/// draws an arrow from each enemy with the chance that the unit gives way.
class ThreatLens final : public QObject {
    Q_OBJECT

public:
    ThreatLens(FieldSession& session, TableScene& scene, QObject* parent = nullptr);
    ~ThreatLens() override;

    /// Turns the arrows on or off.
    void setShown(bool shown);
    void setPalette(const art::Palette& palette);
    /// None while they are being computed, or if they cannot be known.
    [[nodiscard]] const std::optional<std::vector<field::Threat>>& threats() const { return threats_; }
    /// The text at the arrows.
    [[nodiscard]] const QStringList& told() const { return told_; }

Q_SIGNALS:
    void changed();

private:
    void begin();
    void goOn();
    void draw();
    void drawArrow(UnitId target, const field::Threat& threat);

    FieldSession& session_;
    TableScene& scene_;
    bool isShown_ = false;
    std::optional<field::ThreatSearch> search_;
    std::optional<std::vector<field::Threat>> threats_;
    Overlay* arrows_;
    QTimer timer_;
    QStringList told_;
};

}  // namespace vallum::app
