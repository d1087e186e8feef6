// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/marks.h"
#include "hex/sheet_content.h"

namespace vallum::app {

/// Adds to the marks and the sheet who could attack the hex looked at, or else the picked unit, in the next
/// turn. For an enemy these are the viewer's own units.
class HexThreatLens {
public:
    void setShown(bool shown) { isShown_ = shown; }
    [[nodiscard]] bool isShown() const { return isShown_; }
    /// `viewer` is the side that an empty hex is looked at for.
    void addTo(Marks& marks,
               SheetContent& content,
               const hex::Battle& battle,
               Seat viewer,
               std::optional<hex::Hex> looked) const;

private:
    bool isShown_ = false;
};

}  // namespace vallum::app
