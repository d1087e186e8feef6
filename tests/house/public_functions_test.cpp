// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/tokens.h"

#include <map>
#include <optional>
#include <set>

#include <gtest/gtest.h>

/// Libraries contain nothing just for tests: every public function is called from something that users reach.
/// Overloads are checked separately if they differ in their number of arguments.
namespace vallum::house {
namespace {

using Names = std::set<std::string>;

constexpr std::size_t anyNumber = SIZE_MAX;

struct Function {
    std::string name;
    std::string owner;  // its class; empty for a free function
    Names namespaces;
    std::size_t least = 0;  // number of arguments
    std::size_t most = 0;

    [[nodiscard]] bool takes(std::size_t arguments) const { return least <= arguments && arguments <= most; }
    bool operator<(const Function& other) const {
        return std::tie(owner, name, least, most) <
               std::tie(other.owner, other.name, other.least, other.most);
    }
};

/// The kind and names of a pair of braces.
struct Scope {
    enum class Kind { ofNames, ofClass, other } kind = Kind::other;
    Names names;
};

/// The code of one declaration outside function bodies: a function with its body, a variable, or the head of
/// a class.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<Scope> within;

    [[nodiscard]] std::string owner() const {
        return within.empty() || within.back().kind != Scope::Kind::ofClass ? ""
                                                                            : *within.back().names.begin();
    }
    [[nodiscard]] bool isHidden() const {
        return std::ranges::any_of(within, [](const Scope& it) { return it.names.empty(); });
    }
};

std::optional<Scope> scopeOpened(const Tokens& tokens, std::size_t begin, std::size_t brace) {
    Scope scope;
    std::size_t at = begin;
    if (at < brace && tokens[at].is("template")) at = closing(tokens, at + 1) + 1;
    if (at >= brace) return std::nullopt;
    const bool isClass = tokens[at].is("class") || tokens[at].is("struct");
    if (!isClass && !tokens[at].is("namespace") && !tokens[at].is("inline")) return std::nullopt;
    scope.kind = isClass ? Scope::Kind::ofClass : Scope::Kind::ofNames;
    if (tokens[at].is("inline") && !tokens[at + 1].is("namespace")) return std::nullopt;
    for (++at; at < brace && !tokens[at].is(":"); ++at) {
        if (tokens[at].is("(")) return std::nullopt;  // a function that returns a struct
        if (opensTypes(tokens, at)) at = closing(tokens, at);
        if (tokens[at].isWord() && !tokens[at].is("final")) {
            if (isClass) scope.names.clear();
            scope.names.insert(tokens[at].text);
        }
    }
    return scope;
}

/// False for braces that initialize something: members
/// before a constructor's body, arguments, variables.
bool isBody(const Tokens& tokens, std::size_t brace) {
    static const Names before{")", "const", "noexcept", "override", "final", "}"};
    return brace != 0 && before.contains(tokens[brace - 1].text);
}

std::vector<Stretch> stretchesOf(const Tokens& tokens) {
    std::vector<Stretch> stretches;
    std::vector<Scope> within;
    std::size_t begin = 0;
    const auto cut = [&](std::size_t end) {
        if (begin < end) stretches.push_back({begin, end, within});
        begin = end;
    };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& it = tokens[at];
        if (it.is("(") || it.is("[") || opensTypes(tokens, at)) {
            at = closing(tokens, at);
        } else if (it.is(";")) {
            cut(at + 1);
        } else if (it.is("}") && !within.empty()) {
            cut(at);
            within.pop_back();
            begin = at + 1;
        } else if (it.is(":") && at == begin + 1) {  // public:
            begin = at + 1;
        } else if (it.is("{")) {
            if (auto scope = scopeOpened(tokens, begin, at)) {
                cut(at + 1);
                within.push_back(*scope);
            } else {
                const bool ends = isBody(tokens, at);
                at = closing(tokens, at);
                const bool goesOn =
                    at + 1 < tokens.size() &&
                    (tokens[at + 1].is(";") || tokens[at + 1].is(",") || tokens[at + 1].is("{"));
                if (ends && !goesOn) cut(at + 1);
            }
        }
    }
    cut(tokens.size());
    return stretches;
}

