// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/fields.h>
#include <vallum/core/random.h>
#include <vallum/core/rule.h>

namespace vallum {

template <class T> class Constant;
template <class T> class SharedList;

/// Values that fit into one word.
template <std::integral T> constexpr std::uint64_t wordOf(T value) {
    return static_cast<std::make_unsigned_t<std::conditional_t<std::is_same_v<T, bool>, char, T>>>(value);
}
template <class E>
    requires std::is_enum_v<E>
constexpr std::uint64_t wordOf(E value) {
    return wordOf(static_cast<std::underlying_type_t<E>>(value));
}
constexpr std::uint64_t wordOf(Whole auto value) { return wordOf(value.raw()); }
template <class E> constexpr std::uint64_t wordOf(const EnumSet<E>& set) { return set.bits(); }
/// Up to eight letters, the same for either byte order.
constexpr std::uint64_t wordOf(std::string_view text) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i != text.size(); ++i) {
        word |= std::uint64_t{static_cast<unsigned char>(text[i])} << (8 * i);
    }
    return word;
}
constexpr std::uint64_t wordOf(const RuleId& rule) { return wordOf(rule.text()); }

/// Packs numbers into one word, each into the given number of bits.
template <unsigned... Bits, class... Numbers> constexpr std::uint64_t packed(const Numbers&... numbers) {
    static_assert(sizeof...(Bits) == sizeof...(Numbers) && (Bits + ...) <= 64 && ((Bits < 64) && ...));
    std::uint64_t word = 0;
    unsigned used = 0;
    const auto put = [&](std::uint64_t number, unsigned bits) {
        word |= (number & ((std::uint64_t{1} << bits) - 1)) << used;
        used += bits;
    };
    (put(wordOf(numbers), Bits), ...);
    return word;
}

template <class T>
concept IsWord = !std::convertible_to<T, std::string_view> && requires(const T& it) { wordOf(it); };

/// Digested so often that the type itself packs its parts into words, by `wordsOf`.
template <class T>
concept HasWords = requires(const T& it) { wordsOf(it).front(); };

/// Like `Digest`, a number that is the same for equal values on every machine, but faster: it takes letters
/// eight at a time and digests each list element separately. The multiplications of one digest depend on each
/// other, so a processor can work on several at once.
class WordDigest {
public:
    template <class T> static std::uint64_t number(const T& value) { return mixed(chain(value)); }

    WordDigest& operator()(std::string_view /*name*/, const auto& part) {
        add(part);
        return *this;
    }
    WordDigest& optional(std::string_view name, const auto& part) { return (*this)(name, part); }
    WordDigest& optional(std::string_view name, const auto& part, const auto& /*usual*/) {
        return (*this)(name, part);
    }
    WordDigest& pair(std::string_view name, int first, int second) {
        return (*this)(name, first)(name, second);
    }
    WordDigest& optionalPair(std::string_view name, int first, int second) {
        return pair(name, first, second);
    }
    WordDigest& pairOrBoth(std::string_view name, int first, int second) { return pair(name, first, second); }
    WordDigest& fixed(std::string_view /*name*/, const auto& /*value*/) { return *this; }

private:
    /// Arbitrary, but odd, so that no bit is lost.
    static constexpr std::array<std::uint64_t, 8> factors = [] {
        std::array<std::uint64_t, 8> some{};
        for (std::size_t i = 0; i != some.size(); ++i) some[i] = mixed(i + 1) | 1U;
        return some;
    }();

    template <class T> static std::uint64_t chain(const T& value) {
        WordDigest digest;
        digest.add(value);
        return digest.state_;
    }

    void mix(std::uint64_t word) {
        state_ = (state_ ^ word) * 0x9E3779B97F4A7C15U;
        state_ ^= state_ >> 32U;
    }

    template <IsWord T> void add(const T& value) { mix(wordOf(value)); }
    template <IsWord T> void add(const std::optional<T>& value) {
        constexpr std::uint64_t none = UINT64_MAX;
        mix(value ? wordOf(*value) : none);
    }
    template <class T> void add(const std::optional<T>& value) {
        add(value.has_value());
        if (value) add(*value);
    }
    void add(const CountOrWord auto& value) {
        add(value.kind);
        add(value.number);
    }
    void add(const std::string& text) {
        constexpr std::size_t letters = 8;
        add(text.size());
        for (std::size_t at = 0; at < text.size(); at += letters) {
            mix(wordOf(std::string_view(text).substr(at, letters)));
        }
    }
    template <class T> void add(const std::vector<T>& values) { addList(values); }
    template <class T> void add(const SharedList<T>& values) { addList(values); }
    template <class T, std::size_t Size> void add(const std::array<T, Size>& values) {
        for (const T& value : values) add(value);
    }
    template <class... Kinds> void add(const std::variant<Kinds...>& value) {
        add(value.index());
        std::visit([this](const auto& it) { this->add(it); }, value);
    }
    template <class T> void add(const Constant<T>& value) { mix(value.digest()); }
    template <HasFields T>
        requires(!HasWords<T>)
    void add(const T& value) {
        T::fields(value, *this);
    }
    template <HasWords T> void add(const T& value) {
        const auto words = wordsOf(value);
        static_assert(words.size() <= factors.size());
        std::uint64_t sum = 0;  // independent multiplications, which can run in parallel
        for (std::size_t i = 0; i != words.size(); ++i) sum += words[i] * factors[i];
        mix(sum);
    }

    void addList(const auto& values) {
        WordDigest list;
        list.add(values.size());
        for (const auto& value : values) list.mix(chain(value));
        mix(list.state_);
    }
    template <IsWord T> void addList(const std::vector<T>& values) {
        std::array<WordDigest, 4> lanes;
        lanes.front().add(values.size());
        std::size_t i = 0;
        for (; i + lanes.size() <= values.size(); i += lanes.size()) {
            for (std::size_t lane = 0; lane != lanes.size(); ++lane) lanes[lane].add(values[i + lane]);
        }
        for (std::size_t lane = 0; i != values.size(); ++lane) lanes[lane].add(values[i++]);
        WordDigest& list = lanes.front();
        for (std::size_t lane = 1; lane != lanes.size(); ++lane) list.mix(lanes[lane].state_);
        mix(list.state_);
    }

    std::uint64_t state_ = 0xD6E8FEB86659FD93U;  // not 0: leading zeros would leave no trace
};

}  // namespace vallum
