// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_layouts.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <vallum/core/file_format.h>
#include <vallum/core/findings.h>

namespace vallum::trials {

namespace {

const FileFormat layoutFormat{"vallum-fortress"};
constexpr std::string_view sectionsLaid = "/fortresses/0/sections";

/// The place, the owner and the material are those of the fortress that stood there.
Expected<std::string, FileError> laid(const PlannedScenario& scenario, const PlannedLayout& layout) {
    if (layout.text.empty()) return scenario.text;
    const auto put = [&](Json document, const Json& sections) -> Expected<std::string, FileError> {
        if (!document.is_object())
            return tl::unexpected<FileError>(FileError{scenario.file, "", "no object", "a scenario"});
        Json& fortresses = document["fortresses"];
        if (!fortresses.is_array() || fortresses.empty() || !fortresses.front().is_object())
            return tl::unexpected<FileError>(
                FileError{scenario.file, "/fortresses", "nothing",
                          "a fortress, in whose place the layout " + inQuotes(layout.name) + " can stand"});
        fortresses.front().erase("layout");
        fortresses.front()["sections"] = sections;
        return document.dump(2) + '\n';
    };
    return field::fortressFrom(layout.text, layout.file)
        .and_then(
            [&](const field::FortressLayout& /*it*/) { return parsedDocument(layout.text, layout.file); })
        .and_then([&](Json json) { return upToDate(layoutFormat, std::move(json), layout.file); })
        .and_then([&](const Json& json) {
            return parsedDocument(scenario.text, scenario.file).and_then([&](Json document) {
                return put(std::move(document), json.at("sections"));
            });
        });
}

/// "/sides/1/units/0" of "/sides/1/units/0/inside"; empty if it is no place of a unit.
std::string unitIn(const std::string& place) {
    const auto units = place.find("/units/");
    if (!place.starts_with("/sides/") || units == std::string::npos) return {};
    return place.substr(0, place.find('/', units + std::string_view("/units/").size()));
}

const Json* find(const Json& document, const std::string& place) {
    const Json::json_pointer pointer(place);
    return document.contains(pointer) ? &document.at(pointer) : nullptr;
}

std::string textIn(const Json* object, const char* key) {
    if (object == nullptr || !object->is_object() || !object->contains(key)) return {};
    return object->at(key).is_string() ? object->at(key).get<std::string>() : std::string();
}

/// The towers that units can be in, by the names that they have in the scenario.
std::vector<std::string> towersIn(const Json& document) {
    std::vector<std::string> names;
    const Json* sections = find(document, std::string(sectionsLaid));
    if (sections == nullptr) return names;
    const std::string fortress = textIn(find(document, "/fortresses/0"), "name");
    for (const Json& it : *sections) {
        const std::string name = textIn(&it, "name");
        if (textIn(&it, "kind") == "tower" && !name.empty())
            names.push_back(fortress.empty() ? name : fortress + '/' + name);
    }
    return names;
}

}  // namespace

int layoutsIn(const Plan& plan) { return std::max(1, static_cast<int>(plan.layouts.size())); }

void spread(Plan& plan) {
    if (plan.layouts.empty()) return;
    std::vector<PlannedScenario> all;
    for (const PlannedScenario& scenario : plan.scenarios) {
        for (const PlannedLayout& layout : plan.layouts) {
            PlannedScenario it = scenario;
            it.name = plan.scenarios.size() == 1 ? layout.name : scenario.name + ", " + layout.name;
            const bool isOwn = layout.file.empty() && layout.text.empty();
            if (!isOwn) it.layout = layout.file.empty() ? layout.name : layout.file;
            all.push_back(std::move(it));
        }
    }
    plan.scenarios = std::move(all);
}

Expected<void, FileError> layAll(Plan& plan) {
    for (std::size_t i = 0; !plan.layouts.empty() && i != plan.scenarios.size(); ++i) {
        auto text = laid(plan.scenarios[i], plan.layouts[i % plan.layouts.size()]);
        if (!text) return tl::unexpected<FileError>(text.error());
        plan.scenarios[i].text = *std::move(text);
    }
    plan.layouts.clear();
    return {};
}

FileError blamed(FileError error, const PlannedScenario& scenario, const std::string& text) {
    if (scenario.layout.empty()) return error;
    if (error.place.starts_with(sectionsLaid)) {
        error.file = scenario.layout + " in " + scenario.file;
        error.place.erase(0, std::string_view("/fortresses/0").size());
        return error;
    }
    const auto document = parsedJson(text);
    const std::string unit = unitIn(error.place);
    if (!document || unit.empty()) return error;
    const std::string side = textIn(find(*document, unit.substr(0, unit.find("/units/"))), "name");
    const std::string name = textIn(find(*document, unit), "id") + " of " + side;
    const auto towers = towersIn(*document);
    const bool isHomeless = error.place == unit + "/inside" &&
                            std::ranges::count(towers, textIn(find(*document, unit), "inside")) == 0;
    error.found = name + (isHomeless ? " in " : ": ") + error.found;
    if (!isHomeless) return error;
    std::string list;
    for (const std::string& it : towers) list += (list.empty() ? "" : ", ") + it;
    error.expected = list.empty() ? "another place, because no tower of this layout has a name"
                                  : "a tower that this layout has: " + list;
    return error;
}

}  // namespace vallum::trials
