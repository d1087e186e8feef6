// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <vallum/field/words.h>

namespace vallum::trials {

namespace {

constexpr double width = 760;
constexpr double left = 60;
constexpr double right = 20;
constexpr double curveTop = 16;
constexpr double curveHeight = 240;
constexpr double rowHeight = 30;
constexpr double nameWidth = 220;

std::string attribute(const char* name, double value) {
    return std::string(" ") + name + "=\"" + plainNumber(value) + '"';
}

std::string label(double x, double y, const char* anchor, const std::string& text) {
    return "<text" + attribute("x", x) + attribute("y", y) + " text-anchor=\"" + anchor + "\">" +
           escaped(text) + "</text>";
}

std::string line(double fromX, double fromY, double toX, double toY, const char* kind) {
    return "<line" + attribute("x1", fromX) + attribute("y1", fromY) + attribute("x2", toX) +
           attribute("y2", toY) + " class=\"" + kind + "\"/>";
}

std::string box(double x, double y, double boxWidth, double height, const std::string& color) {
    return "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", boxWidth) +
           attribute("height", height) + " fill=\"" + color + "\"/>";
}

std::string picture(const std::string& title, double height, const std::string& content) {
    return "<figure><figcaption>" + escaped(title) + "</figcaption><svg viewBox=\"0 0 " + plainNumber(width) +
           " " + plainNumber(height) + "\" role=\"img\" aria-label=\"" + escaped(title) + "\">" + content +
           "</svg></figure>\n";
}

/// Wraps into as many rows as it needs.
struct Legend {
    std::string text;
    double height = 0;
};
Legend legend(const std::vector<std::string>& names, double y) {
    constexpr double square = 12;
    constexpr double perLetter = 6.5;
    constexpr double perRow = 20;
    Legend made;
    double x = left;
    for (std::size_t i = 0; i != names.size(); ++i) {
        const double wide = square + 24 + perLetter * static_cast<double>(names[i].size());
        if (x > left && x + wide > width) {
            x = left;
            made.height += perRow;
        }
        made.text += box(x, y + made.height, square, square, colorOf(i)) +
                     label(x + square + 4, y + made.height + square - 1, "start", names[i]);
        x += wide;
    }
    made.height += perRow;
    return made;
}

/// A round number that fits a handful of times into `most`.
double stepFor(double most) {
    constexpr double steps = 5;
    double step = 1;
    while (step * steps * 10 < most) step *= 10;
    while (step * steps < most) step *= 2;
    return step;
}

std::vector<CurvePoint> cornersOf(const Curve& curve) {
    if (!curve.isStepped) return curve.points;
    std::vector<CurvePoint> corners;
    for (const CurvePoint& it : curve.points) {
        if (!corners.empty()) {
            corners.push_back(corners.back());
            corners.back().x = it.x;
        }
        corners.push_back(it);
    }
    return corners;
}

class CurveFrame {
public:
    explicit CurveFrame(double most) : most_(std::max(1.0, most)) {}

    [[nodiscard]] double x(double value) const { return left + value / most_ * (width - left - right); }
    [[nodiscard]] static double y(double share) { return curveTop + (1 - share) * curveHeight; }

    [[nodiscard]] std::string axes(const std::string& across) const {
        std::string text;
        for (int percent = 0; percent <= 100; percent += 25) {
            text += line(left, y(percent / 100.0), width - right, y(percent / 100.0), "grid");
            text += label(left - 8, y(percent / 100.0) + 4, "end", std::to_string(percent) + "%");
        }
        const double step = stepFor(most_);
        for (double value = 0; value <= most_; value += step)
            text += label(x(value), y(0) + 18, "middle", plainNumber(value));
        return text + label((left + width - right) / 2, y(0) + 38, "middle", across);
    }
    [[nodiscard]] std::string band(const Curve& curve, const std::string& color) const {
        const auto corners = cornersOf(curve);
        std::string points;
        for (const CurvePoint& it : corners) points += at(it.x, it.high);
        for (auto it = corners.rbegin(); it != corners.rend(); ++it) points += at(it->x, it->low);
        return "<polygon points=\"" + points + "\" fill=\"" + color + "\" fill-opacity=\"0.15\"/>";
    }
    [[nodiscard]] std::string path(const Curve& curve, const std::string& color) const {
        std::string points;
        for (const CurvePoint& it : cornersOf(curve)) points += at(it.x, it.y);
        return "<polyline points=\"" + points + "\" fill=\"none\" stroke=\"" + color +
               "\" stroke-width=\"2\"/>";
    }

private:
    [[nodiscard]] std::string at(double value, double share) const {
        return plainNumber(x(value)) + "," + plainNumber(y(share)) + " ";
    }

    double most_;
};

}  // namespace

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += letter;
        }
    }
    return safe;
}

