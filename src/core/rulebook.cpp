// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <system_error>

#include <vallum/core/rulebook.h>
#include <vallum/core/text_file.h>

namespace vallum {

namespace {

enum class LabelKind { case_, ruling, source };

struct Label {
    std::string_view words;
    LabelKind kind;
};
constexpr std::array labels{Label{"- Case: ", LabelKind::case_},    Label{"- Caso: ", LabelKind::case_},
                            Label{"- Ruling: ", LabelKind::ruling}, Label{"- Criterio: ", LabelKind::ruling},
                            Label{"- Source: ", LabelKind::source}, Label{"- Fuente: ", LabelKind::source}};

constexpr std::string_view ruleMark = "### ";
constexpr std::string_view sectionMark = "## ";
constexpr std::string_view titleMark = "# ";

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Splits lines into blocks: a paragraph may take several lines, a table keeps them, an empty line ends both.
class Blocks {
public:
    void add(std::vector<std::string>& blocks, std::string_view line) {
        const bool isRow = line.starts_with("|");
        if (line.empty()) {
            isOpen_ = false;
        } else if (isOpen_ && isRow == isTable_) {
            blocks.back().append(isRow ? "\n" : " ").append(line);
        } else {
            blocks.emplace_back(line);
            isOpen_ = true;
            isTable_ = isRow;
        }
    }
    void end() { isOpen_ = false; }

private:
    bool isOpen_ = false;
    bool isTable_ = false;
};

class ChapterReader {
public:
    explicit ChapterReader(std::string file) : file_(std::move(file)) {}

    Expected<Chapter, FileError> read(std::string_view text) {
        for (const std::string_view line : linesOf(text)) {
            ++number_;
            take(line);
            if (error_) return tl::unexpected<FileError>(*error_);
        }
        if (chapter_.title.empty()) refuse("no title", "a line '# Title'");
        endRule();
        if (error_) return tl::unexpected<FileError>(*error_);
        return std::move(chapter_);
    }

private:
    void take(std::string_view line) {
        if (line.starts_with(ruleMark)) return beginRule(line.substr(ruleMark.size()));
        if (line.starts_with(sectionMark)) {
            endRule();
            chapter_.sections.push_back({std::string(line.substr(sectionMark.size())), {}});
            return;
        }
        if (line.starts_with(titleMark)) {
            chapter_.title = line.substr(titleMark.size());
            return;
        }
        if (chapter_.sections.empty() && !chapter_.rules.empty() && line.starts_with("- "))
            return addBullet(line);
        blocks_.add(textHere(), line);
    }

    std::vector<std::string>& textHere() {
        if (!chapter_.sections.empty()) return chapter_.sections.back().text;
        return chapter_.rules.empty() ? chapter_.intro : chapter_.rules.back().text;
    }

    void beginRule(std::string_view heading) {
        endRule();
        const std::size_t space = std::min(heading.find(' '), heading.size());
        const std::string_view name = heading.substr(0, space);
        if (!RuleId::isName(name) || space + 1 >= heading.size())
            return refuse(std::string(heading), "a heading like '### MOV-14 Price of a rotation'");
        chapter_.rules.push_back({RuleId(name), std::string(heading.substr(space + 1)), {}, {}, {}, {}});
    }

    /// Every rule ends with its source line.
    void endRule() {
        blocks_.end();
        if (chapter_.rules.empty() || !chapter_.sections.empty()) return;
        const Rule& rule = chapter_.rules.back();
        const std::string name(rule.id.text());
        if (rule.text.empty()) refuse(name + " without a text", "what the rule says");
        if (rule.source.empty()) refuse(name + " without a source", "a line '- Source: '");
    }

    void addBullet(std::string_view line) {
        blocks_.end();
        Rule& rule = chapter_.rules.back();
        const auto* label =
            std::ranges::find_if(labels, [&](const Label& it) { return line.starts_with(it.words); });
        if (label == labels.end()) return refuse(std::string(line), "Case, Ruling or Source");
        const std::string words(line.substr(label->words.size()));
        switch (label->kind) {
            case LabelKind::case_: rule.cases.push_back(words); break;
            case LabelKind::ruling: rule.rulings.push_back(words); break;
            case LabelKind::source: rule.source = words; break;
        }
    }

    void refuse(std::string found, std::string expected) {
        if (!error_)
            error_ = {file_, "line " + std::to_string(number_), std::move(found), std::move(expected)};
    }

