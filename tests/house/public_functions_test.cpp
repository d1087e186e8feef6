// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/sources.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

/// Nothing is in the libraries for its tests alone: a public function is called by something that a player
/// meets, or it goes.
namespace vallum::house {
namespace {

using Names = std::set<std::string>;

/// How often each word stands in the code of the program, tests left out.
std::map<std::string, int> countWords() {
    static const std::regex word(R"re(\b[A-Za-z_]\w*\b)re");
    std::map<std::string, int> words;
    for (const std::string folder : {"include", "src"}) {
        for (const auto& file : filesUnder(folder, {".h", ".cpp"})) {
            const std::string code = withoutComments(textOf(file));
            for (std::sregex_iterator it(code.begin(), code.end(), word), end; it != end; ++it)
                ++words[it->str()];
        }
    }
    return words;
}

/// Those that a header declares at the beginning of a line, and how often each stands in the code if nobody
/// calls it: once for every declaration, and once more where it is defined elsewhere.
std::map<std::string, int> declaredIn(const std::string& code) {
    static const std::regex declaration(
        R"re((?:^|\n)(?!return|using|else|if|struct|class|enum|template|inline constexpr)[A-Za-z_][\w:<>,&* ]*[ &*](\w+)\([^;{]*([;{]))re");
    std::map<std::string, int> declared;
    for (std::sregex_iterator it(code.begin(), code.end(), declaration), end; it != end; ++it) {
        declared[(*it)[1].str()] += (*it)[2].str() == ";" ? 2 : 1;
    }
    return declared;
}

Names calledByNobody() {
    const auto words = countWords();
    Names lonely;
    for (const auto& file : filesUnder("include/vallum", {".h"})) {
        for (const auto& [name, times] : declaredIn(withoutComments(textOf(file)))) {
            const std::string inHeader = std::filesystem::relative(file, root / "include/vallum").string();
            if (words.at(name) <= times) lonely.insert(inHeader + " " + name);
        }
    }
    return lonely;
}

TEST(House, EveryPublicFunctionIsUsedByTheProgram) {
    for (const std::string& it : calledByNobody()) {
        ADD_FAILURE() << it << " is called by tests alone: wire it or delete it";
    }
}

TEST(House, ADeclarationIsFoundWhateverItReturns) {
    const auto declared = declaredIn(
        "int one();\nstd::vector<Unit*> two(const Battle&);\nVerdict three(\n"
        "    int);\nstd::vector<Unit*> two(int) {\n    int inside();\nreturn four();\n");
    EXPECT_EQ(declared, (std::map<std::string, int>{{"one", 2}, {"three", 2}, {"two", 3}}));
}

}  // namespace
}  // namespace vallum::house
