// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/field_session.h"
#include "tools/tool.h"

#include <QObject>
#include <QPointer>

namespace vallum::app {

class TableScene;
class TableView;

/// Hands the player the tool that fits the open question.
class ToolBox final : public QObject {
    Q_OBJECT

public:
    ToolBox(FieldSession& session, TableScene& scene, TableView& view, QObject* parent = nullptr);

    [[nodiscard]] Tool* tool() const { return tool_; }
    /// The tool, if it is of that kind.
    template <class Kind> [[nodiscard]] Kind* as() const { return qobject_cast<Kind*>(tool_.data()); }

Q_SIGNALS:
    void toolChanged(vallum::app::Tool* tool);
    void hintChanged(const QString& hint);

private:
    void take();
    void putBackInNewTurn();
    [[nodiscard]] Tool* made(const field::Question& question);

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    QPointer<Tool> tool_;
    std::optional<int> turn_;
};

}  // namespace vallum::app
