// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/sketchbook.h"

#include <utility>

namespace vallum::app {

void Sketchbook::tell() {
    Q_EMIT changed();
    Q_EMIT redrawn();
}

void Sketchbook::open(field::Annotations annotations) {
    all_ = std::move(annotations);
    before_.clear();
    after_.clear();
    draft_.reset();
    Q_EMIT opened();
    Q_EMIT redrawn();
}

void Sketchbook::become(field::Annotations all) {
    if (all == all_) return;
    before_.push_back(std::exchange(all_, std::move(all)));
    after_.clear();
    tell();
}

std::size_t Sketchbook::add(field::Annotation annotation) {
    field::Annotations all = all_;
    all.push_back(std::move(annotation));
    become(std::move(all));
    return all_.size() - 1;
}

void Sketchbook::change(std::size_t place, field::Annotation annotation) {
    field::Annotations all = all_;
    all.at(place) = std::move(annotation);
    become(std::move(all));
}

void Sketchbook::remove(std::size_t place) {
    field::Annotations all = all_;
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
    become(std::move(all));
}

void Sketchbook::forgetAfter(std::size_t answers) {
    field::Annotations rest = field::begunBy(all_, answers);
    if (rest.size() == all_.size()) return;
    all_ = std::move(rest);
    tell();
}

void Sketchbook::undo() {
    if (!canUndo()) return;
    after_.push_back(std::exchange(all_, std::move(before_.back())));
    before_.pop_back();
    tell();
}

void Sketchbook::redo() {
    if (!canRedo()) return;
    before_.push_back(std::exchange(all_, std::move(after_.back())));
    after_.pop_back();
    tell();
}

void Sketchbook::setShown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    Q_EMIT redrawn();
}

void Sketchbook::setDraft(std::optional<Draft> draft) {
    if (draft == draft_) return;
    draft_ = std::move(draft);
    Q_EMIT redrawn();
}

}  // namespace vallum::app
