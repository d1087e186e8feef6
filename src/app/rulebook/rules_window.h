// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/picture_book.h"

#include <map>

#include <QTextBrowser>
#include <QWidget>

#include <vallum/core/rule_search.h>

class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace vallum::app {

/// Shows one page at a time, with the browser's own back and forward.
class RuleBrowser final : public QTextBrowser {
    Q_OBJECT

public:
    RuleBrowser(const Rulebook& book, const PictureBook& pictures, QWidget* parent = nullptr);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent*) override;

private:
    [[nodiscard]] QString page(const QUrl& url) const;
    [[nodiscard]] QString pictureTag(const RuleId& rule) const;
    [[nodiscard]] QImage picture(const QString& rule) const;

    const Rulebook& book_;
    const PictureBook& pictures_;
};

/// The rules catalogue: chapters and rules or search results on the left, the page on the right.
class RulesWindow final : public QWidget {
    Q_OBJECT

public:
    RulesWindow(Rulebook book, PictureBook pictures, QWidget* parent = nullptr);

    void open(const RuleId& rule);
    /// The rule of the current page; none for other pages.
    [[nodiscard]] std::optional<RuleId> rule() const;
    [[nodiscard]] const Rulebook& book() const { return book_; }

public Q_SLOTS:
    void focusSearch();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void build();
    QWidget* buildBar();
    void fillTree();
    void search(const QString& query);
    void follow(const QUrl& page);
    void tellProblems();

    Rulebook book_;
    PictureBook pictures_;
    RuleSearch search_;
    QLineEdit* query_;
    QStackedWidget* left_;
    QTreeWidget* tree_;
    QListWidget* results_;
    RuleBrowser* browser_;
    QLabel* problems_;
    std::map<QString, QTreeWidgetItem*> items_;  // by page URL
};

}  // namespace vallum::app
