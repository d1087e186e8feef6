// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace vallum::cli {

/// What a stream writes, with nothing in it that moves a terminal: names come from files, and a file may be
/// anybody's. Control characters are written as JSON writes them, "\u001b", so that lines of JSON stay what
/// they are.
class Printable final : public std::streambuf {
public:
    /// For as long as this lives.
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
    bool isAfterC2_ = false;  // the first byte of U+0080 to U+00BF
};

}  // namespace vallum::cli
