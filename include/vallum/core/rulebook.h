// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

namespace vallum {

/// One rule of the catalogue, as a person reads it.
struct Rule {
    RuleId id;
    std::string title;
    std::vector<std::string> text;  // paragraphs on one line, and tables, whose lines begin with '|'
    std::vector<std::string> cases;
    std::vector<std::string> rulings;
    std::string source;
};

/// What stands in a chapter beside its rules: the tables of chapter 28.
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
    /// Files that could not be read; the others are there.
    std::vector<FileError> problems;

    [[nodiscard]] const Rule* find(RuleId) const;
    [[nodiscard]] const Chapter* chapterOf(RuleId) const;
    /// Every rule whose text names this one.
    [[nodiscard]] std::vector<RuleId> mentionsOf(RuleId) const;
};

/// The catalogue is written in English and Spanish; both say Case, Ruling and Source in their own words.
Expected<Chapter, FileError> chapterFrom(std::string_view text, const std::string& file);
/// The table of the last column of which names rules, in the README of the catalogue.
Expected<std::vector<Term>, FileError> glossaryFrom(std::string_view text, const std::string& file);
/// All of a directory: what cannot be read is told among the problems.
Rulebook rulebookIn(const std::filesystem::path& directory);

/// The names of rules that a text holds, in its order, each as often as it is there.
std::vector<RuleId> rulesIn(std::string_view text);

}  // namespace vallum
