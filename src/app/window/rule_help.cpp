// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rule_help.h"

#include "kits/documents.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "rulebook/explains_rules.h"
#include "widgets/plain_text.h"
#include "window/desks.h"

#include <algorithm>
#include <array>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QToolTip>
#include <QWhatsThis>
#include <QWindow>

namespace vallum::app {

namespace {

namespace fs = std::filesystem;

/// Next to the data if it is there, otherwise where it was installed. In the source tree, the rules are
/// documents.
fs::path folderNamed(const std::string& name, const fs::path& resources) {
    const fs::path program = QCoreApplication::applicationDirPath().toStdString();
    const std::array places{resources / name, program.parent_path() / "share" / "vallum" / name,
                            resources.parent_path() / "docs" / name};
    std::error_code unknown;
    const auto there =
        std::ranges::find_if(places, [&](const fs::path& it) { return fs::is_directory(it, unknown); });
    return there == places.end() ? places.front() : *there;
}

/// A documentation page, in the source tree or where it was installed.
fs::path pageNamed(const std::string& name, const fs::path& resources) {
    const fs::path program = QCoreApplication::applicationDirPath().toStdString();
    const std::array places{resources.parent_path() / "docs" / name,
                            resources.parent_path() / "doc" / "vallum" / "docs" / name,
                            program.parent_path() / "share" / "doc" / "vallum" / "docs" / name};
    std::error_code unknown;
    const auto there =
        std::ranges::find_if(places, [&](const fs::path& it) { return fs::exists(it, unknown); });
    return there == places.end() ? places.front() : *there;
}

/// In the language of the window, or else in English.
fs::path guidePage(const fs::path& resources) {
    const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
    const fs::path translated = pageNamed(language + "/user-guide.md", resources);
    std::error_code unknown;
    return fs::exists(translated, unknown) ? translated : pageNamed("user-guide.md", resources);
}

std::unique_ptr<RulesWindow> loadRules(const Documents& documents) {
    const bool isSpanish = QLocale().language() == QLocale::Spanish;
    const fs::path folder = folderNamed("rules", documents.resources());
    const fs::path pictures = folderNamed("rules-pictures", documents.resources());
    PictureBook book;
    for (const auto& kit : documents.kits()) {
        if (const auto* offers = dynamic_cast<const OffersRulePictures*>(kit.get()))
            book.add(offers->picturesOfRules(pictures));
    }
    return std::make_unique<RulesWindow>(rulebookIn(isSpanish ? folder / "es" : folder), std::move(book));
}

/// The first rule in the widget's own texts, the most specific first.
std::optional<RuleId> ruleInWordsOf(const QWidget& widget) {
    QStringList words{widget.toolTip(), widget.statusTip(), widget.whatsThis()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) words << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) words << button->text();
    if (const auto* bar = qobject_cast<const QStatusBar*>(&widget)) words << bar->currentMessage();
    return firstRuleIn(words.join(u'\n'));
}

/// In the item or in its children.
std::optional<RuleId> ruleInItem(const QModelIndex& index) {
    if (!index.isValid()) return std::nullopt;
    QString words = index.data(Qt::DisplayRole).toString() + u'\n' + index.data(Qt::ToolTipRole).toString();
    for (int row = 0; row != index.model()->rowCount(index); ++row)
        words += u'\n' + index.model()->index(row, 0, index).data().toString();
    return firstRuleIn(words);
}

/// The rule in the visible tooltip, which says that F1 opens it.
std::optional<RuleId> ruleInBubble() {
    return QToolTip::isVisible() ? firstRuleIn(QToolTip::text()) : std::nullopt;
}

std::optional<RuleId> ruleInView(QWidget& widget, QPoint globalPoint) {
    if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
        const QModelIndex under = view->indexAt(view->viewport()->mapFromGlobal(globalPoint));
        return ruleInItem(under.isValid() ? under : view->currentIndex());
    }
    if (auto* text = qobject_cast<QTextBrowser*>(&widget))
        return ruleOf(QUrl(text->anchorAt(text->viewport()->mapFromGlobal(globalPoint))));
    return std::nullopt;
}

}  // namespace

RuleHelp::RuleHelp(const Documents& documents, const Desks& desks, QMainWindow& window)
    : QObject(&window),
      documents_(documents),
      desks_(desks),
      window_(window) {
    linkMessages(*window.statusBar());
    QDesktopServices::setUrlHandler(ruleScheme, this, "open");
    qApp->installEventFilter(this);
}

RuleHelp::~RuleHelp() { QDesktopServices::unsetUrlHandler(ruleScheme); }

void RuleHelp::fillMenu(QMenu& menu) {
    // The event filter handles the key, even in dialogs; the menu only displays it.
    const QString key = QKeySequence(Qt::Key_F1).toString(QKeySequence::NativeText);
    menu.addAction(tr("&Guide"), this, &RuleHelp::showGuide)->setObjectName(QStringLiteral("help-guide"));
    menu.addAction(tr("&Rules") + u'\t' + key, this, &RuleHelp::showContents);
    QAction* what = QWhatsThis::createAction(&menu);
    what->setText(tr("&What is this?"));
    what->setIcon({});  // drawn for light menus only
    menu.addAction(what);
    menu.addSeparator();
}

RulesWindow& RuleHelp::rules() {
    if (!rules_) {
        rules_ = loadRules(documents_);
        language_ = QLocale().language();
    }
    return *rules_;
}

