// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_bounds.h"

#include <cstdlib>

#include <vallum/core/fields.h>

namespace vallum::field {

namespace {

/// No table is so long. Lengths are added up, so that no path of many steps leads farther either.
constexpr Du longest = 1'000_du;
constexpr Degrees fullCircle = 360_deg;

/// Visits whatever an answer is made of.
class Measure {
public:
    explicit Measure(const Answer& answer) {
        std::visit([this](const auto& it) { this->read(it); }, static_cast<const KindsOfAnswer&>(answer));
    }

    [[nodiscard]] Verdict verdict() const {
        if (length_ > longest.raw()) return refuse("GEO-12"_rule);
        return allowIf(!turnsTooFar_, "GEO-09"_rule);
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

    std::int64_t length_ = 0;
    bool turnsTooFar_ = false;
};

}  // namespace

Verdict isReckonable(const Answer& answer) { return Measure(answer).verdict(); }

}  // namespace vallum::field
