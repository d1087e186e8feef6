// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/kit.h"
#include "rulebook/guide_window.h"
#include "rulebook/rules_window.h"

#include <functional>
#include <map>
#include <memory>

#include <QLocale>
#include <QObject>
#include <QUrl>

class QMainWindow;
class QMenu;
class QStatusBar;

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// Access to the rules from everywhere: opens rule links, and on F1 the rule about the widget under the mouse
/// or with the focus. A widget is recognized by any rule named in its text or tooltip.
class RuleHelp final : public QObject {
    Q_OBJECT

public:
    RuleHelp(Kits kits, FieldSession& session, TableScene& scene, TableView& view, QMainWindow& window);
    ~RuleHelp() override;

    void fillMenu(QMenu& menu);
    /// Loaded on first use.
    [[nodiscard]] RulesWindow& rules();
    [[nodiscard]] GuideWindow& guide();
    [[nodiscard]] std::optional<RuleId> ruleAt(QWidget* widget, QPoint globalPoint);

public Q_SLOTS:
    void open(const QUrl& url);
    void showContents();
    void showGuide();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Finds the rule about a point of a widget.
    using Explain = std::function<std::optional<RuleId>(QPoint)>;

    void explainParts(TableScene& scene, TableView& view);
    [[nodiscard]] std::optional<RuleId> ruleOnTable(const TableScene& scene, QPointF point) const;
    [[nodiscard]] std::optional<RuleId> ruleOfQuestion() const;
    [[nodiscard]] std::optional<RuleId> ruleOfCard(std::pair<CardId, bool> half);
    bool asksForHelp(const QKeyEvent& key);
    void help();
    void show();
    void followLanguage();

    Kits kits_;
    FieldSession& session_;
    QMainWindow& window_;
    std::unique_ptr<RulesWindow> rules_;
    std::unique_ptr<GuideWindow> guide_;
    QLocale::Language language_ = QLocale::AnyLanguage;  // of the rules that are loaded
    std::map<const QWidget*, Explain> explanations_;
    bool usesMouse_ = true;
};

/// A status bar cannot show links, so a label with
/// the same text covers a message that names a rule.
void linkMessages(QStatusBar& bar);

}  // namespace vallum::app
