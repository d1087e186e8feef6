// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace vallum {

/// A set of enumerators of an enum that counts from 0 and has at most 64.
template <class E> class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members) {
        for (const E member : members) insert(member);
    }

    [[nodiscard]] constexpr bool has(E member) const { return (bits_ & bit(member)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    /// In the order of the enum.
    [[nodiscard]] std::vector<E> all() const {
        std::vector<E> members;
        for (std::uint64_t left = bits_; left != 0; left &= left - 1) {
            members.push_back(static_cast<E>(std::countr_zero(left)));
        }
        return members;
    }

    constexpr void insert(E member) { bits_ |= bit(member); }
    constexpr void erase(E member) { bits_ &= ~bit(member); }
    constexpr void put(E member, bool in) { in ? insert(member) : erase(member); }

    bool operator==(const EnumSet&) const = default;

private:
    static constexpr std::uint64_t bit(E member) { return std::uint64_t{1} << static_cast<unsigned>(member); }

    std::uint64_t bits_ = 0;
};

}  // namespace vallum