GuideWindow& RuleHelp::guide() {
    if (!guide_) {
        guide_ = std::make_unique<GuideWindow>(guidePage(documents_.resources()));
        guideLanguage_ = QLocale().language();
    }
    return *guide_;
}

void RuleHelp::showGuide() {
    guide().show();
    guide().raise();
    guide().activateWindow();
}

/// Reloads the rules and the guide, because each language has its own text.
void RuleHelp::followLanguage() {
    if (guide_ && guideLanguage_ != QLocale().language()) {
        const bool wasOpen = guide_->isVisible();
        guide_.reset();
        if (wasOpen) showGuide();
    }
    if (!rules_ || language_ == QLocale().language()) return;
    const auto rule = rules_->rule();
    const QRect place = rules_->geometry();
    const bool wasShown = rules_->isVisible();
    rules_.reset();
    if (rule) rules().open(*rule);
    rules().setGeometry(place);
    rules().setVisible(wasShown);
}

std::optional<RuleId> RuleHelp::ruleOfQuestion() const {
    const auto* desk = dynamic_cast<const ExplainsRules*>(&desks_.now());
    return desk == nullptr || !desks_.session().hasBattle() ? std::nullopt : desk->ruleOfQuestion();
}

/// A panel taken out of the window is a window of its own, and still belongs to the desk.
std::optional<RuleId> RuleHelp::ruleAt(QWidget* widget, QPoint globalPoint) {
    const auto goesOn = [](const QWidget& it) {
        return !it.isWindow() || qobject_cast<const QDockWidget*>(&it) != nullptr;
    };
    for (QWidget* it = widget; it != nullptr; it = goesOn(*it) ? it->parentWidget() : nullptr) {
        if (const auto rule = ruleInView(*it, globalPoint)) return rule;
        if (const auto rule = ruleInWordsOf(*it)) return rule;
        if (const auto* desk = dynamic_cast<const ExplainsRules*>(it)) {
            if (const auto rule = desk->ruleAt(*widget, widget->mapFromGlobal(globalPoint))) return rule;
        }
    }
    return std::nullopt;
}

void RuleHelp::open(const QUrl& url) {
    const auto rule = ruleOf(url);
    if (!rule) return;
    rules().open(*rule);
    show();
}

void RuleHelp::showContents() {
    show();
    rules().focusSearch();
}

/// While a modal dialog is open, the window must be its child to be usable.
void RuleHelp::show() {
    RulesWindow& rules = this->rules();
    const QWidget* dialog = QApplication::activeModalWidget();
    rules.winId();
    QWindow* above = dialog == nullptr ? nullptr : dialog->windowHandle();
    if (rules.windowHandle()->transientParent() != above) {
        rules.hide();
        rules.windowHandle()->setTransientParent(above);
    }
    rules.show();
    rules.raise();
    rules.activateWindow();
}

void RuleHelp::help() {
    if (const auto rule = ruleInBubble()) return openRule(*rule);
    const QPoint point = QCursor::pos();
    QWidget* hovered = QApplication::widgetAt(point);
    QWidget* focused = QApplication::focusWidget();
    for (QWidget* widget : usesMouse_ ? std::array{hovered, focused} : std::array{focused, hovered}) {
        const auto rule = widget == nullptr ? std::nullopt : ruleAt(widget, point);
        if (rule) return openRule(*rule);
    }
    const auto question = ruleOfQuestion();
    question ? openRule(*question) : showContents();
}

/// Any other key means that the user is not pointing with the mouse.
bool RuleHelp::asksForHelp(const QKeyEvent& key) {
    const bool asks = key.key() == Qt::Key_F1 && key.modifiers() == Qt::NoModifier;
    if (!asks) usesMouse_ = false;
    return asks;
}

bool RuleHelp::eventFilter(QObject* watched, QEvent* event) {
    const auto ruleOfHelp = [&]() -> std::optional<RuleId> {
        auto* widget = qobject_cast<QWidget*>(watched);
        return widget == nullptr ? std::nullopt
                                 : ruleAt(widget, static_cast<QHelpEvent*>(event)->globalPos());
    };
    switch (static_cast<int>(event->type())) {
        case QEvent::MouseMove: usesMouse_ = true; break;
        case QEvent::LanguageChange:
            if (watched == &window_) followLanguage();
            break;
        case QEvent::KeyPress:
            if (asksForHelp(*static_cast<QKeyEvent*>(event)) && watched->isWidgetType()) return help(), true;
            break;
        case QEvent::QueryWhatsThis:
            if (!ruleOfHelp()) break;
            event->accept();
            return true;
        case QEvent::WhatsThis:
            if (const auto rule = ruleOfHelp()) {
                QWhatsThis::leaveWhatsThisMode();
                openRule(*rule);
                return true;
            }
            break;
        default: break;
    }
    return QObject::eventFilter(watched, event);
}

void linkMessages(QStatusBar& bar) {
    auto* label = new QLabel(&bar);
    label->setAutoFillBackground(true);
    label->setIndent(6);
    label->hide();
    QObject::connect(&bar, &QStatusBar::messageChanged, label, [label, &bar](const QString& message) {
        label->setVisible(firstRuleIn(message).has_value());
        if (!label->isVisible()) return;
        showLinked(*label, verbatim(message));
        label->setGeometry(0, 1, std::min(label->sizeHint().width(), bar.width()), bar.height() - 2);
        label->raise();
    });
}

}  // namespace vallum::app
