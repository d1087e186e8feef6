// SPDX-License-Identifier: GPL-3.0-or-later
#include "printable.h"

#include <iomanip>
#include <sstream>
#include <utility>

namespace vallum::cli {

namespace {

constexpr int lead = 0xC2;

std::string asText(int byte) { return std::string(1, static_cast<char>(byte)); }
/// Newlines and tabs are allowed.
bool isControl(int letter) { return (letter < 0x20 && letter != '\n' && letter != '\t') || letter == 0x7F; }
bool isLongControl(int second) { return second >= 0x80 && second < 0xA0; }

std::string named(int letter) {
    std::ostringstream name;
    name << "\\u" << std::hex << std::setw(4) << std::setfill('0') << letter;
    return name.str();
}

}  // namespace

Printable::Printable(std::ostream& stream) : stream_(stream), out_(stream.rdbuf(this)) {}

Printable::~Printable() { stream_.rdbuf(out_); }

bool Printable::write(const std::string& text) {
    const auto size = static_cast<std::streamsize>(text.size());
    return out_->sputn(text.data(), size) == size;
}

Printable::int_type Printable::overflow(int_type letter) {
    if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
    const int byte = static_cast<unsigned char>(traits_type::to_char_type(letter));
    if (!isAfterC2_ && byte == lead) {
        isAfterC2_ = true;
        return letter;
    }
    const bool isSecond = std::exchange(isAfterC2_, false);
    std::string text;
    if (isSecond && isLongControl(byte)) {
        text = named(byte);
    } else {
        text = (isSecond ? asText(lead) : "") + (isControl(byte) ? named(byte) : asText(byte));
    }
    return write(text) ? letter : traits_type::eof();
}

int Printable::sync() { return out_->pubsync(); }

}  // namespace vallum::cli
