// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/json.h>

namespace vallum {

/// Converts a document from one version to the next.
using Migration = Json (*)(Json);

/// The name that our files of one kind begin with, and how older versions are read: the first migration leads
/// from version 1 to version 2.
struct FileFormat {
    std::string_view name;
    std::vector<Migration> migrations = {};

    [[nodiscard]] int newest() const { return static_cast<int>(migrations.size()) + 1; }
};

/// Like `parsedJson`, but says that text that is no JSON object is not a Vallum file.
Expected<Json, FileError> parsedDocument(std::string_view text, const std::string& file);

/// Whether that is what was said of a file.
[[nodiscard]] bool isNoVallumFile(const FileError&);

/// The format that a file declares; empty if it declares none.
std::string formatOf(std::string_view text);
/// The same for a file that may be torn: only its first lines are examined.
std::string formatInHead(std::string_view text);

/// The document migrated to the newest version, without the keys "format" and "version".
Expected<Json, FileError> upToDate(const FileFormat&, Json document, const std::string& file);

/// Parses, migrates and reads a text.
template <class T>
Expected<T, FileError> readDocument(const FileFormat& format,
                                    std::string_view text,
                                    const std::string& file) {
    return parsedDocument(text, file)
        .and_then([&](Json json) { return upToDate(format, std::move(json), file); })
        .and_then([&](const Json& json) { return JsonReader::read<T>(json, file); });
}

}  // namespace vallum
