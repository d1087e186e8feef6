// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_header.h"

#include "art/faces.h"
#include "hex/hex_texts.h"
#include "hex/piece_painter.h"
#include "panels/phase_strip.h"
#include "panels/side_shield.h"
#include "room/house_style.h"
#include "room/menu_button.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

constexpr std::array steps{hex::Phase::command, hex::Phase::orders, hex::Phase::moving, hex::Phase::battling,
                           hex::Phase::drawing};

/// The index of a phase among the steps, none after the battle; a second move comes after the fights
/// (HEX-90).
std::optional<int> placeOf(hex::Phase phase) {
    switch (phase) {
        case hex::Phase::dealing:
        case hex::Phase::command: return 0;
        case hex::Phase::orders: return 1;
        case hex::Phase::moving: return 2;
        case hex::Phase::battling:
        case hex::Phase::movingAgain: return 3;
        case hex::Phase::drawing: return 4;
        case hex::Phase::over: return std::nullopt;
    }
    return std::nullopt;
}

/// HEX-12
QString purposeOf(hex::Phase phase) {
    switch (phase) {
        case hex::Phase::dealing: return {};
        case hex::Phase::command: return HexHeader::tr("One command card is played from the hand");
        case hex::Phase::orders: return HexHeader::tr("The card gives orders to units and leaders");
        case hex::Phase::moving: return HexHeader::tr("Ordered units and leaders move, one after another");
        case hex::Phase::battling: return HexHeader::tr("Ordered units battle, one after another");
        case hex::Phase::movingAgain: return HexHeader::tr("After their fire, ordered units may move again");
        case hex::Phase::drawing: return HexHeader::tr("The card is discarded, and another one drawn");
        case hex::Phase::over: return {};
    }
    return {};
}

std::vector<PhaseStrip::Phase> phasesOfTurn() {
    constexpr std::array icons{art::Icon::command, art::Icon::activation, art::Icon::movement,
                               art::Icon::melee, art::Icon::endOfTurn};
    std::vector<PhaseStrip::Phase> all;
    for (std::size_t i = 0; i != steps.size(); ++i)
        all.push_back({nameOf(steps.at(i)), icons.at(i), purposeOf(steps.at(i))});
    return all;
}

}  // namespace

// ------------------------------------------------------------------ banners

BannerTrack::BannerTrack(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void BannerTrack::show(const hex::Battle& battle, Seat seat, const art::Palette& palette) {
    won_ = battle.player(seat).banners;
    needed_ = battle.side(seat).banners;
    shades_ = palette.shadesOf(sideOf(*battle.setting, seat).color);
    const QString words = tr("%1 has won %2 of %3 banners").arg(nameIn(battle, seat)).arg(won_).arg(needed_);
    QStringList lost;
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const UnitId id(static_cast<std::int32_t>(i));
        const hex::Unit& unit = battle.unit(id);
        if (unit.owner != seat && unit.fate == hex::Fate::eliminated) lost << nameIn(battle, id);
    }
    for (const hex::Leader& leader : battle.leaders) {
        if (leader.owner != seat && leader.fate == hex::Fate::eliminated) lost << inQt(leader.name);
    }
    setToolTip(lost.isEmpty() ? words : words + QStringLiteral(": ") + lost.join(QStringLiteral(", ")));
    setAccessibleName(words);
    updateGeometry();
    update();
}

QSize BannerTrack::sizeHint() const {
    const int high = fontMetrics().height() * 8 / 5;
    return {needed_ * high * 7 / 8, high};
}
QSize BannerTrack::minimumSizeHint() const {
    return {fontMetrics().height() * 4, fontMetrics().height() * 8 / 5};
}

