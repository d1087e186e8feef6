// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"

#include "support/edited.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

const std::string roster = "resources/data/armies/romans-republic.json";
const std::string generals = "resources/data/generals.json";
const std::string deck = "resources/data/deck.json";
const std::string preset = "resources/data/preset-armies/romans-republic-1000.json";

FileError rosterError(const std::string& place, const Json& value) {
    return rosterFrom(edited(shippedText(roster), place, value), "romans-republic.json").error();
}
FileError generalsError(const std::string& place, const Json& value) {
    return generalsFrom(edited(shippedText(generals), place, value), "generals.json").error();
}
FileError deckError(const std::string& place, const Json& value) {
    return deckFrom(edited(shippedText(deck), place, value), "deck.json").error();
}
FileError presetError(const std::string& place, const Json& value) {
    return presetFrom(edited(shippedText(preset), place, value), library(), "romans-republic-1000.json")
        .error();
}

TEST(Library, HoldsAllThatIsShipped) {
    EXPECT_EQ(library().rosters.size(), 15U);
    EXPECT_EQ(library().generals.size(), 60U);
    EXPECT_EQ(library().deck.cards.size(), 52U);
    EXPECT_EQ(library().deck.orders.size(), 25U);
    EXPECT_EQ(library().deck.events.size(), 24U);
    EXPECT_EQ(library().presets.size(), 30U);
    int types = 0;
    for (const Roster& it : library().rosters) types += static_cast<int>(it.units.size());
    EXPECT_EQ(types, 127);
    int cards = 0;
    for (const Deck::Card& it : library().deck.cards) cards += it.count;
    EXPECT_EQ(cards, 72);
}

TEST(Library, FindsThingsByTheirIds) {
    EXPECT_EQ(library().unit("principes")->value, 120);
    EXPECT_EQ(library().rosterOf("principes")->id, "romans-republic");
    EXPECT_EQ(library().general("trajan")->pointsModifier, 30);
    EXPECT_EQ(library().roster("celts")->id, "celts");
    EXPECT_EQ(library().unit("princeps"), nullptr);
    EXPECT_EQ(library().rosterOf("princeps"), nullptr);
    EXPECT_EQ(library().general("nobody"), nullptr);
    EXPECT_EQ(library().roster("nobody"), nullptr);
    EXPECT_EQ(library().deck.card("nothing"), nullptr);
}

TEST(Library, ReadsAUnitWhole) {
    const UnitType& velites = *library().unit("velites");
    EXPECT_EQ(velites.attack, (Attack{2, 2}));
    EXPECT_EQ(velites.ranged, (Ranged{3, 1_du, Missile::javelin}));
    EXPECT_EQ(velites.defense, (Defense{6, 4}));
    EXPECT_EQ(velites.movement, 3_mp);
    EXPECT_EQ(velites.abilities, (EnumSet{Ability::javelins, Ability::skirmishers}));
    EXPECT_EQ(library().unit("triarii")->formations,
              (EnumSet{Formation::phalanx, Formation::square, Formation::wallOfShields}));
}

TEST(Library, ReadsOrdersWhole) {
    const auto order = [](const std::string& id) {
        return std::ranges::find(library().deck.orders, id, &Order::id)->effect;
    };
    EXPECT_EQ(order("line").activate->chain, 1_du);
    EXPECT_EQ(order("line").activate->filter, UnitFilter::notEngaged);
    EXPECT_EQ(order("horse").activate->count.kind, UnitCount::Kind::all);
    EXPECT_EQ(order("signal").activate->count.kind, UnitCount::Kind::leadership);
    EXPECT_EQ(order("signal").activate->countWithoutGeneral, 3);
    EXPECT_TRUE(order("follow-me").activate->needsGeneral);
    EXPECT_EQ(order("fall-back").activate->moves, MovesLeft::backwardOnly);
    EXPECT_FALSE(order("fall-back").activate->mayShoot);
    EXPECT_EQ(order("charge").activate->chargeBonus, 1_du);
    EXPECT_EQ(order("quick-step").boost->movement, 1_mp);
    EXPECT_EQ(order("stampede").stampede, (StampedeEffect{4_du, -2}));
    EXPECT_EQ(order("officers-call").draw,
              (DrawEffect{{DrawCount::Kind::toLeadership, 0}, DrawWhen::endOfTurn, true}));
    EXPECT_EQ(order("new-officers").draw, (DrawEffect{{DrawCount::Kind::number, 1}, DrawWhen::now, false}));
    EXPECT_EQ(order("new-officers").newOfficers->count, 1);
    EXPECT_EQ(order("scouts").takeCard->count, 1);
    EXPECT_TRUE(order("new-command-post").moveGeneral);
    EXPECT_EQ(order("rally").rally->count, 1);
    EXPECT_EQ(order("restore-order").restoreOrder->modifier, 1);
    EXPECT_EQ(order("tend").heal, (HealEffect{2, 1, 1, UnitFilter::notEngaged}));
    EXPECT_EQ(order("reinforce-unit").heal, (HealEffect{1, 2, 1, UnitFilter::any}));
}

