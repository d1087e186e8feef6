// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vallum::app {

/// A button with a sentence as its text, wrapped if space is short, beside its icon.
class WordyButton final : public QPushButton {
    Q_OBJECT

public:
    explicit WordyButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Wide enough for its longest word.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    /// The size of everything around the text.
    [[nodiscard]] QSize frame() const;
};

}  // namespace vallum::app
