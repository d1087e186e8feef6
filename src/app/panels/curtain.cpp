// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/curtain.h"

#include "art/faces.h"
#include "art/velvet.h"
#include "language/texts.h"
#include "panels/side_shield.h"
#include "room/house_style.h"
#include "session/session.h"
#include "widgets/key_filters.h"
#include "widgets/plain_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

QLabel* centered(art::Face face, art::Type type) {
    auto* made = new QLabel;
    made->setFont(art::font(face, type));
    made->setAlignment(Qt::AlignCenter);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    return made;
}

}  // namespace

Curtain::Curtain(Session& session, QWidget* covered)
    : QWidget(covered),
      session_(session),
      plate_(new QWidget),
      shield_(new SideShield),
      name_(centered(art::Face::serif, art::Type::display)),
      words_(centered(art::Face::sans, art::Type::lead)),
      why_(centered(art::Face::sans, art::Type::text)),
      lift_(new QPushButton) {
    buildPlate();
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(plate_, 4);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addLayout(row);
    column->addStretch(3);
    setFocusProxy(lift_);
    covered->installEventFilter(this);
    for (QObject* it : covered->children()) watch(it);
    connect(lift_, &QPushButton::clicked, &session_.screen(), &Screen::liftCurtain);
    connect(&session_, &Session::asked, this, &Curtain::refresh);
    connect(&session_, &Session::replaced, this, &Curtain::refresh);
    hide();
}

void Curtain::buildPlate() {
    const int line = QFontMetrics(art::font(art::Face::sans, art::Type::text)).height();
    plate_->setMaximumWidth(34 * line);
    shield_->setFont(art::font(art::Face::serif, art::Type::display));
    lift_->setMinimumSize(14 * line, 3 * line);
    lift_->setAutoDefault(true);
    ignoreSpace(*lift_);
    setRank(*lift_, Rank::main);
    auto* column = new QVBoxLayout(plate_);
    column->setContentsMargins(2 * line, 2 * line, 2 * line, 2 * line);
    column->setSpacing(line / 2);
    column->addWidget(shield_, 0, Qt::AlignCenter);
    column->addWidget(name_);
    column->addWidget(words_);
    column->addWidget(why_);
    column->addSpacing(line);
    column->addWidget(lift_, 0, Qt::AlignCenter);
}

void Curtain::refresh() {
    const auto seat = session_.screen().curtainFor();
    const bool wasHanging = isVisible();
    setVisible(session_.screen().isTableCovered());
    if (!session_.screen().isTableCovered()) {
        if (wasHanging) Q_EMIT lifted();
        return;
    }
    const QString name = inQt(session_.live().nameOf(*seat));
    const art::Side side = lookOf(*seat);
    shield_->show(side, palette_.shadesOf(side.color));
    name_->setText(tr("%1 to play").arg(name));
    words_->setText(tr("Hand over the screen, please."));
    const QString reason = reason_ ? reason_() : QString();
    why_->setText(reason.isEmpty() ? inQt(session_.questionText()) : reason);
    lift_->setText(withoutKeys(tr("I am %1").arg(name)));
    setKeyShown(*lift_, tr("Enter"));
    setGeometry(parentWidget()->rect());
    update();
    raise();
    setFocus();
}

art::Side Curtain::lookOf(Seat seat) const {
    const auto own = looks_ ? looks_(seat) : std::nullopt;
    return own.value_or(art::sideOfSeat(seat.raw() - 1));
}

void Curtain::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

/// Keeps the curtain above panels that are raised or shown.
void Curtain::watch(QObject* sibling) {
    if (sibling != this && sibling->isWidgetType()) sibling->installEventFilter(this);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent()) {
        if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
        if (event->type() == QEvent::ChildAdded) watch(static_cast<QChildEvent*>(event)->child());
    } else if (isVisible() && (event->type() == QEvent::ZOrderChange || event->type() == QEvent::Show)) {
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const auto seat = session_.screen().curtainFor();
    if (!seat) return;
    art::paintVelvet(painter, rect(), palette_.shadesOf(lookOf(*seat).color), roomColors().brass);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet(plate_->geometry());
    painter.setPen(Qt::NoPen);
    for (const double spread : {9.0, 6.0, 3.0}) {
        painter.setBrush(QColor(0, 0, 0, 32));
        painter.drawRoundedRect(sheet.adjusted(-spread, -spread + 3, spread, spread + 3), 8 + spread,
                                8 + spread);
    }
    painter.setBrush(roomColors().paper);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.drawRoundedRect(sheet, 8, 8);
}

}  // namespace vallum::app
