// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QTextBrowser>

namespace vallum::app {

/// Shows pages of the documentation: the guide and the pages it links to.
class GuideWindow final : public QTextBrowser {
    Q_OBJECT

public:
    explicit GuideWindow(const std::filesystem::path& page, QWidget* parent = nullptr);

    /// The heading of the text at the top of the view.
    [[nodiscard]] QString heading() const;

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void follow(const QUrl& link);
    void goTo(const QString& heading);
};

}  // namespace vallum::app