/// The position of the declared function's name, before the first parenthesis.
std::optional<std::size_t> nameDeclared(const Tokens& tokens, const Stretch& stretch) {
    static const Names others{"using", "typedef", "friend", "extern", "static_assert", "concept", "enum"};
    std::size_t at = stretch.begin;
    if (tokens[at].is("template")) at = closing(tokens, at + 1) + 1;
    const std::size_t first = at;
    for (; at < stretch.end && !tokens[at].is("("); ++at) {
        if (others.contains(tokens[at].text) || tokens[at].is("operator") || tokens[at].is("="))
            return std::nullopt;
        if (tokens[at].is("{") || tokens[at].is("requires")) return std::nullopt;
        if (tokens[at].is("[") || opensTypes(tokens, at)) at = closing(tokens, at);
    }
    if (at >= stretch.end || at < first + 2 || !tokens[at - 1].isWord()) return std::nullopt;
    return at - 1;
}

/// The function that a stretch declares or defines; none if it cannot be called by name.
std::optional<Function> functionIn(const Tokens& tokens, const Stretch& stretch) {
    const auto at = nameDeclared(tokens, stretch);
    if (!at || !endsType(tokens, *at - 1)) return std::nullopt;
    Function function{tokens[*at].text, stretch.owner(), {}};
    if (function.name == function.owner) return std::nullopt;
    for (const Scope& it : stretch.within) {
        if (it.kind == Scope::Kind::ofNames) function.namespaces.insert(it.names.begin(), it.names.end());
    }
    for (const Tokens& argument : listed(tokens, *at + 1)) {
        if (std::isdigit(static_cast<unsigned char>(argument.front().text.front())) != 0) return std::nullopt;
        const auto has = [&](std::string_view what) {
            return std::ranges::any_of(argument, [&](const Token& it) { return it.is(what); });
        };
        const bool isPack = has("...");
        if (!has("=") && !isPack) ++function.least;
        if (function.most != anyNumber) function.most = isPack ? anyNumber : function.most + 1;
    }
    for (std::size_t after = closing(tokens, *at + 1); after < stretch.end && !tokens[after].is("{");
         ++after) {
        if (tokens[after].is("override") || tokens[after].is("delete")) return std::nullopt;
    }
    return function;
}

/// The names of parameters and local variables, which hide functions of the same name.
Names localsOf(const Tokens& tokens, const Stretch& stretch) {
    static const Names after{"=", ";", ",", ")", "{", ":", "(", "["};
    const auto own = nameDeclared(tokens, stretch);
    Names locals;
    for (std::size_t at = stretch.begin + 1; at + 1 < stretch.end; ++at) {
        if (tokens[at].is("[") && tokens[at - 1].is("auto")) {  // const auto [one, other] = ...
            for (const Tokens& name : listed(tokens, at)) locals.insert(name.front().text);
        }
        if (at == own || !tokens[at].isWord() || !endsType(tokens, at - 1)) continue;
        if (after.contains(tokens[at + 1].text)) locals.insert(tokens[at].text);
    }
    return locals;
}

/// A use of a name in code.
struct Use {
    enum class Kind { plain, member, qualified } kind = Kind::plain;
    std::string name;
    std::string qualifier;                 // empty for a type with template arguments
    std::optional<std::size_t> arguments;  // of a call
};

std::optional<Use> useAt(const Tokens& tokens, std::size_t at, const Names& locals) {
    Use use{Use::Kind::plain, tokens[at].text, "", std::nullopt};
    std::size_t after = at + 1;
    if (after < tokens.size() && opensTypes(tokens, after)) after = closing(tokens, after) + 1;
    if (after < tokens.size() && tokens[after].is("(")) use.arguments = listed(tokens, after).size();
    if (at == 0) return std::nullopt;
    if (tokens[at - 1].is(".") || tokens[at - 1].is("->")) {
        use.kind = Use::Kind::member;
        return use.arguments ? std::optional(use) : std::nullopt;
    }
    std::size_t first = at;
    while (first >= 2 && tokens[first - 1].is("::") && tokens[first - 2].isWord()) first -= 2;
    if (tokens[at - 1].is("::")) {
        use.kind = Use::Kind::qualified;
        if (tokens[at - 2].isWord()) use.qualifier = tokens[at - 2].text;
    }
    if (first != 0 && endsType(tokens, first - 1)) return std::nullopt;  // declared or defined here
    if (use.kind == Use::Kind::plain && locals.contains(use.name)) return std::nullopt;
    static const Names afterValues{",", ")", "}", ";", ":", "?"};
    if (!use.arguments && (after >= tokens.size() || !afterValues.contains(tokens[after].text)))
        return std::nullopt;
    return use;
}

