// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "app/window/camera.h"
#include "app/window/desk.h"
#include "app/window/scenes.h"
#include "app/window/shipped.h"
#include "field/tools/sight_lens.h"
#include "field/tools/threat_lens.h"
#include "start/start_page.h"

#include <algorithm>
#include <set>

#include <QDir>
#include <QDockWidget>

#include <vallum/core/check.h>
#include <vallum/field/queries/threats.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

namespace {

QString shipped(const QString& name) {
    return QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/%1.json").arg(name);
}

void showPanel(const Camera& camera, Desk& desk, const char* name) {
    auto* dock = desk.window->findChild<QDockWidget*>(QStringLiteral("vallum::app::") + QLatin1String(name));
    dock->show();
    dock->raise();
    camera.take(*desk.window, QStringLiteral("panel-") + QString::fromLatin1(name).toLower());
}

void showLenses(const Camera& camera, Desk& desk) {
    const auto units = desk.battle().unitsOnTable();
    const auto threatened =
        std::ranges::find_if(units, [&](UnitId it) { return field::canBeThreatened(desk.battle(), it); });
    fieldDeskOf(*desk.window).table().scene().select(*threatened);
    desk.key(Qt::Key_T, Qt::ControlModifier);
    VALLUM_CHECK(
        QTest::qWaitFor([&] { return fieldDeskOf(*desk.window).table().threats().threats().has_value(); }));
    showPanel(camera, desk, "UnitPanel");
    desk.key(Qt::Key_T, Qt::ControlModifier);
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::fromUnit);
    QTest::qWait(200);
    camera.take(*desk.window, "sight");
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::off);
}

/// Answers like a computer, without a clock.
class Hands {
public:
    explicit Hands(FieldSession& session) : session_(session) {}
    bool answer() {
        const OpenFieldQuestion* asked = session_.question();
        return asked != nullptr && session_.answer(player_.answer(session_.battle(), *asked)).has_value();
    }

private:
    FieldSession& session_;
    players::GreedyPlayer player_;
};

/// For example "decide-kill-elephants".
QString kindOf(const field::Question& question) {
    const auto kind = std::visit([](const auto& it) { return it.kind; }, question);
    QString name = QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
    const auto add = [&](auto what) {
        const auto word = names(what).at(static_cast<std::size_t>(what));
        name += QLatin1Char('-') + QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    };
    if (const auto* decide = std::get_if<field::Decide>(&question)) add(decide->what);
    if (const auto* choose = std::get_if<field::ChooseUnit>(&question)) add(choose->purpose);
    return name;
}

}  // namespace

void showPanels(const Camera& camera) {
    Desk desk(shipped(QStringLiteral("phalanx-and-legion")));
    camera.frame(*desk.window, {1180, 780});
    Hands hands(desk.session());
    while (desk.battle().turn < 7 && hands.answer()) continue;
    for (const char* name : {"LogPanel", "LuckPanel", "HandPanel"}) showPanel(camera, desk, name);
    showLenses(camera, desk);
    fieldDeskOf(*desk.window).annotator().setOn(true);
    desk.key(Qt::Key_L);
    desk.click(desk.at(8_du, 8_du));
    camera.take(*desk.window, "label");
    fieldDeskOf(*desk.window).annotator().setOn(false);
    while (hands.answer()) continue;
    camera.take(*desk.window, "over");
    desk.window->startPage().openAt(StartPage::Page::open);
    desk.window->showStart();
    desk.window->startPage().openAt(StartPage::Page::open);
    camera.take(*desk.window, "start-open");
    desk.window->startPage().openAt(StartPage::Page::learn);
    camera.take(*desk.window, "start-learn");
}

void showScenarios(const Camera& camera) {
    const QDir folder(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios"));
    for (const QString& file : folder.entryList({QStringLiteral("*.json")})) {
        const Desk desk(folder.filePath(file));
        camera.frame(*desk.window, {1280, 860});
        camera.take(*desk.window, QStringLiteral("scenario-") + file.chopped(5));
    }
}

/// Each kind of question when it is first asked.
void showQuestions(const Camera& camera) {
    constexpr int patience = 400;
    std::set<QString> seen;
    for (const char* name : {"open-field", "elephants-and-velites", "breach-at-the-gate", "watchtower-raid",
                             "standard-fortress-wood", "four-players", "village-fight"}) {
        Desk desk(shipped(QLatin1String(name)));
        camera.frame(*desk.window, {1280, 860});
        Hands hands(desk.session());
        for (int answer = 0; answer != patience && desk.session().question() != nullptr; ++answer) {
            const QString kind = kindOf(desk.session().question()->question);
            if (seen.insert(kind).second) camera.take(*desk.window, QStringLiteral("question-") + kind);
            if (!hands.answer()) break;
        }
    }
}

}  // namespace vallum::app
