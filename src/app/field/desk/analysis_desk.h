// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/field_session.h"
#include "thinking/background_task.h"

#include <memory>
#include <string>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vallum/players/battle_analysis.h>

class QAction;
class QMenu;

namespace vallum::app {

class AnalysisSheet;
class Replay;
class SheetHost;
class TableScene;

/// Analyzes a finished battle in the background and shows the results, which are kept until the battle is
/// replaced.
class AnalysisDesk final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        FieldSession& session;
        TableScene& scene;
        SheetHost& sheets;
        Replay& replay;
    };
    AnalysisDesk(const Parts& parts, QObject* parent);
    ~AnalysisDesk() override;

    void fill(QMenu& menu);
    void open();
    /// The results so far; null before the first request.
    [[nodiscard]] std::shared_ptr<const players::BattleAnalysis> found() const;
    [[nodiscard]] AnalysisSheet* sheet() const;
    /// Limits the answers tried; for tests, which have less time than users.
    void setAnswers(int answers) { answers_ = answers; }

Q_SIGNALS:
    void reportWanted();
    /// The analysis is complete, or was discarded.
    void settled();
    /// A remark to show over the table.
    void remarked(const QString& words);

private:
    void begin();
    void poll();
    void show();
    void watch(std::size_t answers);
    void refresh();
    [[nodiscard]] bool mayLook() const;
    [[nodiscard]] bool isFightShown() const;
    [[nodiscard]] std::string nameOfBattle() const;
    [[nodiscard]] std::vector<Seat> judgedSeats() const;

    Parts parts_;
    QAction* open_ = nullptr;
    QPointer<AnalysisSheet> sheet_;
    LatestTask<players::BattleAnalysis, players::AnalysisWatch> work_;
    std::shared_ptr<const players::BattleAnalysis> found_;
    std::string of_;  // identifies the analyzed battle
    QTimer clock_;
    int answers_;
};

}  // namespace vallum::app
