// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_sheet.h"

#include "art/faces.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/edge_fade.h"
#include "widgets/wordy_button.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <vallum/core/rulebook.h>

namespace vallum::app {

namespace {

constexpr int padding = 14;
constexpr int betweenColumns = 12;

QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

QColor inkOf(SheetRow::Mood mood) {
    switch (mood) {
        case SheetRow::Mood::plain: return roomColors().ink;
        case SheetRow::Mood::good: return roomColors().good;
        case SheetRow::Mood::bad: return roomColors().bad;
        case SheetRow::Mood::quiet: return roomColors().quiet;
    }
    return {};
}

QLabel* wrapped() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Text that names no rule stays plain, so that markup in a scenario is not interpreted.
void sayLinked(QLabel& label, const QString& words) {
    label.setTextFormat(firstRuleIn(words) ? Qt::RichText : Qt::PlainText);
    showLinked(label, words);
}

void ink(QLabel& label, const QFont& font, const QColor& color) {
    label.setFont(font);
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

}  // namespace

// --------------------------------------------------------------------- rows

SheetRows::SheetRows(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
}

void SheetRows::show(const std::vector<SheetRow>& rows) {
    if (rows == rows_) return;
    rows_ = rows;
    QStringList words;
    for (const SheetRow& row : rows_) words << QStringLiteral("%1: %2").arg(row.label, row.value);
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

int SheetRows::lineHeight() const { return fontMetrics().height() * 3 / 2; }

bool SheetRows::isTwoLines(const SheetRow& row, int width) const {
    return fontMetrics().horizontalAdvance(row.label) + betweenColumns +
               QFontMetrics(bold(font())).horizontalAdvance(row.value) >
           width;
}

int SheetRows::heightOf(const SheetRow& row, int width) const {
    return isTwoLines(row, width) && !row.value.isEmpty() ? lineHeight() + fontMetrics().height()
                                                          : lineHeight();
}

int SheetRows::heightForWidth(int width) const {
    int high = 0;
    for (const SheetRow& row : rows_) high += heightOf(row, width);
    return high;
}

QSize SheetRows::sizeHint() const {
    return {fontMetrics().height() * 14, heightForWidth(std::max(width(), 120))};
}

void SheetRows::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    int top = 0;
    for (const SheetRow& row : rows_) {
        const int high = heightOf(row, width());
        const QRect line(0, top, width(), high);
        const bool isTwo = high > lineHeight();
        painter.setFont(font());
        painter.setPen(row.mood == SheetRow::Mood::quiet ? roomColors().quiet : roomColors().ink);
        painter.drawText(isTwo ? QRect(0, top, width(), high / 2) : line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.label, Qt::ElideRight, width()));
        painter.setFont(bold(font()));
        painter.setPen(inkOf(row.mood));
        painter.drawText(isTwo ? QRect(0, top + high / 2, width(), high / 2) : line,
                         Qt::AlignRight | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(row.value, Qt::ElideRight, width()));
        top += high;
    }
}

const SheetRow* SheetRows::rowAt(QPoint point) const {
    int top = 0;
    for (const SheetRow& row : rows_) {
        const int high = heightOf(row, width());
        if (point.y() >= top && point.y() < top + high) return &row;
        top += high;
    }
    return nullptr;
}

std::vector<RuleId> SheetRows::rulesAt(QPoint point) const {
    const SheetRow* row = rowAt(point);
    if (row == nullptr) return {};
    std::vector<RuleId> rules;
    for (const RuleId& rule : rulesIn((row->label + u'\n' + row->why).toStdString())) {
        if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(rule);
    }
    return rules;
}

void SheetRows::mouseMoveEvent(QMouseEvent* event) {
    setCursor(rulesAt(event->pos()).empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

/// If several rules make up the number, a menu offers them.
void SheetRows::mousePressEvent(QMouseEvent* event) {
    const std::vector<RuleId> rules = rulesAt(event->pos());
    if (rules.empty()) return QWidget::mousePressEvent(event);
    if (rules.size() == 1) return openRule(rules.front());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const RuleId& rule : rules) menu->addAction(ruleName(rule), this, [rule] { openRule(rule); });
    menu->popup(event->globalPosition().toPoint());
}

bool SheetRows::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const SheetRow* row = rowAt(help->pos());
    if (row != nullptr && !row->why.isEmpty()) QToolTip::showText(help->globalPos(), bubble(row->why), this);
    return true;
}

// -------------------------------------------------------------------- sheet

HexSheet::HexSheet(QWidget* parent)
    : QWidget(parent),
      headline_(wrapped()),
      hint_(wrapped()),
      title_(wrapped()),
      remark_(wrapped()),
      heading_(wrapped()),
      rows_(new SheetRows),
      note_(wrapped()),
      body_(new QScrollArea),
      inside_(new QWidget),
      buttons_(new QVBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(padding, padding - 2, padding, padding);
    column->setSpacing(2);
    column->addWidget(headline_);
    column->addWidget(hint_);
    column->addSpacing(6);
    auto* lines = new QVBoxLayout(inside_);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, remark_, heading_, rows_, note_})
        lines->addWidget(part);
    lines->addStretch(1);
    body_->setWidget(inside_);
    body_->setWidgetResizable(true);
    body_->setFrameShape(QFrame::NoFrame);
    body_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body_->setFocusPolicy(Qt::NoFocus);
    body_->setMinimumHeight(0);
    fadeEdges(*body_);
    body_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    body_->hide();
    buttons_->setSpacing(7);
    column->addLayout(buttons_);
    column->addSpacing(6);
    column->addWidget(body_, 1);
    column->addStretch(0);
    setFonts();
}

