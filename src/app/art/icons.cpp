// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/icons.h"

#include "art/icon_paths.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <QGuiApplication>
#include <QIcon>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

namespace vallum::art {
namespace {

/// In enumeration order.
constexpr std::array<QPainterPath (*)(), iconCount> makers{
    paths::infantry,   paths::cavalry,   paths::camels,       paths::chariots,      paths::elephants,
    paths::artillery,  paths::pike,      paths::javelin,      paths::bow,           paths::sling,
    paths::activation, paths::movement,  paths::rangedAttack, paths::skirmishers,   paths::melee,
    paths::flight,     paths::endOfTurn, paths::sword,        paths::shield,        paths::command,
    paths::morale,     paths::health,    paths::broken,       paths::fleeing,       paths::marching,
    paths::hero,       paths::noOfficer, paths::general,      paths::cannotShoot,   paths::shot,
    paths::done,       paths::phalanx,   paths::square,       paths::wallOfShields, paths::arrowhead,
    paths::diamond,    paths::bravery,   paths::search,       paths::play,          paths::pause,
    paths::toBegin,    paths::turnBack,  paths::stepBack,     paths::stepOn,        paths::turnOn,
    paths::toEnd,      paths::undo,      paths::redo,         paths::bin,           paths::hint,
    paths::alarm,      paths::question};

class SilhouetteEngine : public QIconEngine {
public:
    SilhouetteEngine(Icon icon, std::optional<QColor> color) : icon_(icon), color_(color) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
        QColor color = color_.value_or(QGuiApplication::palette().color(QPalette::WindowText));
        if (mode == QIcon::Disabled) color.setAlphaF(0.35F);
        if (mode == QIcon::Selected) color = QGuiApplication::palette().color(QPalette::HighlightedText);
        paintIcon(*painter, QRectF(rect).adjusted(1, 1, -1, -1), icon_, color);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new SilhouetteEngine(icon_, color_); }

private:
    Icon icon_;
    std::optional<QColor> color_;
};

}  // namespace

const QPainterPath& iconPath(Icon icon) {
    static const std::vector<QPainterPath> made = [] {
        std::vector<QPainterPath> all;
        all.reserve(std::size(makers));
        for (const auto& make : makers) all.push_back(make());
        return all;
    }();
    return made[static_cast<std::size_t>(icon)];
}

void paintIcon(QPainter& painter, const QRectF& rect, Icon icon, const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    const double half = std::min(rect.width(), rect.height()) / 2;
    painter.scale(half, half);
    painter.fillPath(iconPath(icon), color);
    painter.restore();
}

QIcon widgetIcon(Icon icon, const QColor& color) { return QIcon(new SilhouetteEngine(icon, color)); }

QIcon widgetIcon(Icon icon) { return QIcon(new SilhouetteEngine(icon, std::nullopt)); }

Icon weaponIcon(FigureKind kind) {
    switch (kind) {
        case FigureKind::heavyFoot: return Icon::infantry;
        case FigureKind::phalanx: return Icon::pike;
        case FigureKind::warband: return Icon::sword;
        case FigureKind::lightFoot: return Icon::javelin;
        case FigureKind::archers: return Icon::bow;
        case FigureKind::slingers: return Icon::sling;
        case FigureKind::cavalry:
        case FigureKind::cataphracts:
        case FigureKind::horseArchers: return Icon::cavalry;
        case FigureKind::camels: return Icon::camels;
        case FigureKind::chariots: return Icon::chariots;
        case FigureKind::elephants: return Icon::elephants;
        case FigureKind::boltThrower:
        case FigureKind::stoneThrower: return Icon::artillery;
    }
    return Icon::infantry;
}

Icon formationIcon(Formation formation) {
    switch (formation) {
        case Formation::none:
        case Formation::phalanx: return Icon::phalanx;
        case Formation::square: return Icon::square;
        case Formation::wallOfShields: return Icon::wallOfShields;
        case Formation::arrowhead: return Icon::arrowhead;
        case Formation::diamond: return Icon::diamond;
        case Formation::bravery: return Icon::bravery;
    }
    return Icon::phalanx;
}

}  // namespace vallum::art
