// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/fight_words.h"

#include "field/fight/fight_stages.h"
#include "field/fight/sum_chips.h"
#include "field/session/field_texts.h"
#include "field/words/fight_line.h"
#include "field/words/log_lines.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <vallum/core/overloaded.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class FightWords {
    Q_DECLARE_TR_FUNCTIONS(FightWords)
};

/// A title breaks between names, not before the number of one.
QString onOneLine(QString name) { return name.replace(QLatin1Char(' '), QChar::Nbsp); }
QString titleName(const field::Battle& battle, UnitId unit) { return onOneLine(unitName(battle, unit)); }
QString inSentence(const field::Battle& battle, field::StructureId structure) {
    return inQt(field::nameOf(battle, structure)).toHtmlEscaped();
}
QString atTheBeginning(const field::Battle& battle, field::StructureId structure) {
    return inQt(field::nameOf(battle, structure).asSentence()).toHtmlEscaped();
}

QString titleAgainstStructure(const field::Fight& fight) {
    const QString target = onOneLine(targetName(fight.before, *fight.target));
    return attackOnStructure(titleName(fight.before, fight.units.attacker), target, fight.target->by);
}

constexpr double certain = 0.995;  // as good as 100 times in 100

/// `unit` is what the successes are, in the plural.
QString luckOf(double expected, const QString& unit, double asGoodOrBetter) {
    const QString number = steadyNumeral(expected, 1);
    // Nothing is worse than no hit.
    if (asGoodOrBetter >= certain) return FightWords::tr("Expected: %1 %2.").arg(number, unit);
    return FightWords::tr("Expected: %1 %2. This good or better: %3 in 100.")
        .arg(number, unit, numeral(asGoodOrBetter * 100, 0));
}

QString chanceToPass(double chance) {
    if (chance >= certain) return FightWords::tr("It cannot fail.");
    return FightWords::tr("Passes %1% of the time.").arg(numeral(chance * 100, 0));
}

/// What is added, under the names of the events that add it.
struct NamedSum {
    Sum sum;
    QStringList names = {};
};
NamedSum named(const Sum& sum, const field::Battle& battle, const field::EventsBehind& events) {
    NamedSum named{sum};
    for (const auto& it : events) named.names << (it ? inData(battle.event(*it).name) : QString());
    return named;
}
QString chipsOf(const NamedSum& it) { return sumChips(it.sum, it.names); }

std::function<QString()> sumOf(const QString& attack,
                               const NamedSum& strength,
                               const QString& against,
                               const NamedSum& defense) {
    return [=] {
        const QString words = attack.arg(chipsOf(strength));
        if (defense.sum.terms().empty()) return words;
        return words + QStringLiteral("<br>") + against.arg(chipsOf(defense));
    };
}

// --------------------------------------------------------------------- rolls

QString striking(const field::Fight& fight, UnitId unit) {
    const QString name = unitName(fight.before, unit);
    return fight.kind == field::CombatKind::ranged ? FightWords::tr("%1 shoots").arg(name)
                                                   : FightWords::tr("%1 strikes").arg(name);
}

FightRoll rollOf(const field::Fight& fight, const field::BlowShown& blow) {
    const field::BlowRolled& roll = blow.roll;
    const bool isHit = roll.roll == field::Roll::hit;
    return {.roller = striking(fight, roll.units.attacker),
            .sum = sumOf(isHit ? FightWords::tr("To hit: attack %1") : FightWords::tr("To wound: attack %1"),
                         named(roll.attack, fight.before, blow.behindAttack),
                         FightWords::tr("against defense %1"),
                         named(roll.defense, fight.before, blow.behindDefense)),
            .dice = diceOf(roll),
            .result = counted(roll.successes, isHit ? plural("Words", "%n hits", "%n hit")
                                                    : plural("Words", "%n wounds", "%n wound")),
            .luck = luckOf(blow.expected, isHit ? FightWords::tr("hits") : FightWords::tr("wounds"),
                           blow.asGoodOrBetter),
            .expected = blow.expected,
            .followsUp = !isHit};
}

QString attacking(const field::Fight& fight, const field::StructureRolled& roll) {
    const QString name = unitName(fight.before, roll.unit);
    switch (roll.target.by) {
        case field::Siegework::shot:
        case field::Siegework::incendiaryShot: return FightWords::tr("%1 shoots").arg(name);
        case field::Siegework::ram: return FightWords::tr("%1 strikes").arg(name);
        case field::Siegework::arson: return FightWords::tr("%1 sets a fire").arg(name);
    }
    return {};
}

