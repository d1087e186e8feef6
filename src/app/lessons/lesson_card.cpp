// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_card.h"

#include "art/faces.h"
#include "language/rule_links.h"
#include "room/house_style.h"
#include "room/sheet_host.h"
#include "room/tint.h"
#include "widgets/edge_fade.h"
#include "widgets/key_filters.h"
#include "widgets/plain_text.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace vallum::app {

namespace {

constexpr int noNumber = -1;

QColor groundOf(LessonWords::Tone tone) {
    switch (tone) {
        case LessonWords::Tone::praise: return tint(roomColors().good, 0.22);
        case LessonWords::Tone::astray: return tint(roomColors().brass, 0.35);
        case LessonWords::Tone::hint:
        case LessonWords::Tone::none: break;
    }
    constexpr QColor blue(0x2d, 0x6f, 0xb4);
    return tint(blue, 0.22);
}

QLabel* wrapped() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop);
    return label;
}

}  // namespace

LessonCard::LessonCard(QWidget* parent)
    : QFrame(parent),
      lesson_(wrapped()),
      progress_(new QProgressBar),
      title_(wrapped()),
      text_(wrapped()),
      note_(wrapped()),
      number_(new QSpinBox),
      answer_(new QPushButton(tr("&Answer"))),
      goOn_(new QPushButton(tr("&Continue"))),
      takeBack_(new QPushButton(tr("&Undo it"))),
      show_(new QPushButton(tr("Show &me"))),
      skip_(new QPushButton(tr("&Next step"))),
      leave_(new QPushButton(tr("&Leave the lesson"))),
      words_(new QScrollArea) {
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    setAccessibleName(tr("Lesson"));
    setAccessibleDescription(tr("What to do in this step of the lesson"));
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    number_->setRange(noNumber, 99);
    number_->setSpecialValueText(QStringLiteral(" "));  // an empty field, not a 0 that nobody said
    number_->setAccessibleName(tr("Your answer"));
    number_->setAccessibleDescription(tr("The number asked for"));
    auto* inside = new QWidget;
    auto* said = new QVBoxLayout(inside);
    said->setContentsMargins(0, 0, 0, 0);
    said->setSpacing(10);
    said->addWidget(title_);
    said->addWidget(text_);
    said->addWidget(note_);
    said->addStretch(1);
    words_->setFocusPolicy(Qt::NoFocus);
    words_->setFrameShape(NoFrame);
    words_->setWidgetResizable(true);
    words_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    words_->setWidget(inside);
    fadeEdges(*words_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->addWidget(lesson_);
    column->addWidget(progress_);
    column->addWidget(words_, 1);
    buildButtons();
    hide();
}

/// A fifth of the window, but neither too narrow to read nor wider than a column of text.
void LessonCard::fitWidth() {
    const int em = fontMetrics().height();
    setFixedWidth(std::clamp(window()->width() / 5, em * 11, em * 13));
}

/// The card is made before the text size is known.
void LessonCard::setFonts() {
    lesson_->setFont(art::font(art::Face::sans, art::Type::note));
    title_->setFont(art::font(art::Face::serif, art::Type::headline));
    text_->setFont(art::font(art::Face::sans, art::Type::lead));
    note_->setFont(art::font(art::Face::sans, art::Type::text));
}

void LessonCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) setFonts();
}

void LessonCard::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    qApp->installEventFilter(this);
    setFonts();
    fitWidth();
}

void LessonCard::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    qApp->removeEventFilter(this);
}

bool LessonCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) fitWidth();
    if (event->type() != QEvent::KeyPress || !takesEnter_ || !isFor(watched))
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    if (!key->isAutoRepeat()) goOn_->click();
    return true;
}

/// Whatever has the keys, but not what is written somewhere, nor what lies on a sheet over the battle. A key
/// that is passed on, perhaps the very one that began the lesson, comes to somebody else.
bool LessonCard::isFor(const QObject* receiver) const {
    const QWidget* focused = window()->focusWidget();
    const QWidget* widget = focused != nullptr ? focused : window();
    if (receiver != widget || widget->inherits("QLineEdit")) return false;
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const SheetHost*>(widget) != nullptr) return false;
    }
    return true;
}

