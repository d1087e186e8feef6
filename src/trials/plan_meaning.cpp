// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_meaning.h"

#include <vallum/core/digest.h>
#include <vallum/core/json.h>
#include <vallum/trials/plan.h>

namespace vallum::trials {

namespace {

/// Parses a string that is itself a document, so that documents compare by content.
Json opened(const Json& json) {
    if (!json.is_string()) return json;
    auto inner = parsedJson(json.get_ref<const std::string&>());
    return inner && inner->is_object() ? *std::move(inner) : json;
}

Json takenFrom(Json& document, const char* key) {
    Json taken = document.value(key, Json::object());
    document.erase(key);
    return taken;
}

std::optional<FileError> difference(const Json& stored, const Json& planned, const std::string& place) {
    const Json one = opened(stored);
    const Json other = opened(planned);
    const bool areObjects = one.is_object() && other.is_object();
    const bool areLists = one.is_array() && other.is_array() && one.size() == other.size();
    if (areObjects) {
        for (const auto& [key, value] : one.items()) {
            const std::string step = place + "/" + pointerStep(key);
            if (!other.contains(key)) return FileError{"", step, "nothing", brief(value)};
            if (auto found = difference(value, other.at(key), step)) return found;
        }
        for (const auto& [key, value] : other.items()) {
            if (!one.contains(key))
                return FileError{"", place + "/" + pointerStep(key), brief(value), "nothing"};
        }
    } else if (areLists) {
        for (std::size_t i = 0; i != one.size(); ++i) {
            if (auto found = difference(one[i], other[i], place + "/" + std::to_string(i))) return found;
        }
    }
    if (areObjects || areLists || one == other) return std::nullopt;
    return FileError{"", place, brief(other), brief(one)};
}

Json meaningOf(const Json& json) {
    Json meaning = opened(json);
    if (meaning.is_structured()) {
        for (Json& it : meaning) it = meaningOf(it);
    }
    return meaning;
}

}  // namespace

std::string digestOfMeaning(const std::string& document) {
    return Digest::of(meaningOf(Json::parse(document)).dump());
}

std::optional<FileError> firstDifference(const std::string& stored, const std::string& planned) {
    auto one = parsedJson(stored);
    auto other = parsedJson(planned);
    if (!one) return one.error();
    if (!other) return other.error();
    // What was planned tells more than what became of it.
    const Json madeOfOne = takenFrom(*one, "made");
    const Json madeOfOther = takenFrom(*other, "made");
    if (auto found = difference(*one, *other, "")) return found;
    auto found = difference(madeOfOne, madeOfOther, "/made");
    if (found && found->place == "/made/plan")
        return FileError{"", "", "a plan that was edited after its trial had begun", "the plan as it was"};
    return found;
}

}  // namespace vallum::trials
