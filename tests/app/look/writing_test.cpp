// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/writing.h"

#include <QApplication>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <gtest/gtest.h>

/// The checks must detect every fault that they are meant to find.
namespace vallum::app {
namespace {

/// A white window with black text, in which something is wrong.
struct Wrong {
    Wrong() {
        window.setPalette(QPalette(Qt::black, Qt::white));
        window.setAutoFillBackground(true);
        window.resize(400, 200);
        label.setGeometry(20, 20, 300, 30);
        label.setFont(sized(16));
    }
    static QFont sized(int pixels) {
        QFont font;
        font.setPixelSize(pixels);
        return font;
    }
    [[nodiscard]] std::string faults() {
        window.show();
        QApplication::processEvents();
        return faultsIn(window, LeastPixels()).join(QLatin1Char('|')).toStdString();
    }

    QWidget window;
    QLabel label{QStringLiteral("Hastati hold against Libyes"), &window};
};

bool tells(const std::string& faults, const std::string& words) {
    return faults.find(words) != std::string::npos;
}

TEST(Writing, BlackOnWhiteIsAsItShouldBe) { EXPECT_EQ(Wrong().faults(), ""); }

TEST(Writing, WordsThatAreTooPale) {
    Wrong it;
    it.label.setText(QStringLiteral("Hastati <span style='color:#999999'>hold</span>"));
    EXPECT_TRUE(tells(it.faults(), "contrast 2.8")) << it.faults();
    EXPECT_FALSE(tells(it.faults(), "Hastati\"")) << it.faults();
}

TEST(Writing, WordsInTheColorOfTheirGround) {
    Wrong it;
    it.label.setStyleSheet(QStringLiteral("color: white"));
    EXPECT_TRUE(tells(it.faults(), "cannot be seen")) << it.faults();
}

TEST(Writing, WordsThatAreTooSmall) {
    Wrong it;
    it.label.setFont(Wrong::sized(12));
    EXPECT_EQ(it.faults(), "");
    it.label.setText(QStringLiteral("<small>Hastati</small> hold"));
    EXPECT_TRUE(tells(it.faults(), "pixels: \"Hastati")) << it.faults();
}

TEST(Writing, WordsThatAreCutOff) {
    Wrong it;
    it.label.resize(60, 30);
    EXPECT_TRUE(tells(it.faults(), "cut off")) << it.faults();
}

TEST(Writing, WordsWithoutRoomForTheirHeight) {
    Wrong it;
    it.label.resize(300, 8);
    EXPECT_TRUE(tells(it.faults(), "cut off below")) << it.faults();
}

/// A widget that paints its own text.
class Painted final : public QWidget {
public:
    Painted(QString words, QWidget* parent) : QWidget(parent), words_(std::move(words)) {}

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(Wrong::sized(16));
        painter.drawText(rect(), Qt::AlignCenter, words_);
    }

private:
    QString words_;
};

TEST(Writing, WordsThatAreShortened) {
    Wrong it;
    Painted painted(QStringLiteral("Hastati ho…"), &it.window);
    painted.setGeometry(20, 100, 200, 30);
    EXPECT_TRUE(tells(it.faults(), "shortened: \"Hastati ho…\"")) << it.faults();
}

TEST(Writing, WordsOfASentenceThatGoesOnAreNotShortened) {
    Wrong it;
    Painted painted(QStringLiteral("Hastati fight Libyes …"), &it.window);
    painted.setGeometry(20, 100, 200, 30);
    EXPECT_EQ(it.faults(), "");
}

TEST(Writing, AButtonThatReachesBeyondItsPanel) {
    Wrong it;
    QWidget panel(&it.window);
    panel.setGeometry(20, 100, 200, 40);
    QPushButton button(QStringLiteral("Charge"), &panel);
    button.setGeometry(10, 10, 100, 40);
    EXPECT_TRUE(tells(it.faults(), "\"Charge\" of QPushButton < QWidget < QWidget reaches beyond"))
        << it.faults();
}

TEST(Writing, ALabelThatSomethingLiesOver) {
    Wrong it;
    QPushButton over(QStringLiteral("Over it"), &it.window);
    over.setGeometry(120, 10, 100, 40);
    EXPECT_TRUE(tells(it.faults(), "QPushButton < QWidget lies over \"Hastati")) << it.faults();
}

/// The same window with a table: a white picture with black text, and whatever is put on it.
struct WrongTable {
    WrongTable() {
        it.label.hide();
        view.setGeometry(0, 0, 400, 200);
        view.setFrameShape(QFrame::NoFrame);
        scene.setSceneRect(0, 0, 400, 200);
        scene.setBackgroundBrush(Qt::white);
        add(QStringLiteral("Hastati 1"), {20, 20});
    }
    QGraphicsSimpleTextItem* add(const QString& words, QPointF at, int pixels = 16) {
        auto* text = scene.addSimpleText(words, Wrong::sized(pixels));
        text->setPos(at);
        return text;
    }
    [[nodiscard]] std::string faults() { return it.faults(); }

    Wrong it;
    QGraphicsScene scene;
    QGraphicsView view{&scene, &it.window};
};

TEST(WritingOnATable, BlackOnWhiteIsAsItShouldBe) { EXPECT_EQ(WrongTable().faults(), ""); }

TEST(WritingOnATable, WordsThatAreTooPale) {
    WrongTable table;
    table.add(QStringLiteral("Libyes"), {20, 100})->setBrush(QColor(0x999999));
    EXPECT_TRUE(tells(table.faults(), "contrast 2.8")) << table.faults();
    EXPECT_FALSE(tells(table.faults(), "Hastati")) << table.faults();
}

TEST(WritingOnATable, WordsThatAreTooSmall) {
    WrongTable table;
    table.add(QStringLiteral("Libyes"), {20, 100}, 8);
    EXPECT_EQ(table.faults(), "");
    table.add(QStringLiteral("Velites"), {20, 150}, 7);
    EXPECT_TRUE(tells(table.faults(), "7 pixels: \"Velites")) << table.faults();
}

TEST(WritingOnATable, WordsThatLieOverOthers) {
    WrongTable table;
    table.add(QStringLiteral("2 wounds"), {50, 24});
    EXPECT_TRUE(tells(table.faults(), "lies over \"Hastati 1\": \"2 wounds")) << table.faults();
}

TEST(WritingOnATable, WordsThatAreShortened) {
    WrongTable table;
    table.add(QStringLiteral("Hippeis Karch…"), {20, 100});
    EXPECT_TRUE(tells(table.faults(), "shortened: \"Hippeis")) << table.faults();
}

TEST(WritingOnATable, WhatIsUnderACardOrAPanelOrOutOfSightIsNotRead) {
    WrongTable table;
    table.add(QStringLiteral("Libyes"), {20, 100}, 6);
    table.add(QStringLiteral("Numidae"), {200, 100}, 6);
    table.add(QStringLiteral("Velites"), {390, 100}, 6);
    table.scene.addRect(10, 95, 100, 30, Qt::NoPen, Qt::white);
    QLabel panel(&table.it.window);
    panel.setAutoFillBackground(true);
    panel.setGeometry(190, 90, 100, 40);
    EXPECT_EQ(table.faults(), "");
}

}  // namespace
}  // namespace vallum::app
