// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/desk_rules.h"

#include "field/desk/field_panels.h"
#include "field/desk/field_table.h"
#include "field/panels/hand_panel.h"
#include "field/panels/phase_bar.h"
#include "field/panels/question_panel.h"
#include "field/panels/unit_panel.h"
#include "field/rulebook/subjects.h"
#include "field/session/field_session.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/terrain_layer.h"
#include "panels/phase_strip.h"

#include <algorithm>
#include <array>

#include <vallum/core/rule.h>

namespace vallum::app {

namespace {

struct NamedCard {
    bool isEvent;
    std::string_view id;
    RuleId rule;
};
/// Chapter 13, and what the text of an order takes for granted.
constexpr std::array namedCards{
    NamedCard{false, "reinforce-unit", "EVT-04"_rule},
    NamedCard{false, "skirmish", "EVT-05"_rule},
    NamedCard{false, "stampede", "EVT-06"_rule},
    NamedCard{false, "follow-me", "GEN-06"_rule},
    NamedCard{false, "signal", "GEN-07"_rule},
    NamedCard{true, "veterans-and-elites", "EVT-10"_rule},
    NamedCard{true, "ambush", "EVT-15"_rule},
    NamedCard{true, "resist", "EVT-16"_rule},
    NamedCard{true, "throw-javelins", "EVT-17"_rule},
    NamedCard{true, "the-wind-changes", "EVT-23"_rule},
    NamedCard{true, "hero", "EVT-25"_rule},
    NamedCard{true, "officers-fall", "EVT-26"_rule},
};

}  // namespace

/// What belongs to a panel is explained as the panel is.
std::optional<RuleId> DeskRules::ruleAt(const QWidget& part, QPoint point) const {
    const TableView& view = parts_.table.view();
    const FieldPanels& panels = parts_.panels;
    for (const QWidget* it = &part; it != nullptr; it = it->parentWidget()) {
        const QPoint here = part.mapTo(it, point);
        if (it == view.viewport()) {
            if (const auto rule = ruleOnTable(view.mapToScene(here))) return rule;
        }
        if (it == &view) {
            const auto selected = parts_.table.scene().selected();
            if (!parts_.session.hasBattle() || !selected) return ruleOfQuestion();
            return ruleAbout(parts_.session.battle(), *selected);
        }
        if (const auto* strip = qobject_cast<const PhaseStrip*>(it); strip != nullptr) {
            if (const auto phase = strip->phaseAt(here)) return ruleAbout(static_cast<field::Phase>(*phase));
        }
        if (it == &parts_.phases) return "ACT-01"_rule;
        if (it == &panels.hand()) {
            auto half = panels.hand().halfAt(here);
            if (!half) half = panels.hand().halfInFocus();
            return half ? ruleOfCard(*half) : std::optional("CARD-11"_rule);
        }
        if (it == &panels.question()) return ruleOfQuestion();
        if (it == &panels.unit()) return "UNIT-01"_rule;
        if (it->isWindow()) break;
    }
    return std::nullopt;
}

std::optional<RuleId> DeskRules::ruleOfQuestion() const {
    const OpenFieldQuestion* asked = parts_.session.hasBattle() ? parts_.session.question() : nullptr;
    return asked == nullptr ? std::nullopt : std::optional(ruleAbout(asked->question));
}

std::optional<RuleId> DeskRules::ruleOnTable(QPointF place) const {
    if (!parts_.session.hasBattle()) return std::nullopt;
    const field::Battle& battle = parts_.session.battle();
    const TableScene& scene = parts_.table.scene();
    if (const auto unit = scene.unitAt(place)) return ruleAbout(battle, *unit);
    if (ramAt(battle, scene.coordinates(), place)) return "RAM-03"_rule;
    if (const auto structure = scene.structures().at(place)) return ruleAbout(battle, *structure);
    const auto ground = groundOf(battle, scene.coordinates());
    for (std::size_t i = 0; i != ground.size(); ++i) {
        if (ground[i].outline.containsPoint(place, Qt::OddEvenFill))
            return ruleAbout(battle.setting->tiles[i].kind);
    }
    return std::nullopt;
}

/// The rule of the half under the pointer: its own, or else that of its kind. By the id, which is the same in
/// every language.
std::optional<RuleId> DeskRules::ruleOfCard(std::pair<CardId, bool> half) const {
    const auto& [card, isEvent] = half;
    const field::Battle& battle = parts_.session.battle();
    const std::string& id = isEvent ? battle.eventOn(card).id : battle.order(card).id;
    const auto named = std::ranges::find_if(
        namedCards, [&](const NamedCard& it) { return it.isEvent == isEvent && it.id == id; });
    if (named != namedCards.end()) return named->rule;
    if (isEvent) return "CARD-05"_rule;
    return battle.order(card).kind == field::OrderKind::activation ? "ACT-07"_rule : "ACT-06"_rule;
}

}  // namespace vallum::app
