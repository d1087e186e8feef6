// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <iterator>

#include <vallum/core/rule_search.h>

namespace vallum {

namespace {

constexpr int exactName = 10000;
constexpr int beginningOfName = 2000;
constexpr int wholeTerm = 900;
constexpr int wholeTitle = 600;
constexpr int wordOfTitle = 60;
constexpr int wordOfText = 6;
constexpr int mostOfText = 5;  // hits of one word beyond this many do not count
constexpr std::size_t lettersBefore = 40;
constexpr std::size_t lettersShown = 150;

/// The Latin letters from U+00C0 to U+00FF.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty";

bool isWordLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

bool continuesLetter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The offset of a word that begins with these letters, searching from `from`.
std::size_t wordFrom(const std::string& text, const std::string& letters, std::size_t from) {
    for (std::size_t at = text.find(letters, from); at != std::string::npos;
         at = text.find(letters, at + 1)) {
        if (at == 0 || !isWordLetter(text[at - 1])) return at;
    }
    return std::string::npos;
}

int countOf(const std::string& text, const std::string& letters) {
    int count = 0;
    for (std::size_t at = wordFrom(text, letters, 0); at != std::string::npos && count != mostOfText;
         at = wordFrom(text, letters, at + 1)) {
        ++count;
    }
    return count;
}

/// Accepts "mov 18" and "mov18" as IDs.
std::string nameIn(std::string_view query) {
    std::string name;
    for (const char letter : query) {
        if (isWordLetter(letter)) name += letter;
    }
    return name;
}

std::vector<std::string> wordsOf(std::string_view query) {
    std::vector<std::string> words(1);
    for (const char letter : query) {
        if (isWordLetter(letter)) {
            words.back() += letter;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Spanish terms give the English one in brackets: "giro libre (free rotation)".
std::string_view wordOf(const Term& term) {
    return std::string_view(term.word).substr(0, term.word.find(" ("));
}

/// The bytes of `count` letters of a text.
std::string_view letters(std::string_view text, std::size_t first, std::size_t count) {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t letter = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (continuesLetter(text[at])) continue;
        if (letter == first) begin = at;
        if (letter == first + count) end = at;
        ++letter;
    }
    return text.substr(begin, (end == 0 ? text.size() : end) - begin);
}

std::string inOneLine(std::initializer_list<const std::vector<std::string>*> blocks) {
    std::string text;
    for (const auto* list : blocks) {
        for (const std::string& block : *list) text += (text.empty() ? "" : " · ") + block;
    }
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// The glossary terms that cite the rule, one per line.
std::string termsOf(const RuleId& rule, const std::vector<Term>& glossary) {
    std::string terms;
    for (const Term& it : glossary) {
        if (std::ranges::count(it.rules, rule) != 0) terms += "\n" + folded(wordOf(it)) + "\n";
    }
    return terms;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at != text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (continuesLetter(text[at])) continue;
        if (byte == 0xC3U && at + 1 != text.size()) {
            plain += latin[static_cast<unsigned char>(text[at + 1]) & 0x3FU];
        } else if (byte >= 'A' && byte <= 'Z') {
            plain += static_cast<char>(byte - 'A' + 'a');
        } else {
            plain += byte < 0x80U ? text[at] : '*';
        }
    }
    return plain;
}

RuleSearch::RuleSearch(const Rulebook& book) {
    for (const Chapter& chapter : book.chapters) {
        for (const Rule& rule : chapter.rules) {
            const std::string text = inOneLine({&rule.text, &rule.rulings});
            entries_.push_back({rule.id, rule.title, text, nameIn(folded(rule.id.text())),
                                termsOf(rule.id, book.glossary), folded(rule.title), folded(text),
                                folded(inOneLine({&rule.cases}))});
        }
    }
}

int RuleSearch::score(const Entry& entry, const std::vector<std::string>& words) {
    int score = 0;
    for (const std::string& word : words) {
        const bool isName = entry.name.starts_with(word) || entry.name.find(word) != std::string::npos;
        const int points = (isName ? wordOfTitle : 0) +
                           (wordFrom(entry.heading, word, 0) != std::string::npos ? wordOfTitle : 0) +
                           (wordFrom(entry.terms, word, 0) != std::string::npos ? wordOfTitle / 2 : 0) +
                           wordOfText * countOf(entry.body + ' ' + entry.cases, word);
        if (points == 0) return 0;
        score += points;
    }
    return score;
}

std::string RuleSearch::snippet(const Entry& entry, const std::vector<std::string>& words) {
    std::size_t at = std::string::npos;
    for (const std::string& word : words) at = std::min(at, wordFrom(entry.body, word, 0));
    if (at == std::string::npos || at <= lettersBefore) {
        return std::string(letters(entry.text, 0, lettersShown)) +
               (entry.body.size() > lettersShown ? "…" : "");
    }
    std::size_t first = at - lettersBefore;
    while (first != at && entry.body[first - 1] != ' ') ++first;
    const bool goesOn = first + lettersShown < entry.body.size();
    return "… " + std::string(letters(entry.text, first, lettersShown)) + (goesOn ? "…" : "");
}

std::vector<RuleSearch::Found> RuleSearch::find(std::string_view query, std::size_t most) const {
    const std::string plain = folded(query);
    const std::string name = nameIn(plain);
    const std::vector<std::string> words = wordsOf(plain);
    if (words.empty()) return {};
    struct Hit {
        const Entry* entry;
        int score;
    };
    std::vector<Hit> hits;
    for (const Entry& entry : entries_) {
        const bool isNamed = entry.name.starts_with(name);
        // Rules whose IDs share a prefix keep their order.
        int points = isNamed ? beginningOfName : score(entry, words);
        if (entry.name == name) points += exactName;
        if (entry.heading == plain) points += wholeTitle;
        if (entry.terms.find("\n" + plain + "\n") != std::string::npos) points += wholeTerm;
        if (points != 0) hits.push_back({&entry, points});
    }
    std::ranges::stable_sort(hits, std::greater(), &Hit::score);
    hits.resize(std::min(hits.size(), most));
    std::vector<Found> found;
    std::ranges::transform(hits, std::back_inserter(found), [&](const Hit& hit) {
        return Found{hit.entry->rule, hit.entry->title, snippet(*hit.entry, words)};
    });
    return found;
}

}  // namespace vallum
