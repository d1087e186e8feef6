// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace vallum::cli {

/// Filters a stream so that nothing in it controls the terminal: names come from files, which anybody
/// may have written. Control characters are escaped as in JSON, "\u001b", so that JSON Lines stay
/// valid and keep their values.
class Printable final : public std::streambuf {
public:
    /// Filters the stream during its lifetime.
    explicit Printable(std::ostream& stream);
    ~Printable() override;
    Printable(const Printable&) = delete;
    Printable& operator=(const Printable&) = delete;

protected:
    int_type overflow(int_type letter) override;
    int sync() override;

private:
    bool write(const std::string& text);

    std::ostream& stream_;
    std::streambuf* out_;
    bool isAfterC2_ = false;  // the lead byte of U+0080 to U+00BF
};

}  // namespace vallum::cli
