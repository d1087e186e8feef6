// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings.h"

#include <algorithm>

#include <vallum/core/json.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

namespace {

constexpr std::size_t longestText = 200;

struct Points {
    std::size_t least;
    std::size_t most;
};
Points pointsOf(Drawing drawing) {
    constexpr std::size_t many = 500;
    switch (drawing) {
        case Drawing::arrow: return {2, many};
        case Drawing::label: return {1, 1};
        case Drawing::rectangle:
        case Drawing::ellipse: return {2, 2};
        case Drawing::area: return {3, many};
    }
    return {1, many};
}

void check(Findings& findings, const std::string& place, const Annotation& it, int answers) {
    const auto [least, most] = pointsOf(it.drawing);
    findings.range(place + "/points", static_cast<int>(it.points.size()), static_cast<int>(least),
                   static_cast<int>(most));
    if (it.drawing == Drawing::label && it.text.empty())
        findings.error(place + "/text", "no text", "what the label says");
    if (lettersIn(it.text) > longestText) {
        findings.error(place + "/text", inQuotes(it.text),
                       "at most " + std::to_string(longestText) + " letters");
    }
    findings.range(place + "/from", it.from, 0, answers);
    if (it.until && *it.until < it.from) {
        findings.error(place + "/until", std::to_string(*it.until),
                       "at least " + std::to_string(it.from) + ", where it begins");
    }
}

}  // namespace

bool isShownAfter(const Annotation& it, std::size_t answers) {
    const auto now = static_cast<int>(answers);
    return it.from <= now && (!it.until || now <= *it.until);
}

Annotations begunBy(Annotations annotations, std::size_t answers) {
    std::erase_if(annotations, [&](const Annotation& it) { return it.from > static_cast<int>(answers); });
    return annotations;
}

std::optional<FileError> faultIn(const Annotations& annotations,
                                 std::size_t answers,
                                 const std::string& file) {
    Findings findings(file);
    for (std::size_t i = 0; i != annotations.size(); ++i)
        check(findings, at("/annotations", i), annotations[i], static_cast<int>(answers));
    const auto result = findings.result(true);
    return result ? std::nullopt : std::optional(result.error());
}

Annotations annotationsOf(const Scenario& scenario) {
    const auto json = parsedJson(scenario.source);
    if (!json || !json->is_object() || !json->contains("annotations")) return {};
    return JsonReader::read<Annotations>(json->at("annotations")).value_or(Annotations());
}

}  // namespace vallum::field