FightRoll rollOf(const field::Fight& fight, const field::StructureBlowShown& blow) {
    const field::StructureRolled& roll = blow.roll;
    const bool isHit = roll.roll == field::Roll::hit;
    const bool isFire = laysFire(roll.target.by);
    const QString purpose = isHit    ? FightWords::tr("To hit: attack %1")
                            : isFire ? FightWords::tr("To set on fire: attack %1")
                                     : FightWords::tr("To damage: attack %1");
    const Text result = isHit    ? plural("Words", "%n hits", "%n hit")(roll.successes)
                        : isFire ? plural("Words", "%n fire markers", "%n fire marker")(roll.successes)
                                 : plural("Words", "%n damage", "%n damage")(roll.successes);
    const QString unit = isHit    ? FightWords::tr("hits")
                         : isFire ? FightWords::tr("fire markers")
                                  : FightWords::tr("damage");
    return {.roller = attacking(fight, roll),
            .sum = sumOf(purpose, named(roll.attack, fight.before, blow.behindAttack),
                         roll.target.door ? FightWords::tr("against the resistance of the door %1")
                                          : FightWords::tr("against resistance %1"),
                         {roll.resistance}),
            .dice = diceOf(roll),
            .result = inQt(result),
            .luck = luckOf(blow.expected, unit, blow.asGoodOrBetter),
            .expected = blow.expected,
            .followsUp = !isHit};
}

FightRoll rollOf(const field::Fight& fight, const field::CollateralShown& shown) {
    const field::CollateralRolled& roll = shown.roll;
    return {.roller = FightWords::tr("%1 is in danger").arg(unitName(fight.before, roll.unit)),
            .sum = sumOf(FightWords::tr("To wound: power %1"), {roll.power},
                         FightWords::tr("against armor %1"), {roll.armor}),
            .dice = diceOf(roll),
            .result = counted(roll.wounds, plural("Words", "%n wounds", "%n wound")),
            .luck = {}};
}

FightRoll rollOf(const field::Fight& fight, const field::CheckShown& shown) {
    const field::MoraleChecked& check = shown.check;
    return {.roller = FightWords::tr("%1 checks morale").arg(unitName(fight.before, check.unit)),
            .sum =
                [morale = named(check.morale, fight.before, shown.behindMorale)] {
                    return FightWords::tr("To pass, roll its morale or less: %1").arg(chipsOf(morale));
                },
            .dice = {{check.face, check.passed ? art::DieResult::success : art::DieResult::miss, 0}},
            .result = check.passed ? FightWords::tr("passes") : FightWords::tr("fails"),
            .luck = chanceToPass(shown.chance)};
}

std::vector<art::DieLook> diceOf(const field::LossesChecked& check) {
    std::vector<art::DieLook> dice;
    for (const int face : check.faces)
        dice.push_back({face, check.passed ? art::DieResult::success : art::DieResult::miss});
    return dice;
}

/// SET-15: without a general there is nothing to roll.
std::optional<FightRoll> rollOf(const field::Fight& fight, const field::LossesShown& shown) {
    const field::LossesChecked& check = shown.check;
    if (check.faces.empty()) return std::nullopt;
    return FightRoll{
        .roller = FightWords::tr("%1 checks leadership").arg(inData(fight.before.side(check.seat).name)),
        .sum =
            [leadership = check.leadership] {
                return FightWords::tr("To pass, roll the leadership or less on two dice: %1")
                    .arg(sumChips(leadership));
            },
        .dice = diceOf(check),
        .result = check.passed ? FightWords::tr("fights on") : FightWords::tr("fails"),
        .luck = chanceToPass(shown.chance)};
}

// ------------------------------------------------------------------- remarks

FightRemark remark(const QString& words) { return {words, words}; }

FightRemark remarkOn(const field::Fight& fight, const field::EventShown& it) {
    const field::Event& event = fight.before.event(it.event);
    const QString title = QStringLiteral("<b>%1</b>").arg(inData(event.name).toHtmlEscaped());
    if (!it.hasEffect) {
        const QString words = FightWords::tr("%1: no effect.").arg(title);
        if (!it.whyNot) return remark(words);
        const QString quoted = FightWords::tr("“%1”").arg(inData(event.text).toHtmlEscaped());
        return {QStringLiteral("%1 %2 %3").arg(words, quoted, sentence(*it.whyNot).toHtmlEscaped()), words};
    }
    QStringList helped;
    for (const UnitId unit : it.helps) helped << unitName(fight.before, unit).toHtmlEscaped();
    const QString all = helped.join(QStringLiteral(", "));
    return {FightWords::tr("%1 for %2: “%3”").arg(title, all, inData(event.text).toHtmlEscaped()),
            FightWords::tr("%1 for %2").arg(title, all)};
}

