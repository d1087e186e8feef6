// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"

#include "annotations/annotator_keys.h"
#include "annotations/strokes.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>

namespace vallum::app {

namespace {

constexpr double nearPixels = 9;
constexpr double handPixels = 2;  // tolerance for an unsteady hand
constexpr int longestText = 80;

}  // namespace

Annotator::Annotator(const Session& session, Drawings& drawings, Canvas& canvas, QWidget* window)
    : QObject(window),
      session_(session),
      drawings_(drawings),
      canvas_(canvas),
      keys_(canvas.keys()),
      area_(canvas.area()),
      book_(drawings.book()),
      bar_(new AnnotationBar(book_)),
      layer_(session, drawings, canvas) {
    bar_->hide();
    connect(bar_, &AnnotationBar::toolChosen, this, [this] {
        if (bar_->tool()) pick(std::nullopt);
        keys_.setFocus();
        Q_EMIT hintChanged();
    });
    connect(bar_, &AnnotationBar::colorChosen, this,
            [this] { changePicked([this](Sketch& it) { it.color = bar_->color(); }); });
    connect(bar_, &AnnotationBar::lifetimeChosen, this, &Annotator::setLifetime);
    connect(bar_, &AnnotationBar::textWanted, this, [this] {
        if (picked()) write(picked(), placeOfText(drawings_.all()[*picked()]));
    });
    connect(bar_, &AnnotationBar::deletingWanted, this, &Annotator::deletePicked);
    connect(bar_, &AnnotationBar::doneWanted, this, &Annotator::leave);
    connect(&book_, &Sketchbook::opened, this, [this] { setOn(false); });
    connect(&book_, &Sketchbook::redrawn, this, &Annotator::refresh);
    connect(&session_, &Session::replaced, this, &Annotator::refresh);
    connect(&session_, &Session::happened, this, &Annotator::refresh);
}

void Annotator::fill(QMenu& menu) {
    mode_ = menu.addAction(tr("&Draw over the table"));
    mode_->setObjectName(QStringLiteral("view-annotate"));
    mode_->setShortcut(QKeySequence(QStringLiteral("Ctrl+D")));
    mode_->setCheckable(true);
    connect(mode_, &QAction::triggered, this, [this](bool on) { on ? setOn(true) : leave(); });
    shown_ = menu.addAction(tr("Show what is dra&wn"));
    shown_->setObjectName(QStringLiteral("view-annotations"));
    shown_->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+D")));
    shown_->setCheckable(true);
    shown_->setChecked(book_.isShown());
    connect(shown_, &QAction::triggered, this, [this](bool on) {
        if (!on) leave();
        book_.setShown(on);
    });
    refresh();
}

void Annotator::setOn(bool on) {
    on = on && session_.hasBattle();
    if (on_ != on) {
        on_ = on;
        cancel();
        pick(std::nullopt);
        bar_->setVisible(on_);
        for (QObject* it : {static_cast<QObject*>(&keys_), static_cast<QObject*>(&area_)})
            on_ ? it->installEventFilter(this) : it->removeEventFilter(this);
        if (on_) {
            book_.setShown(true);
            canvas_.lookAway();
            area_.setCursor(Qt::CrossCursor);
        } else {
            area_.unsetCursor();
        }
        keys_.setFocus();
        Q_EMIT switched(on_);
    }
    refresh();
}

void Annotator::leave() {
    closeEditor(true);
    setOn(false);
}

/// Drops a picked drawing that was deleted or is no longer visible.
void Annotator::refresh() {
    if (on_ && !session_.hasBattle()) return setOn(false);
    const Sketches all = drawings_.all();
    const bool isGone =
        picked() && (*picked() >= all.size() || !isShownAfter(all[*picked()], session_.answersShown()));
    if (isGone) layer_.select(std::nullopt);
    bar_->setPicked(picked() ? &all[*picked()] : nullptr);
    if (mode_ == nullptr) return;
    mode_->setChecked(on_);
    mode_->setEnabled(session_.hasBattle());
    shown_->setChecked(book_.isShown());
}

Sketches Annotator::shown() const {
    if (!book_.isShown() || !session_.hasBattle()) return {};
    return shownAfter(drawings_.all(), session_.answersShown());
}

double Annotator::reach() const { return nearPixels / canvas_.toArea().m11(); }

bool Annotator::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == editor_) {
        return type == QEvent::KeyPress && keyInEditor(*static_cast<const QKeyEvent*>(event));
    }
    if (const auto* moved = dynamic_cast<const QMouseEvent*>(event)) return mouse(*moved);
    if (type == QEvent::ContextMenu || type == QEvent::ToolTip) return true;
    if (type == QEvent::KeyPress) return watched == &keys_ && key(*static_cast<const QKeyEvent*>(event));
    if (type != QEvent::ShortcutOverride || !isOfDrawing(*static_cast<const QKeyEvent*>(event))) return false;
    event->accept();
    return true;
}

