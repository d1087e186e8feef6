// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rules_window.h"

#include "kits/documents.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "rulebook/rule_pages.h"
#include "widgets/room.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextOption>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr int pageRole = Qt::UserRole + 1;
constexpr std::size_t mostResults = 80;
constexpr int widestPicture = 560;  // in pixels

const QString contentsPage = QStringLiteral("contents:");
const QString termsPage = QStringLiteral("terms:");
QString chapterPage(std::size_t place) { return QStringLiteral("chapter:%1").arg(place); }

}  // namespace

RuleBrowser::RuleBrowser(const Rulebook& book, const PictureBook& pictures, QWidget* parent)
    : QTextBrowser(parent),
      book_(book),
      pictures_(pictures) {
    setAccessibleName(tr("The rule"));
    setFrameShape(NoFrame);
    setOpenLinks(true);
    document()->setDocumentMargin(12);
    // A wide table scrolls rather than break words.
    setWordWrapMode(QTextOption::WordWrap);
}

QVariant RuleBrowser::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource) return picture(name.path());
    return page(name);
}

QString RuleBrowser::page(const QUrl& url) const {
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const auto mixed = [&](float part) {
        return QColor::fromRgbF(base.redF() + (text.redF() - base.redF()) * part,
                                base.greenF() + (text.greenF() - base.greenF()) * part,
                                base.blueF() + (text.blueF() - base.blueF()) * part);
    };
    const RulePages pages(book_, {mixed(0.07F), mixed(0.68F)});
    const auto place = static_cast<std::size_t>(url.path().toULongLong());
    if (url.scheme() == u"terms") return pages.terms();
    if (url.scheme() == u"chapter" && place < book_.chapters.size()) return pages.chapter(place);
    const auto rule = ruleOf(url);
    if (rule && book_.find(*rule) != nullptr) return pages.rule(*rule, pictureTag(*rule));
    return pages.contents();
}

QString RuleBrowser::pictureTag(const RuleId& rule) const {
    const RuleDrawing* picture = pictures_.of(rule);
    if (picture == nullptr) return {};
    return QStringLiteral("<p><img src='picture:%1'><br><small>%2</small></p>")
        .arg(inQt(rule.text()), linked(inQt(picture->caption.inLanguageOf(locale())).toHtmlEscaped()));
}

QImage RuleBrowser::picture(const QString& rule) const {
    const RuleDrawing* found = pictures_.of(RuleId(rule.toStdString()));
    if (found == nullptr) return {};
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    const int width = std::min(widestPicture, std::max(240, viewport()->width() - 40));
    return found->paint({width, devicePixelRatioF()}, isDark ? art::darkPalette() : art::lightPalette(),
                        locale());
}

void RuleBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !source().isEmpty()) reload();
}

RulesWindow::RulesWindow(Rulebook book, PictureBook pictures, QWidget* parent)
    : QWidget(parent, Qt::Window),
      book_(std::move(book)),
      pictures_(std::move(pictures)),
      search_(book_),
      query_(new QLineEdit),
      left_(new QStackedWidget),
      tree_(new QTreeWidget),
      results_(new QListWidget),
      browser_(new RuleBrowser(book_, pictures_)),
      problems_(new QLabel) {
    setWindowTitle(tr("Rules – Vallum"));
    // This window must not keep the program running.
    setAttribute(Qt::WA_QuitOnClose, false);
    build();
    fillTree();
    tellProblems();
    connect(browser_, &QTextBrowser::sourceChanged, this, &RulesWindow::follow);
    connect(query_, &QLineEdit::textChanged, this, &RulesWindow::search);
    connect(query_, &QLineEdit::returnPressed, this, [this] { browser_->setFocus(); });
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr) browser_->setSource(QUrl(item->data(0, pageRole).toString()));
    });
    connect(results_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) browser_->setSource(QUrl(item->data(pageRole).toString()));
    });
    resize(withinScreen(*this, {920, 700}));
    browser_->setSource(QUrl(contentsPage));
}

