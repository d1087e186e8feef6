// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/writing.h"

#include "art/room_colors.h"

#include <algorithm>
#include <array>
#include <map>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QGraphicsView>
#include <QLabel>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

namespace vallum::app {

namespace {

/// Paints nothing and records every text, and what is painted over it.
class Listener final : public QPaintEngine {
public:
    Listener() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath& path) override { cover(path); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode) return;
        QPainterPath path;
        for (int i = 0; i != count; ++i) i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
        cover(path);
    }
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawRects(const QRect*, int) override {}
    void drawRects(const QRectF* rects, int count) override {
        QPainterPath path;
        for (int i = 0; i != count; ++i) path.addRect(rects[i]);
        cover(path);
    }
    void drawLines(const QLine*, int) override {}
    void drawLines(const QLineF*, int) override {}
    void drawEllipse(const QRectF& place) override {
        QPainterPath path;
        path.addEllipse(place);
        cover(path);
    }
    void drawEllipse(const QRect&) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPoints(const QPoint*, int) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) return;
        const QTransform to = painter()->deviceTransform();
        const QRectF place =
            to.mapRect(QRectF(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent()));
        QRectF seen = place;
        if (!systemClip().isEmpty()) seen &= QRectF(systemClip().boundingRect());
        if (painter()->hasClipping()) seen &= to.mapRect(painter()->clipBoundingRect());
        QColor ink = painter()->pen().color();
        ink.setAlphaF(static_cast<float>(ink.alphaF() * painter()->opacity()));
        const double scale = std::hypot(to.m21(), to.m22());  // long names are squeezed in width
        // The widget being painted, although one painter paints them all.
        const auto* by = dynamic_cast<const QWidget*>(painter()->device());
        all.push_back({by, item.text(), place, seen, QFontInfo(item.font()).pixelSize() * scale,
                       item.font().bold(), ink, false,
                       std::abs(to.m11()) > 0.01 && std::abs(to.m12()) > 0.01});
    }
    [[nodiscard]] Type type() const override { return User; }

    std::vector<Writing> all;

private:
    /// Remembers which texts the present brush hides.
    void cover(const QPainterPath& path) {
        const QBrush brush = painter()->brush();
        const bool isOpaque = brush.style() != Qt::NoBrush && brush.isOpaque() && painter()->opacity() > 0.9;
        if (!isOpaque || path.isEmpty()) return;
        const auto* by = dynamic_cast<const QWidget*>(painter()->device());
        const QPainterPath there = painter()->deviceTransform().map(path);
        for (Writing& text : all) {
            if (text.by == by && there.contains(text.place.center())) text.isPaintedOver = true;
        }
    }
};

class ListeningDevice final : public QPaintDevice {
public:
    explicit ListeningDevice(QSize size) : size_(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] std::vector<Writing> all() && { return std::move(engine_.all); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric which) const override {
        constexpr int dpi = 96;
        switch (which) {
            case PdmWidth: return size_.width();
            case PdmHeight: return size_.height();
            case PdmWidthMM: return size_.width() * 254 / (10 * dpi);
            case PdmHeightMM: return size_.height() * 254 / (10 * dpi);
            case PdmNumColors: return 1 << 24;
            case PdmDepth: return 32;
            case PdmDevicePixelRatio: return 1;
            case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY: return dpi;
        }
        return 0;
    }

private:
    QSize size_;
    mutable Listener engine_;
};

/// The most frequent color of an area, give or take a little.
QColor groundOf(const QImage& picture, const QRect& place) {
    std::map<QRgb, std::array<int, 4>> tones;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            constexpr QRgb coarse = 0xF8F8F8;
            auto& [red, green, blue, count] = tones[pixel & coarse];
            red += qRed(pixel);
            green += qGreen(pixel);
            blue += qBlue(pixel);
            ++count;
        }
    }
    if (tones.empty()) return {};
    const auto& [red, green, blue, count] =
        std::ranges::max_element(tones, {}, [](const auto& it) { return it.second[3]; })->second;
    return {red / count, green / count, blue / count};
}