TEST(Library, ReadsEventsWhole) {
    const auto event = [](const std::string& id) {
        return *std::ranges::find(library().deck.events, id, &Event::id);
    };
    EXPECT_EQ(event("throw-javelins").effect.throwJavelins, (ThrowJavelinsEffect{4, 2, {1, 1}}));
    EXPECT_TRUE(event("throw-javelins").onlyAfterCharge);
    EXPECT_EQ(event("resist").effect.own->defense, (Defense{1, 1}));
    EXPECT_EQ(event("resist").effect.own->morale, 2);
    EXPECT_EQ(event("true-aim").effect.shooter->attack, (Attack{1, 1}));
    EXPECT_EQ(event("cry-of-panic").effect.enemy->morale, -2);
    EXPECT_TRUE(event("cry-of-panic").effect.enemy->mustCheck);
    EXPECT_EQ(event("hero").effect.own->marker, LastingMarker::hero);
    EXPECT_EQ(event("blinding-dust").effect.cancel, Cancel::combat);
    EXPECT_EQ(event("the-wind-changes").effect.retarget->within, 1_du);
    EXPECT_EQ(event("general-struck").effect.enemy->woundGeneralOn, 5);
    EXPECT_TRUE(event("general-struck").requirement.enemyGeneral);
    EXPECT_EQ(event("spears-braced").requirement.ownAbility, (EnumSet{Ability::spearmen, Ability::sarissas}));
    EXPECT_EQ(event("contrary-omens").icons, (EnumSet{EventIcon::sword, EventIcon::shield, EventIcon::bow}));
}

TEST(SET03, EveryArmyOfTheListCanBeChosen) {
    for (const std::string id : {"romans-republic", "carthaginians", "mercenaries", "athenians", "spartans",
                                 "persians", "greeks", "macedonians", "romans-imperial", "roman-auxiliaries",
                                 "celts", "dacians", "germans", "parthians", "sarmatians"}) {
        EXPECT_NE(library().roster(id), nullptr) << id;
    }
}

TEST(SET06, OnlyMercenariesMayBeMixedIn) {
    const Roster& romans = *library().roster("romans-republic");
    EXPECT_TRUE(mayRecruit(romans, romans));
    EXPECT_TRUE(mayRecruit(romans, *library().roster("mercenaries")));
    EXPECT_FALSE(mayRecruit(romans, *library().roster("carthaginians")));
    EXPECT_FALSE(mayRecruit(romans, *library().roster("roman-auxiliaries")));
    EXPECT_FALSE(mayRecruit(*library().roster("mercenaries"), romans));
}

TEST(SET07, EveryArmyHasPresetsForBothSizes) {
    for (const int limit : {1000, 1800}) {
        const auto ofSize = std::ranges::count(library().presets, limit, &PresetArmy::limit);
        EXPECT_EQ(ofSize, 15) << limit;
    }
}

