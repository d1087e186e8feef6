// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QString>

#include <vallum/field/facts.h>

/// What is heard of what is told.
namespace vallum::app {

enum class Sound { march, charge, arrows, clash, stone, fire, collapse, flight, fall, rally, card, turn };
inline constexpr std::array allSounds{Sound::march, Sound::charge, Sound::arrows,   Sound::clash,
                                      Sound::stone, Sound::fire,   Sound::collapse, Sound::flight,
                                      Sound::fall,  Sound::rally,  Sound::card,     Sound::turn};

/// Of its file, without an ending.
QString nameOf(Sound);
std::optional<Sound> soundOf(const field::Fact&);
/// In the order in which they are told, each once: ten arrows are one volley.
std::vector<Sound> soundsOf(const std::vector<field::Fact>&);

}  // namespace vallum::app
