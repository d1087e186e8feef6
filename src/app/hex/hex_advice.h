// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_session.h"
#include "hex/marks.h"
#include "thinking/advice_desk_of.h"
#include "thinking/analysis_desk_of.h"

#include <vallum/players/hex_analysis.h>

namespace vallum::app {

class HexDesk;

template <> struct AdviserOf<hex::System> {
    using Terms = players::HexSearchTerms;
    using Advice = players::HexAdvice;
    using Explained = players::HexExplained;

    /// Trials are cheap, and somebody who reads their results waits longer than a game does.
    static Terms ofAdvice() { return {.answers = 30'000}; }
    static Terms terms(players::Level level, std::uint64_t seed) {
        return players::hexTermsOf(level, players::Character::even, seed);
    }
};

template <> struct AnalystOf<hex::System> {
    using Terms = players::HexAnalysisTerms;
    using Analysis = players::HexAnalysis;

    static bool areAllied(const hex::Battle& /*battle*/, Seat one, Seat other) { return one == other; }
};
using HexAnalysisDesk = AnalysisDeskOf<hex::System>;

/// What an answer does, as marks on the board.
[[nodiscard]] Marks marksOf(const hex::Battle& battle, const hex::Answer& answer);

/// Advice in hex battles: plans are marked on the board.
class HexAdvice final : public AdviceDeskOf<hex::System> {
public:
    HexAdvice(HexSession& session, HexDesk& desk, QObject* parent);

private:
    void place() override;
    void pointAt(std::size_t plan) override;
    void unpoint() override;
    [[nodiscard]] QWidget& board() const override;

    HexDesk& desk_;
    Marks pointedOut_;
};

}  // namespace vallum::app
