// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/tool_box.h"

#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/tools/move_tool.h"
#include "field/tools/pick_tools.h"
#include "field/tools/ruler_tool.h"
#include "field/tools/setup_tools.h"

#include <vallum/core/overloaded.h>

namespace vallum::app {

ToolBox::ToolBox(FieldSession& session, TableScene& scene, TableView& view, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene),
      view_(view),
      ruler_(new RulerTool(session, scene, this)) {
    connect(ruler_, &RulerTool::putAway, this, [this] { setMeasuring(false); });
    connect(&session_, &Session::asked, this, &ToolBox::take);
}

void ToolBox::take() {
    if (tool_) {
        tool_->leave();
        tool_->deleteLater();
    }
    putBackInNewTurn();
    const OpenFieldQuestion* question = session_.question();
    tool_ = question == nullptr ? nullptr : made(question->question);
    if (question != nullptr) pickWhoIsAskedAbout(question->question);
    view_.setTool(isMeasuring_ ? ruler_ : tool_.data());
    if (tool_) connect(tool_, &Tool::hintChanged, this, [this] { Q_EMIT hintChanged(hint()); });
    if (tool_ && tool_->takesKeys()) view_.setFocus();
    Q_EMIT toolChanged(tool_);
    Q_EMIT hintChanged(hint());
}

void ToolBox::setMeasuring(bool on) {
    if (std::exchange(isMeasuring_, on) == on) return;
    ruler_->leave();
    view_.setTool(on ? ruler_ : tool_.data());
    Q_EMIT measuringChanged(on);
    Q_EMIT hintChanged(hint());
}

QString ToolBox::hint() const {
    if (isMeasuring_) return ruler_->hint();
    return tool_ ? tool_->hint() : QString();
}

/// The previous player's selection means nothing to the next one.
void ToolBox::putBackInNewTurn() {
    if (!session_.hasBattle()) return;
    const std::optional<int> turn = session_.battle().turn;
    if (std::exchange(turn_, turn) == turn) return;
    scene_.select(std::nullopt);
    scene_.point(std::nullopt);
}

/// So that the panel beside the question shows the same unit.
void ToolBox::pickWhoIsAskedAbout(const field::Question& question) {
    std::visit(
        [this](const auto& it) {
            if constexpr (requires {
                              { it.unit } -> std::convertible_to<UnitId>;
                          })
                if (session_.battle().onTable(it.unit)) scene_.select(it.unit);
        },
        question);
}

Tool* ToolBox::made(const field::Question& question) {
    const auto ownUnits = [this] {
        std::vector<UnitId> units;
        for (const UnitId id : session_.battle().unitsOnTable()) {
            if (session_.battle().owner(id) == session_.battle().active) units.push_back(id);
        }
        return units;
    };
    const auto cardsInReserve = [this] {
        const field::Battle& battle = session_.battle();
        std::vector<UnitId> cards;
        for (const UnitId id : battle.everyUnit()) {
            const field::Unit& unit = battle.unit(id);
            if (unit.owner == battle.active && unit.place == field::Place::reserve) cards.push_back(id);
        }
        return cards;
    };
    const Overloaded tools{
        [&](const field::PlaceUnit&) -> Tool* {
            return new PlaceTool(session_, scene_, cardsInReserve(), this);
        },
        [&](const field::Redeploy& it) -> Tool* { return new PlaceTool(session_, scene_, it.among, this); },
        [&](const field::PlaceGeneral&) -> Tool* { return new UnitTool(session_, scene_, ownUnits(), this); },
        [&](const field::ChooseOrder&) -> Tool* { return new OrderTool(session_, scene_, this); },
        [&](const field::ChooseUnit& it) -> Tool* { return new UnitTool(session_, scene_, it.among, this); },
        [&](const field::ChooseFacing& it) -> Tool* {
            return new FacingTool(session_, scene_, it.unit, this);
        },
        [&](const field::ChooseMove&) -> Tool* { return new MoveTool(session_, scene_, {}, this); },
        [&](const field::ChooseSkirmishMove&) -> Tool* { return new MoveTool(session_, scene_, {}, this); },
        [&](const field::ChooseRetreat& it) -> Tool* {
            return new MoveTool(session_, scene_, {it.unit}, this);
        },
        [&](const field::ChooseFollowUp& it) -> Tool* {
            return new MoveTool(session_, scene_, {it.unit}, this);
        },
        [&](const field::ChooseBrashCharge& it) -> Tool* {
            return new MoveTool(session_, scene_, it.among, this);
        },
        [&](const field::ChooseShot&) -> Tool* { return new ShotTool(session_, scene_, this); },
        [&](const field::ChooseCombat&) -> Tool* { return new CombatTool(session_, scene_, this); },
        [&](const field::ChooseStructure& it) -> Tool* {
            return new StructureTool(session_, scene_, it.among, this);
        },
        [&](const field::ChooseHome& it) -> Tool* { return new HomeTool(session_, scene_, it.among, this); },
        // Answered in the question panel, without a tool on the table.
        [](const auto&) -> Tool* { return nullptr; },
    };
    return std::visit(tools, question);
}

}  // namespace vallum::app
