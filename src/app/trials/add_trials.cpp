// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/add_trials.h"

#include "replay/replay_desk.h"
#include "start/start_page.h"
#include "trials/trials_page.h"
#include "window/desks.h"
#include "window/main_window.h"

namespace vallum::app {

TrialsPage& addTrials(MainWindow& window, TrialRunner& runner) {
    auto* page = new TrialsPage(window.documents(), runner);
    window.addPage(*page, "battle-trials", TrialsPage::tr("T&rials"));
    QObject::connect(&window.startPage(), &StartPage::trialsWanted, page,
                     [&window, page] { window.showPage(*page); });
    QObject::connect(page, &TrialsPage::left, &window, &MainWindow::leavePage);
    QObject::connect(page, &TrialsPage::battleWanted, &window, [&window, page](const QString& path) {
        if (!window.files().open(path)) return;
        BattleDesk& desk = window.desks().now();
        desk.showReplay();
        if (auto* replay = desk.findChild<ReplayDesk*>())
            replay->offerWayBack(TrialsPage::tr("Back to the &trial"),
                                 [&window, page] { window.showPage(*page); });
    });
    return *page;
}

}  // namespace vallum::app