TEST(Files, ARosterErrorNamesFilePlaceFoundAndExpected) {
    const std::string file = "romans-republic.json";
    EXPECT_EQ(rosterError("/format", "vallum-deck"),
              (FileError{file, "/format", "\"vallum-deck\"", "\"vallum-roster\""}));
    EXPECT_EQ(rosterError("/version", 2),
              (FileError{file, "/version", "2", "at most 1; a newer Vallum wrote this file"}));
    EXPECT_EQ(rosterError("/id", "celts"),
              (FileError{file, "/id", "\"celts\"", "\"romans-republic\", as the file is named"}));
    EXPECT_EQ(rosterError("/color", "red"), (FileError{file, "/color", "\"red\"", "a color like #8e1f1f"}));
    EXPECT_EQ(rosterError("/units/1/id", "hastati"),
              (FileError{file, "/units/1/id", "\"hastati\"", "each id once"}));
    EXPECT_EQ(rosterError("/units/0/health", 0), (FileError{file, "/units/0/health", "0", "from 1 to 1000"}));
    EXPECT_EQ(rosterError("/units/0/movement", 0),
              (FileError{file, "/units/0/movement", "0", "more than 0, at most 100"}));
    EXPECT_EQ(rosterError("/units/3/ranged/range", 0),
              (FileError{file, "/units/3/ranged/range", "0", "more than 0, at most 100"}));
    EXPECT_EQ(rosterError("/units/0/mounted", true),
              (FileError{file, "/units/0/mounted", "true", "what the class infantry is"}));
    EXPECT_EQ(rosterError("/units/4/animals", false),
              (FileError{file, "/units/4/animals", "false", "true, because the unit is mounted"}));
    EXPECT_EQ(rosterError("/units/0/supportedBy", Json::array({"triarii"})),
              (FileError{file, "/units/0/supportedBy", "a list of 1",
                         "an empty list, because the unit is not complementary"}));
    EXPECT_EQ(rosterError("/units/0/abilities/0", "flying").place, "/units/0/abilities/0");
    EXPECT_EQ(rosterError("/units/0/speed", 3).place, "/units/0/speed");
}

TEST(Files, ASupportingUnitIsACompanionOfTheSameRoster) {
    const std::string text = shippedText("resources/data/armies/spartans.json");
    const Json json = *parsedJson(text);
    std::size_t spartiates = 0;
    while (json["units"][spartiates]["id"] != "spartiatai") ++spartiates;
    const std::string place = "/units/" + std::to_string(spartiates) + "/supportedBy/0";
    EXPECT_EQ(rosterFrom(edited(text, place, "principes"), "spartans.json").error(),
              (FileError{"spartans.json", place, "\"principes\"",
                         "the id of a complementary unit of this roster"}));
}

TEST(Files, AGeneralHasNumbersInTheirRanges) {
    EXPECT_EQ(generalsError("/generals/1/id", "standard-general"),
              (FileError{"generals.json", "/generals/1/id", "\"standard-general\"", "each id once"}));
    EXPECT_EQ(generalsError("/generals/1/leadership", 0),
              (FileError{"generals.json", "/generals/1/leadership", "0", "from 1 to 20"}));
    EXPECT_EQ(generalsError("/generals/1/influence", -1),
              (FileError{"generals.json", "/generals/1/influence", "-1", "0 or more"}));
}

TEST(GEN08, AnAbilityNamesOnlyEffectsThatTheRulesKnow) {
    const std::string place = "/generals/1/ability/effect";
    EXPECT_EQ(generalsError(place + "/luck", true),
              (FileError{"generals.json", place + "/luck", "true",
                         "one of the keys alwaysActive, drawAfterOrders, activateBonus, rerollMorale, "
                         "handEvents, replaceRandomEvent, redeploy, chargeAttack, marchBonus, recoverBonus, "
                         "rangedAttack, rerollLeadershipCheck"}));
    EXPECT_EQ(generalsError(place + "/activateBonus/range", 3).place, place + "/activateBonus/range");
    EXPECT_EQ(generalsError(place + "/activateBonus/within", "sight"),
              (FileError{"generals.json", place + "/activateBonus/within", "\"sight\"", "influence"}));
    EXPECT_EQ(generalsError(place, {{"marchBonus", {{"movementPoints", 1}}}}),
              (FileError{"generals.json", place + "/marchBonus/within", "nothing", "influence"}));
    EXPECT_EQ(generalsError(place, {{"redeploy", {{"when", "after-reveal"}}}}),
              (FileError{"generals.json", place + "/redeploy", "no such key", "a key 'units'"}));
    EXPECT_EQ(generalsError(place, {{"chargeAttack",
                                     {{"filter", "chariots"}, {"attack", {1, 0}}, {"within", "influence"}}}}),
              (FileError{"generals.json", place + "/chargeAttack/filter", "\"chariots\"",
                         "one of: infantry, mounted"}));
    EXPECT_EQ(generalsError(place, {{"rangedAttack", {{"attack", {1}}, {"within", "influence"}}}}),
              (FileError{"generals.json", place + "/rangedAttack/attack", "a list of 1", "a list of 2"}));
}

