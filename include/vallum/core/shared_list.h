// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include <vallum/core/check.h>

namespace vallum {

/// A list with copy-on-write blocks: a copy costs almost nothing, and changing
/// an element copies only the few others in its block. A player that thinks
/// ahead copies a battle for every outcome and changes two units in it. It is
/// used like a std::vector, but non-const access to an element counts as a
/// change, so read through a const reference. References stay valid until the
/// list changes.
template <class T> class SharedList {
public:
    using value_type = T;

    SharedList() = default;

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }

    [[nodiscard]] const T& at(std::size_t index) const {
        VALLUM_CHECK(index < size_);
        return (*this)[index];
    }
    [[nodiscard]] T& at(std::size_t index) {
        VALLUM_CHECK(index < size_);
        return (*this)[index];
    }
    [[nodiscard]] const T& operator[](std::size_t index) const {
        return (*blocks_[index / perBlock])[index % perBlock];
    }
    [[nodiscard]] T& operator[](std::size_t index) { return own(index / perBlock)[index % perBlock]; }
    [[nodiscard]] const T& front() const { return at(0); }
    [[nodiscard]] T& front() { return at(0); }
    [[nodiscard]] const T& back() const { return at(size_ - 1); }
    [[nodiscard]] T& back() { return at(size_ - 1); }

    void push_back(T value) {
        if (size_ == blocks_.size() * perBlock) blocks_.push_back(std::make_shared<Block>());
        ++size_;
        back() = std::move(value);
    }
    void clear() {
        blocks_.clear();
        size_ = 0;
    }

    friend bool operator==(const SharedList& one, const SharedList& other) {
        if (one.size_ != other.size_) return false;
        for (std::size_t i = 0; i != one.blocks_.size(); ++i) {
            if (one.blocks_[i] != other.blocks_[i] && *one.blocks_[i] != *other.blocks_[i]) return false;
        }
        return true;
    }

private:
    static constexpr std::size_t perBlock = 4;
    using Block = std::array<T, perBlock>;

    template <class List> class Iterator {
    public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = std::conditional_t<std::is_const_v<List>, const T&, T&>;
        using pointer = std::add_pointer_t<reference>;
        using iterator_category = std::forward_iterator_tag;

        Iterator() = default;
        Iterator(List& list, std::size_t index) : list_(&list), index_(index) {}

        reference operator*() const { return (*list_)[index_]; }
        pointer operator->() const { return &(*list_)[index_]; }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++index_;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        List* list_ = nullptr;
        std::size_t index_ = 0;
    };

public:
    using const_iterator = Iterator<const SharedList>;
    using iterator = Iterator<SharedList>;

    [[nodiscard]] const_iterator begin() const { return {*this, 0}; }
    [[nodiscard]] const_iterator end() const { return {*this, size_}; }
    [[nodiscard]] iterator begin() { return {*this, 0}; }
    [[nodiscard]] iterator end() { return {*this, size_}; }

private:
    Block& own(std::size_t block) {
        auto& held = blocks_[block];
        if (held.use_count() != 1) held = std::make_shared<Block>(*held);
        std::atomic_thread_fence(std::memory_order_acquire);  // another thread may just have released it
        return *held;
    }

    std::vector<std::shared_ptr<Block>> blocks_;
    std::size_t size_ = 0;
};

}  // namespace vallum
