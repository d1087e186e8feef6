// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/shipped.h"
#include "field/desk/field_panels.h"
#include "field/desk/field_table.h"
#include "field/panels/hand_panel.h"
#include "field/panels/question_panel.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/tools/move_tool.h"
#include "field/tools/pick_tools.h"
#include "field/tools/tool_box.h"
#include "kits/documents.h"
#include "window/main_window.h"

#include <algorithm>
#include <functional>

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <gtest/gtest.h>

#include <vallum/core/text_file.h>

/// A copy of the duel with part of its text changed, in its own file.
inline QString duelWith(const QTemporaryDir& folder,
                        const std::vector<std::pair<std::string, std::string>>& changes) {
    auto text = vallum::readFile(VALLUM_SOURCE_DIR "/tests/app/window/duel.json").value();
    for (const auto& [from, to] : changes) {
        EXPECT_NE(text.find(from), std::string::npos) << from;
        text.replace(text.find(from), from.size(), to);
    }
    const QString file = folder.filePath(QStringLiteral("duel.json"));
    EXPECT_TRUE(vallum::writeFileSafely(file.toStdString(), text));
    return file;
}

inline std::string unitLooking(const std::string& heading,
                               const std::string& id,
                               const std::string& x,
                               const std::string& y,
                               const std::string& more = {}) {
    return R"({"id": ")" + id + R"(", "at": {"x": )" + x + R"(, "y": )" + y + R"(, "heading": )" + heading +
           "}" + more + "}";
}
/// A unit of a scenario; it faces north in the southern half and south in the other.
inline std::string unitAt(const std::string& id,
                          const std::string& x,
                          const std::string& y,
                          const std::string& more = {}) {
    return unitLooking(std::stod(y) < 9 ? "0" : "180", id, x, y, more);
}
inline const std::string led = R"(, "general": true)";

/// A battle in which only these keys matter to a test.
inline QString battleWith(const QTemporaryDir& folder,
                          const std::string& keys,
                          const std::string& deployment = "placed",
                          QSize table = {22, 18}) {
    const QString file = folder.filePath(QStringLiteral("battle.json"));
    const std::string text = R"({"format": "vallum-scenario", "version": 1, "id": "test", "title": "A Test",
        "intro": "For a test.", "kind": "scenario", "table": {"width": )" +
                             std::to_string(table.width()) + R"(, "depth": )" +
                             std::to_string(table.height()) +
                             R"(}, "firstPlayer": "red",
        "victory": ["annihilation"], "startFormations": false, "deployment": ")" +
                             deployment + "\", " + keys + "}";
    EXPECT_TRUE(vallum::writeFileSafely(file.toStdString(), text));
    return file;
}