TEST(GEN08, EveryAbilityDoesSomethingAndOfItsOwn) {
    const std::string place = "/generals/1/ability";
    EXPECT_EQ(generalsError(place + "/effect", Json::object()),
              (FileError{"generals.json", place + "/effect", "no effect", "at least one effect"}));
    EXPECT_EQ(generalsError("/generals/0/ability/effect", {{"drawAfterOrders", {{"count", 2}}}}),
              (FileError{"generals.json", "/generals/0/ability/effect", "an effect",
                         "no effect, because the id is \"none\""}));
    EXPECT_EQ(generalsError(place + "/effect/activateBonus/units", 0),
              (FileError{"generals.json", place + "/effect/activateBonus/units", "0", "from 1 to 100"}));
    const FileError other = generalsError(place + "/effect/activateBonus/units", 2);
    EXPECT_EQ(other.found, "another \"swift-orders\"");
    EXPECT_EQ(other.expected, "the same \"swift-orders\" as on the cards before");
}

TEST(GEN08, AbilitiesAreReadWithTheirNumbers) {
    const auto effect = [](const std::string& id) { return shippedAbility(id).effect; };
    EXPECT_EQ(effect("none"), AbilityEffect{});
    EXPECT_EQ(effect("always-active"), AbilityEffect{.alwaysActive = AlwaysActiveEffect{}});
    EXPECT_EQ(effect("careful-planner"), AbilityEffect{.drawAfterOrders = DrawAfterOrdersEffect{2}});
    EXPECT_EQ(effect("swift-orders"), (AbilityEffect{.activateBonus = ActivateBonusEffect{1, 1}}));
    EXPECT_EQ(effect("steadying-presence"), AbilityEffect{.rerollMorale = RerollMoraleEffect{1}});
    EXPECT_EQ(effect("ready-for-all"), AbilityEffect{.handEvents = HandEventsEffect{2}});
    EXPECT_EQ(effect("reader-of-omens"), AbilityEffect{.replaceRandomEvent = ReplaceRandomEventEffect{1}});
    EXPECT_EQ(effect("hidden-deployment"), AbilityEffect{.redeploy = RedeployEffect{3}});
    EXPECT_EQ(effect("leads-the-horse"),
              (AbilityEffect{.chargeAttack = ChargeAttackEffect{Arm::mounted, {1, 0}}}));
    EXPECT_EQ(effect("leads-the-foot"),
              (AbilityEffect{.chargeAttack = ChargeAttackEffect{Arm::infantry, {1, 0}}}));
    EXPECT_EQ(effect("hard-marcher"), AbilityEffect{.marchBonus = MarchBonusEffect{1_mp}});
    EXPECT_EQ(effect("rallies-the-broken"), AbilityEffect{.recoverBonus = RecoverBonusEffect{2}});
    EXPECT_EQ(effect("master-of-missiles"), (AbilityEffect{.rangedAttack = RangedAttackEffect{{1, 0}}}));
    EXPECT_EQ(effect("unshaken"), AbilityEffect{.rerollLeadershipCheck = RerollLeadershipEffect{1}});
    EXPECT_EQ(JsonReader::read<GeneralCard>(JsonWriter::of(*library().general("trajan"))).value(),
              *library().general("trajan"));
}

TEST(Files, ComplementaryUnitsMakePairs) {
    std::vector<std::string> pairs;
    for (const Roster& army : library().rosters) {
        for (const UnitType& unit : army.units) {
            for (const std::string& support : unit.supportedBy) pairs.push_back(unit.id + " on " + support);
        }
    }
    EXPECT_EQ(pairs, (std::vector<std::string>{"tencteri on pedites-velocissimi", "sparabara on thanuvaniya",
                                               "spartiatai on heilotes"}));
    EXPECT_EQ(rosterError("/units/0/abilities", Json::array({"complementary"})),
              (FileError{"romans-republic.json", "/units/0/abilities", "complementary",
                         "a unit of this roster to make a pair with"}));
}

/// Something that a unit could never use is an error in the data.
TEST(Library, AbilitiesAndFormationsFitTheirUnits) {
    const EnumSet<Formation> ofFoot{Formation::phalanx, Formation::square, Formation::wallOfShields};
    const EnumSet<Formation> ofHorse{Formation::arrowhead, Formation::diamond};
    for (const Roster& army : library().rosters) {
        for (const UnitType& unit : army.units) {
            for (const Formation it : unit.formations.all()) {
                EXPECT_FALSE((unit.mounted ? ofFoot : ofHorse).has(it)) << unit.id;
            }
            EXPECT_TRUE(!unit.has(Ability::accuracy) || unit.ranged) << unit.id;
            EXPECT_TRUE(!unit.has(Ability::skirmishers) || unit.ranged) << unit.id;
            EXPECT_TRUE(!unit.has(Ability::sarissas) || unit.formations.has(Formation::phalanx)) << unit.id;
            EXPECT_TRUE(unit.unitClass != UnitClass::artillery || unit.ranged) << unit.id;
            EXPECT_TRUE(unit.unitClass != UnitClass::elephants || unit.has(Ability::fear)) << unit.id;
        }
    }
}

