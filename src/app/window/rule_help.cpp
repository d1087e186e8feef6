// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rule_help.h"

#include "field/field_session.h"
#include "field/panels/hand_panel.h"
#include "field/panels/phase_bar.h"
#include "field/panels/question_panel.h"
#include "field/panels/unit_panel.h"
#include "field/rulebook/picture_painter.h"
#include "field/rulebook/subjects.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/terrain_layer.h"
#include "panels/phase_strip.h"
#include "rulebook/explains_rules.h"
#include "rulebook/rule_links.h"
#include "texts.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <array>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QToolTip>
#include <QWhatsThis>
#include <QWindow>

#include <vallum/field/files/library.h>

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
fs::path pageNamed(const std::string& name) {
    const fs::path program = QCoreApplication::applicationDirPath().toStdString();
    const fs::path resources = field::resourceDirectory().value_or(fs::path());
    const std::array places{resources.parent_path() / "docs" / name,
                            resources.parent_path() / "doc" / "vallum" / "docs" / name,
                            program.parent_path() / "share" / "doc" / "vallum" / "docs" / name};
    std::error_code unknown;
    const auto there =
        std::ranges::find_if(places, [&](const fs::path& it) { return fs::exists(it, unknown); });
    return there == places.end() ? places.front() : *there;
}

std::unique_ptr<RulesWindow> loadRules(const Kits& kits) {
    const auto resources = field::resourceDirectory();
    if (!resources) {
        Rulebook none;
        none.problems.push_back(resources.error());
        return std::make_unique<RulesWindow>(std::move(none), PictureBook{});
    }
    const bool isSpanish = QLocale().language() == QLocale::Spanish;
    const fs::path folder = folderNamed("rules", *resources);
    const fs::path pictures = folderNamed("rules-pictures", *resources);
    PictureBook book = fieldPicturesIn(pictures);
    for (const auto& kit : kits) {
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

std::optional<RuleId> ruleInStrip(const PhaseStrip& strip, QPoint point) {
    const auto phase = strip.phaseAt(point);
    if (!phase) return std::nullopt;
    return ruleAbout(static_cast<field::Phase>(*phase));
}

}  // namespace

RuleHelp::RuleHelp(Kits kits, FieldSession& session, TableScene& scene, TableView& view, QMainWindow& window)
    : QObject(&window),
      kits_(std::move(kits)),
      session_(session),
      window_(window) {
    explainParts(scene, view);
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
    menu.addAction(what);
    menu.addSeparator();
}

RulesWindow& RuleHelp::rules() {
    if (!rules_) {
        rules_ = loadRules(kits_);
        language_ = QLocale().language();
    }
    return *rules_;
}

GuideWindow& RuleHelp::guide() {
    if (!guide_) guide_ = std::make_unique<GuideWindow>(pageNamed("user-guide.md"));
    return *guide_;
}

void RuleHelp::showGuide() {
    guide().show();
    guide().raise();
    guide().activateWindow();
}

/// Reloads the rules, because each language has its own text.
void RuleHelp::followLanguage() {
    if (!rules_ || language_ == QLocale().language()) return;
    const auto rule = rules_->rule();
    const QRect place = rules_->geometry();
    const bool wasShown = rules_->isVisible();
    rules_.reset();
    if (rule) rules().open(*rule);
    rules().setGeometry(place);
    rules().setVisible(wasShown);
}

void RuleHelp::explainParts(TableScene& scene, TableView& view) {
    explanations_[view.viewport()] = [this, &scene, &view](QPoint point) {
        return ruleOnTable(scene, view.mapToScene(point));
    };
    explanations_[&view] = [this, &scene](QPoint) -> std::optional<RuleId> {
        if (!session_.hasBattle() || !scene.selected()) return ruleOfQuestion();
        return ruleAbout(session_.battle(), *scene.selected());
    };
    if (const auto* bar = window_.findChild<PhaseBar*>()) {
        explanations_[bar] = [](QPoint) { return std::optional("ACT-01"_rule); };
        const auto* strip = bar->findChild<PhaseStrip*>();
        explanations_[strip] = [strip](QPoint point) { return ruleInStrip(*strip, point); };
    }
    if (const auto* hand = window_.findChild<HandPanel*>()) {
        explanations_[hand] = [this, hand](QPoint point) -> std::optional<RuleId> {
            const auto half = hand->halfAt(point);
            return half ? ruleOfCard(*half) : std::optional("CARD-11"_rule);
        };
    }
    if (const auto* question = window_.findChild<QuestionPanel*>())
        explanations_[question] = [this](QPoint) { return ruleOfQuestion(); };
    if (const auto* unit = window_.findChild<UnitPanel*>())
        explanations_[unit] = [](QPoint) { return std::optional("UNIT-01"_rule); };
}

std::optional<RuleId> RuleHelp::ruleOnTable(const TableScene& scene, QPointF point) const {
    if (!session_.hasBattle()) return std::nullopt;
    const field::Battle& battle = session_.battle();
    if (const auto unit = scene.unitAt(point)) return ruleAbout(battle, *unit);
    if (const auto structure = scene.structures().at(point)) return ruleAbout(battle, *structure);
    const auto ground = groundOf(battle, scene.coordinates());
    for (std::size_t i = 0; i != ground.size(); ++i) {
        if (ground[i].outline.containsPoint(point, Qt::OddEvenFill))
            return ruleAbout(battle.setting->tiles[i].kind);
    }
    return std::nullopt;
}

std::optional<RuleId> RuleHelp::ruleOfQuestion() const {
    const OpenQuestion* asked = session_.hasBattle() ? session_.question() : nullptr;
    return asked == nullptr ? std::nullopt : std::optional(ruleAbout(asked->question));
}

/// The rule of the card as a whole, or of the half under the pointer.
std::optional<RuleId> RuleHelp::ruleOfCard(std::pair<CardId, bool> half) {
    const auto& [card, isEvent] = half;
    const field::Battle& battle = session_.battle();
    const std::string& name = isEvent ? battle.eventOn(card).name : battle.order(card).name;
    for (const Chapter& chapter : rules().book().chapters) {
        for (const Rule& rule : chapter.rules) {
            if (rule.id.text().starts_with("EVT") && rule.title.starts_with(name + " (")) return rule.id;
        }
    }
    return isEvent ? "CARD-05"_rule : "CARD-02"_rule;
}

std::optional<RuleId> RuleHelp::ruleAt(QWidget* widget, QPoint globalPoint) {
    for (QWidget* it = widget; it != nullptr; it = it->isWindow() ? nullptr : it->parentWidget()) {
        if (const auto rule = ruleInView(*it, globalPoint)) return rule;
        if (const auto rule = ruleInWordsOf(*it)) return rule;
        if (const auto* desk = dynamic_cast<const ExplainsRules*>(it)) {
            if (const auto rule = desk->ruleAt(*widget, widget->mapFromGlobal(globalPoint))) return rule;
        }
        const auto explain = explanations_.find(it);
        if (explain == explanations_.end()) continue;
        if (const auto rule = explain->second(it->mapFromGlobal(globalPoint))) return rule;
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
