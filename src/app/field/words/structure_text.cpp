// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/structure_text.h"

#include "field/session/field_texts.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include <vallum/field/rules/siege/climbing.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class StructuresTexts {
    Q_DECLARE_TR_FUNCTIONS(StructuresTexts)
};

QString siegework(field::Siegework by) {
    switch (by) {
        case field::Siegework::shot: return StructuresTexts::tr("Shoot at %1");
        case field::Siegework::incendiaryShot: return StructuresTexts::tr("Shoot with fire at %1");
        case field::Siegework::ram: return StructuresTexts::tr("Ram %1");
        case field::Siegework::arson: return StructuresTexts::tr("Set fire to %1");
    }
    return {};
}

QString rule(RuleId id) { return QStringLiteral(" <small>%1</small>").arg(linkTo(id, inQt(id.text()))); }

class Rows {
public:
    void add(const QString& name, const QString& value, RuleId why) {
        rows_ += QStringLiteral("<tr><td style='padding-right:8px'>%1</td><td>%2%3</td></tr>")
                     .arg(name, value, rule(why));
    }
    [[nodiscard]] QString text() const { return QStringLiteral("<table>%1</table>").arg(rows_); }

private:
    QString rows_;
};

QString ofLimit(int now, int limit) { return StructuresTexts::tr("<b>%1</b> of %2").arg(now).arg(limit); }

QString bonus(const field::Defense& defense) {
    return QStringLiteral("<b>+%1/+%2</b>").arg(defense.dodge).arg(defense.armor);
}

QString unitNames(const field::Battle& battle, const std::vector<UnitId>& units) {
    QStringList names;
    for (const UnitId unit : units) names << unitName(battle, unit).toHtmlEscaped();
    return names.join(QStringLiteral(", "));
}

bool isOn(const field::Battle& battle, UnitId unit, field::StructureId id) {
    const auto places = field::placesHeld(battle, unit);
    return std::ranges::count(places, id, &field::WallPlace::wall) != 0;
}

/// The units in the tower or on the wall.
std::vector<UnitId> holders(const field::Battle& battle, field::StructureId id) {
    std::vector<UnitId> units;
    for (const UnitId unit : battle.unitsOnTable()) {
        const bool isWall = field::isWall(battle.structure(id).kind) && !battle.unit(unit).inside;
        if (battle.unit(unit).inside == id || (isWall && isOn(battle, unit, id))) units.push_back(unit);
    }
    return units;
}

QString climbersText(const field::Battle& battle, field::StructureId id) {
    QStringList climbers;
    const int levels = field::valuesOf(battle, id).level;
    for (const UnitId unit : battle.unitsOnTable()) {
        const auto& climb = battle.unit(unit).climb;
        if (!climb || climb->structure != id) continue;
        climbers << StructuresTexts::tr("%1, level %2 of %3")
                        .arg(unitName(battle, unit).toHtmlEscaped())
                        .arg(climb->levels)
                        .arg(levels);
    }
    return climbers.join(QStringLiteral("<br>"));
}

QString firesText(const field::Battle& battle, const field::Structure& structure) {
    QStringList fires;
    for (const field::Fire& fire : structure.fires) {
        const int age = battle.turn - fire.turn;
        fires << (age <= 0 ? StructuresTexts::tr("<b>%1</b> lit this turn").arg(fire.markers)
                           : StructuresTexts::tr("<b>%1</b> lit %2 turns ago").arg(fire.markers).arg(age));
    }
    return fires.join(QStringLiteral("<br>"));
}