TEST(GEO25, TileSizesFitIntoOneAnother) {
    const std::string sizes = "resources/data/tile-sizes.json";
    EXPECT_EQ(tileSizesFrom(shippedText(sizes), "tile-sizes.json").value(), geometry::standardTileSizes());
    const auto error = [&](const std::string& place, const Json& value) {
        return tileSizesFrom(edited(shippedText(sizes), place, value), "tile-sizes.json").error();
    };
    EXPECT_EQ(error("/sizes/wall/depth", 0),
              (FileError{"tile-sizes.json", "/sizes/wall/depth", "0", "more than 0"}));
    EXPECT_EQ(error("/sizes/bridgeLength", -1),
              (FileError{"tile-sizes.json", "/sizes/bridgeLength", "-1", "more than 0"}));
    EXPECT_EQ(error("/sizes/door", 1.7),
              (FileError{"tile-sizes.json", "/sizes/door", "1.7", "at most the width of the wall"}));
    EXPECT_EQ(error("/sizes/smallestArea", 5).expected, "at most the largest area");
    EXPECT_EQ(error("/sizes/moat", 1).place, "/sizes/moat");
    EXPECT_EQ(error("/format", "vallum-deck").place, "/format");
}

TEST(Files, ADeckIsWholeAndSaysTheSameOfAHalfEverywhere) {
    const std::string file = "deck.json";
    EXPECT_EQ(deckError("/size", 71), (FileError{file, "/size", "71", "72, the sum of all counts"}));
    EXPECT_EQ(deckError("/cards/0/id", "a"),
              (FileError{file, "/cards/0/id", "\"a\"", "\"skirmish--throw-javelins\""}));
    EXPECT_EQ(deckError("/cards/1/order/text", "Other words."),
              (FileError{file, "/cards/1/order", "another \"skirmish\"",
                         "the same \"skirmish\" as on the cards before"}));
    EXPECT_EQ(deckError("/cards/0/count", 0), (FileError{file, "/cards/0/count", "0", "from 1 to 1000"}));
    EXPECT_EQ(deckError("/cards/0/order/effect", Json::object()),
              (FileError{file, "/cards/0/order/effect", "no effect", "at least one effect"}));
    EXPECT_EQ(deckError("/cards/0/event/effect", Json::object()),
              (FileError{file, "/cards/0/event/effect", "no effect", "at least one effect"}));
    EXPECT_EQ(deckError("/cards/0/event/icons", Json::array()),
              (FileError{file, "/cards/0/event/icons", "a list of 0", "at least one icon"}));
}

TEST(Files, ADeckNamesOnlyEffectsThatTheRulesKnow) {
    EXPECT_EQ(deckError("/cards/0/order/effect/teleport", 1).place, "/cards/0/order/effect/teleport");
    EXPECT_EQ(deckError("/cards/0/order/effect/activate/speed", 1).place,
              "/cards/0/order/effect/activate/speed");
    EXPECT_EQ(deckError("/cards/0/order/effect/activate/count", "some"),
              (FileError{"deck.json", "/cards/0/order/effect/activate/count", "\"some\"",
                         "a number from 1 to 1000, or one of: leadership, half, all"}));
    EXPECT_EQ(deckError("/cards/0/order/effect/activate/count", 0).found, "0");
    EXPECT_EQ(deckError("/cards/0/order/effect/activate/count", "number").found, "\"number\"");
    EXPECT_EQ(deckError("/cards/0/order/effect/moveGeneral", {{"to", "own-not-fleeing"}, {"maxDu", 3}}),
              (FileError{"deck.json", "/cards/0/order/effect/moveGeneral/maxDu", "3", "null"}));
    EXPECT_EQ(deckError("/cards/0/event/effect/luck", 1).place, "/cards/0/event/effect/luck");
    EXPECT_EQ(
        deckError("/cards/0/order/effect/boost",
                  {{"movementPoints", 1}, {"with", "anything"}, {"mayCharge", true}}),
        (FileError{"deck.json", "/cards/0/order/effect/boost/with", "\"anything\"", "activation-order"}));
    EXPECT_EQ(deckError("/cards/0/order/effect/draw", {{"count", "to-leadership"}, {"when", "now"}}),
              (FileError{"deck.json", "/cards/0/order/effect/draw", "now",
                         "a number now, or to-leadership at the end-of-turn instead of the normal draw"}));
}

