// SPDX-License-Identifier: GPL-3.0-or-later
#include <cctype>
#include <ostream>

#include <vallum/core/text.h>

namespace vallum {

namespace {

/// The character after a percent sign at this offset, if there is one.
char afterPercent(std::string_view pattern, std::size_t at) {
    return pattern[at] == '%' && at + 1 != pattern.size() ? pattern[at + 1] : '\0';
}

void beginWithCapital(std::string& text) {
    if (text.empty()) return;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
}

/// A name such as "Follow Me!" ends the sentence that it stands last in.
bool endsSentence(std::string_view text) { return text.ends_with('!') || text.ends_with('?'); }

}  // namespace

Text Text::joined(const std::vector<Text>& parts, std::string_view between) {
    Text text;
    for (const Text& part : parts) {
        if (text.parts_.empty()) {
            text = Text(nullptr, "%1", {}, {part});
        } else {
            text = Text(nullptr, std::string("%1").append(between).append("%2"), {}, {std::move(text), part});
        }
    }
    return text;
}

Text Text::asSentence() && {
    isSentence_ = true;
    return std::move(*this);
}

std::string Text::english() const {
    const std::string& pattern = count_ == 1 ? note_ : pattern_;
    std::string text;
    for (std::size_t at = 0; at != pattern.size(); ++at) {
        const char next = afterPercent(pattern, at);
        const auto place = static_cast<std::size_t>(next - '1');
        const bool isPlace = next >= '1' && next <= '9' && place < parts_.size();
        if (isPlace) {
            text += parts_[place].english();
        } else if (next == 'n' && count_) {
            text += std::to_string(*count_);
        } else {
            if (pattern[at] != '.' || !endsSentence(text)) text += pattern[at];
            continue;
        }
        ++at;
    }
    if (isSentence_) beginWithCapital(text);
    return text;
}

std::ostream& operator<<(std::ostream& out, const Text& text) { return out << text.english(); }

}  // namespace vallum