FightRemark remarkOn(const field::Fight& fight, const field::WoundsShown& it) {
    return remark(FightWords::tr("%1 takes %2.")
                      .arg(unitName(fight.before, it.unit).toHtmlEscaped(),
                           counted(it.after - it.before, plural("Words", "%n wounds", "%n wound"))));
}

/// MOR-07
bool hasTakenLastWound(const field::Fight& fight, UnitId unit) {
    return std::ranges::any_of(fight.moments, [&](const field::FightMoment& it) {
        const auto* wounds = std::get_if<field::WoundsShown>(&it.step);
        return wounds != nullptr && wounds->unit == unit &&
               wounds->after >= field::health(fight.before, unit);
    });
}

FightRemark remarkOn(const field::Fight& fight, const field::ConsequenceShown& it) {
    const QString name = unitName(fight.before, it.unit).toHtmlEscaped();
    switch (it.what) {
        case field::Consequence::breaks: return remark(FightWords::tr("<b>%1 breaks.</b>").arg(name));
        case field::Consequence::flees: return remark(FightWords::tr("<b>%1 routs.</b>").arg(name));
        case field::Consequence::destroyed:
            return remark(
                hasTakenLastWound(fight, it.unit)
                    ? FightWords::tr("<b>%1 has taken its last wound and is destroyed.</b>").arg(name)
                    : FightWords::tr("<b>%1 is destroyed.</b>").arg(name));
        case field::Consequence::reorganizes:
            return remark(FightWords::tr("<b>%1 reorganizes.</b>").arg(name));
        case field::Consequence::rallies: return remark(FightWords::tr("<b>%1 rallies.</b>").arg(name));
    }
    return {};
}

FightRemark remarkOn(const field::Fight& fight, const field::DamageShown& it) {
    const QString damage = inQt(plural("Words", "%n damage", "%n damage")(it.after - it.before));
    const QString name = atTheBeginning(fight.before, it.structure);
    return remark(fight.occasion == field::Occasion::combat
                      ? FightWords::tr("%1 takes %2.").arg(name, damage)
                      : FightWords::tr("%1 burns: %2.").arg(name, damage));
}

FightRemark remarkOn(const field::Fight& fight, const field::FireShown& it) {
    return remark(FightWords::tr("%1 catches fire: %2.")
                      .arg(atTheBeginning(fight.before, it.structure),
                           inQt(plural("Words", "%n fire markers", "%n fire marker")(it.after - it.before))));
}

FightRemark remarkOn(const field::Fight& fight, const field::RuinShown& it) {
    switch (it.what) {
        case field::Ruin::doorBreaks:
            return remark(FightWords::tr("<b>%1: the door breaks.</b>")
                              .arg(atTheBeginning(fight.before, it.structure)));
        case field::Ruin::fireSpreads:
            return remark(
                FightWords::tr("The fire spreads from %1.").arg(inSentence(fight.before, it.structure)));
        case field::Ruin::collapses:
            return remark(
                FightWords::tr("<b>%1 collapses.</b>").arg(atTheBeginning(fight.before, it.structure)));
    }
    return {};
}

FightRemark remarkOn(const field::Fight& fight, const field::CancelShown& it) {
    const QString event = inData(fight.before.event(it.by).name).toHtmlEscaped();
    const QString attacker = unitName(fight.before, fight.units.attacker).toHtmlEscaped();
    return remark(fight.kind == field::CombatKind::ranged
                      ? FightWords::tr("<b>%1: %2 does not shoot.</b>").arg(event, attacker)
                      : FightWords::tr("<b>%1: no fight takes place.</b>").arg(event));
}

FightRemark remarkOn(const field::Fight& fight, const field::LossesShown& it) {
    const QString side = inData(fight.before.side(it.check.seat).name).toHtmlEscaped();
    if (it.check.faces.empty())
        return remark(FightWords::tr("<b>No general is left to hold %1 together.</b>").arg(side));
    return remark(FightWords::tr("%1 has lost %2 points.")
                      .arg(side, inQt(field::numberText(it.check.losses.total(), 100))));
}

/// Dice that were rolled before it stay in sight, but what comes now is the check.
bool lastRollIsCheck(const field::Fight& fight, std::size_t moments) {
    for (std::size_t i = moments; i != 0; --i) {
        const field::FightStep& step = fight.moments[i - 1].step;
        if (fightRoll(fight, step)) return std::holds_alternative<field::CheckShown>(step);
    }
    return false;
}

QString titleOfCheck(const field::Fight& fight) {
    const auto unit = field::concernedIn(fight, fight.moments.size()).unit;
    return unit ? FightWords::tr("%1 checks its morale").arg(titleName(fight.before, *unit)) : QString();
}

}  // namespace

