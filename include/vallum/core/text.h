// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vallum {

/// Text for people: the English, and the pattern and parts it is made of, so that a window can show it in
/// another language. A pattern has placeholders %1 to %9 for its parts and %n for its count.
class Text {
public:
    Text() = default;
    /// Text that is the same in every language: a number, the name of a person.
    explicit Text(std::string plain) : pattern_(std::move(plain)) {}
    explicit Text(std::string_view plain) : pattern_(plain) {}
    explicit Text(const char* plain) : pattern_(plain) {}
    explicit Text(std::integral auto number) : pattern_(std::to_string(number)) {}
    /// The note tells apart two texts that are the same in English. The context must be a literal.
    Text(const char* context, std::string pattern, std::string note, std::vector<Text> parts)
        : context_(context),
          pattern_(std::move(pattern)),
          note_(std::move(note)),
          parts_(std::move(parts)) {}

    /// Singular and plural in English; other languages may have fewer forms, or more.
    static Text counted(const char* context, std::string many, std::string one, int count) {
        Text text(context, std::move(many), std::move(one), {});
        text.count_ = count;
        return text;
    }
    /// A name or sentence from a data file; tools/translations collects them there.
    static Text data(std::string english) { return {"Data", std::move(english), {}, {}}; }
    /// Joins the parts with the same separator in every language.
    static Text joined(const std::vector<Text>& parts, std::string_view between);

    /// Capitalized.
    [[nodiscard]] Text asSentence() &&;

    /// Null if there is nothing to translate except the parts.
    [[nodiscard]] const char* context() const { return context_; }
    [[nodiscard]] const std::string& pattern() const { return pattern_; }
    /// For a text with a count: the singular pattern.
    [[nodiscard]] const std::string& note() const { return note_; }
    [[nodiscard]] std::optional<int> count() const { return count_; }
    [[nodiscard]] const std::vector<Text>& parts() const { return parts_; }
    [[nodiscard]] bool isSentence() const { return isSentence_; }
    [[nodiscard]] bool isEmpty() const { return pattern_.empty(); }

    [[nodiscard]] std::string english() const;
    // Text is English unless somebody asks for another language.
    // NOLINTNEXTLINE(google-explicit-constructor)
    operator std::string() const { return english(); }

    friend bool operator==(const Text& text, std::string_view english) { return text.english() == english; }
    friend std::ostream& operator<<(std::ostream& out, const Text& text);

private:
    const char* context_ = nullptr;
    std::string pattern_;
    std::string note_;
    std::optional<int> count_;
    std::vector<Text> parts_;
    bool isSentence_ = false;
};

inline Text asText(const Text& text) { return text; }
inline Text asText(const auto& plain) { return Text(plain); }

struct Phrase {
    const char* context;
    const char* pattern;

    Text operator()(const auto&... parts) const { return {context, pattern, {}, {asText(parts)...}}; }
};
struct Plural {
    const char* context;
    const char* many;
    const char* one;

    Text operator()(std::integral auto count) const {
        return Text::counted(context, many, one, static_cast<int>(count));
    }
};

/// Writes a sentence in the source: phrase("Log", "%1 is placed at %2.")(unit, place). lupdate collects the
/// patterns by the names of these two functions.
constexpr Phrase phrase(const char* context, const char* pattern) { return {context, pattern}; }
/// plural("Log", "%n wounds", "%n wound")(wounds)
constexpr Plural plural(const char* context, const char* many, const char* one) {
    return {context, many, one};
}

}  // namespace vallum