/// The parts of a header or source that matter for calls.
struct Source {
    Names includes;
    std::vector<Use> uses;
    std::vector<Function> own;  // not visible elsewhere
    std::set<Function> declared;
    Names words;
};

Source sourceOf(const std::string& text) {
    static const std::regex include(R"re(#include [<"]([^">]+)[>"])re");
    Source source;
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it)
        source.includes.insert((*it)[1].str());
    const Tokens tokens = tokensOf(text);
    for (const Stretch& stretch : stretchesOf(tokens)) {
        if (const auto function = functionIn(tokens, stretch)) {
            if (stretch.isHidden())
                source.own.push_back(*function);
            else
                source.declared.insert(*function);
        }
        const Names locals = localsOf(tokens, stretch);
        for (std::size_t at = stretch.begin; at != stretch.end; ++at) {
            if (!tokens[at].isWord()) continue;
            source.words.insert(tokens[at].text);
            if (const auto use = useAt(tokens, at, locals)) source.uses.push_back(*use);
        }
    }
    return source;
}

bool meets(const Use& use, const Function& function, const Source& source, const Names& scopes) {
    if (use.name != function.name || (use.arguments && !function.takes(*use.arguments))) return false;
    switch (use.kind) {
        case Use::Kind::member: return !function.owner.empty();
        case Use::Kind::qualified:
            if (!scopes.contains(use.qualifier)) return true;
            return function.owner.empty() ? function.namespaces.contains(use.qualifier)
                                          : function.owner == use.qualifier;
        case Use::Kind::plain: break;
    }
    if (!function.owner.empty()) return source.words.contains(function.owner);
    return std::ranges::none_of(source.own, [&](const Function& it) {
        return it.owner.empty() && it.name == use.name && (!use.arguments || it.takes(*use.arguments));
    });
}

/// The program, file by file.
class Program {
public:
    void add(const std::string& name, const std::string& text) { sources_.emplace(name, sourceOf(text)); }

    /// The public functions that no file calls.
    [[nodiscard]] Names lonely() const {
        Names scopes;
        for (const auto& [name, source] : sources_) {
            for (const Function& it : source.declared) {
                scopes.insert(it.namespaces.begin(), it.namespaces.end());
                if (!it.owner.empty()) scopes.insert(it.owner);
            }
        }
        Names found;
        for (const auto& [name, source] : sources_) {
            if (!name.starts_with("include/vallum/")) continue;
            for (const Function& it : source.declared) {
                if (!isCalled(it, name, scopes))
                    found.insert(name.substr(15) + " " + it.name + "/" + std::to_string(it.most));
            }
        }
        return found;
    }

private:
    [[nodiscard]] bool isCalled(const Function& function,
                                const std::string& header,
                                const Names& scopes) const {
        return std::ranges::any_of(sources_, [&](const auto& it) {
            const auto& [name, source] = it;
            if (!source.words.contains(function.name)) return false;
            // A template can call functions declared elsewhere.
            if (!name.ends_with(".h") && !sees(name, header)) return false;
            return std::ranges::any_of(source.uses,
                                       [&](const Use& use) { return meets(use, function, source, scopes); });
        });
    }

    /// A file and everything it includes.
    const Names& seenBy(const std::string& name) const {
        const auto [known, isNew] = seen_.emplace(name, Names{name});
        if (!isNew) return known->second;
        Names all{name};
        const std::string folder = std::filesystem::path(name).parent_path().string();
        for (const std::string& it : sources_.at(name).includes) {
            for (const std::string& path : {"include/" + it, folder + "/" + it, layerOf(name) + "/" + it}) {
                if (sources_.contains(path)) all.merge(Names(seenBy(path)));
            }
        }
        return seen_[name] = all;
    }
    static std::string layerOf(const std::string& name) { return name.substr(0, name.find('/', 4)); }
    [[nodiscard]] bool sees(const std::string& name, const std::string& header) const {
        return seenBy(name).contains(header);
    }

    std::map<std::string, Source> sources_;
    mutable std::map<std::string, Names> seen_;
};