QColor over(const QColor& ink, const QColor& ground) {
    const double part = ink.alphaF();
    const auto mixed = [part](int one, int other) {
        return static_cast<int>(std::lround(part * one + (1 - part) * other));
    };
    return {mixed(ink.red(), ground.red()), mixed(ink.green(), ground.green()),
            mixed(ink.blue(), ground.blue())};
}

/// Whether any letter is visible: pixels between the background and the ink.
bool shows(const QImage& picture, const QRect& place, const QColor& ink, const QColor& ground) {
    const double whole = art::contrast(ink, ground);
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            const bool isSameWay =
                (pixel.lightness() < ground.lightness()) == (ink.lightness() < ground.lightness());
            if (isSameWay && art::contrast(pixel, ground) > 1 + 0.35 * (whole - 1)) return true;
        }
    }
    return false;
}

/// The widget at a point, including those transparent to the mouse.
const QWidget* ownerOf(const QWidget& window, const QPoint& place) {
    const QWidget* owner = window.childAt(place);
    return owner != nullptr ? owner : &window;
}

QString ownWordsOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
    return {};
}

/// A sentence that goes on has a space before its dots, or they are painted by themselves.
bool isShortened(const QString& words) {
    const qsizetype dots = words.trimmed().indexOf(QChar(0x2026));
    return dots > 0 && !words.trimmed().at(dots - 1).isSpace();
}

bool isOf(const QWidget& widget, const char* kind) {
    return QLatin1String(widget.metaObject()->className()) == QLatin1String(kind);
}
/// The table and the board are pictures at any zoom, and are dimmed under a sheet.
bool isPicture(const QWidget& widget) {
    const auto* view = qobject_cast<const QGraphicsView*>(widget.parentWidget());
    return (view != nullptr && view->viewport() == &widget) || isOf(widget, "vallum::app::HexTable") ||
           isOf(widget, "vallum::app::SheetHost");
}

class Reader {
public:
    Reader(QWidget& window, const LeastPixels& least)
        : window_(window),
          least_(least),
          picture_(window.grab().toImage().convertToFormat(QImage::Format_RGB32)) {}

    void read(const Writing& text) {
        const QRect place = text.seen.toAlignedRect() & picture_.rect();
        const double whole = text.place.width() * text.place.height();
        if (place.isEmpty() || whole <= 0) return;
        if (text.by == nullptr) return;
        if (isPicture(*text.by)) return readOnTable(text);
        if (isUnderAnother(text)) return;
        const QWidget& owner = *text.by;
        if (text.seen.height() < 0.8 * text.place.height()) return readCut(text);
        const QColor ground = groundOf(picture_, place.adjusted(-2, 0, 2, 0) & picture_.rect());
        const QColor ink = over(text.ink, ground);
        if (!shows(picture_, place, ink, ground)) return readHidden(text, ground, ink);
        const bool isLarge = text.pixels >= 24 || (text.isBold && text.pixels >= 18.6);
        const double needed = isLarge || !owner.isEnabled() ? 3 : 4.5;
        const double contrast = art::contrast(ink, ground);
        // The next card in a hand covers the title.
        constexpr double plainlyUnder = 2.5;
        const bool isInHand =
            isOf(owner, "vallum::app::HandPanel") || isOf(owner, "vallum::app::CommandHand");
        if (isInHand && contrast < plainlyUnder) return;
        if (contrast < needed) tellPale(contrast, ink, ground, text);
        // A card in the hand is raised and enlarged under the pointer.
        if (!isInHand && text.pixels < least_.inPanels - 0.01)
            tell(QStringLiteral("%1 pixels").arg(text.pixels), text, owner);
        if (text.seen.width() < text.place.width() - 1.5) tell(QStringLiteral("cut off"), text, owner);
        if (isShortened(text.words) && !ownWordsOf(owner).contains(QChar(0x2026)))
            tell(QStringLiteral("shortened"), text, owner);
    }

