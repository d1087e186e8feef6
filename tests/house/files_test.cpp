// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/tokens.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/json.h>

namespace vallum::house {
namespace {

std::vector<std::filesystem::path> sources(const std::vector<std::string>& folders,
                                           const std::vector<std::string>& endings) {
    std::vector<std::filesystem::path> all;
    for (const std::string& folder : folders) {
        std::ranges::copy(filesUnder(folder, endings), std::back_inserter(all));
    }
    return all;
}

TEST(House, EveryFileNamesItsLicenseFirst) {
    for (const auto& file : sources({"include", "src", "tests"}, {".h", ".cpp"})) {
        EXPECT_TRUE(textOf(file).starts_with("// SPDX-License-Identifier: GPL-3.0-or-later\n")) << file;
    }
}

TEST(House, EveryHeaderGuardsItselfNext) {
    for (const auto& file : sources({"include", "src", "tests"}, {".h"})) {
        const std::string text = textOf(file);
        EXPECT_TRUE(text.substr(text.find('\n') + 1).starts_with("#pragma once\n")) << file;
    }
}

/// The sentences in quotes, each with whether it is that of a phrase in the context of files. Literals in a
/// row are one.
std::vector<std::pair<std::string, bool>> sentencesIn(const Tokens& tokens) {
    std::vector<std::pair<std::string, bool>> sentences;
    const auto isText = [&](std::size_t at) { return at < tokens.size() && tokens[at].text.front() == '"'; };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!isText(at)) continue;
        const bool isPhrase = at >= 4 && tokens[at - 4].is("phrase") && tokens[at - 2].is("\"Files\"");
        std::string text;
        for (; isText(at); ++at) text += tokens[at].text.substr(1, tokens[at].text.size() - 2);
        if (text.find(' ') != std::string::npos) sentences.emplace_back(text, isPhrase);
    }
    return sentences;
}

/// Players read what is wrong in a hex scenario, so every sentence about it can be translated; one with gaps
/// is also known to the function that recognizes it.
TEST(House, ErrorsInHexFilesCanBeTranslated) {
    const std::string known = textOf(root / "src/core/file_words.cpp");
    std::size_t phrases = 0;
    for (const auto& file : filesUnder("src/hex/files", {".h", ".cpp"})) {
        for (const auto& [text, isPhrase] : sentencesIn(tokensOf(textOf(file)))) {
            EXPECT_TRUE(isPhrase) << file << ": " << text;
            ++phrases;
            if (text.find('%') == std::string::npos) continue;
            EXPECT_NE(known.find('"' + text + '"'), std::string::npos) << file << ": " << text;
        }
    }
    EXPECT_GT(phrases, 30U);
}

TEST(House, NoFileIsABag) {
    for (const auto& file : sources({"include", "src"}, {".h", ".cpp"})) {
        EXPECT_LT(std::ranges::count(textOf(file), '\n'), 600) << file << ": split it by idea";
    }
}

/// An unlisted source is never compiled, and a test in it never fails.
TEST(House, EverySourceIsListed) {
    for (const auto& file : sources({"src", "tests"}, {".cpp"})) {
        bool listed = false;
        for (auto folder = file.parent_path(); folder != root && !listed; folder = folder.parent_path()) {
            std::istringstream words(textOf(folder / "CMakeLists.txt"));
            const std::string name = std::filesystem::relative(file, folder).string();
            for (std::string word; words >> word;) listed = listed || word == name || word == name + ")";
        }
        EXPECT_TRUE(listed) << file << " is in no CMakeLists.txt";
    }
}

TEST(House, EveryShippedJsonFileSaysWhatItIs) {
    const auto files = sources({"resources", "scenarios"}, {".json"});
    EXPECT_GT(files.size(), 40U);
    for (const auto& file : files) {
        const auto json = parsedJson(textOf(file), file.string());
        ASSERT_TRUE(json) << toText(json.error());
        ASSERT_TRUE(json->is_object() && json->size() > 2) << file;
        const auto first = json->items().begin();
        EXPECT_EQ(first.key(), "format") << file;
        EXPECT_EQ(std::next(json->begin(), 1).key(), "version") << file;
        EXPECT_TRUE(json->begin()->is_string() && std::next(json->begin(), 1)->is_number_integer()) << file;
    }
}

/// The formats document is where scripts and other programs learn about them.
TEST(House, TheFormatsNameEveryQuestionAndAnswer) {
    const std::string formats = textOf(root / "docs/formats.md");
    const std::vector<std::filesystem::path> headers{root / "include/vallum/core/chance.h",
                                                     root / "include/vallum/field/answers.h",
                                                     root / "include/vallum/field/questions.h"};
    const auto kinds = foundIn(headers, R"re(std::string_view kind = "(\w+)")re");
    EXPECT_GT(kinds.size(), 60U);
    for (const auto& [file, kind] : kinds) {
        EXPECT_NE(formats.find('`' + kind + '`'), std::string::npos) << kind << " of " << file;
    }
}

}  // namespace
}  // namespace vallum::house
