// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"
#include "field/table/tool.h"

#include <optional>
#include <vector>

#include <QStringList>

namespace vallum::app {

class FieldSession;
class Overlay;
class TableScene;

/// Measures between two places on the table, replacing the tool of the open question. Between two cards it
/// gives their distance and what that means for a shot.
class RulerTool final : public Tool {
    Q_OBJECT

public:
    RulerTool(FieldSession& session, TableScene& scene, QObject* parent = nullptr);
    ~RulerTool() override;

    void leave() override;
    [[nodiscard]] QString hint() const override;
    bool press(QPointF point, Qt::KeyboardModifiers keys) override;
    void drag(QPointF point, Qt::KeyboardModifiers keys) override;
    bool key(const QKeyEvent& event) override;
    /// The text at the ruler; empty if there is no ruler on the table.
    [[nodiscard]] const QStringList& told() const { return told_; }
    /// The range bands of a shooter where the ruler begins, if they may be shown (RNG-11).
    [[nodiscard]] const std::vector<art::RulerBand>& bands() const { return bands_; }

Q_SIGNALS:
    void putAway();

private:
    [[nodiscard]] bool mayMeasure() const;
    [[nodiscard]] QStringList words(QPointF to) const;
    [[nodiscard]] std::vector<art::RulerBand> bandsTo(QPointF to) const;

    FieldSession& session_;
    TableScene& scene_;
    Overlay* line_;
    std::optional<QPointF> from_;
    QStringList told_;
    std::vector<art::RulerBand> bands_;
};

}  // namespace vallum::app
