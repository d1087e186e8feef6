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

/// What threatens the picked unit, worked out an enemy at a time so that the table stays as quick as it is,
/// and, where that is wanted, an arrow from each enemy with the chance that the unit gives way.
class ThreatLens final : public QObject {
    Q_OBJECT

public:
    ThreatLens(FieldSession& session, TableScene& scene, QObject* parent = nullptr);
    ~ThreatLens() override;

    /// The arrows.
    void setShown(bool shown);
    void setPalette(const art::Palette& palette);
    /// None while they are being looked for, or where nobody can know.
    [[nodiscard]] const std::optional<std::vector<field::Threat>>& threats() const { return threats_; }
    /// What the arrows say.
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
