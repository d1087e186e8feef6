// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/session/field_session.h"
#include "field/tools/offer.h"
#include "settings/table_keys.h"

#include <functional>
#include <optional>
#include <set>

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::app {

class HandPanel;
class Tool;
class TableScene;

/// The open question and its possible answers. The proposed answer is always in
/// the same place at the bottom, the others above it; impossible ones are
/// listed with their reasons only on request. The question alone drives the
/// panel; the tool supplies what is drawn on the table or picked from the hand.
class QuestionPanel final : public QWidget {
    Q_OBJECT

public:
    QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent = nullptr);

    void setTool(vallum::app::Tool* tool);
    void setKeys(const TableKeys& keys);
    void setArtPalette(const art::Palette& palette);
    /// While drawing over the table, no question is shown.
    void setDrawing(bool on);
    /// While a fight is shown, its outcome must not be told by the question that follows.
    void setFightShown(bool isShown);
    /// Ends the phase, but asks for confirmation if something was begun.
    void endPhase();
    /// A widget below the question and its answers, whatever they are.
    void setBelow(QWidget* below);
    /// Focuses the first button, for keyboard users.
    void focusFirst();
    /// Gives the proposed answer, unless it would end a phase.
    void takeProposed();

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void newBattleWanted();
    /// Ending the phase would discard something unfinished; ending it again does.
    void warned(const QString& words);
    void drawingDone();
    /// The preferred height has changed.
    void heightChanged();
    /// The choice that had the focus is gone.
    void focusLeft();

protected:
    void changeEvent(QEvent*) override;
    bool eventFilter(QObject* watched, QEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    struct Heights {
        int words = 0;
        int choices = 0;  // that stand apart from the words
        int rest = 0;
    };
    [[nodiscard]] Heights heightsFor(int width) const;
    void share();
    void rebuild();
    /// The words of the button that has the focus; empty if none here has.
    [[nodiscard]] QString focusedChoice() const;
    void giveBackFocus(const QString& choice);
    [[nodiscard]] Offer offer();
    void ask(const OpenFieldQuestion& question, Offer& offer);
    void setTitle(const QString& title);
    void setHint(const QString& hint);
    void warn(const QString& words);
    void clicked(CardId card);

    void draw(const Offer& offer);
    [[nodiscard]] QVBoxLayout& placeForChoices();
    void drawText(const QString& text);
    QPushButton* drawChoice(const Offer::Choice& choice);
    void drawRow(const Offer::Row& choices);
    void drawEnd(const Offer::Choice& choice);
    /// A row right above the proposed answer, which stays there whatever else changes.
    void keepInPlace(const Offer::Row& choices);
    void drawProposed();
    void drawImpossible();
    [[nodiscard]] std::vector<QPushButton*> impossible();
    void setFonts();
    [[nodiscard]] QMargins besideScrollBar() const;
    [[nodiscard]] QColor colorOfAsked() const;

    FieldSession& session_;
    TableScene& scene_;
    HandPanel& hand_;
    QPointer<Tool> tool_;
    TableKeys keys_;
    QLabel* title_;
    QLabel* hint_;
    QWidget* body_ = nullptr;
    QWidget* choicesBody_ = nullptr;
    QScrollArea* scroll_;
    QScrollArea* choicesArea_;
    QVBoxLayout* footer_;
    QPointer<QWidget> below_;
    std::vector<QPointer<QPushButton>> buttons_;
    QPointer<QPushButton> proposed_;
    bool endsPhase_ = false;  // whether the proposed answer does
    bool showsImpossible_ = false;
    bool isTextAbove_ = false;
    std::set<QString> offered_;  // answers offered to the unit so far; they stay visible
    std::optional<UnitId> offeredTo_;
    QString asked_;  // the question last shown
    art::Palette palette_ = art::lightPalette();
    bool isWarned_ = false;
    bool isDrawing_ = false;
    bool isFightShown_ = false;
    QVBoxLayout* column_;
    QVBoxLayout* answers_ = nullptr;  // words, with the choices among them unless they stand below
    QVBoxLayout* choices_ = nullptr;
    std::function<void(CardId)> onCard_;
};

}  // namespace vallum::app
