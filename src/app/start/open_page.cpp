// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/open_page.h"

#include "kits/documents.h"
#include "language/texts.h"
#include "widgets/plain_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

/// "A First Battle", with the name, time and folder of its file below. Without a title, the name comes first.
QString about(const QFileInfo& file, const QString& title = {}) {
    const QString when = file.exists() ? QLocale().toString(file.lastModified(), QLocale::ShortFormat)
                                       : OpenPage::tr("is gone");
    return title.isEmpty()
               ? QStringLiteral("%1\n%2 · %3").arg(file.fileName(), when, file.path())
               : QStringLiteral("%1\n%2 · %3 · %4").arg(title, file.fileName(), when, file.path());
}

}  // namespace

OpenPage::OpenPage(const Documents& documents, QWidget* parent)
    : QWidget(parent),
      documents_(documents),
      words_(new QLabel),
      recent_(new QListWidget) {
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignTop);
    recent_->setAccessibleName(tr("Recent files"));
    recent_->setAccessibleDescription(tr("Enter opens the selected one"));
    recent_->setTextElideMode(Qt::ElideMiddle);
    recent_->setSpacing(4);  // each entry has two lines
    recent_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* other = new QPushButton(tr("Choose a &file…"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(words_);
    column->addWidget(recent_, 100);
    column->addWidget(other, 0, Qt::AlignLeft);
    column->addStretch(1);  // if there is no list
    naming_.setInterval(0);
    connect(&naming_, &QTimer::timeout, this, &OpenPage::nameNext);
    connect(other, &QPushButton::clicked, this, &OpenPage::otherFileWanted);
    connect(recent_, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* it) { Q_EMIT fileWanted(it->data(Qt::UserRole).toString()); });
}

void OpenPage::look() {
    recent_->clear();
    for (const QString& path : Documents::recent()) {
        auto* item = new QListWidgetItem(about(QFileInfo(path)), recent_);
        item->setData(Qt::UserRole, path);
        item->setToolTip(verbatim(path));
        if (!QFileInfo::exists(path)) item->setForeground(palette().placeholderText());
    }
    named_ = 0;
    if (isVisible()) naming_.start();
    if (recent_->count() > 0) recent_->setCurrentRow(0);
    recent_->setVisible(recent_->count() > 0);
    words_->setText(recent_->count() > 0
                        ? tr("Recent battles and scenarios. You can also drop a file on the window.")
                        : tr("Open your own battles and scenarios here, or drop a file on the window."));
}

void OpenPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    naming_.start();
}

/// Battles are replayed to be named, so the list comes first and the titles one by one.
void OpenPage::nameNext() {
    if (named_ >= recent_->count()) return naming_.stop();
    QListWidgetItem& item = *recent_->item(named_++);
    const QFileInfo file(item.data(Qt::UserRole).toString());
    if (!file.exists()) return;
    const auto battle = documents_.glimpse(file.filesystemAbsoluteFilePath());
    if (battle) item.setText(about(file, inData(battle->title)));
}

}  // namespace vallum::app
