// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session_of.h"
#include "thinking/analysis_desk.h"
#include "thinking/background_task.h"

#include <utility>

#include <vallum/players/battle_analysis.h>
#include <vallum/players/hex_analysis.h>

namespace vallum::app {

/// How a system's battles are analyzed: the `Terms`, the `Analysis`, and whether two seats `areAllied`.
template <class System> struct AnalystOf;

/// The work of an analysis desk.
template <class System> class AnalysisDeskOf : public AnalysisDesk {
public:
    AnalysisDeskOf(SessionOf<System>& session, const Parts& parts, QObject* parent)
        : AnalysisDesk(parts, parent),
          typed_(session) {}

private:
    using Analysis = typename AnalystOf<System>::Analysis;
    using Terms = typename AnalystOf<System>::Terms;
    using Watch = players::AnalysisWatchOf<Analysis>;

    [[nodiscard]] std::optional<ToldAnalysis> news() override {
        auto news = work_.watch()->news();
        if (work_.isReady()) news = work_.take();
        return news ? std::optional(told(*news)) : std::nullopt;
    }
    void begin(const std::vector<Seat>& judged, std::optional<int> most) override {
        work_.begin([record = typed_.record(), terms = players::analysisTerms<Terms>(judged, most)](
                        Watch& watch) { return players::analyzed(record, terms, &watch); });
    }
    void stopWork() override { work_.drop(); }
    [[nodiscard]] players::Thinking* thinking() const override { return work_.watch(); }
    [[nodiscard]] bool isReady() const override { return work_.isReady(); }
    [[nodiscard]] std::string nameOfBattle() const override {
        if (!typed_.hasBattle() || typed_.record().marks.empty()) return {};
        return typed_.record().marks.back().digest;
    }
    [[nodiscard]] bool areAllied(Seat one, Seat other) const override {
        return AnalystOf<System>::areAllied(typed_.battle(), one, other);
    }

    SessionOf<System>& typed_;
    LatestTask<Analysis, Watch> work_;
};

}  // namespace vallum::app
