// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vallum/core/sum.h>

namespace vallum::app {

/// A number in large type, and what it is made of on colored patches that lead to the rules: "5 [4 on its
/// card] [+1 charge]". A printed value alone needs no patch. Terms may have names of their own, by position;
/// where it is empty or missing, the rule gives it.
[[nodiscard]] QString sumChips(const Sum& sum, const QStringList& names = {});

}  // namespace vallum::app
