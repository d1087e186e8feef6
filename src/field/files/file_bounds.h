// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#include <vallum/core/findings.h>
#include <vallum/core/json.h>
#include <vallum/core/quantity.h>

namespace vallum::field {

/// Checks every part of a file: absurd lengths, numbers and texts are refused before anything is
/// computed from them or drawn.
class FileBounds {
public:
    explicit FileBounds(Findings& findings) : findings_(findings) {}

    void check(const auto& shape) { read(shape); }

    FileBounds& operator()(std::string_view name, const auto& part) { return inside(name, part), *this; }
    FileBounds& optional(std::string_view name, const auto& part) { return inside(name, part), *this; }
    FileBounds& optional(std::string_view name, const auto& part, const auto& /*usual*/) {
        return inside(name, part), *this;
    }
    FileBounds& pair(std::string_view name, const auto& first, const auto& second) {
        inside(name, first);
        return inside(name, second), *this;
    }
    FileBounds& optionalPair(std::string_view name, const auto& first, const auto& second) {
        return pair(name, first, second);
    }
    FileBounds& fixed(std::string_view /*name*/, const auto& /*value*/) { return *this; }

private:
    static constexpr std::int64_t farthest = 1'000;
    static constexpr std::int64_t most = 1'000'000;
    static constexpr std::size_t longestName = 120;
    static constexpr std::size_t longestText = 10'000;

    void inside(std::string_view name, const auto& part) {
        const std::size_t length = place_.size();
        place_.append("/").append(pointerStep(name));
        isProse_ = name == "intro" || name == "text" || name == "history";
        read(part);
        place_.resize(length);
    }
    void read(const std::string& text) {
        const std::size_t longest = isProse_ ? longestText : longestName;
        const std::size_t letters = lettersIn(text);
        if (letters <= longest) return;
        findings_.error(place_, "a text of " + std::to_string(letters) + " letters",
                        "at most " + std::to_string(longest) + " letters");
    }
    void read(const Du& length) {
        range(length.raw(), farthest * Du::perUnit, brief(JsonWriter::of(length)));
    }
    void read(const int& number) { range(number, most, std::to_string(number)); }
    void range(std::int64_t number, std::int64_t limit, const std::string& found) {
        if (std::abs(number) <= limit) return;
        const std::string bound = std::to_string(limit == most ? most : farthest);
        findings_.error(place_, found, "from -" + bound + " to " + bound);
    }
    template <class T> void read(const std::optional<T>& part) {
        if (part) read(*part);
    }
    template <class T> void read(const std::vector<T>& parts) {
        for (std::size_t i = 0; i != parts.size(); ++i) {
            const std::size_t length = place_.size();
            place_.append("/").append(std::to_string(i));
            read(parts[i]);
            place_.resize(length);
        }
    }
    template <class... Kinds> void read(const std::variant<Kinds...>& part) {
        std::visit([this](const auto& it) { this->read(it); }, part);
    }
    template <HasFields T> void read(const T& part) { T::fields(part, *this); }
    void read(const auto& /*neither*/) {}

    Findings& findings_;
    std::string place_;
    bool isProse_ = false;
};

}  // namespace vallum::field
