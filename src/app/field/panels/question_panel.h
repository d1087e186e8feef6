// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/panels/offer_view.h"
#include "field/session/field_session.h"

namespace vallum::app {

class HandPanel;
class Tool;
class TableScene;

/// The open question and its possible answers. The question alone drives the panel; the tool supplies what is
/// drawn on the table or picked from the hand.
class QuestionPanel final : public OfferView {
    Q_OBJECT

public:
    QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent = nullptr);

    void setTool(vallum::app::Tool* tool);
    void setKeys(const TableKeys& keys);
    /// While drawing over the table, no question is shown.
    void setDrawing(bool on);
    /// While a fight is shown, its outcome must not be told by the question that follows; and one Enter must
    /// not wait at two places.
    void setSheetShown(bool isShown);
    /// What a lesson wants of the player. `wants` says whether it asks for an answer; none: it does not
    /// matter.
    struct Teaching {
        std::function<std::optional<bool>(const field::Answer&)> wants;
        std::function<QString()> whyNotEnd;  // empty: phases may be ended
    };
    void setTeaching(Teaching teaching);
    /// Ends the phase, but asks for confirmation if something was begun.
    void endPhase();

Q_SIGNALS:
    void newBattleWanted();
    /// Of the battle, told once more.
    void endWanted();
    /// Ending the phase would discard something unfinished; ending it again does.
    void warned(const QString& words);
    void drawingDone();

private:
    void rebuild();
    [[nodiscard]] Offer offer();
    void ask(const OpenFieldQuestion& question, Offer& offer);
    void warn(const QString& words);
    void clicked(CardId card);
    [[nodiscard]] std::optional<art::SideColor> colorOfAsked() const;
    [[nodiscard]] QString nameOfGuest() const;

    FieldSession& session_;
    TableScene& scene_;
    HandPanel& hand_;
    QPointer<Tool> tool_;
    std::optional<UnitId> offeredTo_;
    QString asked_;  // the question last shown
    bool isWarned_ = false;
    bool isDrawing_ = false;
    bool isSheetShown_ = false;
    std::function<void(CardId)> onCard_;
    Teaching teaching_;
};

}  // namespace vallum::app
