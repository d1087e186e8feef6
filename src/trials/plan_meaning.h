// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vallum::trials {

/// Of a plan with all documents inside it, whatever their spaces.
std::string digestOfMeaning(const std::string& document);

}  // namespace vallum::trials
