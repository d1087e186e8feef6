// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "kits/battle_desk.h"
#include "replay/replay_desk.h"

#include <vector>

class QBoxLayout;

namespace vallum::app {

class Annotator;
class Canvas;
class Chronicle;
class Drawings;
class LuckPanel;
class Projector;
class Stage;

/// The parts around every board, whatever the system: replay, luck, second screen and drawings, with their
/// menu entries.
class CommonParts final : public QObject {
    Q_OBJECT

public:
    CommonParts(
        const Chronicle& chronicle, Stage& stage, Canvas& canvas, Drawings& drawings, BattleDesk& desk);
    ~CommonParts() override;

    /// Lays out the board with all bars and panels around it.
    [[nodiscard]] QBoxLayout* around(QWidget& board);
    /// Links log lines with moments of the replay, in both directions.
    template <class Log> void follow(Log& log) { replay_->follow(log); }
    void fill(const DeskMenus& menus);
    [[nodiscard]] std::vector<QMenu*> menus();
    void setArtPalette(const art::Palette& palette);
    void setRecaps(bool areTold) { replay_->setTellsByItself(areTold); }

    [[nodiscard]] ReplayDesk& replay() const { return *replay_; }
    [[nodiscard]] LuckPanel& luck() const { return *luck_; }
    [[nodiscard]] Projector& projector() const { return *projector_; }
    [[nodiscard]] Annotator& annotator() const { return *annotator_; }

private:
    BattleDesk& desk_;
    ReplayDesk* replay_;
    LuckPanel* luck_;
    Projector* projector_;
    Annotator* annotator_;
};

}  // namespace vallum::app