void HexSheet::setFonts() {
    ink(*headline_, art::font(art::Face::serif, art::Type::headline), roomColors().ink);
    ink(*hint_, art::font(art::Face::sans, art::Type::text), roomColors().quiet);
    ink(*title_, art::font(art::Face::serif, art::Type::heading), roomColors().ink);
    ink(*remark_, art::font(art::Face::sans, art::Type::note), roomColors().quiet);
    ink(*heading_, bold(art::font(art::Face::sans, art::Type::text)), roomColors().ink);
    ink(*note_, art::font(art::Face::sans, art::Type::text), roomColors().ink);
}

void HexSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) setFonts();
}

void HexSheet::ask(const QString& headline, const QString& hint, const QColor& color) {
    headline_->setText(headline);
    sayLinked(*hint_, hint);
    hint_->setVisible(!hint.isEmpty());
    color_ = color;
    update();
}

void HexSheet::show(const SheetContent& content) {
    if (content.title != title_->text() || content.remark != remark_->text())
        body_->verticalScrollBar()->setValue(0);
    const auto put = [](QLabel& label, const QString& words) {
        sayLinked(label, words);
        label.setVisible(!words.isEmpty());
    };
    put(*title_, content.title);
    put(*remark_, content.remark);
    put(*heading_, content.heading);
    put(*note_, content.note);
    rows_->show(content.rows);
    rows_->setVisible(!content.rows.empty());
    body_->setVisible(content != SheetContent{});
}

void HexSheet::scroll(int lines) {
    QScrollBar& bar = *body_->verticalScrollBar();
    bar.setValue(bar.value() + lines * fontMetrics().height() * 3 / 2);
}

/// Buttons are reused while only their text changes, so that they keep the keyboard focus.
void HexSheet::offer(std::vector<Choice> choices) {
    while (made_.size() > choices.size()) {
        QPushButton* surplus = made_.back();
        made_.pop_back();
        // Hiding it tells whoever has the pointer or the focus next.
        surplus->removeEventFilter(this);
        surplus->deleteLater();
        buttons_->removeWidget(surplus);
        surplus->hide();
    }
    choices_ = std::move(choices);
    while (made_.size() < choices_.size()) {
        const std::size_t place = made_.size();
        auto* button = new WordyButton({});
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, place] {
            if (place >= choices_.size()) return;
            const auto choose = choices_[place].choose;
            choose();
        });
        buttons_->addWidget(button);
        button->show();
        made_.push_back(button);
    }
    for (std::size_t i = 0; i != made_.size(); ++i) {
        const Choice& choice = choices_[i];
        made_[i]->setText(choice.words);
        made_[i]->setToolTip(choice.why);
        choice.isMain ? setRank(*made_[i], Rank::main, color_) : setRank(*made_[i], Rank::plain);
        made_[i]->setFont(choice.isMain ? bold(font()) : font());
    }
    showKeys();
    tellNamed();
}

void HexSheet::setEnterTaken(bool isTaken) {
    isEnterTaken_ = isTaken;
    showKeys();
}

void HexSheet::showKeys() {
    for (std::size_t i = 0; i != made_.size(); ++i) {
        const bool isTaken = isEnterTaken_ && choices_[i].key == Qt::Key_Return;
        setKeyShown(*made_[i], isTaken ? QString() : choices_[i].keyShown);
    }
}

bool HexSheet::eventFilter(QObject* watched, QEvent* event) {
    constexpr std::array attention{QEvent::Enter, QEvent::Leave, QEvent::FocusIn, QEvent::FocusOut};
    if (std::ranges::find(attention, event->type()) != attention.end()) tellNamed();
    return QWidget::eventFilter(watched, event);
}

void HexSheet::tellNamed() {
    auto meant = std::ranges::find_if(made_, &QPushButton::underMouse);
    if (meant == made_.end()) meant = std::ranges::find_if(made_, &QPushButton::hasFocus);
    const auto place = static_cast<std::size_t>(meant - made_.begin());
    const auto named = place < choices_.size() ? choices_[place].about : std::nullopt;
    if (std::exchange(named_, named) != named) Q_EMIT namesHex(named);
}

void HexSheet::setBelow(QWidget& widget) {
    below_ = &widget;
    layout()->addWidget(below_);
}

int HexSheet::heightOf(const std::vector<QLabel*>& labels, int width) {
    int high = 0;
    for (const QLabel* label : labels) {
        if (!label->text().isEmpty()) high += label->heightForWidth(width) + 2;
    }
    return high;
}

int HexSheet::leastHeightIn(int width) const {
    const int inner = width - 2 * padding;
    int high = 2 * padding + 18 + heightOf({headline_, hint_}, inner);
    for (const QPushButton* button : made_)
        high += std::max(button->heightForWidth(inner), button->sizeHint().height()) + 7;
    if (below_ != nullptr && !below_->isHidden()) high += below_->sizeHint().height() + 2;
    return high;
}

int HexSheet::heightIn(int width) const {
    const int inner = width - 2 * padding;
    const int rows = rows_->isHidden() ? 0 : rows_->heightForWidth(inner) + 4;
    return leastHeightIn(width) + heightOf({title_, remark_, heading_, note_}, inner) + rows;
}

void HexSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(roomColors().paperEdge, 1));
    painter.setBrush(roomColors().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

}  // namespace vallum::app
