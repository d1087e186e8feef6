// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_system.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/enum_set.h>
#include <vallum/core/json.h>
#include <vallum/core/quantity.h>
#include <vallum/core/sum.h>

namespace vallum {
namespace {

enum class Color { red, green, blue };
constexpr auto names(Color) { return std::array<std::string_view, 3>{"red", "green", "blue"}; }

struct Part {
    Du length;
    std::optional<int> count;

    static void fields(auto& it, auto& visit) { visit("length", it.length).optional("count", it.count); }
    bool operator==(const Part&) const = default;
};

struct Whole {
    Color color = Color::red;
    EnumSet<Color> colors;
    Heading heading;
    std::vector<Part> parts;
    int size = 8;
    std::string note;

    static void fields(auto& it, auto& visit) {
        visit("color", it.color)("parts", it.parts)
            .optional("colors", it.colors)
            .optional("heading", it.heading)
            .optional("a/b~c", it.size, 8)
            .optional("note", it.note);
    }
    bool operator==(const Whole&) const = default;
};

template <class T> FileError errorOf(std::string_view text) {
    const auto read = JsonReader::readText<T>(text, "a.json");
    return read ? FileError{} : read.error();
}
FileError error(std::string place, std::string found, std::string expected) {
    return {"a.json", std::move(place), std::move(found), std::move(expected)};
}
template <class T> T again(const T& value) {
    const auto read = JsonReader::readText<T>(JsonWriter::of(value).dump(2));
    EXPECT_TRUE(read) << (read ? "" : toText(read.error()));
    return read.value_or(T{});
}

TEST(Json, ReadOverAValueMissingKeysKeepItsParts) {
    Whole value{.color = Color::blue, .colors = {}, .heading = {}, .parts = {{Du(100), 1}, {Du(200), 2}}};
    value.size = 5;
    const auto json = parsedJson(R"({"parts": [{"count": 3}]})").value();
    const auto read = JsonReader::readOver(value, json);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->color, Color::blue) << "is always written";
    EXPECT_EQ(read->parts, (std::vector<Part>{{Du(100), 3}}));
    EXPECT_EQ(read->size, 8) << "is left out where it has its usual value";
}

TEST(Json, ReadsWhatItWrote) {
    const Whole value{.color = Color::blue,
                      .colors = {Color::blue, Color::red},
                      .heading = Heading(349.5_deg),
                      .parts = {{1.6_du, 3}, {-0.001_du, {}}},
                      .size = 9,
                      .note = "\"quoted\"\n"};
    EXPECT_EQ(again(value), value);
    EXPECT_EQ(again(Constant(value)), Constant(value));
    Sum sum;
    sum.add("MEL-14"_rule, 4);
    sum.add("MOD-03"_rule, -1);
    EXPECT_EQ(again(sum), sum);
    EXPECT_EQ(again(std::array{1, 2, 3}), (std::array{1, 2, 3}));
    EXPECT_EQ(again(toy::System::Answer(toy::Throw{2})), toy::System::Answer(toy::Throw{2}));
}

struct Tally {
    enum class Kind { number, all };
    Kind kind = Kind::number;
    int number = 0;
    bool operator==(const Tally&) const = default;
};
constexpr auto names(Tally::Kind) { return std::array<std::string_view, 2>{"number", "all"}; }
struct Spell {
    Tally count;
    int hit = 0;
    int damage = 0;
    int more = 0;
    int yetMore = 0;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)
            .pair("attack", it.hit, it.damage)
            .optionalPair("bonus", it.more, it.yetMore)
            .fixed("within", "influence")
            .fixed("most", nullptr);
    }
    bool operator==(const Spell&) const = default;
};

TEST(Json, AHundredLevelsAreEnough) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_TRUE(parsedJson(nested(100)));
    const auto deep = parsedJson(nested(40000), "a.json");
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().expected, "at most 100 levels");
}

