// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "hex/choices.h"
#include "hex/sheet_content.h"

#include <optional>
#include <vector>

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::app {

/// Labels and values in two columns. Clicking a row opens the rule that explains it.
class SheetRows final : public QWidget {
    Q_OBJECT

public:
    explicit SheetRows(QWidget* parent = nullptr);
    void show(const std::vector<SheetRow>& rows);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// The rules that explain the row at this point, in the order in which they apply.
    [[nodiscard]] std::vector<RuleId> rulesAt(QPoint point) const;

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    bool event(QEvent*) override;

private:
    [[nodiscard]] const SheetRow* rowAt(QPoint point) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int heightOf(const SheetRow& row, int width) const;
    [[nodiscard]] bool isTwoLines(const SheetRow& row, int width) const;

    std::vector<SheetRow> rows_;
};

/// The sheet of paper beside the board: the question, its subject, the odds, and the choices.
class HexSheet final : public QWidget {
    Q_OBJECT

public:
    explicit HexSheet(QWidget* parent = nullptr);

    void ask(const QString& headline, const QString& hint, const QColor& color);
    void show(const SheetContent& content);
    void offer(std::vector<Choice> choices);
    /// Something else is on Enter: then no choice shows that it is, too.
    void setEnterTaken(bool isTaken);
    /// A widget below the choices, such as a link to advice; its height counts while it is shown.
    void setBelow(QWidget& widget);
    /// Scrolls the values if not all of them fit, by so many lines.
    void scroll(int lines);
    [[nodiscard]] const SheetRows& rows() const { return *rows_; }
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
    /// The height of the whole content at this width.
    [[nodiscard]] int heightIn(int width) const;
    /// The height of the question and the choices alone; the rest gets what space is left.
    [[nodiscard]] int leastHeightIn(int width) const;

Q_SIGNALS:
    /// The hex named by the button under the pointer, or else by the one with the keyboard focus.
    void namesHex(std::optional<vallum::hex::Hex> hex);

protected:
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setFonts();
    void tellNamed();
    void showKeys();
    [[nodiscard]] static int heightOf(const std::vector<QLabel*>& labels, int width);

    QLabel* headline_;
    QLabel* hint_;
    QLabel* title_;
    QLabel* remark_;
    QLabel* heading_;
    SheetRows* rows_;
    QLabel* note_;
    QScrollArea* body_;
    QWidget* inside_;
    QVBoxLayout* buttons_;
    QWidget* below_ = nullptr;
    std::vector<QPushButton*> made_;
    std::vector<Choice> choices_;
    std::optional<hex::Hex> named_;
    bool isEnterTaken_ = false;
    QColor color_;
};

}  // namespace vallum::app
