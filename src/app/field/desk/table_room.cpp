// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/table_room.h"

#include "art/faces.h"
#include "field/table/table_view.h"
#include "language/rule_links.h"
#include "room/house_style.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include <QEvent>
#include <QLabel>
#include <QSettings>

namespace vallum::app {

namespace {

constexpr int gap = 6;
constexpr int wordsMilliseconds = 6000;
constexpr std::array names{"question", "unit", "log", "luck", "hand", "overview"};

QString keyOf(TableRoom::Slot spot, const char* what) {
    return QStringLiteral("room/%1/%2")
        .arg(QLatin1String(names.at(static_cast<std::size_t>(spot))), QLatin1String(what));
}

}  // namespace

TableRoom::TableRoom(TableView& view, QWidget* parent)
    : QWidget(parent),
      view_(view),
      sheets_(new SheetHost(*this)),
      words_(new QLabel(this)) {
    view_.setParent(this);
    view_.camera().setClearing(this);
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignCenter);
    words_->setMargin(6);
    words_->setAutoFillBackground(true);
    words_->hide();
    silence_.setSingleShot(true);
    silence_.setInterval(wordsMilliseconds);
    connect(&silence_, &QTimer::timeout, words_, &QWidget::hide);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &TableRoom::arrange);
    sheets_->raise();
}

void TableRoom::add(Panel& panel, Slot spot) {
    panel.setParent(this);
    panels_.push_back({&panel, spot, {}});
    restore(panels_.back());
    panel.installEventFilter(this);
    panel.widget()->installEventFilter(this);
    connect(&panel, &Panel::dragged, this, [this, it = &panel](QPoint by) { move(*it, by); });
    connect(&panel, &Panel::dropped, this, [this, it = &panel] { remember(*it); });
}

void TableRoom::restore(Placed& placed) {
    const QVariant place = QSettings().value(keyOf(placed.spot, "place"));
    if (place.isValid()) placed.place = place.toPointF();
}

int TableRoom::em() const { return fontMetrics().height(); }

TableRoom::Space TableRoom::space() const {
    if (width() < em() * 46 || height() < em() * 32) return Space::small;
    return width() < em() * 58 ? Space::tight : Space::ample;
}

bool TableRoom::isSmall() const { return space() == Space::small; }

void TableRoom::floatAll() {
    floats_ = true;
    shownIn_.reset();
    for (Placed& it : panels_) it.panel->floatOver(*this);
    arrange();
}

/// Restores the saved panels; where there is less room, only those that are needed.
void TableRoom::showUsual() {
    shownIn_ = space();
    const bool isAmple = shownIn_ == Space::ample;
    for (const Placed& it : panels_) {
        const bool isNeeded = it.spot == Slot::question || it.spot == Slot::hand ||
                              (it.spot == Slot::unit && shownIn_ == Space::tight);
        const QVariant seen = QSettings().value(keyOf(it.spot, "seen"));
        const bool usually = isNeeded || (isAmple && it.spot != Slot::luck);
        const bool isLeftSo = seen.isValid() && isAmple && it.spot != Slot::question;
        it.panel->setVisible(isLeftSo ? seen.toBool() : usually);
    }
}

void TableRoom::dockAll() {
    keepPlaces();
    floats_ = false;
    for (Placed& it : panels_) it.panel->dock();
    words_->hide();
}

void TableRoom::tidy() {
    for (Placed& it : panels_) {
        it.place.reset();
        QSettings().remove(keyOf(it.spot, "place"));
        QSettings().remove(keyOf(it.spot, "seen"));
    }
    if (floats_) floatAll();
}

/// Panels hidden for want of room are not hidden by the user, so that is not saved.
void TableRoom::keepPlaces() const {
    if (!floats_) return;
    for (const Placed& it : panels_) {
        if (space() == Space::ample) QSettings().setValue(keyOf(it.spot, "seen"), !it.panel->isHidden());
        if (it.place) QSettings().setValue(keyOf(it.spot, "place"), *it.place);
    }
}

const TableRoom::Placed* TableRoom::at(Slot spot) const {
    const auto found = std::ranges::find(panels_, spot, &Placed::spot);
    return found == panels_.end() ? nullptr : &*found;
}

bool TableRoom::isSeen(Slot spot) const {
    const Placed* placed = at(spot);
    return placed != nullptr && !placed->panel->isHidden();
}

int TableRoom::rightWidth() const {
    if (isSmall()) return std::min(em() * 15, width() * 2 / 5);
    return std::clamp(width() * 22 / 100, em() * 16, em() * 18);
}

int TableRoom::leftWidth() const {
    return isSmall() ? width() / 2 : std::clamp(width() * 19 / 100, em() * 11, em() * 17);
}