TEST(Json, SpellsPairsCountsAndWhatIsFixed) {
    const Spell plain{{Tally::Kind::number, 3}, 1, 2, 0, 0};
    const Spell rich{{Tally::Kind::all, 0}, 1, 2, 0, -1};
    EXPECT_EQ(JsonWriter::of(plain).dump(), R"({"count":3,"attack":[1,2],"within":"influence","most":null})");
    EXPECT_EQ(JsonWriter::of(rich).dump(),
              R"({"count":"all","attack":[1,2],"bonus":[0,-1],"within":"influence","most":null})");
    EXPECT_EQ(again(plain), plain);
    EXPECT_EQ(again(rich), rich);
    EXPECT_EQ(errorOf<Spell>(R"({"count":0,"attack":[1,2],"within":"influence","most":null})"),
              error("/count", "0", "a number from 1 to 1000, or one of: all"));
    EXPECT_EQ(errorOf<Spell>(R"({"count":"number","attack":[1,2],"within":"influence","most":null})").place,
              "/count");
    EXPECT_EQ(errorOf<Spell>(R"({"count":1,"attack":[1],"within":"influence","most":null})"),
              error("/attack", "a list of 1", "a list of 2"));
    EXPECT_EQ(errorOf<Spell>(R"({"count":1,"attack":[1,2],"within":"sight","most":null})"),
              error("/within", "\"sight\"", "influence"));
    EXPECT_EQ(errorOf<Spell>(R"({"count":1,"attack":[1,2],"within":"influence","most":1})"),
              error("/most", "1", "null"));
    EXPECT_EQ(errorOf<Spell>(R"({"count":1,"attack":[1,2],"within":"influence"})"),
              error("/most", "nothing", "null"));
}

TEST(Json, LeavesOutWhatIsUsual) {
    EXPECT_EQ(JsonWriter::of(Whole{}).dump(), R"({"color":"red","parts":[]})");
    EXPECT_EQ(JsonReader::readText<Whole>(R"({"color":"red","parts":[]})").value(), Whole{});
}

TEST(Json, WritesNumbersAsPeopleDo) {
    EXPECT_EQ(JsonWriter::of(1.6_du).dump(), "1.6");
    EXPECT_EQ(JsonWriter::of(3_du).dump(), "3");
    EXPECT_EQ(JsonWriter::of(-0.001_du).dump(), "-0.001");
}

TEST(Json, ReadsEveryQuantityItCanWrite) {
    for (const std::int32_t raw : {0, 1, -1, 999, 123457, INT32_MAX, -INT32_MAX}) {
        EXPECT_EQ(again(Du(raw)), Du(raw));
    }
    for (std::int32_t raw = 0; raw < 36000; ++raw) ASSERT_EQ(again(Heading(raw)), Heading(raw));
}

TEST(Json, RefusesWhatIsNotKept) {
    EXPECT_EQ(errorOf<Du>("1.0001"), error("", "1.0001", "a multiple of 1/1000"));
    EXPECT_EQ(errorOf<Du>("2147484"), error("", "2147484", "a number from -2147483 to 2147483"));
    EXPECT_EQ(errorOf<Heading>("360"), error("", "360", "a number from 0, less than 360"));
    EXPECT_EQ(errorOf<Heading>("-1").found, "-1");
    EXPECT_EQ(errorOf<int>("2147483648").expected, "a whole number from -2147483648 to 2147483647");
    EXPECT_EQ(errorOf<int>("18446744073709551615").found, "18446744073709551615");
    EXPECT_EQ(errorOf<int>("1.0").found, "1.0");
    EXPECT_EQ(errorOf<std::uint8_t>("256").found, "256");
    EXPECT_EQ(errorOf<bool>("1"), error("", "1", "true or false"));
    EXPECT_EQ(errorOf<UnitId>("-2").found, "-2");
    EXPECT_EQ(errorOf<RuleId>(R"("MOV-1")").expected, "the name of a rule, like MOV-14");
    EXPECT_EQ((errorOf<std::array<int, 2>>("[1]")), error("", "a list of 1", "a list of 2"));
}

