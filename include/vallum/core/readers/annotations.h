// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <vallum/core/annotations.h>
#include <vallum/core/json.h>

namespace vallum {

/// The list at "/annotations" of a scenario that has already been read and checked.
template <class Point> Annotations<Point> annotationsIn(std::string_view scenario) {
    const auto json = parsedJson(scenario);
    if (!json || !json->is_object() || !json->contains("annotations")) return {};
    return JsonReader::read<Annotations<Point>>(json->at("annotations")).value_or(Annotations<Point>());
}

}  // namespace vallum
