// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/learn_page.h"

#include "art/faces.h"
#include "kits/documents.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "start/shelf_battles.h"
#include "start/table_picture.h"
#include "widgets/room.h"

#include <algorithm>

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <vallum/core/text_file.h>

namespace vallum::app {

namespace {

QString standOf(const LessonText& lesson) {
    const LessonProgress progress = LessonShelf::progressOf(lesson.head.id);
    if (progress.begun) {
        return LearnPage::tr("In progress: step %1 of %2").arg(progress.step + 1).arg(lesson.steps.size());
    }
    return progress.done ? LearnPage::tr("Done") : LearnPage::tr("Not started");
}

QString titleOf(const LessonText& lesson) {
    const QFont font = art::font(art::Face::serif, art::Type::headline);
    return QStringLiteral("<p style=\"font-family:'%1'; font-size:%2px; margin:0\">%3</p>")
        .arg(font.family())
        .arg(QFontInfo(font).pixelSize())
        .arg(inData(lesson.head.title).toHtmlEscaped());
}

QString stepsOf(const LessonText& lesson) {
    QStringList titles;
    for (const StepText& step : lesson.steps) titles << inData(step.title);
    return titles.join(QStringLiteral(" · "));
}

void showPicture(TablePicture& picture, const ShelvedLesson& lesson) {
    picture.show([kit = lesson.kit, path = lesson.scenario()](QSize pixels) {
        const auto text = readFile(path);
        return text ? kit->picture(*text, pixels).toImage() : QImage();
    });
}

}  // namespace

LearnPage::LearnPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      shelf_(documents),
      list_(new QListWidget),
      picture_(new TablePicture),
      about_(new QLabel),
      progress_(new QProgressBar),
      afresh_(new QPushButton),
      goOn_(new QPushButton(tr("&Continue the lesson"))) {
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignTop);
    list_->setObjectName(QStringLiteral("lessons"));
    list_->setAccessibleName(tr("Lessons"));
    list_->setAccessibleDescription(tr("Enter starts or continues the selected one"));
    list_->setWordWrap(true);
    setFocusProxy(list_);  // so that Enter starts a lesson as soon as the page opens
    progress_->setAccessibleName(tr("Your progress"));
    buildPage();
    connect(list_, &QListWidget::currentRowChanged, this, &LearnPage::showMarked);
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (const auto* it = marked()) want(!LessonShelf::progressOf(it->text.head.id).begun);
    });
    connect(afresh_, &QPushButton::clicked, this, [this] { want(true); });
    setRank(*goOn_, Rank::main);
    connect(goOn_, &QPushButton::clicked, this, [this] { want(false); });
    look();
}

void LearnPage::buildPage() {
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(afresh_);
    buttons->addWidget(goOn_);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->addWidget(picture_, 1);
    column->addWidget(about_);
    column->addWidget(progress_);
    auto* right = new QVBoxLayout;
    right->addWidget(scrolling(inside), 1);
    right->addLayout(buttons);
    auto* row = new QHBoxLayout(this);
    row->addWidget(list_, 2);
    row->addLayout(right, 5);
}

void LearnPage::look() {
    const int row = std::max(list_->currentRow(), 0);
    list_->clear();
    for (const ShelvedLesson& it : shelf_.lessons()) {
        list_->addItem(
            QStringLiteral("%1\n%2\n%3").arg(inData(it.text.head.title), it.kit->name(), standOf(it.text)));
    }
    for (const FileError& problem : shelf_.problems()) {
        auto* item =
            new QListWidgetItem(inQt(std::filesystem::path(problem.file).filename().string()), list_);
        item->setToolTip(sentence(problem));
        item->setFlags(Qt::NoItemFlags);
    }
    list_->setCurrentRow(row);
    if (isVisible()) paintIcons();
}

void LearnPage::mark(int lesson) { list_->setCurrentRow(lesson); }

const ShelvedLesson* LearnPage::marked() const {
    const int row = list_->currentRow();
    const auto& all = shelf_.lessons();
    return row >= 0 && row < std::ssize(all) ? &all.at(static_cast<std::size_t>(row)) : nullptr;
}

void LearnPage::showMarked() {
    const ShelvedLesson* loaded = marked();
    afresh_->setEnabled(loaded != nullptr);
    picture_->setVisible(loaded != nullptr);
    if (loaded == nullptr) return;
    const LessonText& lesson = loaded->text;
    const LessonProgress progress = LessonShelf::progressOf(lesson.head.id);
    showPicture(*picture_, *loaded);
    about_->setText(
        titleOf(lesson) +
        tr("<p>%1</p><p>About %2 minutes. You can leave at any time and pick up where you left off.</p>"
           "<p><small>Steps: %3.</small></p>")
            .arg(inData(lesson.head.about).toHtmlEscaped())
            .arg(lesson.head.minutes)
            .arg(stepsOf(lesson).toHtmlEscaped()));
    progress_->setVisible(progress.begun);
    progress_->setRange(0, static_cast<int>(lesson.steps.size()));
    progress_->setValue(progress.step + 1);
    progress_->setFormat(standOf(lesson));
    afresh_->setText(progress.begun ? tr("Start &over") : tr("&Start the lesson"));
    goOn_->setVisible(progress.begun);
    setRank(*afresh_, progress.begun ? Rank::plain : Rank::main);
}

/// Delayed until the page is shown, so that the program starts fast.
void LearnPage::paintIcons() {
    const int letter = list_->fontMetrics().averageCharWidth();
    const QSize size(letter * 14, letter * 10);
    list_->setIconSize(size);
    for (int row = 0; row != list_->count() && row < std::ssize(shelf_.lessons()); ++row) {
        const ShelvedLesson& lesson = shelf_.lessons().at(static_cast<std::size_t>(row));
        QPixmap image = coverOf(lesson, size * devicePixelRatioF());
        image.setDevicePixelRatio(devicePixelRatioF());
        list_->item(row)->setIcon(image);
    }
}

void LearnPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    paintIcons();
}

void LearnPage::want(bool afresh) {
    if (const auto* lesson = marked()) Q_EMIT lessonWanted(*lesson, afresh);
}

}  // namespace vallum::app
