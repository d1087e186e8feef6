// SPDX-License-Identifier: GPL-3.0-or-later
#include <variant>

#include <vallum/core/chance.h>
#include <vallum/core/random.h>
#include <vallum/hex/queries/drawn_option.h>
#include <vallum/players/hex_players.h>

namespace vallum::players {

bool HexRandomPlayer::knows(const OpenQuestion<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexRandomPlayer::answer(const hex::Battle& battle, const OpenQuestion<hex::System>& asked) {
    Stream stream(Stream(seed_).next() + asked.number);
    return hex::drawnOption(battle, asked.question, stream);
}

}  // namespace vallum::players
