// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include <vallum/core/annotations.h>

namespace vallum::app {

/// The drawings over the current battle, with an undo of their own: a drawing is not an answer, so undoing it
/// changes nothing in the battle.
class Sketchbook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// After an undo in the battle: removes drawings that belong to undone answers.
    virtual void forgetAfter(std::size_t answers) = 0;

    [[nodiscard]] virtual bool canUndo() const = 0;
    [[nodiscard]] virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// Whether drawings are shown at all, here and on the second screen.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return shown_; }

Q_SIGNALS:
    /// The drawings changed and need saving.
    void changed();
    /// The drawings need repainting.
    void redrawn();
    /// The drawings of another battle were opened.
    void opened();

private:
    bool shown_ = true;
};

/// The drawings; each point is in the coordinates of the system's table or board.
template <class Point> class SketchbookOf final : public Sketchbook {
public:
    using Drawn = Annotation<Point>;

    using Sketchbook::Sketchbook;

    [[nodiscard]] const Annotations<Point>& all() const { return all_; }
    /// Takes the drawings of another battle and clears the undo history.
    void open(Annotations<Point> annotations) {
        all_ = std::move(annotations);
        before_.clear();
        after_.clear();
        draft_.reset();
        Q_EMIT opened();
        Q_EMIT redrawn();
    }
    /// May change the positions of other drawings in `all`.
    std::size_t add(Drawn annotation) {
        Annotations<Point> all = all_;
        all.push_back(std::move(annotation));
        become(std::move(all));
        return all_.size() - 1;
    }
    void change(std::size_t place, Drawn annotation) {
        Annotations<Point> all = all_;
        all.at(place) = std::move(annotation);
        become(std::move(all));
    }
    void remove(std::size_t place) {
        Annotations<Point> all = all_;
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
        become(std::move(all));
    }
    void forgetAfter(std::size_t answers) override {
        Annotations<Point> rest = begunBy(all_, answers);
        if (rest.size() == all_.size()) return;
        all_ = std::move(rest);
        tell();
    }

    [[nodiscard]] bool canUndo() const override { return !before_.empty(); }
    [[nodiscard]] bool canRedo() const override { return !after_.empty(); }
    void undo() override { goTo(before_, after_); }
    void redo() override { goTo(after_, before_); }

    /// The drawing in progress, shown but not saved; it
    /// stands in for the one that it changes, if any.
    struct Draft {
        Drawn annotation;
        std::optional<std::size_t> of;
        bool operator==(const Draft&) const = default;
    };
    void setDraft(std::optional<Draft> draft) {
        if (draft == draft_) return;
        draft_ = std::move(draft);
        Q_EMIT redrawn();
    }
    [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }

private:
    using Pages = std::vector<Annotations<Point>>;

    void become(Annotations<Point> all) {
        if (all == all_) return;
        before_.push_back(std::exchange(all_, std::move(all)));
        after_.clear();
        tell();
    }
    void goTo(Pages& from, Pages& to) {
        if (from.empty()) return;
        to.push_back(std::exchange(all_, std::move(from.back())));
        from.pop_back();
        tell();
    }
    void tell() {
        Q_EMIT changed();
        Q_EMIT redrawn();
    }

    Annotations<Point> all_;
    Pages before_;
    Pages after_;
    std::optional<Draft> draft_;
};

}  // namespace vallum::app
