// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/attack_arrow.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/tools/offer.h"
#include "field/tools/pick_tools.h"
#include "field/words/fight_line.h"
#include "field/words/odds_text.h"
#include "field/words/structure_text.h"
#include "language/texts.h"

#include <algorithm>
#include <functional>
#include <set>

#include <QKeyEvent>
#include <QPainter>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/words.h>

namespace vallum::app {

CombatTool::CombatTool(FieldSession& session, TableScene& scene, QObject* parent)
    : Tool(parent),
      session_(session),
      scene_(scene),
      combats_(field::combatsToFight(session.battle())) {
    if (!session_.battle().structures.empty()) {
        for (const field::Answer& it : field::System::options(session_.battle(), field::ChooseCombat{})) {
            if (const auto* attack = std::get_if<field::AttackStructure>(&it)) attacks_.push_back(*attack);
        }
    }
    std::set<UnitId> units;
    for (const field::Opponents& combat : combats_) units.insert({combat.attacker, combat.defender});
    for (const field::AttackStructure& it : attacks_) units.insert(it.unit);
    scene_.units().offer(units);
    if (scene_.selected()) pick(scene_.selected());
}

/// Optional fights count too: a unit at a wall attacks it once, in one of several ways.
Text CombatTool::remaining() const {
    const field::Battle& battle = session_.battle();
    std::set<UnitId> besiegers;
    for (const field::AttackStructure& it : field::structureAttacks(battle)) besiegers.insert(it.unit);
    return phrase("Phase bar", "%1 left")(std::ssize(field::combatsToFight(battle)) +
                                          std::ssize(field::combatsByChoice(battle)) + std::ssize(besiegers));
}

void CombatTool::leave() {
    scene_.units().offer({});
    scene_.overCards().clear();
}

QString CombatTool::hint() const {
    if (attacks_.empty()) return tr("Click a fight, or choose one in the list.");
    if (!unit_) return tr("Click a fight, or a unit to attack a structure, or choose one in the list.");
    return tr("Choose its action in the list; Escape goes back.");
}

/// An empty phase ends by itself, so a key press meant for it could end this phase by mistake.
QString CombatTool::unfinished() const {
    const std::set<UnitId> units = attackers();
    if (units.empty()) return {};
    if (units.size() > 1) return tr("Units can still attack a structure.");
    return tr("%1 can still attack a structure.").arg(unitName(session_.battle(), *units.begin()));
}

std::vector<field::AttackStructure> CombatTool::attacks() const {
    std::vector<field::AttackStructure> attacks = attacks_;
    std::erase_if(attacks, [this](const field::AttackStructure& it) {
        return (unit_ && it.unit != unit_) || (structure_ && it.target.structure != structure_);
    });
    return attacks;
}

std::set<UnitId> CombatTool::attackers() const {
    std::set<UnitId> units;
    for (const field::AttackStructure& it : attacks_) units.insert(it.unit);
    return units;
}

bool CombatTool::hasAttacks(UnitId unit) const {
    return std::ranges::count(attacks_, unit, &field::AttackStructure::unit) != 0;
}

void CombatTool::pick(std::optional<UnitId> unit) {
    unit_ = unit && hasAttacks(*unit) ? unit : std::nullopt;
    structure_.reset();
    changed();
}

void CombatTool::changed() {
    draw();
    Q_EMIT hintChanged();
    Q_EMIT offerChanged();
}

/// Marks what the picked unit can attack.
void CombatTool::draw() {
    scene_.overCards().clear();
    if (!unit_ && !structure_) return;
    std::set<std::pair<UnitId, field::StructureId>> shown;
    const field::Battle& battle = session_.battle();
    for (const field::AttackStructure& it : attacks()) {
        if (!shown.insert({it.unit, it.target.structure}).second) continue;
        const QPointF from = scene_.coordinates().toScene(battle.unit(it.unit).pose.center);
        const QPointF to = scene_.coordinates().toScene(battle.structure(it.target.structure).pose.center);
        const art::SideColor color = lookOfSide(battle.owner(it.unit)).color;
        addAttackArrow(scene_.overCards(), from, to, color, art::Mood::plain);
    }
}

bool CombatTool::press(QPointF point, Qt::KeyboardModifiers /*keys*/) {
    const auto unit = scene_.unitAt(point);
    if (!unit) {
        const auto structure = scene_.structures().at(point);
        const bool isAttacked =
            structure && std::ranges::any_of(attacks_, [&](const field::AttackStructure& it) {
                return it.target.structure == structure && (!unit_ || it.unit == unit_);
            });
        if (!isAttacked) return false;
        structure_ = structure;
        changed();
        return true;
    }
    scene_.select(unit);
    pick(unit);
    std::vector<field::Opponents> with = combats_;
    std::erase_if(with, [&](const field::Opponents& it) { return !it.has(*unit); });
    // For a unit in several fights, the player picks an enemy or uses the list.
    if (with.size() == 1 && !unit_) session_.answer(field::CombatToFight{with.front()});
    return true;
}

bool CombatTool::key(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Escape) return false;
    pick(std::nullopt);
    return true;
}