std::string plainNumber(double number) {
    return field::numberText(static_cast<std::int32_t>(std::lround(number * 10)), 10).english();
}

std::string fineNumber(double number) {
    return field::numberText(static_cast<std::int32_t>(std::lround(number * 100)), 100).english();
}

/// Okabe and Ito (2008).
std::string colorOf(std::size_t number) {
    static constexpr std::array<const char*, 8> colors{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                       "#e69f00", "#56b4e9", "#999999", "#000000"};
    return colors.at(number % colors.size());
}

std::string curveChart(const std::string& title,
                       const std::string& across,
                       const std::vector<Curve>& curves) {
    double most = 0;
    std::vector<std::string> names;
    for (const Curve& curve : curves) {
        names.push_back(curve.name);
        for (const CurvePoint& it : curve.points) most = std::max(most, it.x);
    }
    const CurveFrame frame(most);
    std::string content = frame.axes(across);
    for (std::size_t i = 0; i != curves.size(); ++i) content += frame.band(curves[i], colorOf(i));
    for (std::size_t i = 0; i != curves.size(); ++i) content += frame.path(curves[i], colorOf(i));
    constexpr double legendTop = curveTop + curveHeight + 52;
    const Legend key = legend(names, legendTop);
    return picture(title, legendTop + key.height, content + key.text);
}

std::string stackedChart(const std::string& title,
                         const std::vector<std::string>& parts,
                         const std::vector<StackedRow>& rows) {
    std::string content;
    double y = 4;
    for (const StackedRow& row : rows) {
        const double all = std::max(1, std::accumulate(row.parts.begin(), row.parts.end(), 0));
        content += label(nameWidth - 8, y + rowHeight * 0.55, "end", row.name);
        double x = nameWidth;
        for (std::size_t i = 0; i != row.parts.size(); ++i) {
            const double part = row.parts[i] / all * (width - nameWidth - right);
            constexpr double roomForText = 34;
            content += box(x, y, part, rowHeight - 8, colorOf(i));
            if (part > roomForText) {
                content += "<text class=\"inside\" text-anchor=\"middle\"" + attribute("x", x + part / 2) +
                           attribute("y", y + rowHeight * 0.55) + ">" +
                           std::to_string(std::lround(100 * row.parts[i] / all)) + "%</text>";
            }
            x += part;
        }
        y += rowHeight;
    }
    const Legend key = legend(parts, y + 8);
    return picture(title, y + 8 + key.height, content + key.text);
}

std::string rangeChart(const std::string& title, const std::vector<RangeRow>& rows) {
    double least = 0;
    double most = 1;
    for (const RangeRow& row : rows) {
        least = std::min(least, row.low);
        most = std::max(most, row.high);
    }
    const auto xOf = [&](double value) {
        return nameWidth + (value - least) / (most - least) * (width - nameWidth - right);
    };
    std::string content;
    if (least < 0)
        content += line(xOf(0), 0, xOf(0), 4 + rowHeight * static_cast<double>(rows.size()), "grid");
    double y = 4;
    for (const RangeRow& row : rows) {
        const double middle = y + rowHeight / 2;
        content += label(nameWidth - 8, middle + 4, "end", row.name);
        content += box(xOf(row.low), middle - 5, std::max(1.0, xOf(row.high) - xOf(row.low)), 10, "#b9cfe0");
        content += box(xOf(row.middle) - 2, middle - 8, 4, 16, colorOf(0));
        y += rowHeight;
    }
    const double step = stepFor(most - least);
    for (double value = std::ceil(least / step) * step; value <= most; value += step)
        content += label(xOf(value), y + 14, "middle", plainNumber(value));
    return picture(title, y + 24, content);
}

std::string barChart(const std::string& title,
                     const std::vector<std::string>& parts,
                     const std::vector<BarRow>& rows) {
    constexpr double thick = 12;
    constexpr double roomForNumber = 44;
    double most = 0;
    for (const BarRow& row : rows) most = std::max(most, *std::ranges::max_element(row.values));
    std::string content;
    double y = 4;
    for (const BarRow& row : rows) {
        const double height = thick * static_cast<double>(row.values.size());
        content += label(nameWidth - 8, y + height / 2 + 4, "end", row.name);
        for (std::size_t i = 0; i != row.values.size(); ++i) {
            const double top = y + thick * static_cast<double>(i);
            const double part =
                most <= 0 ? 0 : row.values[i] / most * (width - nameWidth - right - roomForNumber);
            content += box(nameWidth, top, part, thick - 1, colorOf(i)) +
                       label(nameWidth + part + 4, top + thick - 2, "start", plainNumber(row.values[i]));
        }
        y += height + 6;
    }
    if (parts.size() < 2) return picture(title, y, content);
    const Legend key = legend(parts, y + 8);
    return picture(title, y + 8 + key.height, content + key.text);
}

}  // namespace vallum::trials
