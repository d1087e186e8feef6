// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/fight/fight_sheet.h"
#include "field/session/field_session.h"
#include "room/sheet_host.h"
#include "thinking/analysis_desk_of.h"

#include <vallum/players/battle_analysis.h>

namespace vallum::app {

template <> struct AnalystOf<field::System> {
    using Terms = players::AnalysisTerms;
    using Analysis = players::BattleAnalysis;

    static bool areAllied(const field::Battle& battle, Seat one, Seat other) {
        return battle.areAllied(one, other);
    }
};

/// The analysis of field battles.
class FieldAnalysis final : public AnalysisDeskOf<field::System> {
public:
    FieldAnalysis(FieldSession& session, const Parts& parts, QObject* parent)
        : AnalysisDeskOf(session, parts, parent),
          sheets_(parts.sheets) {}

private:
    /// It would replace the fight's sheet, and the desk of fights would not know.
    [[nodiscard]] bool isHeldUp() const override {
        return !sheets_.isHidden() && qobject_cast<FightSheet*>(sheets_.sheet()) != nullptr;
    }

    const SheetHost& sheets_;
};

}  // namespace vallum::app