int TableRoom::questionHeight() const {
    const Placed* question = at(Slot::question);
    const int wanted = question->panel->heightFor(rightWidth());
    if (isSmall() || !isSeen(Slot::unit)) return std::min(wanted, height() * 94 / 100);
    // Deciding is more urgent than reading on: the unit panel folds before a choice is out of sight.
    const int most = height() - at(Slot::unit)->panel->heightWithin(rightWidth(), 0);
    return std::min(wanted, std::max(most, height() * 4 / 10));
}

int TableRoom::logHeight() const { return std::clamp(height() * 3 / 10, em() * 6, em() * 15); }

int TableRoom::overviewWidth() const { return leftWidth() * 3 / 5; }

int TableRoom::overviewHeight() const {
    const Placed* overview = at(Slot::overview);
    return std::min(overview->panel->heightFor(overviewWidth()), height() / 3);
}

QRect TableRoom::placeOf(const Placed& placed) const {
    const int right = width() - rightWidth();
    switch (placed.spot) {
        case Slot::question: {
            const int high = questionHeight_;
            return {right, height() - high, rightWidth(), high};
        }
        case Slot::unit: {
            if (isSmall())
                return {0, 0, rightWidth(), placed.panel->heightWithin(rightWidth(), height() * 6 / 10)};
            const int most = height() - questionHeight_;
            return {right, 0, rightWidth(), placed.panel->heightWithin(rightWidth(), most)};
        }
        case Slot::log:
            if (isSmall()) return {0, 0, leftWidth(), height() * 55 / 100};
            return {0, height() - logHeight(), leftWidth(), logHeight()};
        case Slot::luck: {
            const int top = isSeen(Slot::overview) ? overviewHeight() : 0;
            const int bottom = isSeen(Slot::log) ? height() - logHeight() : height() * 9 / 10;
            return {0, top, std::max(leftWidth(), em() * 17), bottom - top};
        }
        case Slot::overview: return {0, 0, overviewWidth(), overviewHeight()};
        case Slot::hand: break;
    }
    const int left = isSmall() || !isSeen(Slot::log) ? gap : leftWidth() + gap;
    // Leaves room above the hand for a raised card.
    const int high = std::clamp(height() * 42 / 100, em() * 7, em() * 24);
    return {left, height() - high, right - left - gap, high};
}

void TableRoom::arrange() {
    soon_.stop();
    view_.setGeometry(rect());
    sheets_->follow();
    if (!floats_) return;
    if (shownIn_ != space()) showUsual();
    questionHeight_ = questionHeight();
    for (const Placed& it : panels_) {
        if (it.panel->isHidden()) continue;
        QRect place = placeOf(it);
        if (it.place) {
            const QSize free = (size() - place.size()).expandedTo({0, 0});
            place.moveTo(static_cast<int>(it.place->x() * free.width()),
                         static_cast<int>(it.place->y() * free.height()));
        }
        if (it.panel->geometry() != place) it.panel->setGeometry(place);
    }
    if (words_->isVisible()) say(said_);
    view_.camera().followRoom();
    Q_EMIT arranged();
}

void TableRoom::move(Panel& panel, QPoint by) {
    const QSize free = (size() - panel.size()).expandedTo({0, 0});
    panel.move(std::clamp(panel.x() + by.x(), 0, free.width()),
               std::clamp(panel.y() + by.y(), 0, free.height()));
}

void TableRoom::remember(const Panel& panel) {
    const auto placed = std::ranges::find(panels_, &panel, [](const Placed& it) { return it.panel; });
    const QSize free = size() - panel.size();
    placed->place = QPointF(free.width() > 0 ? 1.0 * panel.x() / free.width() : 0,
                            free.height() > 0 ? 1.0 * panel.y() / free.height() : 0);
    keepPlaces();
}

void TableRoom::say(const QString& words) {
    // A new layout repeats the same words and must not restart the timer.
    if (said_ != words) silence_.start();
    said_ = words;
    const bool isSaid = floats_ && !words.isEmpty();
    words_->setVisible(isSaid);
    if (!isSaid) return words_->clear();
    words_->setFont(art::font(art::Face::sans, art::Type::text));
    QPalette dark = words_->palette();
    dark.setColor(QPalette::Window, roomColors().bar);
    dark.setColor(QPalette::WindowText, roomColors().barInk);
    dark.setColor(QPalette::Link, roomColors().brass);
    words_->setPalette(dark);
    showLinked(*words_, words);
    // Qt colors links for the paper of the window, not for this dark strip.
    const QString light = QStringLiteral("<a style='color:%1' ").arg(roomColors().brass.name());
    words_->setText(words_->text().replace(QStringLiteral("<a "), light));
    const int left = isSeen(Slot::overview) && !isSmall() ? leftWidth() : gap;
    const int room = width() - rightWidth() - left - 2 * gap;
    const int wide = std::min(room, words_->fontMetrics().horizontalAdvance(words) + 28);
    QRect place(0, 10, wide, words_->heightForWidth(wide));
    place.moveLeft(left + (room - wide) / 2 + gap);
    words_->setGeometry(place);
    words_->raise();
}