    std::string file_;
    int number_ = 0;
    Chapter chapter_;
    Blocks blocks_;
    std::optional<FileError> error_;
};

std::vector<std::string> cellsOf(std::string_view row) {
    std::vector<std::string> cells;
    row.remove_prefix(1);
    while (!row.empty()) {
        const std::size_t end = std::min(row.find('|'), row.size());
        std::string_view cell = row.substr(0, end);
        while (cell.starts_with(' ')) cell.remove_prefix(1);
        while (cell.ends_with(' ')) cell.remove_suffix(1);
        cells.emplace_back(cell);
        row.remove_prefix(std::min(end + 1, row.size()));
    }
    return cells;
}

bool isGlossary(std::string_view line) { return line == "## Glossary" || line == "## Glosario"; }

/// Visits every block of a rule that has words.
template <class Visit> void eachBlock(const Rule& rule, Visit visit) {
    std::ranges::for_each(rule.text, visit);
    std::ranges::for_each(rule.cases, visit);
    std::ranges::for_each(rule.rulings, visit);
}

}  // namespace

const Rule* Rulebook::find(RuleId id) const {
    const Chapter* chapter = chapterOf(id);
    return chapter == nullptr ? nullptr : &*std::ranges::find(chapter->rules, id, &Rule::id);
}

const Chapter* Rulebook::chapterOf(RuleId id) const {
    const auto found = std::ranges::find_if(chapters, [id](const Chapter& it) {
        return std::ranges::find(it.rules, id, &Rule::id) != it.rules.end();
    });
    return found == chapters.end() ? nullptr : &*found;
}

std::vector<RuleId> Rulebook::mentionsOf(RuleId id) const {
    std::vector<RuleId> mentions;
    for (const Chapter& chapter : chapters) {
        for (const Rule& rule : chapter.rules) {
            bool isNamed = false;
            eachBlock(rule, [&](const std::string& block) {
                isNamed = isNamed || block.find(id.text()) != std::string::npos;
            });
            if (isNamed && rule.id != id) mentions.push_back(rule.id);
        }
    }
    return mentions;
}

Expected<Chapter, FileError> chapterFrom(std::string_view text, const std::string& file) {
    return ChapterReader(file).read(text);
}

Expected<std::vector<Term>, FileError> glossaryFrom(std::string_view text, const std::string& file) {
    const auto refused = [&](int line, const std::string& found, const std::string& expected) {
        return tl::unexpected<FileError>(FileError{file, "line " + std::to_string(line), found, expected});
    };
    std::vector<Term> terms;
    int number = 0;
    int rows = 0;
    bool isInside = false;
    for (const std::string_view line : linesOf(text)) {
        ++number;
        if (line.starts_with(sectionMark)) isInside = isGlossary(line);
        // The first two rows are the table header.
        if (!isInside || !line.starts_with("|") || ++rows <= 2) continue;
        const std::vector<std::string> cells = cellsOf(line);
        if (cells.size() != 3) return refused(number, std::string(line), "a term, its meaning and its rules");
        terms.push_back({cells[0], cells[1], rulesIn(cells[2])});
    }
    if (terms.empty()) return refused(number, "no glossary", "a section '## Glossary' with a table");
    return terms;
}

Rulebook rulebookIn(const std::filesystem::path& directory) {
    Rulebook book;
    std::error_code unknown;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(directory, unknown)) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".md") && name.front() >= '0' && name.front() <= '9')
            files.push_back(entry.path());
    }
    if (files.empty()) {
        book.problems.push_back(
            {directory.string(), "", "no chapters", "the rules as files like 05-movement.md"});
    }
    std::ranges::sort(files);
    for (const auto& file : files) {
        auto chapter = readFile(file).and_then(
            [&](const std::string& text) { return chapterFrom(text, file.string()); });
        chapter ? book.chapters.push_back(*std::move(chapter)) : book.problems.push_back(chapter.error());
    }
    const auto readme = directory / "README.md";
    auto terms = readFile(readme).and_then(
        [&](const std::string& text) { return glossaryFrom(text, readme.string()); });
    terms ? void(book.glossary = *std::move(terms)) : book.problems.push_back(terms.error());
    return book;
}

std::vector<RuleId> rulesIn(std::string_view text) {
    std::vector<RuleId> rules;
    const auto isLetter = [](char it) {
        return (it >= 'A' && it <= 'Z') || (it >= '0' && it <= '9') || it == '-';
    };
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        while (end < text.size() && isLetter(text[end])) ++end;
        const std::string_view word = text.substr(begin, end - begin);
        if (RuleId::isName(word)) rules.emplace_back(word);
        begin = end + 1;
    }
    return rules;
}

}  // namespace vallum