TEST(House, EveryPublicFunctionIsUsedByTheProgram) {
    Program program;
    for (const std::string folder : {"include", "src"}) {
        for (const auto& file : filesUnder(folder, {".h", ".cpp"}))
            program.add(std::filesystem::relative(file, root).string(), textOf(file));
    }
    for (const std::string& it : program.lonely())
        ADD_FAILURE() << it << " is called by tests alone: wire it or delete it";
}

Names lonelyIn(const std::string& header, const std::string& source) {
    Program program;
    program.add("include/vallum/field/a.h", "namespace vallum::field {\n" + header + "\n}\n");
    program.add("src/field/b.cpp",
                "#include <vallum/field/a.h>\nnamespace vallum::field {\n" + source + "\n}\n");
    return program.lonely();
}

TEST(House, ADeclarationIsFoundWhateverItReturns) {
    EXPECT_EQ(lonelyIn("int one();\nstd::vector<Unit*> two(const Battle&);\nVerdict three(\n    int = 1);\n"
                       "struct S {\n    [[nodiscard]] bool isFour() const { return five(); }\n};",
                       ""),
              (Names{"field/a.h isFour/0", "field/a.h one/0", "field/a.h three/1", "field/a.h two/1"}));
}

TEST(House, OverloadsAreToldApartByTheirArguments) {
    const std::string header =
        "int one(int);\nint one(int, int second);\nint one(int, int, std::map<int, int> = {});";
    EXPECT_EQ(lonelyIn(header, "int two() { return one(f<int, int>({1, 2}), 3); }"),
              Names{"field/a.h one/1"});
    EXPECT_EQ(lonelyIn(header, "const auto two = std::ranges::max(list, one);"), Names{});
}

TEST(House, WhatOnlyHasTheSameNameIsNoCall) {
    const std::string free = "int one(int);";
    const Names lonely{"field/a.h one/1"};
    EXPECT_EQ(lonelyIn(free, "int two() {\n    const int one(3);\n    return one;\n}"), lonely);
    EXPECT_EQ(lonelyIn(free, "int two(int one) { return three(one); }"), lonely);
    EXPECT_EQ(lonelyIn(free,
                       "int two(Three three) { return three.one(4) + other::one(4); }\nnamespace other "
                       "{\nint five();\n}"),
              lonely);
    EXPECT_EQ(
        lonelyIn(free, "namespace {\nint one(bool it) { return 3; }\n}\nint two() { return one(true); }"),
        lonely);
    EXPECT_EQ(lonelyIn(free, "int one(int it) { return 3; }"), lonely);
    EXPECT_EQ(lonelyIn(free, "int two() { return one(3); }"), Names{});
    EXPECT_EQ(lonelyIn(free, "int two() { return field::one(3); }"), Names{});
    EXPECT_EQ(lonelyIn(free, "int two() { return f(u'|', 1'000) + one(3) + f(u'\\'', 2); }"), Names{});
}

TEST(House, AMemberIsCalledOfSomething) {
    const std::string member =
        "class S {\npublic:\n    S(int);\n    int one() const;\n    static int two(int);\n};";
    EXPECT_EQ(lonelyIn(member, "int S::one() const { return S::two(1); }"), Names{"field/a.h one/0"});
    EXPECT_EQ(lonelyIn(member, "int three(S s) {\n    double one = 1;\n    return other(one, S::two(1));\n}"),
              Names{"field/a.h one/0"});
    EXPECT_EQ(lonelyIn(member, "int three(S* s) { return s->one() + S::two(1); }"), Names{});
    EXPECT_EQ(lonelyIn(member, "int three() { return std::ranges::min(list, {}, &S::one) + S::two(1); }"),
              Names{});
}

TEST(House, WhoDoesNotIncludeAHeaderDoesNotCallWhatItDeclares) {
    Program program;
    program.add("include/vallum/field/a.h", "namespace vallum::field {\nint one(int);\n}\n");
    program.add("src/hex/b.cpp", "namespace vallum::hex {\nint two() { return one(3); }\n}\n");
    EXPECT_EQ(program.lonely(), Names{"field/a.h one/1"});
    program.add("include/vallum/core/c.h", "template <class T> int two(T t) { return one(t); }\n");
    EXPECT_EQ(program.lonely(), Names{"core/c.h two/1"}) << "a template calls what it never saw";
}

}  // namespace
}  // namespace vallum::house
