// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fight/fight_sheet.h"

#include <deque>
#include <optional>

#include <QObject>

#include <vallum/field/queries/fight_story.h>

namespace vallum::app {

class FieldSession;
class SheetHost;
class TableScene;

/// Lets each fight be watched on its sheet before the table shows what came of it.
class FightDesk final : public QObject {
    Q_OBJECT

public:
    FightDesk(FieldSession& session, TableScene& scene, SheetHost& sheets, QObject* parent);

    void setPace(FightPace pace) { pace_ = pace; }
    /// What came of an answer: its fights first, then the table.
    void tell(const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isShowing() const { return sheet_ != nullptr && !awaitsMore_; }
    [[nodiscard]] FightSheet* sheet() const { return sheet_; }

Q_SIGNALS:
    /// A fight is shown, or all that was told has been.
    void showingChanged(bool isShowing);

private:
    /// Facts that the table has still to show, with the battle after them.
    struct QueuedFacts {
        field::Battle after;
        std::vector<field::Fact> facts;
    };

    void begin();
    void endPart();
    void showNext();
    [[nodiscard]] field::Fight takeNext();
    [[nodiscard]] bool isTold() const;
    /// MOR-12, ABL-16: whoever is at the screen may flee from the fight on the sheet.
    [[nodiscard]] bool isFlightOpen() const;
    void closeOrOffer();
    void answer(bool flees);
    void leave();
    void playWaiting();

    FieldSession& session_;
    TableScene& scene_;
    SheetHost& sheets_;
    FightPace pace_ = FightPace::normal;
    field::FightTeller teller_;
    field::Battle before_;
    std::deque<field::Fight> fights_;
    std::vector<QueuedFacts> waiting_;
    std::optional<field::Opponents> last_;  // whose fight goes on
    std::size_t seen_ = 0;                  // of its moments
    QPointer<FightSheet> sheet_;
    bool awaitsMore_ = false;  // all told so far has been seen, and somebody else than a person goes on
};

}  // namespace vallum::app
