// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/timeline.h>

template class vallum::Timeline<vallum::field::System>;
