// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <vallum/core/digest.h>

namespace vallum {

/// An immutable value that copies share. A battle is copied after every step, so its unchanging parts are
/// held in these. Comparison is by value, shared or not.
template <class T> class Constant {
public:
    Constant() : held_(nothing()) {}
    explicit Constant(T value) : held_(hold(std::move(value))) {}

    const T& operator*() const { return held_->value; }
    const T* operator->() const { return &held_->value; }
    [[nodiscard]] std::uint64_t digest() const { return held_->digest; }

    friend bool operator==(const Constant& a, const Constant& b) {
        return a.held_ == b.held_ || (a.digest() == b.digest() && *a == *b);
    }

private:
    struct Held {
        T value;
        std::uint64_t digest;
    };
    using Share = std::shared_ptr<const Held>;

    static Share hold(T value) {
        const std::uint64_t digest = Digest::number(value);
        return std::make_shared<const Held>(Held{std::move(value), digest});
    }
    static const Share& nothing() {
        static const Share empty = hold(T{});
        return empty;
    }

    Share held_;
};

}  // namespace vallum