    /// Checks the corners and the middle of the visible part.
    void look(const QWidget& part) {
        const QRect seen = part.visibleRegion().boundingRect().adjusted(3, 3, -3, -3);
        if (!part.isVisible() || seen.isEmpty() || ownWordsOf(part).isEmpty()) return;
        if (const QWidget* edge = cutBy(part)) {
            faults_ << QStringLiteral("\"%1\" of %2 reaches beyond %3")
                           .arg(ownWordsOf(part).left(60), nameOf(part), nameOf(*edge));
            return;
        }
        for (const QPoint& point :
             {seen.center(), seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight()}) {
            const QWidget* top = ownerOf(window_, part.mapTo(&window_, point));
            if (top == &part || part.isAncestorOf(top) || top->isAncestorOf(&part)) continue;
            if (coversAll(*top)) return;
            faults_ << QStringLiteral("%1 lies over \"%2\" of %3")
                           .arg(nameOf(*top), ownWordsOf(part).left(60), nameOf(part));
            return;
        }
    }

    [[nodiscard]] QStringList faults() const { return faults_; }

private:
    /// On a card, a marker, a bubble or the ground: what is in sight, and not under a panel.
    void readOnTable(const Writing& text) {
        const bool isWhole = text.seen.width() > 0.9 * text.place.width() &&
                             text.seen.height() > 0.9 * text.place.height() &&
                             picture_.rect().contains(text.place.toAlignedRect());
        if (!isWhole || text.isPaintedOver || text.isSlanted || isPartlyUnderAnother(text)) return;
        const QRect place = text.place.toAlignedRect();
        const QColor ground = groundOf(picture_, place.adjusted(-1, 0, 1, 0) & picture_.rect());
        const QColor ink = over(text.ink, ground);
        const double contrast = art::contrast(ink, ground);
        const double needed = text.pixels >= 24 || (text.isBold && text.pixels >= 18.6) ? 3 : 4.5;
        if (contrast < needed) tellPale(contrast, ink, ground, text);
        if (text.pixels < least_.onTable - 0.01)
            tell(QStringLiteral("%1 pixels").arg(text.pixels), text, *text.by);
        if (isShortened(text.words)) tell(QStringLiteral("shortened"), text, *text.by);
        for (const Writing& other : onTable_) {
            // Letters with an edge are painted twice.
            if (other.by == text.by && other.words != text.words && areOnEachOther(other.place, text.place))
                tell(QStringLiteral("lies over \"%1\"").arg(other.words.left(60)), text, *text.by);
        }
        onTable_.push_back(text);
    }

    /// The height of a line includes room above and below the letters.
    static bool areOnEachOther(const QRectF& one, const QRectF& other) {
        const auto letters = [](const QRectF& line) {
            return line.adjusted(1, line.height() * 0.2, -1, -line.height() * 0.2);
        };
        return letters(one).intersects(letters(other));
    }

    [[nodiscard]] bool isPartlyUnderAnother(const Writing& text) const {
        const QRectF& place = text.place;
        for (const QPointF& point :
             {place.center(), place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()}) {
            if (ownerOf(window_, point.toPoint()) != text.by) return true;
        }
        return false;
    }

    void tellPale(double contrast, const QColor& ink, const QColor& ground, const Writing& text) {
        tell(QStringLiteral("contrast %1 (%2 on %3)").arg(contrast, 0, 'f', 1).arg(ink.name(), ground.name()),
             text, *text.by);
    }

    /// Scrolled content and fanned cards may be partly visible.
    void readCut(const Writing& text) {
        if (isOf(*text.by, "vallum::app::HandPanel") || isOf(*text.by, "vallum::app::CommandHand")) return;
        for (const QWidget* it = text.by; it != nullptr && it != &window_; it = it->parentWidget()) {
            if (qobject_cast<const QAbstractScrollArea*>(it) != nullptr) return;
        }
        tell(QStringLiteral("cut off below"), text, *text.by);
    }