QString fightTitle(const field::Fight& fight) {
    if (fight.occasion == field::Occasion::morale) return titleOfCheck(fight);
    if (fight.occasion == field::Occasion::fires) return FightWords::tr("The fires burn");
    if (fight.occasion == field::Occasion::losses) return FightWords::tr("Will they fight on?");
    if (fight.kind == field::CombatKind::structure) return titleAgainstStructure(fight);
    const QString attacker = titleName(fight.before, fight.units.attacker);
    const QString defender = titleName(fight.before, fight.units.defender);
    switch (fight.kind) {
        case field::CombatKind::ranged:
            if (fight.isSecondVolley)
                return FightWords::tr("%1 against %2: second volley").arg(attacker, defender);
            return FightWords::tr("%1 against %2: missiles").arg(attacker, defender);
        case field::CombatKind::freeAttack:
            return FightWords::tr("%1 against %2: free attack").arg(attacker, defender);
        case field::CombatKind::trample:
            return FightWords::tr("%1 against %2: trampling").arg(attacker, defender);
        case field::CombatKind::melee:
        case field::CombatKind::structure: break;
    }
    return FightWords::tr("%1 against %2").arg(attacker, defender);
}

QString howDiceSucceed(const field::Fight& fight, std::size_t moments) {
    // MOR-02
    if (fight.occasion == field::Occasion::morale || lastRollIsCheck(fight, moments))
        return FightWords::tr("A unit passes if its die is not higher than its morale. A 1 always passes.");
    if (fight.occasion == field::Occasion::fires)
        return FightWords::tr("A die wounds if die + power beats the armor. A 6 always wounds, a 1 never.");
    if (fight.occasion == field::Occasion::losses)
        return FightWords::tr("An army that fails its leadership check is beaten.");
    if (fight.kind == field::CombatKind::structure) {
        return FightWords::tr("A die hits if die + attack beats the resistance. A 6 always hits, a 1 never.");
    }
    return FightWords::tr("A die hits if die + attack beats the defense. A 6 always hits, a 1 never.");
}

std::optional<FightRoll> fightRoll(const field::Fight& fight, const field::FightStep& step) {
    using Roll = std::optional<FightRoll>;
    return std::visit(
        Overloaded{
            [&](const field::BlowShown& it) -> Roll { return rollOf(fight, it); },
            [&](const field::StructureBlowShown& it) -> Roll { return rollOf(fight, it); },
            [&](const field::CollateralShown& it) -> Roll { return rollOf(fight, it); },
            [&](const field::CheckShown& it) -> Roll { return rollOf(fight, it); },
            [&](const field::LossesShown& it) { return rollOf(fight, it); },
            [](const field::EventShown&) { return Roll(); }, [](const field::WoundsShown&) { return Roll(); },
            [](const field::ConsequenceShown&) { return Roll(); },
            [](const field::DamageShown&) { return Roll(); }, [](const field::FireShown&) { return Roll(); },
            [](const field::RuinShown&) { return Roll(); }, [](const field::CancelShown&) { return Roll(); }},
        step);
}

QStringList earlierRolls(const field::Fight& fight, std::size_t moments) {
    QStringList lines;
    for (std::size_t i = 0; i != moments; ++i) {
        const auto roll = fightRoll(fight, fight.moments[i].step);
        if (!roll) continue;
        const QString result =
            roll->expected
                ? FightWords::tr("%1 (expected %2)").arg(roll->result, steadyNumeral(*roll->expected, 1))
                : roll->result;
        if (roll->followsUp && !lines.empty()) {
            lines.back() += QStringLiteral(", ") + result;
        } else {
            lines << QStringLiteral("%1: %2").arg(roll->roller, result);
        }
    }
    if (!lines.empty()) lines.pop_back();  // still on show
    return lines;
}

std::optional<FightRemark> fightRemark(const field::Fight& fight, const field::FightStep& step) {
    using Remark = std::optional<FightRemark>;
    return std::visit(
        Overloaded{[&](const field::EventShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::WoundsShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::ConsequenceShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::DamageShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::FireShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::RuinShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::LossesShown& it) -> Remark { return remarkOn(fight, it); },
                   [&](const field::CancelShown& it) -> Remark { return remarkOn(fight, it); },
                   [](const field::BlowShown&) { return Remark(); },
                   [](const field::StructureBlowShown&) { return Remark(); },
                   [](const field::CollateralShown&) { return Remark(); },
                   [](const field::CheckShown&) { return Remark(); }},
        step);
}

}  // namespace vallum::app
