// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_sweep.h"

#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

namespace {

using exact::Corners;

/// The convex parts of an obstacle.
std::array<Corners, 1> parts(const Outline& outline) { return {Corners(outline)}; }
const std::vector<Convex>& parts(const Region& region) { return region.parts(); }

template <class Obstacle> bool overlaps(const Footprint& shape, const Obstacle& obstacle) {
    return overlap(shape, obstacle);
}

/// The step was found with unrounded lines, but the resulting pose is rounded.
template <class Obstacle>
std::int32_t settled(const StepSweep& sweep, std::int32_t amount, const Obstacle& obstacle) {
    constexpr int thousandthsOfRounding = 8;
    while (amount > 0 && overlaps(sweep.footprintAfter(amount), obstacle)) --amount;
    for (int i = 0; i != thousandthsOfRounding && amount < sweep.amount(); ++i) {
        if (inContact(sweep.footprintAfter(amount), obstacle)) break;
        if (overlaps(sweep.footprintAfter(amount + 1), obstacle)) break;
        ++amount;
    }
    return amount;
}

template <class Obstacle> bool sweepsAny(const StepSweep& sweep, const Obstacle& obstacle) {
    return std::ranges::any_of(parts(obstacle), [&](Corners part) { return sweep.meets(part); });
}

template <class Obstacle>
std::optional<std::int32_t> stopAt(const StepSweep& sweep, const Obstacle& obstacle) {
    std::optional<std::int32_t> stop;
    for (const Corners part : parts(obstacle)) {
        const auto meeting = sweep.meeting(part);
        if (meeting && (!stop || meeting->stop() < *stop)) stop = meeting->stop();
    }
    return stop;
}

template <class Obstacle>
std::optional<Contact> firstOf(const StepSweep& sweep, std::span<const Obstacle> obstacles) {
    std::optional<std::size_t> first;
    std::int32_t nearest = 0;
    for (std::size_t i = 0; i != obstacles.size(); ++i) {
        const auto stop = stopAt(sweep, obstacles[i]);
        if (!stop || (first && *stop >= nearest)) continue;
        first = i;
        nearest = *stop;
    }
    if (!first) return std::nullopt;
    return Contact{sweep.part(settled(sweep, nearest, obstacles[*first])), *first};
}

}  // namespace

bool sweeps(const PathStep& step, const Placement& from, const Size& size, const Outline& obstacle) {
    return sweepsAny(StepSweep(step, from, size), obstacle);
}
bool sweeps(const PathStep& step, const Placement& from, const Size& size, const Region& obstacle) {
    return sweepsAny(StepSweep(step, from, size), obstacle);
}

Sweep::Sweep(const PathStep& step, const Placement& from, const Size& size)
    : sweep_(std::make_unique<const StepSweep>(step, from, size)) {}
Sweep::~Sweep() = default;

bool Sweep::meets(const Outline& obstacle) const { return sweepsAny(*sweep_, obstacle); }
bool Sweep::meets(const Footprint& obstacle) const {
    return std::ranges::any_of(obstacle.pieces(), [&](const Outline& piece) { return meets(piece); });
}
bool Sweep::staysOnTable(const Size& table) const {
    return isOnTable(sweep_->start(), table) && !sweep_->leavesTable(table);
}

std::optional<Contact> firstContact(const PathStep& step,
                                    const Placement& from,
                                    const Size& size,
                                    std::span<const Outline> obstacles) {
    return firstOf(StepSweep(step, from, size), obstacles);
}
std::optional<Contact> firstContact(const PathStep& step,
                                    const Placement& from,
                                    const Size& size,
                                    std::span<const Region> obstacles) {
    return firstOf(StepSweep(step, from, size), obstacles);
}

bool staysOnTable(const PathStep& step, const Placement& from, const Size& size, const Size& table) {
    return Sweep(step, from, size).staysOnTable(table);
}

PathStep upToTableEdge(const PathStep& step, const Placement& from, const Size& size, const Size& table) {
    const StepSweep sweep(step, from, size);
    const auto leaves = sweep.leavesTable(table);
    return leaves ? sweep.part(std::max(0, *leaves - 1)) : step;
}

std::optional<Passage> passage(const PathStep& step,
                               const Placement& from,
                               const Size& size,
                               const Region& tile) {
    const StepSweep sweep(step, from, size);
    std::int32_t touched = sweep.amount();
    std::int32_t left = -1;
    for (const Corners part : parts(tile)) {
        const auto meeting = sweep.meeting(part);
        if (!meeting) continue;
        touched = std::min(touched, meeting->touched);
        left = std::max(left, meeting->left);
    }
    if (left < 0) return std::nullopt;
    return Passage{sweep.part(touched), sweep.part(left)};
}

}  // namespace vallum::geometry
