// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QListWidget>
#include <QTimer>

namespace vallum::app {

/// The battles that are shipped, each with a picture of its table. The pictures are painted one by one while
/// nothing else is to be done, and kept.
class Gallery final : public QListWidget {
    Q_OBJECT

public:
    explicit Gallery(const Documents& documents, QWidget* parent = nullptr);

    /// The one that is marked, if any.
    [[nodiscard]] const field::Scenario* scenario() const;
    [[nodiscard]] bool isPainted() const { return painted_ == scenarios_.size(); }

protected:
    void showEvent(QShowEvent*) override;
    void hideEvent(QHideEvent*) override;
    void changeEvent(QEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void setSizes();
    void spreadColumns();
    void add(const Documents& documents, const std::filesystem::path& path);
    void paintNext();

    std::vector<std::optional<field::Scenario>> scenarios_;  // by row; none: it cannot be read
    std::size_t painted_ = 0;
    QTimer painter_;
};

}  // namespace vallum::app
