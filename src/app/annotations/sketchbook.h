// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include <vallum/field/files/annotations.h>

namespace vallum::app {

/// What has been drawn over the battle that is open, with an undo of its own: a drawing is no answer, and
/// taking it back takes back nothing of the battle.
class Sketchbook final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const field::Annotations& all() const { return all_; }
    /// Those of another battle; with them a new undo begins.
    void open(field::Annotations annotations);
    /// Their places in `all` may be others afterward.
    std::size_t add(field::Annotation annotation);
    void change(std::size_t place, field::Annotation annotation);
    void remove(std::size_t place);
    /// The battle has gone another way: what was drawn for answers that were taken back goes with them.
    void forgetAfter(std::size_t answers);

    [[nodiscard]] bool canUndo() const { return !before_.empty(); }
    [[nodiscard]] bool canRedo() const { return !after_.empty(); }
    void undo();
    void redo();

    /// Whether they are shown at all, here and on the second screen.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return shown_; }

    /// What is being drawn just now, instead of the one at its place if it changes one. It is shown, but not
    /// kept.
    struct Draft {
        field::Annotation annotation;
        std::optional<std::size_t> of;
        bool operator==(const Draft&) const = default;
    };
    void setDraft(std::optional<Draft> draft);
    [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

Q_SIGNALS:
    /// Other drawings are to be kept.
    void changed();
    /// Other drawings are to be seen.
    void redrawn();
    /// They are those of another battle.
    void opened();

private:
    void become(field::Annotations all);
    void tell();

    field::Annotations all_;
    std::vector<field::Annotations> before_;
    std::vector<field::Annotations> after_;
    std::optional<Draft> draft_;
    bool shown_ = true;
};

}  // namespace vallum::app