bool Annotator::keyInEditor(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) closeEditor(false);
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) closeEditor(true);
    return editor_ == nullptr;
}

/// The middle button, and the left one with Space, pan as usual.
bool Annotator::pan(const QMouseEvent& event) {
    if (event.type() == QEvent::MouseButtonPress) {
        panning_ = event.button() != Qt::LeftButton || area_.cursor().shape() == Qt::OpenHandCursor;
    }
    if (!panning_) return false;
    if (event.type() != QEvent::MouseButtonRelease) return true;
    panning_ = false;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (on_) area_.setCursor(Qt::CrossCursor);
        },
        Qt::QueuedConnection);
    return true;
}

bool Annotator::mouse(const QMouseEvent& event) {
    if (pan(event)) return false;
    const QPointF point = canvas_.toArea().inverted().map(event.position());
    if (event.type() == QEvent::MouseButtonPress) press(point);
    if (event.type() == QEvent::MouseMove && event.buttons().testFlag(Qt::LeftButton))
        drag(point, event.modifiers());
    if (event.type() == QEvent::MouseButtonRelease) release();
    if (event.type() == QEvent::MouseButtonDblClick) writeOn(point);
    return true;
}

void Annotator::press(QPointF point) {
    if (editor_ != nullptr) return closeEditor(true);
    keys_.setFocus();
    if (canvas_.isPlaying()) canvas_.skipPlaying();
    const Sketches all = drawings_.all();
    if (picked()) {
        const Sketch& it = all[*picked()];
        if (const auto handle = pointAt(it, point, reach())) {
            grip_ = SketchGrip::bending(it, *handle);
            return;
        }
    }
    if (bar_->tool()) return begin(point);
    pick(sketchAt(all, session_.answersShown(), point, reach()));
    if (picked()) grip_ = SketchGrip::moving(all[*picked()], point);
}

Sketch Annotator::fresh(Drawing drawing) const {
    const int now = static_cast<int>(session_.answersShown());
    return {drawing, bar_->color(), {}, {}, now, onlyNow_ ? std::optional(now) : std::nullopt};
}

void Annotator::begin(QPointF point) {
    pick(std::nullopt);
    if (bar_->tool() == Drawing::label) return write(std::nullopt, point);
    grip_ = SketchGrip::drawing(fresh(*bar_->tool()), point);
}

void Annotator::drag(QPointF point, Qt::KeyboardModifiers keys) {
    if (!grip_) return;
    const double tolerance = handPixels / canvas_.toArea().m11();
    drawings_.setDraft(
        SketchDraft{grip_->draggedTo(point, keys.testFlag(Qt::ShiftModifier), tolerance), picked()});
}

void Annotator::release() {
    const auto draft = drawings_.draft();
    if (!std::exchange(grip_, std::nullopt) || !draft) return;
    drawings_.setDraft(std::nullopt);
    if (!isWorthKeeping(draft->sketch, reach())) return;
    if (draft->of) return drawings_.change(*draft->of, draft->sketch);
    pick(drawings_.add(draft->sketch));
}

