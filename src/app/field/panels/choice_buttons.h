// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "field/tools/offer.h"
#include "settings/table_keys.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include <QElapsedTimer>
#include <QPointer>
#include <QString>

class QPushButton;
class QWidget;

namespace vallum::app {

class FieldSession;

/// The buttons of an offer: how each choice looks, which one Enter takes, and which are impossible. The view
/// places them.
class ChoiceButtons {
public:
    ChoiceButtons(const FieldSession& session, QWidget& view) : session_(session), view_(view) {}

    void setArtPalette(const art::Palette& palette);
    /// For buttons made from now on.
    void useKeys(const TableKeys& keys) { keys_ = keys; }
    /// Of whoever is asked; none for nobody.
    void setColorOfAsked(std::optional<art::SideColor> color) { colorOfAsked_ = color; }
    void setEnterTaken(bool isTaken);

    /// Forgets the buttons of the last offer. Those of the next one act only while `isStillOffered`.
    void begin(std::function<bool()> isStillOffered);
    [[nodiscard]] QPushButton* make(const Offer::Choice& choice);
    /// It stays in sight even while it is impossible.
    void keep(QPushButton& button);

    /// Ending the phase is never on Enter, which is too easily pressed once too often, and stands back while
    /// something is left to do.
    enum class Proposal { choice, end, endHeldBack };
    void propose(QPushButton& button, Proposal how);
    [[nodiscard]] QPushButton* proposed() const;
    /// Unless it would end a phase, or the same key has just brought it: whoever presses Enter twice to take
    /// the screen must not answer unseen.
    void takeProposed();

    /// Except what was possible a moment ago: it stays in sight.
    [[nodiscard]] std::vector<QPushButton*> impossible();
    /// About something else: what was possible a moment ago need not stay in sight.
    void forgetPossible() { possible_.clear(); }

private:
    void dressProposed();

    const FieldSession& session_;
    QWidget& view_;
    TableKeys keys_;
    art::Palette palette_ = art::lightPalette();
    std::optional<art::SideColor> colorOfAsked_;
    std::function<bool()> isStillOffered_;
    std::vector<QPointer<QPushButton>> buttons_;
    QPointer<QPushButton> proposed_;
    Proposal proposal_ = Proposal::choice;
    bool isEnterTaken_ = false;
    QElapsedTimer revealed_;      // since secrets were shown
    std::set<QString> possible_;  // choices that were possible so far
};

}  // namespace vallum::app