    /// Under a sheet or a card over the table; `look` checks that this is not a label or a button.
    [[nodiscard]] bool isUnderAnother(const Writing& text) const {
        const QWidget* top = ownerOf(window_, text.seen.center().toPoint());
        return top != text.by && !top->isAncestorOf(text.by) && !text.by->isAncestorOf(top);
    }

    /// Text in the color of its background is invisible.
    /// Outdated content may be covered by the current one.
    void readHidden(const Writing& text, const QColor& ground, const QColor& ink) {
        constexpr double invisible = 1.2;
        const QWidget& owner = *text.by;
        const bool isThere = ownWordsOf(owner).contains(text.words.trimmed());
        if (!isThere || art::contrast(ink, ground) > invisible || text.ink.alphaF() < 0.1F) return;
        tell(QStringLiteral("cannot be seen (%1 on %2)").arg(ink.name(), ground.name()), text, owner);
    }

    /// The container that is too small for it; scrollable content is not cut off.
    [[nodiscard]] const QWidget* cutBy(const QWidget& part) const {
        for (const QWidget* it = &part; it != &window_; it = it->parentWidget()) {
            const QWidget* around = it->parentWidget();
            if (qobject_cast<const QAbstractScrollArea*>(around->parentWidget()) != nullptr) return nullptr;
            const QRect place(part.mapTo(around, QPoint(0, 0)), part.size());
            if (!around->rect().contains(place)) return around;
        }
        return nullptr;
    }

    /// A sheet or a curtain covers what is below on purpose.
    [[nodiscard]] bool coversAll(const QWidget& top) const {
        for (const QWidget* it = &top; it != nullptr && it != &window_; it = it->parentWidget()) {
            const bool isWide = it->width() >= window_.width() * 9 / 10;
            if (isWide && it->height() >= window_.height() * 7 / 10 && !isPicture(*it)) return true;
        }
        return false;
    }

    static QString nameOf(const QWidget& widget) {
        QStringList names;
        for (const QWidget* it = &widget; it != nullptr && names.size() < 4; it = it->parentWidget())
            names
                << QString::fromLatin1(it->metaObject()->className()).remove(QStringLiteral("vallum::app::"));
        return names.join(QStringLiteral(" < "));
    }

    void tell(const QString& fault, const Writing& text, const QWidget& owner) {
        faults_ << QStringLiteral("%1: \"%2\" at %3,%4 in %5")
                       .arg(fault, text.words.left(60))
                       .arg(text.place.x(), 0, 'f', 0)
                       .arg(text.place.y(), 0, 'f', 0)
                       .arg(nameOf(owner));
    }

    QWidget& window_;
    LeastPixels least_;
    std::vector<Writing> onTable_;  // what has been read there
    QImage picture_;
    QStringList faults_;
};

}  // namespace

namespace {

/// A view keeps its background as pixels, in which no text can be heard.
class Afresh {
public:
    explicit Afresh(const QWidget& window) {
        for (auto* view : window.findChildren<QGraphicsView*>()) {
            before_.emplace_back(view, view->cacheMode());
            view->setCacheMode(QGraphicsView::CacheNone);
        }
    }
    ~Afresh() {
        for (const auto& [view, mode] : before_) view->setCacheMode(mode);
    }
    Afresh(const Afresh&) = delete;
    Afresh& operator=(const Afresh&) = delete;

private:
    std::vector<std::pair<QGraphicsView*, QGraphicsView::CacheMode>> before_;
};

}  // namespace

std::vector<Writing> writingIn(QWidget& window) {
    const Afresh afresh(window);
    ListeningDevice device(window.size());
    {
        QPainter painter(&device);
        window.render(&painter);
    }
    return std::move(device).all();
}

QStringList faultsIn(QWidget& window, const LeastPixels& least) {
    Reader reader(window, least);
    for (const Writing& text : writingIn(window)) reader.read(text);
    for (const auto* label : window.findChildren<QLabel*>()) reader.look(*label);
    for (const auto* button : window.findChildren<QAbstractButton*>()) reader.look(*button);
    QStringList faults = reader.faults();
    faults.removeDuplicates();
    return faults;
}

}  // namespace vallum::app
