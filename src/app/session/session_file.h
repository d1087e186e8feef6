// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace vallum::app {

/// The battle of a session in the form in which it is saved: its title, its branch, and the text of the file.
class SessionFile {
public:
    SessionFile() = default;
    SessionFile(const SessionFile&) = delete;
    SessionFile& operator=(const SessionFile&) = delete;
    virtual ~SessionFile() = default;

    [[nodiscard]] virtual std::string title() const = 0;
    /// The branch that the battle belongs to, if any.
    [[nodiscard]] const std::optional<Branch>& branch() const { return branch_; }
    void setBranch(std::optional<Branch> branch) { branch_ = std::move(branch); }
    [[nodiscard]] virtual std::string text() const = 0;
    /// The same, cut off where the branch begins.
    [[nodiscard]] virtual std::string textOf(const Branch& branch,
                                             const std::map<Seat, PlayerKind>& players) const = 0;

private:
    std::optional<Branch> branch_;
};

}  // namespace vallum::app
