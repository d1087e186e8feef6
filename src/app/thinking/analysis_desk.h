// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/stage.h"
#include "session/session.h"
#include "thinking/analysis_text.h"

#include <memory>
#include <optional>
#include <string>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vallum/players/thinking.h>

class QAction;
class QMenu;

namespace vallum::app {

class AnalysisSheet;
class Replay;
class SheetHost;

/// Analyzes a finished battle in the background and shows the results, which are kept until the battle is
/// replaced. `AnalysisDeskOf<System>` does the work.
class AnalysisDesk : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Session& session;
        Stage& stage;
        SheetHost& sheets;
        Replay& replay;
    };
    ~AnalysisDesk() override;

    void fill(QMenu& menu);
    void open();
    /// The results so far; null before the first request.
    [[nodiscard]] std::shared_ptr<const ToldAnalysis> found() const { return found_; }
    /// As in a report; empty before the first request.
    [[nodiscard]] QString text() const;
    [[nodiscard]] AnalysisSheet* sheet() const;
    /// Limits the answers tried; for tests, which have less time than users.
    void setAnswers(int answers) { mostAnswers_ = answers; }
    void setArtPalette(const art::Palette& palette) { palette_ = palette; }

Q_SIGNALS:
    void reportWanted();
    /// The analysis is complete, or was discarded.
    void settled();
    /// A remark to show over the table or board.
    void remarked(const QString& words);

protected:
    AnalysisDesk(const Parts& parts, QObject* parent);

private:
    /// What has been found since it was asked last; the whole once the work is done.
    [[nodiscard]] virtual std::optional<ToldAnalysis> news() = 0;
    /// With at most so many answers; none: as many as it takes.
    virtual void begin(const std::vector<Seat>& judged, std::optional<int> most) = 0;
    virtual void stopWork() = 0;
    /// Null if nothing is being analyzed.
    [[nodiscard]] virtual players::Thinking* thinking() const = 0;
    [[nodiscard]] virtual bool isReady() const = 0;
    /// The last digest, because name and outcome do not identify a battle; empty without a battle.
    [[nodiscard]] virtual std::string nameOfBattle() const = 0;
    [[nodiscard]] virtual bool areAllied(Seat one, Seat other) const = 0;
    /// While something is shown that the analysis must not replace.
    [[nodiscard]] virtual bool isHeldUp() const { return false; }

    void poll();
    void show();
    void watch(std::size_t answers);
    void refresh();
    [[nodiscard]] bool mayLook() const;
    [[nodiscard]] AnalyzedSides sides() const;
    [[nodiscard]] std::vector<Seat> judgedSeats() const;

    Parts parts_;
    art::Palette palette_ = art::lightPalette();
    QAction* open_ = nullptr;
    QPointer<AnalysisSheet> sheet_;
    std::shared_ptr<const ToldAnalysis> found_;
    std::string of_;  // identifies the analyzed battle
    QTimer clock_;
    QElapsedTimer since_;  // the work began
    std::optional<int> mostAnswers_;
};

}  // namespace vallum::app
