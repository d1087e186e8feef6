// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/hex_session.h"

#include <QObject>
#include <QPointer>

namespace vallum::app {

class EndSheet;
class HexTable;
class Replay;
class SheetHost;

/// Shows how a hex battle ended, once, when the board has finished showing its last moment.
class HexEnding final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        HexSession& session;
        HexTable& table;
        SheetHost& sheets;
        Replay& replay;
    };

    HexEnding(const Parts& parts, QObject* parent);

    void setArtPalette(const art::Palette& palette) { palette_ = palette; }

Q_SIGNALS:
    void rematchWanted();
    void analysisWanted();
    void reportWanted();

private:
    void notice();
    void showWhenQuiet();
    void show();
    void watch(std::size_t moment);

    Parts parts_;
    art::Palette palette_;
    QPointer<EndSheet> sheet_;
    bool isDue_ = false;
};

}  // namespace vallum::app
