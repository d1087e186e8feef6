// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/room_colors.h"

#include <algorithm>
#include <cmath>

namespace vallum::art {

RoomColors lightRoom() {
    RoomColors room;
    room.desk = 0x4b3524;
    room.deskGrain = 0x2f1f13;
    room.bar = 0x33271e;
    room.barEdge = 0xc3963f;
    room.barInk = 0xf6ead2;
    room.barQuiet = 0xb5a489;
    room.barButton = 0x54453a;
    room.paper = 0xf7f0e0;
    room.paperShade = 0xece1c8;
    room.paperEdge = 0xc7b48e;
    room.ink = 0x2a2018;
    room.quiet = 0x67563f;
    room.link = 0x7a3b12;
    room.button = 0xe8dcc0;
    room.brass = 0xd9a441;
    room.brassInk = 0x2a1b06;
    room.good = 0x2c6b40;
    room.bad = 0xa3241c;
    return room;
}

RoomColors darkRoom() {
    RoomColors room;
    room.dark = true;
    room.desk = 0x1f1712;
    room.deskGrain = 0x120d09;
    room.bar = 0x1a1511;
    room.barEdge = 0x8f6f31;
    room.barInk = 0xf0e4cc;
    room.barQuiet = 0xa89880;
    room.barButton = 0x3c332b;
    room.paper = 0x2b251f;
    room.paperShade = 0x352e27;
    room.paperEdge = 0x574a3a;
    room.ink = 0xf1e7d3;
    room.quiet = 0xbcac92;
    room.link = 0xe9b872;
    room.button = 0x453b31;
    room.brass = 0xd9a441;
    room.brassInk = 0x2a1b06;
    room.good = 0x8fd0a3;
    room.bad = 0xf0938a;
    return room;
}

namespace {

double luminance(const QColor& color) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

double contrast(const QColor& one, const QColor& other) {
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

}  // namespace vallum::art
