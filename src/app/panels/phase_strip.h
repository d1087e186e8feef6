// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/icons.h"

#include <optional>
#include <vector>

#include <QColor>
#include <QPainterPath>
#include <QString>
#include <QWidget>

namespace vallum::app {

/// The phases of a turn as a row of arrows, the current one lit in the color of the active side. If space is
/// short, they lose their signs, and if it is very short, all but the current one lose their names instead.
class PhaseStrip final : public QWidget {
    Q_OBJECT

public:
    struct Phase {
        QString name;
        art::Icon icon{};
        QString purpose = {};  // what happens in it, for the tooltip
    };
    explicit PhaseStrip(std::vector<Phase> phases, QWidget* parent = nullptr);

    /// For a phase that has another name at times.
    void rename(int phase, const QString& name, const QString& purpose);
    /// The remark is shown beside the current phase's name. No phase: none is lit.
    void show(std::optional<int> phase, const QColor& color, const QString& remark = {});

    /// Whether the current phase's remark has room beside its name.
    [[nodiscard]] bool showsRemark() const;
    /// The width that names any current phase, with its remark, among the signs of the others.
    [[nodiscard]] int widthToNameOne() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] const QString& nameOf(int phase) const;
    [[nodiscard]] std::optional<int> phaseAt(QPoint point) const;

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    /// How the other phases are labeled.
    enum class Naming { wordsAndSigns, words, signs };
    /// Measured once for all phases: measuring a text takes longer than painting it.
    struct Row {
        Naming naming{};
        std::vector<QRectF> cells;
        [[nodiscard]] const QRectF& cell(int phase) const {
            return cells.at(static_cast<std::size_t>(phase));
        }
    };

    [[nodiscard]] int count() const { return static_cast<int>(phases_.size()); }
    [[nodiscard]] Row row() const;
    [[nodiscard]] Naming naming() const;
    [[nodiscard]] QString labelOf(int phase, Naming) const;
    [[nodiscard]] std::vector<double> widths(Naming) const;
    [[nodiscard]] double roomForSign() const { return height() * 1.25 - 12; }
    [[nodiscard]] QFont fontOf(Naming, bool isBold) const;
    [[nodiscard]] double roomFor(const QString& words, bool isBold, Naming) const;
    [[nodiscard]] double roomForAll(Naming) const;
    [[nodiscard]] QString wordsOf(int phase) const;
    [[nodiscard]] double tip(Naming) const;
    [[nodiscard]] QPainterPath chevron(const Row&, int phase) const;
    [[nodiscard]] QColor inkOf(int phase) const;
    /// What is written on a phase; nothing where it has no room.
    [[nodiscard]] QString writtenOn(int phase, const Row&) const;
    void paintPhase(QPainter& painter, const Row&, int phase) const;

    std::vector<Phase> phases_;
    std::optional<int> phase_;
    QColor color_;
    QString remark_;
};

}  // namespace vallum::app