void BannerTrack::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = std::min<double>(height(), fontMetrics().height() * 1.6) * 0.86;
    const double step = std::min(high * 0.98, width() / static_cast<double>(std::max(1, needed_)));
    const double wide = std::min(step * 0.8, high * 0.78);
    const double top = (height() - high) / 2;
    const bool isLegible = wide >= 6;
    for (int i = 0; i != (isLegible ? needed_ : 1); ++i) {
        const double x = i * step + 1;
        const double w = isLegible ? wide : high * 0.7;
        const QPolygonF banner{QPointF(x, top), QPointF(x + w, top), QPointF(x + w, top + high),
                               QPointF(x + w / 2, top + high * 0.7), QPointF(x, top + high)};
        const bool isWon = i < won_ || !isLegible;
        painter.setPen(
            QPen(isOnPaper_ ? shades_.base : shades_.light, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(isWon ? QBrush(shades_.base) : QBrush(Qt::NoBrush));
        painter.drawPolygon(banner);
    }
    if (isLegible) return;
    painter.setPen(isOnPaper_ ? roomColors().ink : roomColors().barInk);
    painter.drawText(QRectF(high, 0, width() - high, height()), Qt::AlignVCenter,
                     QStringLiteral("%1/%2").arg(won_).arg(needed_));
}

// ------------------------------------------------------------------- header

HexHeader::HexHeader(QWidget* parent)
    : QWidget(parent),
      shield_(new SideShield),
      side_(new QLabel),
      turn_(new QLabel),
      phases_(new PhaseStrip(phasesOfTurn())),
      undo_(new QPushButton(tr("Undo"))),
      end_(new QPushButton),
      menu_(new MenuButton) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 5, 10, 6);
    row->setSpacing(10);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    side_->setTextFormat(Qt::PlainText);
    names->addStretch();
    names->addWidget(side_);
    names->addWidget(turn_);
    names->addStretch();
    row->addWidget(shield_);
    row->addLayout(names);
    row->addWidget(phases_, 1);
    for (int i = 0; i != 2; ++i) {
        tracks_.push_back(new BannerTrack);
        row->addWidget(tracks_.back());
    }
    for (QPushButton* button : {undo_, end_}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        row->addWidget(button);
    }
    row->addWidget(menu_);
    setRank(*undo_, Rank::onBar);
    setRank(*end_, Rank::main);
    end_->hide();
    undo_->setEnabled(false);
    setFonts();
    connect(undo_, &QPushButton::clicked, this, &HexHeader::undoWanted);
    connect(end_, &QPushButton::clicked, this, &HexHeader::endWanted);
}

void HexHeader::setFonts() {
    const auto inked = [](QLabel& label, const QFont& font, const QColor& ink) {
        label.setFont(font);
        QPalette palette = label.palette();
        palette.setColor(QPalette::WindowText, ink);
        label.setPalette(palette);
    };
    inked(*side_, art::font(art::Face::serif, art::Type::heading), roomColors().barInk);
    inked(*turn_, art::font(art::Face::sans, art::Type::note), roomColors().barQuiet);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    end_->setFont(bold);
}

void HexHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) setFonts();
}

/// Undo also has a key, so its button goes first when space is short.
void HexHeader::resizeEvent(QResizeEvent* /*event*/) {
    const int em = fontMetrics().height();
    undo_->setVisible(width() > em * 46);
    turn_->setText(width() > em * 46 ? whole_ : brief_);
    for (BannerTrack* track : tracks_) {
        const int wide = width() > em * 52 ? track->sizeHint().width() : track->minimumSizeHint().width();
        track->setFixedWidth(wide);
    }
}

void HexHeader::show(const hex::Battle& battle, const art::Palette& palette, const QString& remark) {
    const art::Side side = sideOf(*battle.setting, battle.active);
    const art::SideShades shades = palette.shadesOf(side.color);
    shield_->show(side, shades);
    side_->setText(nameIn(battle, battle.active));
    // HEX-96: the limit counts turns per side; the header, like the log, counts those of both sides.
    const int turn = std::max(1, battle.turn);
    brief_ = tr("Turn %1").arg(turn);
    whole_ = tr("Turn %1 of %2 · command %3")
                 .arg(turn)
                 .arg(2 * battle.setting->turns)
                 .arg(battle.player(battle.active).command);
    const auto place = placeOf(battle.phase);
    for (std::size_t i = 0; i != steps.size(); ++i) {
        // A second move takes the place of the battle only while it lasts.
        const bool isNow = place == static_cast<int>(i) && battle.phase != hex::Phase::dealing;
        const hex::Phase shown = isNow ? battle.phase : steps.at(i);
        phases_->rename(static_cast<int>(i), nameOf(shown), purposeOf(shown));
    }
    phases_->show(place, shades.base, remark);
    for (std::size_t i = 0; i != tracks_.size(); ++i)
        tracks_[i]->show(battle, battle.setting->sides[i].seat, palette);
    resizeEvent(nullptr);
}

void HexHeader::setEnd(const std::optional<Choice>& choice) {
    end_->setVisible(choice.has_value());
    if (!choice) return;
    end_->setText(choice->words);
    setKeyShown(*end_, choice->keyShown);
}

void HexHeader::setMenu(QMenu* menus) { menu_->offer(menus); }

void HexHeader::setUndo(bool isPossible, const QString& words) {
    undo_->setEnabled(isPossible);
    undo_->setToolTip(words);
}

void HexHeader::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QLinearGradient wood(0, 0, 0, height());
    wood.setColorAt(0, roomColors().bar.lighter(125));
    wood.setColorAt(1, roomColors().bar);
    painter.fillRect(rect(), wood);
    painter.fillRect(QRect(0, height() - 2, width(), 2), roomColors().barEdge);
}

}  // namespace vallum::app
