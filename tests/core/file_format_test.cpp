// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vallum/core/file_format.h>

namespace vallum {
namespace {

struct Camp {
    std::string name;
    int tents = 0;

    static void fields(auto& it, auto& visit) { visit("name", it.name)("tents", it.tents); }
    bool operator==(const Camp&) const = default;
};

/// Version 1 used "title" for the name; version 2 did not count tents.
const FileFormat camps{"vallum-camp",
                       {[](Json json) {
                            json["name"] = json["title"];
                            json.erase("title");
                            return json;
                        },
                        [](Json json) {
                            json["tents"] = 10;
                            return json;
                        }}};

Expected<Camp, FileError> read(const std::string& text) { return readDocument<Camp>(camps, text, "c.json"); }

TEST(FileFormat, EveryOlderVersionIsReadAsTheNewest) {
    const Camp camp{"Inchtuthil", 10};
    EXPECT_EQ(read(R"({"format": "vallum-camp", "version": 1, "title": "Inchtuthil"})"), camp);
    EXPECT_EQ(read(R"({"format": "vallum-camp", "version": 2, "name": "Inchtuthil"})"), camp);
    EXPECT_EQ(read(R"({"format": "vallum-camp", "version": 3, "name": "Inchtuthil", "tents": 10})"), camp);
}

TEST(FileFormat, ANewerVersionIsRefused) {
    EXPECT_EQ(read(R"({"format": "vallum-camp", "version": 4})").error(),
              (FileError{"c.json", "/version", "4", "at most 3; a newer Vallum wrote this file"}));
}

TEST(FileFormat, AnotherFormatIsRefused) {
    EXPECT_EQ(read(R"({"format": "vallum-fort", "version": 1})").error(),
              (FileError{"c.json", "/format", "\"vallum-fort\"", "\"vallum-camp\""}));
    EXPECT_EQ(read(R"({"version": 1})").error(),
              (FileError{"c.json", "/format", "nothing", "\"vallum-camp\""}));
    EXPECT_EQ(read("3").error(), (FileError{"c.json", "", "3", "an object"}));
}

TEST(FileFormat, AVersionIsANumberFromOne) {
    for (const std::string version : {"0", "-1", "1.5", "\"1\"", "null"}) {
        EXPECT_EQ(read(R"({"format": "vallum-camp", "version": )" + version + "}").error(),
                  (FileError{"c.json", "/version", version, "a whole number from 1"}));
    }
    EXPECT_EQ(read(R"({"format": "vallum-camp"})").error(),
              (FileError{"c.json", "/version", "nothing", "a whole number from 1"}));
}

TEST(FileFormat, WhatIsNoObjectAtAllIsNoFileOfOurs) {
    for (const std::string text : {"hello", "", " \n", "\x89PNG", "[1"}) {
        EXPECT_EQ(parsedDocument(text, "f").error().expected,
                  "a Vallum battle or data file, and this is neither")
            << text;
        EXPECT_TRUE(isNoVallumFile(parsedDocument(text, "f").error())) << text;
    }
    EXPECT_EQ(parsedDocument("{\"x\" 5}", "f").error().expected, "':'");
    EXPECT_FALSE(isNoVallumFile(parsedDocument("{\"x\" 5}", "f").error())) << "it may be one, but damaged";
}

TEST(FileFormat, ATornFileNamesItInItsHead) {
    const std::string text = "{\n  \"format\": \"vallum-battle\",\n  \"version\": 2,\n  \"ta";
    EXPECT_EQ(formatOf(text), "") << "it is no JSON";
    EXPECT_EQ(formatInHead(text), "vallum-battle");
    EXPECT_EQ(formatInHead(text.substr(0, 20)), "vallu") << "no system has such a name";
    EXPECT_EQ(formatInHead(""), "");
    EXPECT_EQ(formatInHead("{}"), "");
    EXPECT_EQ(formatInHead(std::string(300, ' ') + text), "") << "it stands first in what Vallum writes";
}

}  // namespace
}  // namespace vallum
