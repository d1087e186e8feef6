// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/guide_window.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QImage>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>

namespace vallum::app {

namespace {

/// The anchor of a heading in a link: lower case, hyphens for blanks, no other punctuation.
QString linkTo(const QString& heading) {
    QString link;
    for (const QChar it : heading.toLower()) {
        if (it.isLetterOrNumber() || it == u'-' || it == u'_') link += it;
        if (it == u' ') link += u'-';
    }
    return link;
}

bool isHeading(const QTextBlock& block) { return block.blockFormat().headingLevel() > 0; }

}  // namespace

GuideWindow::GuideWindow(const std::filesystem::path& page, QWidget* parent) : QTextBrowser(parent) {
    setWindowFlag(Qt::Window);
    setWindowTitle(tr("Guide – Vallum"));
    setAccessibleName(tr("Guide"));
    setAccessibleDescription(tr("How to play, with pictures"));
    setOpenLinks(false);
    resize(QSize(900, 800).boundedTo(screen()->availableSize() * 9 / 10));
    auto* away = new QShortcut(QKeySequence::Cancel, this);
    connect(away, &QShortcut::activated, this, &QWidget::close);
    connect(this, &QTextBrowser::anchorClicked, this, &GuideWindow::follow);
    follow(QUrl::fromLocalFile(QString::fromStdString(page.string())));
}

void GuideWindow::follow(const QUrl& link) {
    const QUrl target = source().isEmpty() ? link : source().resolved(link);
    if (!target.isLocalFile()) {
        QDesktopServices::openUrl(target);
        return;
    }
    const QUrl page = target.adjusted(QUrl::RemoveFragment);
    if (page != source()) {
        if (QFileInfo::exists(page.toLocalFile())) {
            setSource(page, QTextDocument::MarkdownResource);
        } else {
            setPlainText(tr("This page is not installed: %1").arg(page.toLocalFile()));
        }
    }
    if (target.hasFragment()) goTo(target.fragment());
}

void GuideWindow::goTo(const QString& heading) {
    for (QTextBlock it = document()->begin(); it.isValid(); it = it.next()) {
        if (!isHeading(it) || linkTo(it.text()) != heading) continue;
        QTextCursor cursor(it);
        setTextCursor(cursor);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top());
        return;
    }
}

QString GuideWindow::heading() const {
    QTextBlock block = cursorForPosition({2, 2}).block();
    while (block.isValid() && !isHeading(block)) block = block.previous();
    return block.text();
}

/// Scales pictures down to the width of the window.
QVariant GuideWindow::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
    const QImage picture(source().resolved(name).toLocalFile());
    // The scroll bar appears only after layout.
    const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
    // With the margins of the page and of its paragraphs.
    const int room = viewport()->width() - bar - 3 * static_cast<int>(document()->documentMargin());
    return picture.width() > room ? picture.scaledToWidth(room, Qt::SmoothTransformation) : picture;
}

}  // namespace vallum::app
