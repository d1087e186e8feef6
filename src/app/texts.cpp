// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <vallum/field/words.h>

namespace vallum::app {

QString inQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString counted(qsizetype count, const QString& one, const QString& several) {
    return QStringLiteral("%1 %2").arg(count).arg(count == 1 ? one : several);
}

QString ruleName(const RuleId& rule) { return inQt(field::words(rule)); }

QString sentence(const Refusal& refusal) { return inQt(field::words(refusal)); }

QString sentence(const field::Battle& battle, const field::Fact& fact) {
    return inQt(field::words(battle, fact));
}

QString sentence(const field::Battle& battle, const field::Question& question) {
    return inQt(field::words(battle, question));
}

QString nameOfDefender(const field::Battle& battle) {
    const field::Combat& combat = battle.currentCombat();
    if (combat.target) return inQt(field::nameOf(battle, combat.target->structure));
    return unitName(battle, combat.units.defender);
}
QString unitName(const field::Battle& battle, UnitId id) { return inQt(field::nameOf(battle, id)); }

}  // namespace vallum::app
