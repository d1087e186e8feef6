// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/json.h>

namespace vallum {

/// Makes a document of one version into one of the next.
using Migration = Json (*)(Json);

/// What a file of ours says first, and how its older versions are read: the first migration leads from
/// version 1 to 2.
struct FileFormat {
    std::string_view name;
    std::vector<Migration> migrations = {};

    [[nodiscard]] int newest() const { return static_cast<int>(migrations.size()) + 1; }
};

/// As `parsedJson`; of a text that is no object at all it says that this is no file of ours.
Expected<Json, FileError> parsedDocument(std::string_view text, const std::string& file);

/// What a file says it is; empty where it says nothing.
std::string formatOf(std::string_view text);
/// The same of one that may be torn: its first lines are looked at.
std::string formatInHead(std::string_view text);

/// The document in the newest version, without its first keys "format" and "version".
Expected<Json, FileError> upToDate(const FileFormat&, Json document, const std::string& file);

/// The whole way from a text to what it says.
template <class T>
Expected<T, FileError> readDocument(const FileFormat& format,
                                    std::string_view text,
                                    const std::string& file) {
    return parsedDocument(text, file)
        .and_then([&](Json json) { return upToDate(format, std::move(json), file); })
        .and_then([&](const Json& json) { return JsonReader::read<T>(json, file); });
}

}  // namespace vallum
