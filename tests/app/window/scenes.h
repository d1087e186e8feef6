// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The scenes shown in pictures of the program, set up in its own window.
namespace vallum::app {

class Camera;
class Desk;

/// The scenes of the user guide: a battle from deployment to replay, and everything around it.
void showBattle(const Camera& camera);
void showWindows(const Camera& camera);
void showStart(const Camera& camera);
void showHexBattles(const Camera& camera);

/// Everything else that a user can see: menus, dialogs, panels, every scenario and every question.
void showMenus(const Camera& camera);
void showDialogs(const Camera& camera);
void showBoardExports(const Camera& camera);
void showPanels(const Camera& camera);
void showScenarios(const Camera& camera);
void showQuestions(const Camera& camera);

}  // namespace vallum::app
