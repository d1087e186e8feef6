// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/fields.h>
#include <vallum/core/random.h>

namespace vallum {

/// Writes random values into the parts of a value: small, nearly valid, and absurd ones.
class Scribbler {
public:
    explicit Scribbler(std::uint64_t seed) : stream_(seed) {}

    /// Replaces every part.
    template <class T> T any() {
        T value{};
        one_ = 1;
        write(value);
        return value;
    }
    /// Replaces a few parts.
    template <class T> T nearly(T value) {
        one_ = 4;
        write(value);
        return value;
    }

    Scribbler& operator()(std::string_view /*name*/, auto& part) { return write(part), *this; }
    Scribbler& optional(std::string_view name, auto& part) { return (*this)(name, part); }
    Scribbler& optional(std::string_view name, auto& part, const auto& /*usual*/) {
        return (*this)(name, part);
    }

private:
    bool touches() { return stream_.below(one_) == 0; }
    std::int32_t number() {
        constexpr std::int32_t huge = 2'147'483'647;
        const auto upTo = [&](std::int32_t bound) {
            return static_cast<std::int32_t>(stream_.below(static_cast<std::uint64_t>(bound)));
        };
        switch (stream_.below(8)) {
            case 0: return huge - upTo(3);
            case 1: return -huge + upTo(3);
            case 2: return upTo(huge);
            case 3: return -upTo(huge);
            case 4: return upTo(40'000) - 5'000;
            case 5: return upTo(3) - 1;
            default: return upTo(40);
        }
    }

    void write(bool& value) {
        if (touches()) value = stream_.below(2) == 0;
    }
    void write(int& value) {
        if (touches()) value = number();
    }
    template <HasNames E> void write(E& value) {
        if (touches()) value = static_cast<E>(stream_.below(names(value).size()));
    }
    template <Whole T> void write(T& value) {
        if (touches()) value = T(number());
    }
    template <class T> void write(std::optional<T>& value) {
        if (touches()) value = stream_.below(2) == 0 ? std::nullopt : std::optional<T>(T{});
        if (value) write(*value);
    }
    template <class T> void write(std::vector<T>& values) {
        if (touches()) values.resize(stream_.below(4));
        if (!values.empty() && touches()) values.push_back(values.front());
        for (T& value : values) write(value);
    }
    template <class... Kinds> void write(std::variant<Kinds...>& value) {
        if (touches()) {
            static const std::array<std::variant<Kinds...>, sizeof...(Kinds)> kinds{
                std::variant<Kinds...>(Kinds{})...};
            value = kinds.at(stream_.below(kinds.size()));
        }
        std::visit([this](auto& it) { this->write(it); }, value);
    }
    template <HasFields T> void write(T& value) { T::fields(value, *this); }

    Stream stream_;
    std::uint64_t one_ = 1;
};

}  // namespace vallum