// ----------------------------------------------------------------- the offer

namespace {

/// Beyond this a list is unreadable, and a unit is picked on the table instead.
constexpr auto mostAttacks = 4U;

}  // namespace

/// Proposes the fight that promises most; its odds come first.
void CombatTool::fillFights(Offer& offer) const {
    struct Fight {
        field::Opponents units;
        field::CombatOdds odds;
        [[nodiscard]] double promise() const {
            return odds.defender.chanceToGiveWay() - odds.attacker.chanceToGiveWay();
        }
    };
    const field::Battle& battle = session_.battle();
    std::vector<Fight> fights;
    for (const field::Opponents& it : combats_) fights.push_back({it, field::meleeOdds(battle, it)});
    std::ranges::stable_sort(fights, std::greater(), &Fight::promise);
    for (const Fight& it : fights) {
        const QString words =
            tr("%1 against %2").arg(unitName(battle, it.units.attacker), unitName(battle, it.units.defender));
        Offer::Choice choice = answering(session_, words, field::CombatToFight{it.units});
        if (&it == &fights.front()) {
            offer.addText(oddsText(battle, it.units, it.odds));
            offer.propose(std::move(choice));
        } else {
            choice.detail = oddsLine(battle, it.units, it.odds);
            offer.add(std::move(choice));
        }
    }
}

void CombatTool::fill(Offer& offer) {
    fillFights(offer);
    fillStructureAttacks(offer);
    const bool mayEnd = session_.wouldAccept(field::PhaseDone{}).has_value();
    if (mayEnd || !attacks().empty()) offer.proposeEnd(tr("No more fights"));
}

void CombatTool::fillStructureAttacks(Offer& offer) const {
    const field::Battle& battle = session_.battle();
    const auto all = attacks();
    if (!unit_ && all.size() > mostAttacks) {
        offer.addText(counted(
            static_cast<qsizetype>(attackers().size()),
            plural("CombatTool", "%n units can attack a structure: click one of them, or the structure.",
                   "%n unit can attack a structure: click it, or the structure.")));
        return;
    }
    // One unit alone does what promises most, if nobody has to fight first.
    std::optional<field::AttackStructure> best;
    if ((unit_ || attackers().size() == 1) && combats_.empty() && !all.empty()) {
        best = *std::ranges::max_element(all, {}, [&](const field::AttackStructure& it) {
            const field::StructureOdds odds = field::attackOdds(battle, it);
            return std::pair(odds.breaksDoor, odds.expected());
        });
    }
    std::set<field::StructureId> described;
    for (const field::AttackStructure& it : all) {
        if (described.insert(it.target.structure).second) {
            QStringList state = structureState(battle, it.target.structure);
            const QString title = structureTitle(battle, it.target.structure).toHtmlEscaped();
            state.prepend(QStringLiteral("<b>%1</b>").arg(title));
            offer.addText(QStringLiteral("<small>%1</small>").arg(state.join(QStringLiteral("<br>"))));
        }
        const QString what = worksOn(it.target.by, targetName(battle, it.target));
        // Whose attack it is goes without saying where one unit is picked.
        const QString words = unit_ ? what : QStringLiteral("%1: %2").arg(unitName(battle, it.unit), what);
        const field::StructureOdds odds = field::attackOdds(battle, it);
        Offer::Choice choice = answering(session_, words, it);
        choice.detail = structureHeadline(odds, it.target.by);
        it == best ? offer.propose(std::move(choice)) : offer.add(std::move(choice));
        offer.addText(structureNumbers(odds, it.target.by));
    }
}

}  // namespace vallum::app
