// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What pictures of the program show, brought about in its own window.
namespace vallum::app {

class Camera;
class Desk;

/// Those of the user guide: a battle from drawing up to looking back, and what is around it.
void showBattle(const Camera& camera);
void showWindows(const Camera& camera);
void showStart(const Camera& camera);
void showHexBattles(const Camera& camera);

/// Everything else that a player can see: menus, dialogs, panels, every scenario and every question.
void showMenus(const Camera& camera);
void showDialogs(const Camera& camera);
void showBoardExports(const Camera& camera);
void showPanels(const Camera& camera);
void showScenarios(const Camera& camera);
void showQuestions(const Camera& camera);

}  // namespace vallum::app
