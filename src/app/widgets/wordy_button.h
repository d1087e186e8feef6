// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vallum::app {

/// A button with a sentence as its text, wrapped if space is short, beside its icon. A detail, such as what
/// the choice is worth, stands below in smaller letters.
class WordyButton final : public QPushButton {
    Q_OBJECT

public:
    explicit WordyButton(const QString& text, QWidget* parent = nullptr);

    /// As plain text; lines are kept.
    void setDetail(const QString& detail);
    [[nodiscard]] const QString& detail() const { return detail_; }
    /// Shows this key as a keycap where the words stay on one line beside it.
    void setKeyIfRoom(const QString& key);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Wide enough for its longest word.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent*) override;
    /// The second press of a double click counts only where the first one was: an answer may have put another
    /// button under the pointer.
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    /// The size of everything around the text.
    [[nodiscard]] QSize frame() const;
    [[nodiscard]] bool isCentered() const;
    [[nodiscard]] bool hasKeyIn(int width) const;
    /// The width without margins and picture.
    [[nodiscard]] int innerWidth(int width) const;
    /// The width that is left for words.
    [[nodiscard]] int roomIn(int width) const;
    [[nodiscard]] int heightOfWords(int width) const;
    [[nodiscard]] QFont fontOfDetail() const;
    [[nodiscard]] int heightOfDetail(int width) const;

    QString detail_;
    bool isKeyOptional_ = false;
    bool wasPressed_ = false;
};

}  // namespace vallum::app
