// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/fight/fight_sheet.h"

#include <deque>
#include <optional>

#include <QObject>

#include <vallum/field/queries/fight_story.h>

namespace vallum::app {

class FieldSession;
class SheetHost;
class TableScene;

/// Shows each fight on a sheet before the table shows its outcome.
class FightDesk final : public QObject {
    Q_OBJECT

public:
    FightDesk(FieldSession& session, TableScene& scene, SheetHost& sheets, QObject* parent);

    void setPace(FightPace pace) { pace_ = pace; }
    /// A learner turns the pages, however fast they turn for others.
    void setTaught(bool isTaught) { isTaught_ = isTaught; }
    void setArtPalette(const art::Palette& palette);
    /// Shows the facts that followed an answer: fights first, then the rest on the table.
    void tell(const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isShowing() const { return sheet_ != nullptr && !awaitsMore_; }
    [[nodiscard]] FightSheet* sheet() const { return sheet_; }
    /// The battle as the sheet began to show it; null while there is no sheet.
    [[nodiscard]] const field::Battle* shownFrom() const { return sheet_ ? &shownFrom_ : nullptr; }

Q_SIGNALS:
    /// A fight is being shown, or everything told so far has been shown.
    void showingChanged(bool isShowing);

private:
    /// Facts not yet shown on the table, with the battle after them.
    struct QueuedFacts {
        field::Battle after;
        std::vector<field::Fact> facts;
    };

    struct InProgress {
        int number = 0;
        field::Opponents units;
        std::size_t seen = 0;  // how many of its moments were shown
    };

    void begin();
    [[nodiscard]] FightPace pace() const;
    [[nodiscard]] bool isGoneOnWith(const field::Fight& fight) const;
    [[nodiscard]] bool canWait(const field::Fight& fight) const;
    [[nodiscard]] bool isWaiting();
    void endPart();
    void showNext();
    [[nodiscard]] field::Fight takeNext();
    [[nodiscard]] bool isTold() const;
    /// MOR-12, ABL-16: the player at the screen may flee from the fight on the sheet.
    [[nodiscard]] bool isFlightOpen() const;
    void closeOrOffer();
    void offerFlight();
    void answer(bool flees);
    void leave();
    void playWaiting();

    FieldSession& session_;
    TableScene& scene_;
    SheetHost& sheets_;
    FightPace pace_ = FightPace::normal;
    bool isTaught_ = false;
    field::FightTeller teller_;
    field::Battle before_;
    field::Battle shownFrom_;
    std::deque<field::Fight> fights_;
    std::vector<QueuedFacts> waiting_;
    std::optional<InProgress> last_;
    QPointer<FightSheet> sheet_;
    bool awaitsMore_ = false;  // everything told was shown; the fight goes on without the player at hand
};

}  // namespace vallum::app
