// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vallum::app {

/// A large button of the first page: an action with a remark below.
class Plate final : public QPushButton {
    Q_OBJECT

public:
    enum class Tone { main, second, plain };
    Plate(const QString& title, Tone tone, QWidget* parent = nullptr);

    void setRemark(const QString& remark);
    void setTone(Tone tone);
    [[nodiscard]] const QString& remark() const { return remark_; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, heightForWidth(1000)}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString title() const;

    Tone tone_;
    QString remark_;
};

}  // namespace vallum::app
