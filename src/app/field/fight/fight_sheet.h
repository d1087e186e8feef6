// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/fight/fight_words.h"
#include "settings/fight_pace.h"

#include <vector>

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vallum/field/queries/fight_story.h>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace vallum::app {

class FightCard;
class FightRolls;
class StepRow;
class StructureCard;

/// A fight on one sheet: both sides, each roll with its numbers and dice, and the outcome. Space shows the
/// next step, Enter the result; earlier steps can be looked at again. A player who may flee decides here.
class FightSheet final : public QWidget {
    Q_OBJECT

public:
    /// The first `seen` moments were already shown. If a player watches, the result stays until it is put
    /// away where somebody gives way.
    FightSheet(field::Fight fight,
               std::size_t seen,
               FightPace pace,
               const art::Palette& palette,
               bool isWatched = false);

    /// Continues with later moments of the same fight.
    void goOn(field::Fight fight);
    void next();
    void toResult();
    void setArtPalette(const art::Palette& palette);
    /// Asks the player at the screen whether to flee; the sheet goes on when the fight does.
    void offerFlight(const QString& question, bool isBroken);
    [[nodiscard]] const field::Fight& fight() const { return fight_; }
    [[nodiscard]] bool isAtEnd() const { return shown_ == fight_.moments.size(); }
    [[nodiscard]] bool offersFlight() const { return offersFlight_; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// Everything has been shown.
    void done();
    void flightChosen(bool flees);
    /// Everything told so far lies on the sheet, and no dice roll.
    void arrived();

protected:
    bool event(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void build();
    [[nodiscard]] const field::Battle& now() const;
    void showUnit(FightCard& card, UnitId id);
    void showStructure(field::StructureId id);
    void showCards();
    void showStep();
    void showUpTo(std::size_t moments);
    void goBackTo(int step);
    void goBack(std::size_t moments);
    void goBackOne();
    void showMoment(const field::FightStep& step, bool isAtOnce);
    void saveHeight();
    [[nodiscard]] bool isTooHigh() const;
    [[nodiscard]] int widthInRoom() const;
    void showChronicle();
    void waitForNext();
    void refresh();
    void grow();
    void takeOfferBack();
    void press(bool isNext);

    field::Fight fight_;
    FightPace pace_;
    bool isWatched_;
    art::Palette palette_;
    std::size_t shown_ = 0;     // moments
    std::size_t furthest_ = 0;  // that were ever shown
    QLabel* title_ = nullptr;
    StepRow* steps_ = nullptr;
    QHBoxLayout* middle_ = nullptr;
    FightCard* attacker_ = nullptr;
    FightCard* defender_ = nullptr;       // in fights between two units
    StructureCard* structure_ = nullptr;  // in all others
    FightRolls* rolls_ = nullptr;
    QLabel* earlier_ = nullptr;  // rolls
    QLabel* chronicle_ = nullptr;
    QLabel* luck_ = nullptr;
    QLabel* rule_ = nullptr;
    QPushButton* result_ = nullptr;
    QPushButton* next_ = nullptr;
    std::vector<FightRemark> told_;
    QTimer clock_;
    bool offersFlight_ = false;
    QElapsedTimer sinceOffer_;
    bool isLow_ = false;
    bool savesHeight_ = false;  // once the room was too low for all of it
    bool isWaiting_ = false;    // for what the fight brings next; there is nothing to press
    int highest_ = 0;           // in pixels
};

}  // namespace vallum::app
