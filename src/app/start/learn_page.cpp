// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/learn_page.h"

#include "session/documents.h"
#include "texts.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace vallum::app {

namespace {

QString standOf(const field::Lesson& lesson) {
    const LessonProgress progress = LessonShelf::progressOf(lesson.id);
    if (progress.begun) {
        return LearnPage::tr("Begun: step %1 of %2").arg(progress.step + 1).arg(lesson.steps.size());
    }
    return progress.done ? LearnPage::tr("Done") : LearnPage::tr("Not begun yet");
}

}  // namespace

LearnPage::LearnPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      shelf_(documents),
      list_(new QListWidget),
      about_(new QLabel),
      afresh_(new QPushButton),
      goOn_(new QPushButton(tr("&Go on with the lesson"))) {
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignTop);
    list_->setAccessibleName(tr("Lessons"));
    list_->setAccessibleDescription(tr("Enter begins the marked one, or goes on with it"));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(afresh_);
    buttons->addWidget(goOn_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list_, 1);
    column->addWidget(about_, 2);
    column->addLayout(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &LearnPage::showMarked);
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (const field::Lesson* lesson = marked()) want(!LessonShelf::progressOf(lesson->id).begun);
    });
    connect(afresh_, &QPushButton::clicked, this, [this] { want(true); });
    connect(goOn_, &QPushButton::clicked, this, [this] { want(false); });
    look();
}

void LearnPage::look() {
    const int row = std::max(list_->currentRow(), 0);
    list_->clear();
    for (const field::LoadedLesson& it : shelf_.lessons()) {
        list_->addItem(QStringLiteral("%1\n%2").arg(inData(it.lesson.title), standOf(it.lesson)));
    }
    for (const FileError& problem : shelf_.problems()) {
        auto* item =
            new QListWidgetItem(inQt(std::filesystem::path(problem.file).filename().string()), list_);
        item->setToolTip(sentence(problem));
        item->setFlags(Qt::NoItemFlags);
    }
    list_->setCurrentRow(row);
}

const field::Lesson* LearnPage::marked() const {
    const int row = list_->currentRow();
    const auto& all = shelf_.lessons();
    return row >= 0 && row < std::ssize(all) ? &all.at(static_cast<std::size_t>(row)).lesson : nullptr;
}

void LearnPage::showMarked() {
    const field::Lesson* lesson = marked();
    afresh_->setEnabled(lesson != nullptr);
    if (lesson == nullptr) return;
    const bool isBegun = LessonShelf::progressOf(lesson->id).begun;
    about_->setText(
        tr("<p>%1</p><p>It takes about %2 minutes. It can be left at any moment and goes on where "
           "it was left.</p>")
            .arg(inData(lesson->about).toHtmlEscaped())
            .arg(lesson->minutes));
    afresh_->setText(isBegun ? tr("From the &beginning") : tr("&Begin the lesson"));
    goOn_->setVisible(isBegun);
}

void LearnPage::want(bool afresh) {
    const field::Lesson* lesson = marked();
    if (lesson != nullptr) Q_EMIT lessonWanted(*shelf_.find(lesson->id), afresh);
}

}  // namespace vallum::app
