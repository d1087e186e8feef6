// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/geometry/card.h>

/// What somebody has drawn over the table: arrows, labels, areas. It is kept with the battle and shown with
/// it, but it is no part of it: no rule and no digest knows of it.
namespace vallum::field {

struct Scenario;

enum class Drawing { arrow, label, rectangle, ellipse, area };
constexpr auto names(Drawing) {
    return std::array<std::string_view, 5>{"arrow", "label", "rectangle", "ellipse", "area"};
}
/// The colors of the six seats, in their order: all eyes can tell them apart.
enum class Chalk { red, blue, green, yellow, violet, white };
constexpr auto names(Chalk) {
    return std::array<std::string_view, 6>{"red", "blue", "green", "yellow", "violet", "white"};
}

struct Annotation {
    Drawing drawing = Drawing::arrow;
    Chalk color = Chalk::red;
    /// Of an arrow its way, of a label its place, of a rectangle or an ellipse two corners around it, of an
    /// area its corners.
    std::vector<geometry::Point> points;
    std::string text;
    int from = 0;              // shown when so many answers have been given
    std::optional<int> until;  // and no more after so many

    static void fields(auto& it, auto& visit) {
        visit("drawing", it.drawing)("color", it.color)("points", it.points)
            .optional("text", it.text)
            .optional("from", it.from)
            .optional("until", it.until);
    }
    bool operator==(const Annotation&) const = default;
};
using Annotations = std::vector<Annotation>;

bool isShownAfter(const Annotation&, std::size_t answers);
/// Those that began by then, as they would have been kept.
Annotations begunBy(Annotations, std::size_t answers);
/// The first thing that makes no sense in a list that stands at "/annotations" of a file with so many
/// answers.
std::optional<FileError> faultIn(const Annotations&, std::size_t answers, const std::string& file = {});
/// What its author has drawn before the battle begins.
Annotations annotationsOf(const Scenario&);

}  // namespace vallum::field