void Annotator::pick(std::optional<std::size_t> place) {
    layer_.select(place);
    refresh();
}

void Annotator::changePicked(const std::function<void(Sketch&)>& change) {
    if (!picked()) return;
    Sketch it = drawings_.all()[*picked()];
    change(it);
    drawings_.change(*picked(), it);
}

void Annotator::setLifetime(Lifetime lifetime) {
    const int now = static_cast<int>(session_.answersShown());
    if (!picked()) onlyNow_ = lifetime == Lifetime::onlyNow;
    changePicked([&](Sketch& it) {
        if (lifetime == Lifetime::always) it.from = 0;
        if (lifetime == Lifetime::fromHereOn || lifetime == Lifetime::onlyNow) it.from = now;
        const bool isEnding = lifetime == Lifetime::onlyNow || lifetime == Lifetime::untilNow;
        it.until = isEnding ? std::optional(now) : std::nullopt;
    });
    refresh();
}

void Annotator::deletePicked() {
    const auto place = picked();
    if (!place) return;
    pick(std::nullopt);
    drawings_.remove(*place);
}

void Annotator::cancel() {
    grip_.reset();
    drawings_.setDraft(std::nullopt);
    closeEditor(false);
}

/// Edits the text of the drawing at this point.
void Annotator::writeOn(QPointF point) {
    const Sketches all = drawings_.all();
    const auto place = sketchAt(all, session_.answersShown(), point, reach());
    if (place) write(place, placeOfText(all[*place]));
}

/// Opens a text field where the text will appear.
void Annotator::write(std::optional<std::size_t> place, QPointF at) {
    cancel();
    if (place) pick(place);
    written_ = place;
    writtenAt_ = at;
    // Over the panels that lie beside the table in its room, too.
    QWidget& over = keys_.parentWidget() == nullptr ? area_ : *keys_.parentWidget();
    editor_ = new QLineEdit(&over);
    editor_->setObjectName(QStringLiteral("drawing-text"));
    editor_->setMaxLength(longestText);
    editor_->setAccessibleName(tr("Text of the drawing"));
    editor_->setAccessibleDescription(tr("Enter keeps the text, Escape cancels"));
    editor_->setPlaceholderText(tr("Enter keeps it, Escape cancels"));
    if (place) editor_->setText(QString::fromStdString(drawings_.all()[*place].text));
    editor_->resize(280, editor_->sizeHint().height() + 6);
    QRect room = area_.rect().adjusted(4, 4, -4, -4);
    QRect field(canvas_.toArea().map(at).toPoint() - QPoint(140, editor_->height() / 2), editor_->size());
    field.moveLeft(
        std::clamp(field.left(), room.left(), std::max(room.left(), room.right() - field.width())));
    field.moveTop(std::clamp(field.top(), room.top(), std::max(room.top(), room.bottom() - field.height())));
    editor_->move(area_.mapTo(&over, field.topLeft()));
    editor_->installEventFilter(this);
    editor_->show();
    editor_->raise();
    editor_->selectAll();
    editor_->setFocus();
}

void Annotator::closeEditor(bool keep) {
    if (editor_ == nullptr) return;
    const std::string words = editor_->text().trimmed().toStdString();
    editor_->hide();
    std::exchange(editor_, nullptr)->deleteLater();
    keys_.setFocus();
    if (!keep) return;
    if (!written_) {
        Sketch label = fresh(Drawing::label);
        label.points = {writtenAt_};
        label.text = words;
        if (!words.empty()) pick(drawings_.add(label));
        return;
    }
    const bool isEmptied = words.empty() && drawings_.all().at(*written_).drawing == Drawing::label;
    pick(written_);
    isEmptied ? deletePicked() : changePicked([&](Sketch& it) { it.text = words; });
}

}  // namespace vallum::app
