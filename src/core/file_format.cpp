// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/file_format.h>
#include <vallum/core/text.h>

namespace vallum {

namespace {

constexpr Phrase vallumFile = phrase("Files", "a Vallum battle or data file, and this is neither");

tl::unexpected<FileError> wrong(std::string file,
                                std::string place,
                                std::string found,
                                std::string expected) {
    return tl::unexpected<FileError>(
        FileError{std::move(file), std::move(place), std::move(found), std::move(expected)});
}

std::string found(const Json& document, const char* key) {
    return document.contains(key) ? brief(document[key]) : "nothing";
}

}  // namespace

Expected<Json, FileError> parsedDocument(std::string_view text, const std::string& file) {
    return parsedJson(text, file).map_error([&](FileError error) {
        const auto first = text.find_first_not_of(" \t\r\n");
        if (first == std::string_view::npos || text[first] != '{') error.expected = vallumFile.pattern;
        return error;
    });
}

bool isNoVallumFile(const FileError& error) { return error.expected == vallumFile.pattern; }

std::string formatOf(std::string_view text) {
    const auto json = parsedJson(text);
    if (!json || !json->is_object()) return {};
    const auto format = json->find("format");
    return format != json->end() && format->is_string() ? format->get<std::string>() : std::string();
}

std::string formatInHead(std::string_view text) {
    constexpr std::size_t longestHead = 200;
    constexpr std::string_view key = "\"format\": \"";
    const std::string_view head = text.substr(0, longestHead);
    const std::size_t at = head.find(key);
    if (at == std::string_view::npos) return {};
    const std::string_view name = head.substr(at + key.size());
    return std::string(name.substr(0, name.find('"')));
}

Expected<Json, FileError> upToDate(const FileFormat& format, Json document, const std::string& file) {
    if (!document.is_object()) return wrong(file, "", brief(document), "an object");
    const auto name = document.find("format");
    if (name == document.end() || *name != format.name) {
        return wrong(file, "/format", found(document, "format"), '"' + std::string(format.name) + '"');
    }
    const auto version = document.find("version");
    const bool isNumber = version != document.end() && version->is_number_unsigned();
    if (!isNumber || *version == 0) {
        return wrong(file, "/version", found(document, "version"), "a whole number from 1");
    }
    const auto newest = static_cast<std::uint64_t>(format.newest());
    if (*version > newest) {
        return wrong(file, "/version", brief(*version),
                     "at most " + std::to_string(newest) + "; a newer Vallum wrote this file");
    }
    for (auto from = version->get<std::size_t>(); from < newest; ++from) {
        document = format.migrations[from - 1](std::move(document));
    }
    document.erase("format");
    document.erase("version");
    return document;
}

}  // namespace vallum
