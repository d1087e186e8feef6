// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/core/json.h>

/// Almost valid files, for tests of readers.
namespace vallum {

/// The text with a different value at a JSON pointer.
inline std::string edited(const std::string& text, const std::string& place, const Json& value) {
    Json json = *parsedJson(text);
    json[Json::json_pointer(place)] = value;
    return json.dump(2);
}
/// The text without the value at a JSON pointer.
inline std::string without(const std::string& text, const std::string& place) {
    Json json = *parsedJson(text);
    const Json::json_pointer pointer(place);
    Json& parent = json[pointer.parent_pointer()];
    if (parent.is_array()) {
        parent.erase(parent.begin() + std::stoi(pointer.back()));
    } else {
        parent.erase(pointer.back());
    }
    return json.dump(2);
}

}  // namespace vallum
