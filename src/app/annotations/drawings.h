// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/sketchbook.h"

#include <cstddef>
#include <optional>
#include <utility>

#include <QPointF>

#include <vallum/core/annotations.h>

/// Drawings over a battle of any system. The points of a sketch are in the units of the picture on which the
/// table or board is painted (a DU, or the width of a hex), with y down.
namespace vallum::app {

using Sketch = Annotation<QPointF>;
using Sketches = Annotations<QPointF>;

/// The sketch being drawn or changed; if changed, it is shown instead of the original.
struct SketchDraft {
    Sketch sketch;
    std::optional<std::size_t> of;
};

[[nodiscard]] Sketches shownAfter(Sketches sketches, std::size_t answers);

/// The drawings in a session's book.
class Drawings {
public:
    virtual ~Drawings() = default;

    [[nodiscard]] virtual Sketchbook& book() const = 0;
    [[nodiscard]] virtual Sketches all() const = 0;
    /// May change the positions of other drawings in `all`.
    virtual std::size_t add(const Sketch& sketch) = 0;
    virtual void change(std::size_t place, const Sketch& sketch) = 0;
    virtual void remove(std::size_t place) = 0;
    [[nodiscard]] virtual std::optional<SketchDraft> draft() const = 0;
    virtual void setDraft(const std::optional<SketchDraft>& draft) = 0;

protected:
    Drawings() = default;
    Drawings(const Drawings&) = default;
    Drawings(Drawings&&) = default;
    Drawings& operator=(const Drawings&) = default;
    Drawings& operator=(Drawings&&) = default;
};

/// A copy with its points converted.
template <class To, class From> Annotation<To> withPoints(const Annotation<From>& it, auto&& pointOf) {
    Annotation<To> made{it.drawing, it.color, {}, it.text, it.from, it.until};
    for (const From& point : it.points) made.points.push_back(pointOf(point));
    return made;
}

/// `Units` converts a point of the system to the
/// picture (`toPicture`) and back (`toPoint`).
template <class Point, class Units> class DrawingsOf final : public Drawings {
public:
    using Book = SketchbookOf<Point>;

    DrawingsOf(Book& book, Units units) : book_(book), units_(std::move(units)) {}

    [[nodiscard]] Sketchbook& book() const override { return book_; }
    [[nodiscard]] Sketches all() const override {
        Sketches sketches;
        for (const auto& it : book_.all()) sketches.push_back(drawn(it));
        return sketches;
    }
    std::size_t add(const Sketch& sketch) override { return book_.add(kept(sketch)); }
    void change(std::size_t place, const Sketch& sketch) override { book_.change(place, kept(sketch)); }
    void remove(std::size_t place) override { book_.remove(place); }
    [[nodiscard]] std::optional<SketchDraft> draft() const override {
        const auto& draft = book_.draft();
        if (!draft) return std::nullopt;
        return SketchDraft{drawn(draft->annotation), draft->of};
    }
    void setDraft(const std::optional<SketchDraft>& draft) override {
        if (!draft) return book_.setDraft(std::nullopt);
        book_.setDraft(typename Book::Draft{kept(draft->sketch), draft->of});
    }

private:
    [[nodiscard]] Sketch drawn(const Annotation<Point>& it) const {
        return withPoints<QPointF>(it, [this](const Point& point) { return units_.toPicture(point); });
    }
    [[nodiscard]] Annotation<Point> kept(const Sketch& it) const {
        return withPoints<Point>(it, [this](QPointF point) { return units_.toPoint(point); });
    }

    Book& book_;
    Units units_;
};

}  // namespace vallum::app