void addStrength(Rows& rows, const field::Battle& battle, field::StructureId id) {
    const field::Structure& it = battle.structure(id);
    const field::StructureValues& values = field::valuesOf(battle, id);
    if (values.resistance == 0) return;
    rows.add(StructuresTexts::tr("Resistance"), QStringLiteral("<b>%1</b>").arg(values.resistance),
             "FOR-01"_rule);
    rows.add(StructuresTexts::tr("Damage"), ofLimit(it.damage, values.durability), "FOR-02"_rule);
    if (values.doorResistance != 0 && field::hasDoor(battle, id)) {
        rows.add(StructuresTexts::tr("Door"),
                 StructuresTexts::tr("resistance <b>%1</b>, damage %2")
                     .arg(values.doorResistance)
                     .arg(ofLimit(it.damage, values.doorDurability)),
                 "GAT-04"_rule);
    } else if (it.kind == field::StructureKind::gate) {
        rows.add(StructuresTexts::tr("Door"), StructuresTexts::tr("broken: open to all"), "GAT-06"_rule);
    }
}

void addShelter(Rows& rows, const field::Battle& battle, field::StructureId id) {
    const field::StructureValues& values = field::valuesOf(battle, id);
    if (values.level > 0) {
        rows.add(StructuresTexts::tr("Height"),
                 counted(values.level, plural("Words", "%n levels", "%n level")), "HGT-01"_rule);
    }
    const bool shelters = values.defense != field::Defense{} || values.rangedDefense != field::Defense{};
    if (!shelters) return;
    const RuleId why = field::isHighTower(battle.structure(id).kind) ? "TOW-02"_rule : "WAL-02"_rule;
    rows.add(StructuresTexts::tr("Defender"),
             StructuresTexts::tr("%1 in melee, %2 against shots")
                 .arg(bonus(values.defense), bonus(values.rangedDefense)),
             why);
}

}  // namespace

QString worksOn(field::Siegework by, const QString& target) { return contracted(siegework(by).arg(target)); }

QString structureTitle(const field::Battle& battle, field::StructureId id) {
    const field::Structure& it = battle.structure(id);
    const QString name = inQt(field::titleOf(battle, id));
    if (field::isCaltrops(it.kind)) return name;
    return it.material == field::Material::stone ? StructuresTexts::tr("%1, of stone").arg(name)
                                                 : StructuresTexts::tr("%1, of wood").arg(name);
}

QString structureText(const field::Battle& battle, field::StructureId id) {
    const field::Structure& it = battle.structure(id);
    QString text = QStringLiteral("<b>%1</b>").arg(structureTitle(battle, id).toHtmlEscaped());
    if (it.owner)
        text += QStringLiteral(" <i>%1</i>").arg(inData(battle.side(*it.owner).name).toHtmlEscaped());
    if (!it.stands()) {
        return text + QStringLiteral("<p>%1%2</p>")
                          .arg(StructuresTexts::tr("Collapsed: rubble, no effect."), rule("RAZ-01"_rule));
    }
    Rows rows;
    addStrength(rows, battle, id);
    addShelter(rows, battle, id);
    if (field::isCaltrops(it.kind)) {
        rows.add(StructuresTexts::tr("Ground"), StructuresTexts::tr("difficult to cross"), "CAL-01"_rule);
        rows.add(StructuresTexts::tr("Wounds"),
                 StructuresTexts::tr("one die per section that crosses; each 6 is a wound"), "CAL-02"_rule);
    }
    if (field::fireMarkers(it) != 0)
        rows.add(StructuresTexts::tr("Fire"), firesText(battle, it), "FIR-10"_rule);
    const std::vector<UnitId> units = holders(battle, id);
    const RuleId place = field::isWall(it.kind) ? "WAL-05"_rule : "FOR-04"_rule;
    const bool canBeHeld = field::isWall(it.kind) || field::isEnclosed(it.kind);
    if (canBeHeld) {
        rows.add(StructuresTexts::tr("Occupied by"),
                 units.empty() ? StructuresTexts::tr("nobody") : unitNames(battle, units), place);
    }
    const QString climbers = climbersText(battle, id);
    if (!climbers.isEmpty()) rows.add(StructuresTexts::tr("Climbing"), climbers, "ASL-03"_rule);
    return text + rows.text();
}