TEST(Files, APresetArmyAddsUp) {
    const std::string file = "romans-republic-1000.json";
    EXPECT_EQ(presetError("/army", "goths"), (FileError{file, "/army", "\"goths\"", "the id of an army"}));
    EXPECT_EQ(presetError("/general", "hannibal"),
              (FileError{file, "/general", "\"hannibal\"", "the id of a general of \"romans-republic\""}));
    EXPECT_EQ(
        presetError("/units/0/army", "carthaginians"),
        (FileError{file, "/units/0/army", "\"carthaginians\"", "\"romans-republic\" or \"mercenaries\""}));
    EXPECT_EQ(presetError("/units/0/id", "libyes"),
              (FileError{file, "/units/0/id", "\"libyes\"", "the id of a unit of \"romans-republic\""}));
    EXPECT_EQ(presetError("/units/0/count", 7), (FileError{file, "/units/0/count", "7", "from 1 to 6"}));
    EXPECT_EQ(presetError("/units/0/value", 50), (FileError{file, "/units/0/value", "50", "60"}));
    EXPECT_EQ(presetError("/units/0/sum", 100), (FileError{file, "/units/0/sum", "100", "120"}));
    EXPECT_EQ(presetError("/unitCount", 12), (FileError{file, "/unitCount", "12", "11"}));
    EXPECT_EQ(presetError("/unitsSum", 850), (FileError{file, "/unitsSum", "850", "855"}));
    EXPECT_EQ(presetError("/pointsModifier", 10), (FileError{file, "/pointsModifier", "10", "15"}));
    EXPECT_EQ(presetError("/generalPoints", 128), (FileError{file, "/generalPoints", "128", "128.25"}));
    EXPECT_EQ(presetError("/total", 983), (FileError{file, "/total", "983", "983.25"}));
    EXPECT_EQ(presetError("/limit", 983), (FileError{file, "/total", "983.25", "at most 983 (SET-08)"}));
}

/// SET-08, SET-09, SET-18 and SET-19 apply in a free battle.
TEST(SET08, EveryPresetArmyMayFightAFreeBattle) {
    Json free = *parsedJson(shippedText("scenarios/open-field.json"));
    for (const PresetArmy& army : library().presets) {
        free["table"]["width"] = army.limit > 1000 ? 30 : 22;
        for (Json& side : free["sides"]) {
            side["army"] = army.army;
            side["general"] = army.general;
            side["pointLimit"] = army.limit;
            side["units"] = Json::array();
            for (const PresetArmy::Units& units : army.units) {
                side["units"].push_back({{"id", units.id}, {"count", units.count}});
            }
        }
        const auto read = scenarioFrom(free.dump(), library(), army.id);
        ASSERT_TRUE(read) << toText(read.error());
        EXPECT_TRUE(read->warnings.empty()) << army.id;
    }
}

TEST(Files, AFileThatIsNoneIsRefused) {
    EXPECT_EQ(rosterFrom("", "a.json").error().file, "a.json");
    EXPECT_EQ(rosterFrom("[]", "a.json").error(), (FileError{"a.json", "", "a list of 0", "an object"}));
    EXPECT_EQ(rosterFrom("{}", "a.json").error(),
              (FileError{"a.json", "/format", "nothing", "\"vallum-roster\""}));
    EXPECT_EQ(loadLibrary("/nowhere").error().file, "/nowhere/data/armies");
}

TEST(Resources, AreWhereTheEnvironmentSays) {
    EXPECT_TRUE(resourceDirectory());
    setenv("VALLUM_RESOURCES", resources().c_str(), 1);
    EXPECT_EQ(resourceDirectory().value(), resources());
    setenv("VALLUM_RESOURCES", "/nowhere", 1);
    EXPECT_EQ(resourceDirectory().error().file, "/nowhere");
    unsetenv("VALLUM_RESOURCES");
}

}  // namespace
}  // namespace vallum::field
