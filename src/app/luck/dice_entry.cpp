// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/dice_entry.h"

#include "art/dice.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "session/session.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

/// The dice typed in so far, and empty places for the rest.
class TypedDice final : public QWidget {
public:
    explicit TypedDice(int dice) : dice_(dice) {}

    void show(const std::vector<int>& faces) {
        faces_ = faces;
        update();
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        const int lines = (dice_ + perLine(width) - 1) / perLine(width);
        return lines * step;
    }
    [[nodiscard]] QSize sizeHint() const override { return {6 * step, heightForWidth(6 * step)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {step, step}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isDark = palette().color(QPalette::Window).lightness() < 128;
        const art::Palette colors = isDark ? art::darkPalette() : art::lightPalette();
        for (int i = 0; i != dice_; ++i) {
            const int line = i / perLine(width());
            const QRectF place(i % perLine(width()) * step, line * step, side, side);
            if (i < std::ssize(faces_)) {
                art::paintDie(painter, place, {.face = faces_.at(static_cast<std::size_t>(i))}, colors);
            } else {
                painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
                painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 6, 6);
            }
        }
    }

private:
    static constexpr int side = 34;
    static constexpr int step = 40;

    static int perLine(int width) { return std::max(1, (width + step - side) / step); }

    int dice_;
    std::vector<int> faces_;
};

DiceEntry::DiceEntry(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      dice_(session.diceWanted()->dice),
      row_(new TypedDice(dice_)),
      words_(new QLabel),
      back_(new WordyButton(tr("Remove"))),
      confirm_(new WordyButton(tr("Confirm the dice"))) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Type in the dice"));
    auto* aim = new QLabel;
    aim->setWordWrap(true);
    showLinked(*aim, verbatim(inQt(session_.whoseDice())));
    words_->setWordWrap(true);
    auto* keys = new QGridLayout;
    keys->setSpacing(3);
    for (int face = 1; face <= 6; ++face) {
        auto* number = new QPushButton(QString::number(face));
        number->setFocusPolicy(Qt::TabFocus);
        number->setAccessibleName(tr("A die shows %1").arg(face));
        // All six fit in a row, however narrow the panel is.
        number->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(number, &QPushButton::clicked, this, [this, face] { add(face); });
        keys->addWidget(number, 0, face - 1);
        numbers_.push_back(number);
    }
    keys->addWidget(back_, 1, 0, 1, 2);
    keys->addWidget(confirm_, 1, 2, 1, 4);
    back_->setToolTip(tr("Remove the last die (Backspace)"));
    confirm_->setToolTip(tr("Confirm the dice (Enter)"));
    for (QPushButton* it : {back_, confirm_}) it->setFocusPolicy(Qt::TabFocus);
    connect(back_, &QPushButton::clicked, this, &DiceEntry::takeBack);
    connect(confirm_, &QPushButton::clicked, this, &DiceEntry::confirm);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(aim);
    column->addWidget(row_);
    column->addWidget(words_);
    column->addLayout(keys);
    refresh();
}

/// When the table or a list has the focus, unhandled keys reach the window.
void DiceEntry::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    focusBefore_ = QApplication::focusWidget();
    setFocus();
}

bool DiceEntry::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && isVisible() && take(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void DiceEntry::keyPressEvent(QKeyEvent* event) {
    if (!take(*event)) QWidget::keyPressEvent(event);
}

bool DiceEntry::take(const QKeyEvent& event) {
    // Some keyboards need Shift for digits.
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier) return false;
    const int key = event.key();
    switch (key) {
        case Qt::Key_Backspace:
        case Qt::Key_Delete: return takeBack(), true;
        case Qt::Key_Return:
        case Qt::Key_Enter: return confirm(), true;
        default: break;
    }
    if (key < Qt::Key_0 || key > Qt::Key_9) return false;
    const int face = key - Qt::Key_0;
    if (face >= 1 && face <= 6) {
        add(face);
    } else {
        say(tr("A die shows 1 to 6, never %1.").arg(face));
    }
    return true;
}

void DiceEntry::add(int face) {
    if (std::ssize(faces_) == dice_) return say(tr("All dice are in. Enter confirms, Backspace corrects."));
    faces_.push_back(face);
    refresh();
}

void DiceEntry::takeBack() {
    if (!faces_.empty()) faces_.pop_back();
    refresh();
}

void DiceEntry::confirm() {
    const auto missing = dice_ - std::ssize(faces_);
    if (missing > 0) {
        return say(tr("Still to roll: %1.").arg(counted(missing, plural("Words", "%n dice", "%n die"))));
    }
    if (std::exchange(isConfirmed_, true)) return;
    if (focusBefore_) focusBefore_->setFocus();
    // The answer makes the panel rebuild, which deletes this widget.
    QMetaObject::invokeMethod(
        &session_, [&session = session_, faces = faces_] { session.throwDice(faces); }, Qt::QueuedConnection);
}

void DiceEntry::say(const QString& words) {
    words_->setText(words);
    setAccessibleDescription(words);
}

void DiceEntry::refresh() {
    const auto typed = std::ssize(faces_);
    row_->show(faces_);
    back_->setEnabled(typed > 0);
    confirm_->setEnabled(typed == dice_);
    for (QPushButton* it : numbers_) it->setEnabled(typed != dice_);
    QStringList shown;
    for (const int face : faces_) shown << QString::number(face);
    row_->setAccessibleName(shown.join(QStringLiteral(", ")));
    say(typed == dice_ ? tr("Enter confirms, Backspace corrects.")
                       : tr("Roll them and type what they show: %1 of %2.").arg(typed).arg(dice_));
}

}  // namespace vallum::app
