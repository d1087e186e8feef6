// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/guide_window.h"
#include "rulebook/rules_window.h"

#include <memory>

#include <QLocale>
#include <QObject>
#include <QUrl>

class QMainWindow;
class QMenu;
class QStatusBar;

namespace vallum::app {

class Desks;
class Documents;

/// Access to the rules from everywhere: opens rule links, and on F1 the rule about the widget under the mouse
/// or with the focus. A widget is recognized by any rule named in its text or tooltip.
class RuleHelp final : public QObject {
    Q_OBJECT

public:
    RuleHelp(const Documents& documents, const Desks& desks, QMainWindow& window);
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
    [[nodiscard]] std::optional<RuleId> ruleOfQuestion() const;
    bool asksForHelp(const QKeyEvent& key);
    void help();
    void show();
    void followLanguage();

    const Documents& documents_;
    const Desks& desks_;
    QMainWindow& window_;
    std::unique_ptr<RulesWindow> rules_;
    std::unique_ptr<GuideWindow> guide_;
    // Of what is loaded.
    QLocale::Language language_ = QLocale::AnyLanguage;
    QLocale::Language guideLanguage_ = QLocale::AnyLanguage;
    bool usesMouse_ = true;
};

/// A status bar cannot show links, so a label with
/// the same text covers a message that names a rule.
void linkMessages(QStatusBar& bar);

}  // namespace vallum::app
