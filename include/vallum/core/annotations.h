// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/file_error.h>
#include <vallum/core/findings.h>

/// Arrows, labels and areas that a person has drawn over the table. They are saved and shown with the battle
/// but are not part of it: no rule and no digest sees them.
namespace vallum {

enum class Drawing { arrow, label, rectangle, ellipse, area };
constexpr auto names(Drawing) {
    return std::array<std::string_view, 5>{"arrow", "label", "rectangle", "ellipse", "area"};
}
/// In the order of the six seats; chosen to be distinguishable with any color vision.
enum class Chalk { red, blue, green, yellow, violet, white };
constexpr auto names(Chalk) {
    return std::array<std::string_view, 6>{"red", "blue", "green", "yellow", "violet", "white"};
}

/// `Point` is the system's own kind of point, on the table or on the board.
template <class Point> struct Annotation {
    Drawing drawing = Drawing::arrow;
    Chalk color = Chalk::red;
    /// The path of an arrow, the position of a label, two opposite corners of the box of a rectangle or
    /// ellipse, or the corners of an area.
    std::vector<Point> points;
    std::string text;
    int from = 0;              // shown once this many answers have been given
    std::optional<int> until;  // hidden after this many; none: shown to the end

    static void fields(auto& it, auto& visit) {
        visit("drawing", it.drawing)("color", it.color)("points", it.points)
            .optional("text", it.text)
            .optional("from", it.from)
            .optional("until", it.until);
    }
    bool operator==(const Annotation&) const = default;
};
template <class Point> using Annotations = std::vector<Annotation<Point>>;

template <class Point> bool isShownAfter(const Annotation<Point>& it, std::size_t answers) {
    const auto now = static_cast<int>(answers);
    return it.from <= now && (!it.until || now <= *it.until);
}

/// The annotations that begin by then, unchanged.
template <class Point> Annotations<Point> begunBy(Annotations<Point> annotations, std::size_t answers) {
    std::erase_if(annotations,
                  [&](const Annotation<Point>& it) { return it.from > static_cast<int>(answers); });
    return annotations;
}

/// How many points a drawing may have.
struct PointLimits {
    int least;
    int most;
};
PointLimits pointLimitsOf(Drawing);

/// Reports faults of the annotation at `place` in a file that holds this many answers.
template <class Point>
void checkAnnotation(Findings& findings, const std::string& place, const Annotation<Point>& it, int answers) {
    constexpr std::size_t longestText = 200;
    const auto [least, most] = pointLimitsOf(it.drawing);
    findings.range(place + "/points", static_cast<int>(it.points.size()), least, most);
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

/// The first fault in a list that a file holds at "/annotations". `answers` is the number of answers in that
/// file.
template <class Point>
std::optional<FileError> faultIn(const Annotations<Point>& annotations,
                                 std::size_t answers,
                                 const std::string& file = {}) {
    Findings findings(file);
    for (std::size_t i = 0; i != annotations.size(); ++i)
        checkAnnotation(findings, at("/annotations", i), annotations[i], static_cast<int>(answers));
    return findings.firstError();
}

}  // namespace vallum
