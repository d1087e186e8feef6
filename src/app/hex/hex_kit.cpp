// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_kit.h"

#include "hex/hex_battle_desk.h"
#include "hex/hex_table.h"
#include "texts.h"

namespace vallum::app {

QString HexKit::name() const { return inQt(phrase("Hex window", "Hex battles")()); }

QPixmap HexKit::picture(std::string_view text, QSize size) const {
    const auto scenario = FilesOf<hex::System>::scenarioFrom(text, library(), {});
    if (!scenario) return {};
    HexTable table;
    table.resize(size);
    table.setFreeRoom(QRect(QPoint(), size));
    table.show(hex::System::begin(*scenario));
    return table.grab();
}

BattleDesk* HexKit::makeDesk() const { return new HexBattleDesk(library()); }

Expected<std::shared_ptr<const Kit>, FileError> loadHexKit(const std::filesystem::path& resources) {
    return hex::loadLibrary(resources).map([](hex::Library library) -> std::shared_ptr<const Kit> {
        return std::make_shared<HexKit>(std::move(library));
    });
}

}  // namespace vallum::app