void LessonCard::buildButtons() {
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    auto* asked = new QHBoxLayout;
    asked->addWidget(number_, 1);
    asked->addWidget(answer_, 1);
    column->addLayout(asked);
    column->addWidget(goOn_);
    // One place for both, of which only one is ever offered.
    auto* help = new QGridLayout;
    help->addWidget(takeBack_, 0, 0);
    help->addWidget(show_, 0, 0);
    column->addLayout(help);
    column->addWidget(leave_);
    column->addWidget(skip_);
    setRank(*goOn_, Rank::main);
    goOn_->setAutoDefault(true);
    ignoreHeldKeys(*goOn_);
    setRank(*answer_, Rank::main);
    // Space stays reserved, so that buttons keep their places from step to step, and the second half of a
    // double click cannot land on another one.
    for (QPushButton* it : {skip_, show_}) {
        QSizePolicy room = it->sizePolicy();
        room.setRetainSizeWhenHidden(true);
        it->setSizePolicy(room);
    }
    connect(answer_, &QPushButton::clicked, this, [this] {
        if (number_->value() != noNumber) Q_EMIT numberSaid(number_->value());
    });
    connect(number_->findChild<QLineEdit*>(), &QLineEdit::textChanged, answer_,
            [this](const QString& said) { answer_->setEnabled(!said.trimmed().isEmpty()); });
    connect(number_, &QSpinBox::valueChanged, answer_,
            [this](int value) { answer_->setEnabled(value != noNumber); });
    connect(number_->findChild<QLineEdit*>(), &QLineEdit::returnPressed, answer_, &QPushButton::click);
    connect(goOn_, &QPushButton::clicked, this, &LessonCard::goOnWanted);
    connect(takeBack_, &QPushButton::clicked, this, &LessonCard::takeBackWanted);
    connect(show_, &QPushButton::clicked, this, &LessonCard::helpWanted);
    connect(skip_, &QPushButton::clicked, this, &LessonCard::skipWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonCard::leaveWanted);
}

/// Selects the old number, so that typing replaces it.
void LessonCard::askNumber(bool asks) {
    const bool isNew = asks && number_->isHidden();
    number_->setVisible(asks);
    answer_->setVisible(asks);
    if (isNew) number_->setValue(noNumber);
    answer_->setEnabled(number_->value() != noNumber);
    if (!asks) return;
    number_->setFocus();
    number_->selectAll();
}

void LessonCard::say(const LessonWords& words) {
    lesson_->setText(verbatim(tr("%1 · step %2 of %3").arg(words.lesson).arg(words.step).arg(words.steps)));
    progress_->setRange(0, words.steps);
    progress_->setValue(words.step - 1);
    const bool isNew = title_->text() != verbatim(words.title);
    title_->setText(verbatim(words.title));
    showLinked(*text_, words.text);
    showLinked(*note_, words.note);
    note_->setVisible(!words.note.isEmpty());
    note_->setStyleSheet(
        QStringLiteral("QLabel { color: %1; background: %2; padding: 8px; border-radius: 6px; }")
            .arg(roomColors().ink.name(), groundOf(words.tone).name()));
    askNumber(words.asksNumber);
    goOn_->setText(words.goOn.isEmpty() ? tr("&Continue") : words.goOn);
    goOn_->setVisible(words.canGoOn);
    takesEnter_ = words.canGoOn && !words.canTakeBack;
    setKeyShown(*goOn_, takesEnter_ ? tr("Enter") : QString());
    // Only a new step takes the keys.
    if (takesEnter_ && isNew) goOn_->setFocus();
    takeBack_->setVisible(words.canTakeBack);
    show_->setVisible(words.canShow);
    skip_->setVisible(words.canSkip);
    // Lets a screen reader read the step.
    setAccessibleDescription(words.title + QStringLiteral(". ") + words.text);
    show();
}

}  // namespace vallum::app
