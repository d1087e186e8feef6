// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vallum {

/// One function per alternative of a variant, for std::visit.
template <class... Cases> struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace vallum
