// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <cstdlib>

#include <vallum/geometry/grid.h>

namespace vallum::geometry {

namespace {

constexpr int bits = 30;
constexpr int quarter = 90 * Heading::perUnit;

// Computed by the compiler: the math libraries of two machines may round differently.
consteval auto quarterOfSines() {
    std::array<std::int32_t, quarter + 1> sines{};  // 32-bit, to stay in the cache
    for (std::size_t i = 0; i != sines.size(); ++i) {
        const double angle = 3.14159265358979323846 / 2 * static_cast<double>(i) / quarter;
        double sine = 0;
        double term = angle;
        for (int n = 1; n < 20; n += 2) {
            sine += term;
            term *= -angle * angle / ((n + 1) * (n + 2));
        }
        sines[i] = static_cast<std::int32_t>((static_cast<std::int64_t>(2 * sine * (1 << bits)) + 1) / 2);
    }
    return sines;
}
constexpr auto sines = quarterOfSines();

/// For an angle in the first quadrant.
std::int64_t sineOf(int angle) { return sines[static_cast<std::size_t>(angle)]; }

/// Rounds halves up. A double may hold 4.0005 as slightly less, so that error is removed first.
std::int64_t rounded(double value, std::int32_t perUnit) {
    constexpr std::int64_t fine = 1'000'000;
    const auto millionths = static_cast<std::int64_t>(std::floor(value * perUnit * fine + 0.5));
    const std::int64_t shifted = millionths + fine / 2;
    return shifted >= 0 ? shifted / fine : -((fine - 1 - shifted) / fine);
}

}  // namespace

Du roundedLength(double du) { return Du(static_cast<std::int32_t>(rounded(du, Du::perUnit))); }

Heading roundedHeading(double degrees) {
    return Heading(static_cast<std::int32_t>(rounded(degrees, Heading::perUnit)));
}

Direction directionOf(Heading heading) {
    const int angle = heading.raw();
    if (angle <= quarter) return {sineOf(angle), sineOf(quarter - angle)};
    if (angle <= 2 * quarter) return {sineOf(2 * quarter - angle), -sineOf(angle - quarter)};
    if (angle <= 3 * quarter) return {-sineOf(angle - 2 * quarter), -sineOf(3 * quarter - angle)};
    return {-sineOf(4 * quarter - angle), sineOf(angle - 3 * quarter)};
}

std::int64_t sine(Heading heading) { return directionOf(heading).sine; }

std::int64_t cosine(Heading heading) { return directionOf(heading).cosine; }

Degrees turnFrom(Heading from, Heading to) {
    const std::int32_t right = Heading(to.raw() - from.raw()).raw();
    return Degrees(right <= 2 * quarter ? right : right - 4 * quarter);
}

Degrees angleBetween(Heading a, Heading b) {
    const Degrees turn = turnFrom(a, b);
    return turn < 0_deg ? -turn : turn;
}

}  // namespace vallum::geometry
