// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/panels/choice_buttons.h"

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

class FieldSession;

/// Draws an offer: a title, words that scroll, and buttons. The proposed one is always in the same place at
/// the bottom, the others above it; impossible ones are listed with their reasons only on request.
class OfferView : public QWidget {
    Q_OBJECT

public:
    explicit OfferView(const FieldSession& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// A widget below everything, whatever is offered.
    void setBelow(QWidget* below);
    /// Focuses the first button, for keyboard users.
    void focusFirst();
    enum class EnterTaker { advice, lesson };
    /// Something else that has the keys is on Enter: then the proposed choice does not show that it is, too.
    void setEnterTaken(EnterTaker by, bool isTaken);
    void takeProposed() { buttons_.takeProposed(); }

    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The preferred height has changed.
    void heightChanged();
    /// The choice that had the focus is gone.
    void focusLeft();

protected:
    /// Draws this instead of what was shown. Choices act only while `isStillOffered`.
    void showOffer(const Offer& offer, const QString& hint, const std::function<bool()>& isStillOffered);
    /// Words above the others, as rich text.
    void setHint(const QString& hint);
    void forgetPossible() { buttons_.forgetPossible(); }
    void hideImpossible() { showsImpossible_ = false; }
    /// The color of whoever is asked; none for nobody. The name is shown if it is not empty.
    void setAsked(std::optional<art::SideColor> color, const QString& name);
    void useKeys(const TableKeys& keys) { buttons_.useKeys(keys); }

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
    void noteHeights();
    void setFonts();
    void colorGuest();
    [[nodiscard]] QMargins besideScrollBar() const;
    /// The words of the button that has the focus; empty if none here has.
    [[nodiscard]] QString focusedChoice() const;
    void giveBackFocus(const QString& choice);

    void clear();
    void draw(const Offer& offer);
    [[nodiscard]] QVBoxLayout& placeForChoices();
    void drawText(const QString& text);
    QPushButton* drawChoice(const Offer::Choice& choice);
    void drawRow(const Offer::Row& choices);
    void drawProposals(const Offer& offer);
    void propose(QPushButton& button, ChoiceButtons::Proposal how);
    /// A row right above the proposed choice, which stays there whatever else changes.
    void keepInPlace(const Offer::Row& choices);
    void drawImpossible();

    ChoiceButtons buttons_;
    art::Palette palette_ = art::lightPalette();
    std::optional<art::SideColor> colorOfAsked_;
    QLabel* guest_;
    QLabel* title_;
    QLabel* hint_;
    QScrollArea* scroll_;
    QScrollArea* choicesArea_;
    QVBoxLayout* column_;
    QVBoxLayout* footer_;
    QWidget* body_ = nullptr;
    QWidget* choicesBody_ = nullptr;
    QVBoxLayout* answers_ = nullptr;  // words, with the choices among them unless they stand below
    QVBoxLayout* choices_ = nullptr;
    QPointer<QWidget> below_;
    std::set<EnterTaker> enterTakers_;
    bool isTextAbove_ = false;
    bool showsImpossible_ = false;
};

}  // namespace vallum::app
