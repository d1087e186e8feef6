// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/readers/annotations.h>
#include <vallum/field/files/annotations.h>
#include <vallum/field/model/scenario.h>

namespace vallum::field {

Annotations annotationsOf(const Scenario& scenario) {
    return annotationsIn<geometry::Point>(scenario.source);
}

}  // namespace vallum::field
