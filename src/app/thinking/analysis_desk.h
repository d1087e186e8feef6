// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/field_session.h"
#include "thinking/beside.h"

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

/// Looks back on a battle that is over, beside the window, and shows what it finds. What has been found once
/// is kept as long as the battle is there.
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
    /// What has been found so far of the battle that is there; none before anybody has asked.
    [[nodiscard]] std::shared_ptr<const players::BattleAnalysis> found() const;
    [[nodiscard]] AnalysisSheet* sheet() const;
    /// So many answers are tried at most; for tests, which have less time than players.
    void setAnswers(int answers) { answers_ = answers; }

Q_SIGNALS:
    void reportWanted();
    /// All that there is to find has been found, or nothing is known any more.
    void settled();
    /// Something to be said over the table.
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
    LatestBeside<players::BattleAnalysis, players::AnalysisWatch> work_;
    std::shared_ptr<const players::BattleAnalysis> found_;
    std::string of_;  // the battle that this is of
    QTimer clock_;
    int answers_;
};

}  // namespace vallum::app
