// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hand_cover.h"

#include "art/faces.h"
#include "art/velvet.h"
#include "room/house_style.h"
#include "widgets/plain_text.h"

#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace vallum::app {

HandCover::HandCover(QWidget* parent) : QWidget(parent), words_(new QLabel), lift_(new QPushButton) {
    words_->setAlignment(Qt::AlignCenter);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setFont(art::font(art::Face::serif, art::Type::heading));
    QPalette palette = words_->palette();
    palette.setColor(QPalette::WindowText, QColor(0xfdf6e3));
    words_->setPalette(palette);
    setRank(*lift_, Rank::main);
    lift_->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 10);
    column->addStretch(1);
    column->addWidget(words_);
    column->addWidget(lift_, 0, Qt::AlignCenter);
    column->addStretch(1);
    connect(lift_, &QPushButton::clicked, this, &HandCover::lifted);
    setAccessibleName(tr("Covered hand"));
    hide();
}

void HandCover::show(const QString& name, const art::SideShades& shades) {
    shades_ = shades;
    words_->setText(tr("The cards of %1").arg(name));
    lift_->setText(withoutKeys(tr("I am %1").arg(name)));
    setKeyShown(*lift_, tr("Enter"));
    setAccessibleDescription(tr("%1 looks at its cards here").arg(name));
    QWidget::show();
    raise();
    update();
}

void HandCover::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), 6, 6);
    painter.setClipPath(outline);
    art::paintVelvet(painter, rect(), shades_, roomColors().brass);
}

}  // namespace vallum::app