void TableRoom::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool TableRoom::eventFilter(QObject* watched, QEvent* event) {
    const bool changes = event->type() == QEvent::Show || event->type() == QEvent::Hide ||
                         event->type() == QEvent::LayoutRequest;
    if (event->type() == QEvent::Show && floats_ && isSmall()) makeRoomFor(watched);
    if (changes && floats_) arrangeSoon();
    return QWidget::eventFilter(watched, event);
}

/// In a small room these have the same place.
void TableRoom::makeRoomFor(const QObject* shown) {
    const auto isAtTheLeft = [](const Placed& it) {
        return it.spot == Slot::unit || it.spot == Slot::luck || it.spot == Slot::overview ||
               it.spot == Slot::log;
    };
    const auto found = std::ranges::find(panels_, shown, &Placed::panel);
    if (found == panels_.end() || !isAtTheLeft(*found)) return;
    for (const Placed& it : panels_) {
        if (it.panel != shown && isAtTheLeft(it)) it.panel->hide();
    }
}

/// The panel grows when a unit is picked. In a wide room the view leaves it that place beforehand, so that it
/// covers nobody and the view need not move.
bool TableRoom::keepsRoomForUnit() const { return width() >= em() * 75; }

namespace {

/// The hand leaves the room of raised cards to the table.
QRectF seenOf(const Panel& panel) {
    const QRect seen = panel.mask().isEmpty() ? panel.rect() : panel.mask().boundingRect();
    return seen.translated(panel.pos());
}

}  // namespace

std::vector<QRectF> TableRoom::covered() const {
    std::vector<QRectF> areas;
    if (!floats_) return areas;
    for (const Placed& it : panels_) {
        if (it.panel->isHidden()) continue;
        if (it.spot == Slot::unit && !it.place && keepsRoomForUnit()) {
            const int right = rightWidth();
            areas.emplace_back(QRect(width() - right, 0, right, height() - questionHeight_));
            continue;
        }
        areas.push_back(seenOf(*it.panel));
    }
    return areas;
}

bool TableRoom::isFree(const QRectF& area) const {
    return QRectF(rect()).contains(area) &&
           std::ranges::none_of(covered(), [&](const QRectF& it) { return it.intersects(area); });
}

bool TableRoom::isSpared(const QRectF& area) const {
    return QRectF(rect()).contains(area) && std::ranges::none_of(panels_, [&](const Placed& it) {
               const bool isNeeded =
                   it.spot != Slot::log && it.spot != Slot::overview && it.spot != Slot::luck;
               return isNeeded && !it.panel->isHidden() && seenOf(*it.panel).intersects(area);
           });
}

/// Every maximal free rectangle is bounded by edges of the room or of the panels.
QRectF TableRoom::bestFor(QSizeF content, double enough) const {
    const QRectF room = rect();
    const std::vector<QRectF> obstacles = covered();
    std::set<double> lefts{room.left()}, rights{room.right()}, tops{room.top()}, bottoms{room.bottom()};
    for (const QRectF& it : obstacles) {
        lefts.insert(it.right());
        rights.insert(it.left());
        tops.insert(it.bottom());
        bottoms.insert(it.top());
    }
    QRectF best = room;
    // Not a sliver, scale and, where the content fits, area. What lies in a sliver loses its surroundings.
    std::tuple<bool, double, double> most;
    const QSizeF sliver = room.size() / 3;
    for (const double left : lefts) {
        for (const double right : rights) {
            for (const double top : tops) {
                for (const double bottom : bottoms) {
                    if (right <= left || bottom <= top) continue;
                    const QRectF area(QPointF(left, top), QPointF(right, bottom));
                    const double scale =
                        std::min({area.width() / content.width(), area.height() / content.height(), enough});
                    const bool isWide = area.width() >= sliver.width() && area.height() >= sliver.height();
                    const std::tuple worth(isWide, scale, scale < enough ? 0 : area.width() * area.height());
                    if (worth <= most) continue;
                    if (std::ranges::any_of(obstacles, [&](const QRectF& it) { return it.intersects(area); }))
                        continue;
                    most = worth;
                    best = area;
                }
            }
        }
    }
    return best;
}

}  // namespace vallum::app
