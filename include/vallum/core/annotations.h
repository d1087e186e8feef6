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

/// What somebody has drawn over the table: arrows, labels, areas. It is kept with the battle and shown with
/// it, but it is no part of it: no rule and no digest knows of it.
namespace vallum {

enum class Drawing { arrow, label, rectangle, ellipse, area };
constexpr auto names(Drawing) {
    return std::array<std::string_view, 5>{"arrow", "label", "rectangle", "ellipse", "area"};
}
/// The colors of the six seats, in their order: all eyes can tell them apart.
enum class Chalk { red, blue, green, yellow, violet, white };
constexpr auto names(Chalk) {
    return std::array<std::string_view, 6>{"red", "blue", "green", "yellow", "violet", "white"};
}

/// A point is one of the table, or of the board, of its system.
template <class Point> struct Annotation {
    Drawing drawing = Drawing::arrow;
    Chalk color = Chalk::red;
    /// Of an arrow its way, of a label its place, of a rectangle or an ellipse two corners around it, of an
    /// area its corners.
    std::vector<Point> points;
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
template <class Point> using Annotations = std::vector<Annotation<Point>>;

template <class Point> bool isShownAfter(const Annotation<Point>& it, std::size_t answers) {
    const auto now = static_cast<int>(answers);
    return it.from <= now && (!it.until || now <= *it.until);
}

/// Those that began by then, as they would have been kept.
template <class Point> Annotations<Point> begunBy(Annotations<Point> annotations, std::size_t answers) {
    std::erase_if(annotations,
                  [&](const Annotation<Point>& it) { return it.from > static_cast<int>(answers); });
    return annotations;
}

/// So many points make one.
struct PointLimits {
    int least;
    int most;
};
PointLimits pointLimitsOf(Drawing);

/// What makes no sense in one that stands at a place of a file with so many answers.
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

/// The first thing that makes no sense in a list that stands at "/annotations" of a file with so many
/// answers.
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