QStringList structureState(const field::Battle& battle, field::StructureId id) {
    const field::Structure& it = battle.structure(id);
    QStringList lines;
    const field::StructureValues& values = field::valuesOf(battle, id);
    if (values.durability != 0)
        lines << StructuresTexts::tr("Damage %1 (FOR-02)").arg(ofLimit(it.damage, values.durability));
    if (values.doorDurability != 0 && field::hasDoor(battle, id))
        lines << StructuresTexts::tr("Its door breaks at %1 (GAT-06)").arg(values.doorDurability);
    const int fire = field::fireMarkers(it);
    if (fire != 0) {
        lines << StructuresTexts::tr("Fire: %1 (FIR-10)")
                     .arg(counted(fire, plural("Words", "%n markers", "%n marker")));
    }
    return lines;
}

QString structureTip(const field::Battle& battle, field::StructureId id) {
    QStringList lines{QStringLiteral("<b>%1</b>").arg(structureTitle(battle, id).toHtmlEscaped())};
    if (!battle.structure(id).stands()) return lines.front() + StructuresTexts::tr(": collapsed (RAZ-01)");
    lines += structureState(battle, id);
    const auto units = holders(battle, id);
    if (!units.empty()) lines << StructuresTexts::tr("Occupied by %1").arg(unitNames(battle, units));
    const QString climbers = climbersText(battle, id);
    if (!climbers.isEmpty()) lines << StructuresTexts::tr("Climbing: %1").arg(climbers);
    return lines.join(QStringLiteral("<br>"));
}

QString siegeTimeText(const field::Battle& battle) {
    return StructuresTexts::tr("The siege is over when the deck has been used up %1 (SIE-10); so far: %2")
        .arg(counted(field::decksToHold(battle), plural("Words", "%n times", "%n time")))
        .arg(battle.deckUsedUp);
}

namespace {

void addUseOfRam(Rows& rows) {
    rows.add(StructuresTexts::tr("Attack"),
             StructuresTexts::tr("<b>4</b> dice at a structure in contact, with the unit's attack "
                                 "<b>+1/+1</b>, at most <b>5/5</b>"),
             "RAM-04"_rule);
    rows.add(StructuresTexts::tr("Movement"),
             StructuresTexts::tr("<b>-1</b> DU for the unit that carries it"), "RAM-01"_rule);
    rows.add(StructuresTexts::tr("Shooting"), StructuresTexts::tr("none while it is carried"), "RAM-09"_rule);
}

QString aboutRam(const Rows& rows) {
    return QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p>%2")
        .arg(StructuresTexts::tr("Ram"), rows.text());
}

}  // namespace

QString carriedRamText() {
    Rows rows;
    addUseOfRam(rows);
    return aboutRam(rows);
}

QString ramText(const field::Battle& battle, int ram) {
    const field::Ram& it = battle.rams.at(static_cast<std::size_t>(ram));
    Rows rows;
    if (it.carrier) {
        rows.add(StructuresTexts::tr("Carried by"), unitName(battle, *it.carrier).toHtmlEscaped(),
                 "RAM-02"_rule);
    } else {
        rows.add(StructuresTexts::tr("Pick up"),
                 StructuresTexts::tr("infantry that passes over it with limited movement"), "RAM-08"_rule);
    }
    addUseOfRam(rows);
    return aboutRam(rows);
}

QString ramTip(const field::Battle& battle, int ram) {
    const field::Ram& it = battle.rams.at(static_cast<std::size_t>(ram));
    const QString where =
        it.carrier ? StructuresTexts::tr("Carried by %1").arg(unitName(battle, *it.carrier).toHtmlEscaped())
                   : StructuresTexts::tr("Infantry can pick it up (RAM-08)");
    return QStringLiteral("<b>%1</b><br>%2<br>%3")
        .arg(StructuresTexts::tr("Ram"), where,
             StructuresTexts::tr("4 dice at a structure in contact (RAM-03)"));
}

}  // namespace vallum::app