void RulesWindow::build() {
    tree_->setHeaderHidden(true);
    tree_->setAccessibleName(tr("Chapters and rules"));
    results_->setAccessibleName(tr("Rules found"));
    results_->setWordWrap(true);
    results_->setSpacing(2);
    results_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    left_->addWidget(tree_);
    left_->addWidget(results_);
    auto* halves = new QSplitter;
    halves->addWidget(left_);
    halves->addWidget(browser_);
    halves->setStretchFactor(1, 1);
    halves->setSizes({270, 650});
    halves->setChildrenCollapsible(false);
    problems_->setWordWrap(true);
    problems_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problems_->setAccessibleName(tr("Unreadable rules"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(buildBar());
    column->addWidget(problems_);
    column->addWidget(halves, 1);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, &RulesWindow::focusSearch);
    setTabOrder(query_, tree_);
    setTabOrder(tree_, results_);
    setTabOrder(results_, browser_);
}

QWidget* RulesWindow::buildBar() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QKeySequence& keys, auto&& act) {
        auto* button = new QToolButton;
        auto* action = new QAction(name, button);
        action->setShortcut(keys);
        action->setToolTip(keys.isEmpty() ? name
                                          : tr("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, act);
        button->setDefaultAction(action);
        button->setAccessibleName(name);
        row->addWidget(button);
        return action;
    };
    QAction* back =
        add(tr("Back"), QKeySequence(QStringLiteral("Alt+Left")), [this] { browser_->backward(); });
    QAction* forward =
        add(tr("Forward"), QKeySequence(QStringLiteral("Alt+Right")), [this] { browser_->forward(); });
    add(tr("Contents"), QKeySequence(QStringLiteral("Alt+Home")),
        [this] { browser_->setSource(QUrl(contentsPage)); });
    add(tr("Glossary"), {}, [this] { browser_->setSource(QUrl(termsPage)); });
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    query_->setPlaceholderText(tr("Search: MOV-18, forced march …"));
    query_->setAccessibleName(tr("Search the rules"));
    query_->setClearButtonEnabled(true);
    row->addWidget(query_, 1);
    return bar;
}

void RulesWindow::fillTree() {
    const auto add = [this](auto* parent, const QString& words, const QString& page) {
        auto* item = new QTreeWidgetItem(parent, {words});
        item->setData(0, pageRole, page);
        item->setToolTip(0, words);
        return items_[page] = item;
    };
    add(tree_, tr("Contents"), contentsPage);
    for (std::size_t place = 0; place != book_.chapters.size(); ++place) {
        const Chapter& chapter = book_.chapters[place];
        QTreeWidgetItem* item = add(tree_, inQt(chapter.title), chapterPage(place));
        for (const Rule& rule : chapter.rules) {
            add(item, QStringLiteral("%1 %2").arg(inQt(rule.id.text()), inQt(rule.title)),
                urlOf(rule.id).toString());
        }
    }
    add(tree_, tr("Glossary"), termsPage);
}

void RulesWindow::search(const QString& query) {
    const QSignalBlocker quiet(results_);
    results_->clear();
    for (const RuleSearch::Found& found : search_.find(query.toStdString(), mostResults)) {
        const QString title = QStringLiteral("%1 %2").arg(inQt(found.rule.text()), inQt(found.title));
        auto* item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(title, inQt(found.snippet)), results_);
        item->setData(pageRole, urlOf(found.rule).toString());
        item->setData(Qt::AccessibleTextRole, title);
    }
    left_->setCurrentWidget(query.trimmed().isEmpty() ? static_cast<QWidget*>(tree_) : results_);
    if (results_->count() == 0 && !query.trimmed().isEmpty()) {
        auto* none = new QListWidgetItem(tr("No rule has all of these words."), results_);
        none->setFlags(Qt::NoItemFlags);
    } else if (results_->count() != 0) {
        browser_->setSource(QUrl(results_->item(0)->data(pageRole).toString()));
    }
}

/// Selects the current page in the tree.
void RulesWindow::follow(const QUrl& page) {
    const auto found = items_.find(page.toString());
    if (found == items_.end()) return;
    const QSignalBlocker quiet(tree_);
    tree_->setCurrentItem(found->second);
}

void RulesWindow::tellProblems() {
    QStringList lines;
    for (const auto* problems : {&book_.problems, &pictures_.problems}) {
        for (const FileError& problem : *problems) lines << sentence(problem);
    }
    problems_->setVisible(!lines.isEmpty());
    problems_->setText(lines.join(QStringLiteral("<br>")));
}

void RulesWindow::open(const RuleId& rule) { browser_->setSource(urlOf(rule)); }

std::optional<RuleId> RulesWindow::rule() const { return ruleOf(browser_->source()); }

/// Escape first ends a search, then closes the window.
void RulesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (query_->text().isEmpty()) {
        close();
    } else {
        query_->clear();
    }
}

void RulesWindow::focusSearch() {
    query_->setFocus();
    query_->selectAll();
}

}  // namespace vallum::app
