// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "hex_play.h"

namespace vallum::cli {

int play(const PlayOptions& options) {
    if (!canUseFiles(options)) return badInput;
    if (const auto text = readFile(options.battle); text && isHexScenario(*text))
        return playHex(options, *text);
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          return Play<System>(options).run(battle);
                      });
}

}  // namespace vallum::cli
