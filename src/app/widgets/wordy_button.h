// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vallum::app {

/// A button that says a sentence, in several lines where there is no room for one.
class WordyButton final : public QPushButton {
    Q_OBJECT

public:
    explicit WordyButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Room for its longest word.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    /// What lies around the words.
    [[nodiscard]] QSize frame() const;
};

}  // namespace vallum::app
