// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "field/table/tool.h"

#include <QObject>
#include <QPointer>

namespace vallum::app {

class RulerTool;
class TableScene;
class TableView;

/// Provides the tool for the open question.
class ToolBox final : public QObject {
    Q_OBJECT

public:
    ToolBox(FieldSession& session, TableScene& scene, TableView& view, QObject* parent = nullptr);

    [[nodiscard]] Tool* tool() const { return tool_; }
    /// While measuring, the tool waits and keeps everything begun.
    void setMeasuring(bool on);
    [[nodiscard]] bool isMeasuring() const { return isMeasuring_; }
    [[nodiscard]] RulerTool& ruler() { return *ruler_; }
    /// What can be done on the table now.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void toolChanged(vallum::app::Tool* tool);
    void hintChanged(const QString& hint);
    void measuringChanged(bool on);

private:
    void take();
    void putBackInNewTurn();
    void pickWhoIsAskedAbout(const field::Question& question);
    [[nodiscard]] Tool* made(const field::Question& question);

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    QPointer<Tool> tool_;
    RulerTool* ruler_;
    bool isMeasuring_ = false;
    std::optional<int> turn_;
};

}  // namespace vallum::app