/// The complete window and a player who uses only mouse and keyboard.
namespace vallum::app {

class Desk {
public:
    explicit Desk(const QString& scenario = QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")) {
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        QSettings().setValue(QStringLiteral("table/curtains"), false);
        QSettings().setValue(QStringLiteral("table/asksAnyway"), true);
        Documents::setAutosavePath((folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
        window = std::make_unique<MainWindow>(shippedDocuments());
        window->resize(1280, 860);
        window->show();
        QObject::connect(&session(), &Session::refused, window.get(),
                         [this](const Refusal& refusal) { refusals_.emplace_back(refusal.rule.text()); });
        EXPECT_TRUE(window->files().open(scenario));
        QApplication::processEvents();
    }

    [[nodiscard]] FieldSession& session() const { return fieldDeskOf(*window).session(); }
    [[nodiscard]] const field::Battle& battle() const { return session().battle(); }
    [[nodiscard]] TableView& view() const { return fieldDeskOf(*window).table().view(); }
    template <class Question> [[nodiscard]] bool isAsked() const {
        const OpenFieldQuestion* asked = session().question();
        return asked != nullptr && std::holds_alternative<Question>(asked->question);
    }
    [[nodiscard]] QPoint at(QPointF scenePoint) const { return view().mapFromScene(scenePoint); }
    [[nodiscard]] QPoint at(Du x, Du y) const {
        return at(fieldDeskOf(*window).table().scene().coordinates().toScene(geometry::Point{x, y}));
    }
    [[nodiscard]] QPoint at(UnitId unit) const {
        return at(
            fieldDeskOf(*window).table().scene().coordinates().toScene(battle().unit(unit).pose.center));
    }

    void click(QPoint point, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, keys, point);
        QApplication::processEvents();
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(view().viewport(), Qt::LeftButton, keys, from);
        // In steps, like a hand.
        for (int step = 1; step <= 5; ++step) {
            const QPoint point = from + (to - from) * step / 5;
            QMouseEvent move(QEvent::MouseMove, point, view().viewport()->mapToGlobal(point), Qt::NoButton,
                             Qt::LeftButton, keys);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, keys, to);
        QApplication::processEvents();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(&view(), key, keys);
        QApplication::processEvents();
    }
    /// Presses the button with this text, wherever it is.
    void press(const QString& words) {
        for (QPushButton* button : window->findChildren<QPushButton*>()) {
            if (!button->isVisible() || !button->text().remove(QLatin1Char('&')).startsWith(words)) continue;
            QTest::mouseClick(button, Qt::LeftButton);
            QApplication::processEvents();
            return;
        }
        QStringList there;
        for (const QPushButton* button : window->findChildren<QPushButton*>()) {
            if (button->isVisible()) there << button->text();
        }
        ADD_FAILURE() << "no button " << words.toStdString()
                      << " among: " << there.join(QStringLiteral(" | ")).toStdString();
    }

    /// Plays an order that activates this unit, with whichever card in hand allows it.
    void activate(UnitId unit) {
        auto* tool = toolIn<OrderTool>(*window);
        ASSERT_NE(tool, nullptr);
        for (const CardId card : battle().player(battle().active).hand) {
            tool->takeCard(card);
            if (!battle().order(card).effect.activate) continue;
            click(at(unit));
            if (!tool->draft().verdict()) continue;
            key(Qt::Key_Return);
            if (battle().unit(unit).has(field::Marker::active)) return;
            tool = toolIn<OrderTool>(*window);
        }
        FAIL() << "no card activates the unit";
    }
    /// The move drawn for the picked unit; the open question must be about moves.
    [[nodiscard]] const DrawnMove& drawn() const { return toolIn<MoveTool>(*window)->single().move(); }
    /// The question on the panel.
    [[nodiscard]] QString asked() const {
        const auto labels = window->findChild<QuestionPanel*>()->findChildren<QLabel*>();
        const auto asks = [](const QLabel* it) { return it->accessibleName() == QStringLiteral("Question"); };
        return (*std::ranges::find_if(labels, asks))->text();
    }
    /// Picks a card in the hand, counted from the left.
    void takeCard(int place) {
        auto* hand = window->findChild<HandPanel*>();
        for (int i = 0; i != 20; ++i) QTest::keyClick(hand, Qt::Key_Left);
        for (int i = 0; i != place; ++i) QTest::keyClick(hand, Qt::Key_Right);
        QTest::keyClick(hand, Qt::Key_Space);
        QApplication::processEvents();
    }
    /// The rules that have refused something since the desk was set up.
    [[nodiscard]] const std::vector<std::string>& refusals() const { return refusals_; }
    /// Whether the button with this text exists and is enabled.
    [[nodiscard]] bool offers(const QString& words) const {
        for (const QPushButton* button : window->findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(QLatin1Char('&')).startsWith(words))
                return button->isEnabled();
        }
        return false;
    }
    /// Opens the context menu there and uses it before it closes.
    void menu(QPoint point, const std::function<void(QMenu&)>& use) {
        bool opened = false;
        QTimer::singleShot(0, [&] {
            auto* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (popup == nullptr) return;
            opened = true;
            use(*popup);
            popup->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, point, view().viewport()->mapToGlobal(point));
        QApplication::sendEvent(view().viewport(), &event);
        QApplication::processEvents();
        EXPECT_TRUE(opened);
    }
    /// All text that the panels show.
    [[nodiscard]] QString told() const {
        QStringList texts;
        for (const QLabel* label : window->findChildren<QLabel*>()) {
            if (label->isVisible()) texts << label->text();
        }
        return texts.join(QLatin1Char('\n'));
    }
    /// Even if units can still act.
    void endPhase() {
        const QString again = QStringLiteral("End the phase again");
        press(QStringLiteral("End phase"));
        if (told().contains(again)) press(QStringLiteral("End phase"));
    }
    /// Ends phases and keeps all cards until such a question is open; for at most one turn of every player.
    template <class Question> void goOnUntil() {
        for (int step = 0; step != 60 && !isAsked<Question>(); ++step) {
            if (isAsked<field::ChooseDraw>()) {
                press(QStringLiteral("Keep all and draw one"));
            } else {
                endPhase();
            }
        }
        EXPECT_TRUE(isAsked<Question>());
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

private:
    std::vector<std::string> refusals_;
};

}  // namespace vallum::app
