// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/vector_device.h"

#include <limits>
#include <optional>

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

namespace vallum::app {

namespace {

constexpr int dotsPerInch = 96;

QBrush withoutTexture(const QBrush& brush) {
    if (brush.style() != Qt::TexturePattern) return brush;
    const QImage mean = brush.textureImage().scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return mean.isNull() ? QBrush() : QBrush(mean.pixelColor(0, 0));
}

/// The outline of the stroke.
QPainterPath strokeOf(const QPainterPath& path, const QPen& pen) {
    QPainterPathStroker stroker(pen);
    if (pen.widthF() <= 0) stroker.setWidth(1);
    return stroker.createStroke(path);
}

/// Escapes text, because Qt writes it unescaped.
QString inXml(QString words) {
    // XML cannot represent control characters.
    words.removeIf([](QChar it) { return it.category() == QChar::Other_Control; });
    return words.toHtmlEscaped();
}

}  // namespace

class VectorDevice::Engine final : public QPaintEngine {
public:
    Engine(QIODevice& out, QSize pixels, const QString& title)
        : QPaintEngine(AllFeatures & ~(PerspectiveTransform | ConicalGradientFill | PorterDuff)) {
        file_.setOutputDevice(&out);
        file_.setSize(pixels);
        file_.setViewBox(QRect(QPoint(0, 0), pixels));
        file_.setResolution(dotsPerInch);
        file_.setTitle(inXml(title));
    }

    [[nodiscard]] Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return to_.begin(&file_); }
    bool end() override { return to_.end(); }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags what = now.state();
        if (what.testFlag(DirtyTransform)) to_.setTransform(now.transform());
        if (what.testFlag(DirtyPen)) to_.setPen(now.pen());
        if (what.testFlag(DirtyBrush)) to_.setBrush(withoutTexture(now.brush()));
        if (what.testFlag(DirtyBrushOrigin)) to_.setBrushOrigin(now.brushOrigin());
        if (what.testFlag(DirtyOpacity)) to_.setOpacity(now.opacity());
        if (what.testFlag(DirtyHints)) to_.setRenderHints(now.renderHints());
        QPainterPath shape;
        if (what.testFlag(DirtyClipRegion)) shape.addRegion(now.clipRegion());
        if (what.testFlag(DirtyClipPath)) shape = now.clipPath();
        if (what & (DirtyClipRegion | DirtyClipPath)) clipTo(now.transform().map(shape), now.clipOperation());
    }

    void drawPath(const QPainterPath& path) override {
        const QPen pen = to_.pen();
        const double reach = pen.style() == Qt::NoPen ? 0 : pen.widthF();
        const QRectF area =
            to_.transform().mapRect(path.controlPointRect().adjusted(-reach, -reach, reach, reach));
        if (clip_ && !clip_->intersects(area)) return;
        const bool isWhole = !clip_ || clip_->contains(area);
        // Qt writes the dashes of a pen thinner than 1 as if it were 1 wide.
        if (isWhole && pen.style() <= Qt::SolidLine) return to_.drawPath(path);
        if (to_.brush().style() != Qt::NoBrush) to_.fillPath(cut(path), to_.brush());
        if (pen.style() != Qt::NoPen) to_.fillPath(cut(strokeOf(path, pen)), pen.brush());
    }

    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode) path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        if (mode != PolylineMode) return drawPath(path);
        const QBrush brush = to_.brush();
        to_.setBrush(Qt::NoBrush);
        drawPath(path);
        to_.setBrush(brush);
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        to_.setFont(item.font());
        to_.drawText(at, item.text());
    }
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        to_.drawPixmap(target, pixmap, source);
    }
    void drawImage(const QRectF& target,
                   const QImage& image,
                   const QRectF& source,
                   Qt::ImageConversionFlags flags) override {
        to_.drawImage(target, image, source, flags);
    }

private:
    void clipTo(const QPainterPath& shape, Qt::ClipOperation how) {
        if (how == Qt::NoClip) {
            clip_.reset();
        } else if (how == Qt::ReplaceClip || !clip_) {
            clip_ = shape;
        } else if (!shape.contains(clip_->controlPointRect())) {
            clip_ = clip_->contains(shape.controlPointRect()) ? shape : clip_->intersected(shape);
        }
    }
    /// Intersects in pixels, because the operation is inaccurate for tiny shapes.
    [[nodiscard]] QPainterPath cut(const QPainterPath& path) const {
        if (!clip_) return path;
        const QTransform toPixels = to_.transform();
        return toPixels.inverted().map(toPixels.map(path).intersected(*clip_));
    }

    QSvgGenerator file_;
    QPainter to_;
    std::optional<QPainterPath> clip_;  // in pixels
};

VectorDevice::VectorDevice(QIODevice& out, QSize pixels, const QString& title)
    : pixels_(pixels),
      engine_(std::make_unique<Engine>(out, pixels, title)) {}

VectorDevice::~VectorDevice() = default;

QPaintEngine* VectorDevice::paintEngine() const { return engine_.get(); }

int VectorDevice::metric(PaintDeviceMetric what) const {
    constexpr double millimetersPerInch = 25.4;
    const auto millimeters = [](int dots) {
        return static_cast<int>(dots * millimetersPerInch / dotsPerInch);
    };
    if (what == PdmWidth) return pixels_.width();
    if (what == PdmHeight) return pixels_.height();
    if (what == PdmWidthMM) return millimeters(pixels_.width());
    if (what == PdmHeightMM) return millimeters(pixels_.height());
    const bool isDensity =
        what == PdmDpiX || what == PdmDpiY || what == PdmPhysicalDpiX || what == PdmPhysicalDpiY;
    if (isDensity) return dotsPerInch;
    if (what == PdmDevicePixelRatio) return 1;
    if (what == PdmDevicePixelRatioScaled) return static_cast<int>(devicePixelRatioFScale());
    constexpr int bitsOfColor = 32;
    return what == PdmDepth ? bitsOfColor : std::numeric_limits<int>::max();
}

}  // namespace vallum::app
