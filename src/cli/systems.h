// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field_desk.h"
#include "hex_desk.h"

#include <string>
#include <string_view>
#include <type_traits>

#include <vallum/core/file_format.h>

namespace vallum::cli {

/// A list of rule systems, identified by the formats of their scenarios and battles.
template <PlayableSystem First, PlayableSystem... Others> struct SystemList {
    /// Calls `act` with the system of a format. An unknown format is handled by the first system,
    /// which reports the error.
    static auto with(std::string_view format, const auto& act) { return pick<First, Others...>(format, act); }
    /// Calls `act` with each system.
    static void each(const auto& act) {
        act(std::type_identity<First>());
        (act(std::type_identity<Others>()), ...);
    }

private:
    template <class System> static bool isOf(std::string_view format) {
        return format == FilesOf<System>::scenarioFormat || format == FilesOf<System>::battleFormat().name;
    }
    template <class System, class... Rest> static auto pick(std::string_view format, const auto& act) {
        if (isOf<System>(format)) return act(std::type_identity<System>());
        if constexpr (sizeof...(Rest) != 0) {
            return pick<Rest...>(format, act);
        } else {
            return act(std::type_identity<First>());
        }
    }
};

/// All systems that the command line plays.
using Systems = SystemList<field::System, hex::System>;

}  // namespace vallum::cli
