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

#include <vallum/core/rulebook.h>

namespace vallum::app {

/// What belongs to a panel is explained as the panel is.
std::optional<RuleId> DeskRules::ruleAt(const QWidget& part, QPoint point, const Book& book) const {
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
            const auto half = panels.hand().halfAt(here);
            return half ? ruleOfCard(*half, book) : std::optional("CARD-11"_rule);
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
    if (const auto structure = scene.structures().at(place)) return ruleAbout(battle, *structure);
    const auto ground = groundOf(battle, scene.coordinates());
    for (std::size_t i = 0; i != ground.size(); ++i) {
        if (ground[i].outline.containsPoint(place, Qt::OddEvenFill))
            return ruleAbout(battle.setting->tiles[i].kind);
    }
    return std::nullopt;
}

/// The rule of the card as a whole, or of the half under the pointer.
std::optional<RuleId> DeskRules::ruleOfCard(std::pair<CardId, bool> half, const Book& book) const {
    const auto& [card, isEvent] = half;
    const field::Battle& battle = parts_.session.battle();
    const std::string& name = isEvent ? battle.eventOn(card).name : battle.order(card).name;
    for (const Chapter& chapter : book().chapters) {
        for (const Rule& rule : chapter.rules) {
            if (rule.id.text().starts_with("EVT") && rule.title.starts_with(name + " (")) return rule.id;
        }
    }
    return isEvent ? "CARD-05"_rule : "CARD-02"_rule;
}

}  // namespace vallum::app
