// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/writing.h"

#include <QApplication>
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
        return faultsIn(window, 11).join(QLatin1Char('|')).toStdString();
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
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(Wrong::sized(16));
        painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("Hastati ho…"));
    }
};

TEST(Writing, WordsThatAreShortened) {
    Wrong it;
    Painted painted(&it.window);
    painted.setGeometry(20, 100, 200, 30);
    EXPECT_TRUE(tells(it.faults(), "shortened: \"Hastati ho…\"")) << it.faults();
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

}  // namespace
}  // namespace vallum::app
