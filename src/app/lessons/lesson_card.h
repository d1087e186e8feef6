// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace vallum::app {

/// The content of a lesson card and the buttons it offers.
struct LessonWords {
    enum class Tone { none, praise, hint, astray };

    QString lesson;
    int step = 0;
    int steps = 0;
    QString title;
    QString text;
    QString note;  // below the text, in the color of its tone
    QString goOn;  // button text; empty: the default
    Tone tone = Tone::none;
    bool asksNumber = false;
    bool canGoOn = false;
    bool canTakeBack = false;
    bool canShow = false;
    bool canSkip = false;
};

/// The card beside the table that leads through a lesson. LessonDesk decides what it says and what follows.
class LessonCard final : public QFrame {
    Q_OBJECT

public:
    explicit LessonCard(QWidget* parent = nullptr);

    void say(const LessonWords& words);
    /// There is nothing to do but to read on: Enter does that, whatever has the keys.
    [[nodiscard]] bool takesEnter() const { return takesEnter_; }

Q_SIGNALS:
    void goOnWanted();
    void takeBackWanted();
    void helpWanted();
    void skipWanted();
    void leaveWanted();
    void numberSaid(int number);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setFonts();
    void fitWidth();
    void buildButtons();
    void askNumber(bool asks);
    [[nodiscard]] bool isFor(const QObject* receiver) const;

    QLabel* lesson_;
    QProgressBar* progress_;
    QLabel* title_;
    QLabel* text_;
    QLabel* note_;
    QSpinBox* number_;
    QPushButton* answer_;
    QPushButton* goOn_;
    QPushButton* takeBack_;
    QPushButton* show_;
    QPushButton* skip_;
    QPushButton* leave_;
    QScrollArea* words_;
    bool takesEnter_ = false;
};

}  // namespace vallum::app
