// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum {

/// A rule of the catalogue, for display.
struct Rule {
    RuleId id;
    std::string title;
    std::vector<std::string> text;  // each paragraph is one line; lines of tables begin with '|'
    std::vector<std::string> cases;
    std::vector<std::string> rulings;
    std::string source;
};

/// A part of a chapter that is not a rule: the tables of chapter 28.
struct Section {
    std::string title;
    std::vector<std::string> text;
};

struct Chapter {
    std::string title;
    std::vector<std::string> intro;
    std::vector<Rule> rules;
    std::vector<Section> sections;
};

struct Term {
    std::string word;
    std::string meaning;
    std::vector<RuleId> rules;
};

struct Rulebook {
    std::vector<Chapter> chapters;
    std::vector<Term> glossary;
    /// Files that could not be read. The others are loaded.
    std::vector<FileError> problems;

    [[nodiscard]] const Rule* find(RuleId) const;
    [[nodiscard]] const Chapter* chapterOf(RuleId) const;
    /// Every rule whose text mentions this one.
    [[nodiscard]] std::vector<RuleId> mentionsOf(RuleId) const;
};

/// Reads English and Spanish, which have their own words for Case, Ruling and Source.
Expected<Chapter, FileError> chapterFrom(std::string_view text, const std::string& file);
/// Reads the table in the README of the catalogue whose last column names rules.
Expected<std::vector<Term>, FileError> glossaryFrom(std::string_view text, const std::string& file);
/// Reads a whole directory. Unreadable files are listed in `problems`.
Rulebook rulebookIn(const std::filesystem::path& directory);

/// The rule IDs in a text, in order, with repeats.
std::vector<RuleId> rulesIn(std::string_view text);

}  // namespace vallum