TEST(Json, NamesTheEnumerators) {
    EXPECT_EQ(errorOf<Color>(R"("pink")"), error("", R"("pink")", "one of: red, green, blue"));
    EXPECT_EQ(errorOf<EnumSet<Color>>(R"(["red", "red"])"), error("/1", R"("red")", "each name once"));
}

TEST(Json, NamesThePlace) {
    EXPECT_EQ(errorOf<Whole>(R"({"color": "red", "parts": [{"length": 1}, {"length": "x"}]})"),
              error("/parts/1/length", R"("x")", "a number from -2147483 to 2147483"));
    EXPECT_EQ(errorOf<Whole>(R"({"color": "red", "parts": [], "a/b~c": []})").place, "/a~1b~0c");
    EXPECT_EQ(errorOf<Whole>(R"({"parts": []})"), error("", "no such key", "a key 'color'"));
    EXPECT_EQ(errorOf<Part>(R"({"length": 1, "lenght": 2})"),
              error("/lenght", "2", "one of the keys length, count"));
    EXPECT_EQ(errorOf<Part>("[]"), error("", "a list of 0", "an object"));
}

TEST(Json, NamesTheKinds) {
    using Two = std::variant<toy::Throw, toy::Protest>;
    EXPECT_EQ(errorOf<Two>(R"({"kind": "dance"})"), error("/kind", R"("dance")", "one of: throw, protest"));
    EXPECT_EQ(errorOf<Two>("{}"), error("/kind", "nothing", "one of: throw, protest"));
    EXPECT_EQ(errorOf<toy::Throw>(R"({"kind": "protest", "dice": 1})"),
              error("/kind", R"("protest")", "'throw'"));
}

TEST(Json, BrokenTextIsPlacedByLineAndColumn) {
    const FileError broken = errorOf<Part>("{\n  \"length\": 1,\n  nonsense\n}");
    EXPECT_EQ(broken.place.substr(0, 7), "line 3,") << broken.place;
    EXPECT_EQ(errorOf<Part>("").found, "the end of the text");
    EXPECT_EQ(errorOf<Part>("{} {}").place.substr(0, 7), "line 1,");
    EXPECT_NE(errorOf<Part>("1e999").expected, "");
    EXPECT_NE(errorOf<Part>("\"\xff\"").expected, "");
}

/// The parser's own message may end in the middle of a character.
TEST(Json, BrokenTextIsToldInPlainLettersHoweverItIsSpelled) {
    for (const std::string number : {"-", "1e", "1.", "5", "tr"}) {
        const auto error = parsedJson("[" + number + "\xc3\xa9]").error();
        for (const std::string& part : {error.place, error.found, error.expected}) {
            EXPECT_TRUE(std::ranges::all_of(part, [](char it) { return it >= ' ' && it <= '~'; })) << number;
        }
    }
    EXPECT_EQ(parsedJson("[-\xc3\xa9]").error().expected, "digit after '-'");
    EXPECT_EQ(parsedJson("{\"x\" 5}").error().expected, "':'");
}

TEST(Json, RefusesTheSameKeyTwice) {
    EXPECT_EQ(errorOf<Whole>(R"({"color": "red", "parts": [{}, {"length": 1, "length": 2}]})"),
              error("/parts/1/length", "the same key again", "each key once"));
}

TEST(Json, KeepsTheDocumentInOrder) {
    const std::string text = R"({"b":[1,[2,{"c":null}],"x"],"a":{"d":true,"e":1.5},"f":-3})";
    EXPECT_EQ(parsedJson(text)->dump(), text);
}

TEST(Json, SaysItInOneLine) {
    EXPECT_EQ(toText(errorOf<Du>("\"x\"")),
              "a.json, at the top: found \"x\", expected a number from -2147483 to 2147483");
}

}  // namespace
}  // namespace vallum
