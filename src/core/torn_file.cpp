// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/readers/torn_file.h>
#include <vallum/core/text.h>

namespace vallum {

std::string_view withoutComma(std::string_view line) {
    while (!line.empty() && (line.back() == ',' || line.back() == '\r' || line.back() == ' '))
        line.remove_suffix(1);
    return line;
}

std::string_view firstLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

std::size_t beginOfList(std::string_view text, std::string_view key) {
    return text.find("\n  \"" + std::string(key) + "\": [");
}

namespace {

struct ListLines {
    std::vector<std::string_view> entries;
    bool isClosed = false;
};

ListLines listIn(std::string_view text, std::string_view key) {
    ListLines list;
    const std::size_t begin = beginOfList(text, key);
    if (begin == std::string_view::npos) return list;
    text.remove_prefix(begin + 1);
    list.isClosed = withoutComma(firstLine(text)).ends_with("[]");
    while (!text.empty() && !list.isClosed) {
        const std::string_view line = withoutComma(firstLine(text));
        list.isClosed = line.substr(std::min(line.size(), line.find_first_not_of(' '))).starts_with(']');
        if (!list.isClosed) list.entries.push_back(line);
    }
    return list;
}

}  // namespace

std::vector<std::string_view> linesIn(std::string_view text, std::string_view key) {
    return listIn(text, key).entries;
}

bool isListClosed(std::string_view text, std::string_view key) { return listIn(text, key).isClosed; }

std::string listOf(const std::vector<std::string_view>& entries) {
    std::string text = "[";
    for (const std::string_view entry : entries) {
        if (text.size() > 1) text += ',';
        text += entry;
    }
    return text + "]";
}

std::string withoutLine(std::string text, std::string_view key) {
    const std::size_t begin = text.find("\n  \"" + std::string(key) + "\":");
    if (begin != std::string::npos) text.erase(begin, text.find('\n', begin + 1) - begin);
    return text;
}

FileError errorOf(const Break& firstBreak,
                  bool isLibraryUnchanged,
                  const std::optional<std::string>& refused,
                  const std::string& file) {
    if (!isLibraryUnchanged) {
        return {file, "/data", phrase("Files", "other cards").pattern,
                phrase("Files", "the cards the battle began with").pattern};
    }
    if (firstBreak.mark) {
        return {file, "/marks/" + std::to_string(*firstBreak.mark),
                phrase("Files", "a different checksum").pattern,
                phrase("Files", "that of the battle as played").pattern};
    }
    if (firstBreak.snapshot) {
        return {file, "/snapshots/" + std::to_string(*firstBreak.snapshot),
                phrase("Files", "a different battle").pattern,
                phrase("Files", "that of the decisions").pattern};
    }
    if (firstBreak.isMissing) {
        return {file, "/tape/" + std::to_string(firstBreak.answer),
                phrase("Files", "the end of the decisions").pattern,
                phrase("Files", "the missing decisions").pattern};
    }
    return {file, "/tape/" + std::to_string(firstBreak.answer),
            refused.value_or(phrase("Files", "one decision too many").pattern),
            phrase("Files", "a decision the rules allow").pattern};
}

}  // namespace vallum
