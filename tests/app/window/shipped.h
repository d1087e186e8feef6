// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/desk/field_desk.h"
#include "field/desk/field_table.h"
#include "field/field_kit.h"
#include "field/tools/tool_box.h"
#include "kits/documents.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <vallum/core/text_file.h>
#include <vallum/field/files/salvage.h>
#include <vallum/field/files/scenario_file.h>

/// The program's data, and the battles in its files.
namespace vallum::app {

inline const std::shared_ptr<const FieldKit>& shippedFieldKit() {
    static const auto kit = loadFieldKit(field::resourceDirectory().value()).value();
    return kit;
}

/// The kit of field battles and these.
inline Documents shippedDocuments(const Kits& others = {}) {
    Kits kits{shippedFieldKit()};
    kits.insert(kits.end(), others.begin(), others.end());
    return {field::resourceDirectory().value(), kits};
}

inline field::Scenario scenarioIn(const std::filesystem::path& file) {
    return field::loadScenario(file, shippedFieldKit()->library()).value();
}

inline FromFile<field::Salvaged> battleIn(const std::filesystem::path& file) {
    return readFile(file).and_then(
        [](const std::string& text) { return field::salvage(text, shippedFieldKit()->library()); });
}

inline FieldDesk& fieldDeskOf(MainWindow& window) {
    return dynamic_cast<FieldDesk&>(window.desks().of(*shippedFieldKit()));
}

/// The tool for the open question; null if it is of another kind.
template <class Kind> Kind* toolIn(MainWindow& window) {
    return qobject_cast<Kind*>(fieldDeskOf(window).table().tools().tool());
}

}  // namespace vallum::app
