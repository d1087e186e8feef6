// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/gallery.h"

#include "export/table_painting.h"
#include "start/start_delegates.h"
#include "table/table_scene.h"
#include "texts.h"

#include <algorithm>

#include <QEvent>

namespace vallum::app {

namespace {

constexpr const char* firstToPlay = "first-battle";

/// The middle of its table, without an edge.
QImage coverOf(const field::Scenario& scenario, QSize pixels) {
    TableScene scene;
    scene.show(field::System::begin(scenario));
    const QRectF table = scene.coordinates().table();
    QRectF area(QPointF(), QSizeF(pixels).scaled(table.size(), Qt::KeepAspectRatio));
    area.moveCenter(table.center());
    return pictureOf(scene, {area, pixels.width() / area.width()});
}

/// "9 against 8 · siege"
QString sizeOf(const field::Scenario& scenario) {
    const auto& sides = scenario.setting->sides;
    const QString kind = scenario.setting->siege ? Gallery::tr("siege") : Gallery::tr("field battle");
    if (sides.size() != 2)
        return QStringLiteral("%1 · %2").arg(
            kind, counted(std::ssize(scenario.units), plural("Words", "%n units", "%n unit")));
    const auto unitsOf = [&](const field::Side& side) {
        return std::ranges::count(scenario.units, side.seat, &field::StartUnit::owner);
    };
    return QStringLiteral("%1 · %2").arg(
        kind, Gallery::tr("%1 against %2").arg(unitsOf(sides.front())).arg(unitsOf(sides.back())));
}

}  // namespace

Gallery::Gallery(const Documents& documents, QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Scenarios"));
    setAccessibleDescription(tr("Ready-made battles"));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setWordWrap(true);
    setItemDelegate(new CardDelegate(this));
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);
    setVerticalScrollMode(ScrollPerPixel);
    setSizes();
    auto paths = documents.scenarios();
    std::ranges::stable_partition(paths, [](const auto& it) { return it.stem() == firstToPlay; });
    for (const auto& path : paths) add(documents, path);
    const auto readable = std::ranges::find_if(scenarios_, [](const auto& it) { return it.has_value(); });
    if (readable != scenarios_.end()) setCurrentRow(static_cast<int>(readable - scenarios_.begin()));
    painter_.setInterval(0);
    connect(&painter_, &QTimer::timeout, this, &Gallery::paintNext);
}

/// Pictures grow with the text, so that both can be seen from the same distance.
void Gallery::setSizes() {
    const int letter = fontMetrics().averageCharWidth();
    const QSize picture(letter * 27, letter * 19);
    setIconSize(picture);
    spreadColumns();
}

void Gallery::spreadColumns() {
    const QSize least =
        iconSize() + QSize(fontMetrics().averageCharWidth() * 2, CardDelegate::captionHeight() + 12);
    const int columns = std::max(1, viewport()->width() / least.width());
    setGridSize(QSize(std::max(least.width(), viewport()->width() / columns - 1), least.height()));
    doItemsLayout();
    scrollToItem(currentItem());
}

void Gallery::add(const Documents& documents, const std::filesystem::path& path) {
    auto scenario = documents.scenario(path);
    auto* item = new QListWidgetItem(this);
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    if (!scenario) {
        item->setText(QString::fromStdString(path.filename().string()));
        item->setToolTip(sentence(scenario.error()));
        item->setFlags(Qt::NoItemFlags);
        scenarios_.emplace_back();
        return;
    }
    item->setText(inData(scenario->title));
    item->setData(remarkRole, sizeOf(*scenario));
    QPixmap empty(iconSize());
    empty.fill(Qt::transparent);
    item->setIcon(empty);
    scenarios_.emplace_back(std::move(*scenario));
}

const field::Scenario* Gallery::scenario() const {
    if (currentRow() < 0) return nullptr;
    const auto& marked = scenarios_.at(static_cast<std::size_t>(currentRow()));
    return marked ? &*marked : nullptr;
}

void Gallery::paintNext() {
    if (isPainted()) return painter_.stop();
    const std::size_t row = painted_++;
    if (!scenarios_[row]) return;
    QImage image = coverOf(*scenarios_[row], iconSize() * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    item(static_cast<int>(row))->setIcon(QPixmap::fromImage(std::move(image)));
}

void Gallery::showEvent(QShowEvent* event) {
    QListWidget::showEvent(event);
    if (!isPainted()) painter_.start();
}

void Gallery::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    spreadColumns();
}

void Gallery::hideEvent(QHideEvent* event) {
    QListWidget::hideEvent(event);
    painter_.stop();
}

void Gallery::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setSizes();
    painted_ = 0;
    if (isVisible()) painter_.start();
}

}  // namespace vallum::app
