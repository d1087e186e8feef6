// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_bounds.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include <vallum/core/fields.h>

namespace vallum::field {

namespace {

/// Longer than any table. Lengths are summed, so that a path of many steps cannot lead farther either.
constexpr Du longest = 1'000_du;
constexpr Degrees fullCircle = 360_deg;

/// Visits every part of an answer.
class Measure {
public:
    Measure(const Battle& battle, const Answer& answer) : battle_(battle) {
        std::visit([this](const auto& it) { this->read(it); }, static_cast<const KindsOfAnswer&>(answer));
    }

    [[nodiscard]] Verdict verdict() const {
        if (length_ > longest.raw()) return refuse("GEO-12"_rule);
        if (turnsTooFar_) return refuse("GEO-09"_rule);
        return missing_.empty() ? Verdict() : refuse("ASK-01"_rule, "there is no " + missing_);
    }

    Measure& operator()(std::string_view /*name*/, const auto& part) { return read(part), *this; }
    Measure& optional(std::string_view /*name*/, const auto& part) { return read(part), *this; }
    Measure& optional(std::string_view /*name*/, const auto& part, const auto& /*usual*/) {
        return read(part), *this;
    }
    Measure& pair(std::string_view /*name*/, const auto& first, const auto& second) {
        return read(first), read(second), *this;
    }

private:
    void read(const Du& part) { length_ += std::abs(std::int64_t{part.raw()}); }
    void read(const Degrees& part) { turnsTooFar_ = turnsTooFar_ || part > fullCircle || part < -fullCircle; }
    template <class T> void read(const std::optional<T>& part) {
        if (part) read(*part);
    }
    template <class T> void read(const std::vector<T>& parts) {
        for (const T& part : parts) read(part);
    }
    template <class... Kinds> void read(const std::variant<Kinds...>& part) {
        std::visit([this](const auto& it) { this->read(it); }, part);
    }
    template <HasFields T> void read(const T& part) { T::fields(part, *this); }
    void read(const auto& /*neither*/) {}

    void read(const UnitId& id) { find("unit", id.raw(), battle_.units.size()); }
    void read(const StructureId& id) { find("structure", id.raw(), battle_.structures.size()); }
    void read(const CardId& id) { find("card", id.raw(), battle_.setting->cards.size()); }
    void read(const Seat& seat) {
        const auto& sides = battle_.setting->sides;
        if (std::ranges::find(sides, seat, &Side::seat) == sides.end()) miss("seat", seat.raw());
    }
    void read(const TakeRam& part) { find("ram", part.ram, battle_.rams.size()); }
    void read(const RamPlacement& part) {
        find("ram", part.ram, battle_.rams.size());
        read(part.carrier);
    }
    // Chance's own questions determine its answers (ASK-02, ASK-03).
    void read(const DiceShown& /*part*/) {}
    void read(const CardsShown& /*part*/) {}

    void find(const char* what, std::int32_t number, std::size_t count) {
        if (number < 0 || std::cmp_greater_equal(number, count)) miss(what, number);
    }
    void miss(const char* what, std::int32_t number) {
        if (missing_.empty()) missing_ = std::string(what) + ' ' + std::to_string(number);
    }

    const Battle& battle_;
    std::int64_t length_ = 0;
    bool turnsTooFar_ = false;
    std::string missing_;
};

}  // namespace

Verdict isReckonable(const Battle& battle, const Answer& answer) { return Measure(battle, answer).verdict(); }

}  // namespace vallum::field
