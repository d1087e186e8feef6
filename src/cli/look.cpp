// SPDX-License-Identifier: GPL-3.0-or-later
#include "look.h"

namespace vallum::cli {

int replay(const ReplayOptions& options) {
    return withBattle(options.save, [&]<class System>(std::type_identity<System>, const BattleText& battle) {
        return replay<System>(battle, options);
    });
}

int show(const ShowOptions& options) {
    return withBattle(options.battle,
                      [&]<class System>(std::type_identity<System>, const BattleText& battle) {
                          return show<System>(battle, options);
                      });
}

int questions(const std::string& battle) {
    return withBattle(battle, []<class System>(std::type_identity<System>, const BattleText& opened) {
        return questions<System>(opened);
    });
}

}  // namespace vallum::cli
