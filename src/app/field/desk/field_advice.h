// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "thinking/advice_desk_of.h"

#include <optional>
#include <set>

#include <QRectF>

#include <vallum/players/battle_analysis.h>
#include <vallum/players/player_names.h>

namespace vallum::art {
struct Palette;
}

namespace vallum::app {

class HandPanel;
class Overlay;
class TableRoom;
class TableScene;
class TableView;

template <> struct AdviserOf<field::System> {
    using Terms = players::SearchTerms;
    using Advice = players::Advice;
    using Explained = players::Explained;

    /// Whoever asks about a shot wants to know as much as about an order.
    static Terms ofAdvice() {
        Terms terms;
        terms.evenly = true;
        terms.leastTrials = players::enoughTrials;
        return terms;
    }
    static Terms terms(players::Level level, std::uint64_t seed) {
        return players::termsOf(level, players::Character::even, seed);
    }
};

/// Advice in field battles: plans are drawn over the table, and their cards stand out of the hand.
class FieldAdvice final : public AdviceDeskOf<field::System> {
public:
    struct Parts {
        FieldSession& session;
        TableScene& scene;
        TableView& view;
        TableRoom& room;
        HandPanel& hand;
    };
    FieldAdvice(const Parts& parts, QObject* parent);

    void setArtPalette(const art::Palette& palette);

private:
    void place() override;
    void pointAt(std::size_t plan) override;
    void unpoint() override;
    [[nodiscard]] QWidget& board() const override;

    Parts parts_;
    Overlay* plan_;
    std::optional<std::set<CardId>> pickedBefore_;
    QRectF pointedOut_;
};

}  // namespace vallum::app
