// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/own_hex_page.h"

#include "hex/hex_session.h"
#include "hex/hex_table.h"
#include "hex/hex_texts.h"
#include "language/numbers.h"
#include "seats/seats_form.h"
#include "widgets/file_choice.h"
#include "widgets/wrapping_row.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>

#include <vallum/core/file_words.h>
#include <vallum/core/text_file.h>
#include <vallum/hex/files/scenario_file.h>

namespace vallum::app {

namespace {

constexpr int usualPoints = 150;
constexpr int usualBanners = 5;

/// A default line of battle of about 150 points.
const std::vector<std::pair<std::string_view, int>>& usualForces() {
    static const std::vector<std::pair<std::string_view, int>> forces{{"LI", 2}, {"AX", 2}, {"MI", 4},
                                                                      {"HI", 1}, {"MC", 1}, {"LC", 2}};
    return forces;
}

QString halvesText(int halfPoints) {
    constexpr int hundredths = 50;
    return pointsText(halfPoints * hundredths);
}

QString nameOf(hex::Ground ground) {
    switch (ground) {
        case hex::Ground::open: return OwnHexPage::tr("Open ground");
        case hex::Ground::broken: return OwnHexPage::tr("Broken ground");
        case hex::Ground::forest: return OwnHexPage::tr("Forest");
        case hex::Ground::hill: return OwnHexPage::tr("Hill");
        case hex::Ground::sea: return OwnHexPage::tr("Sea");
        case hex::Ground::river: return OwnHexPage::tr("River");
        case hex::Ground::ford: return OwnHexPage::tr("Ford");
        case hex::Ground::marsh: return OwnHexPage::tr("Marsh");
    }
    return {};
}
QString nameOf(hex::Work work) {
    switch (work) {
        case hex::Work::rampart: return OwnHexPage::tr("Rampart");
        case hex::Work::camp: return OwnHexPage::tr("Fortified camp");
        case hex::Work::bridge: return OwnHexPage::tr("Bridge");
        case hex::Work::scalableWall: return OwnHexPage::tr("City wall");
        case hex::Work::fortifiedWall: return OwnHexPage::tr("Fortified city wall");
    }
    return {};
}

bool isInTopHalf(hex::Hex hex) { return hex.row < hex::boardRows / 2; }

}  // namespace

OwnHexPage::OwnHexPage(const hex::Library& library, const std::vector<PlayerKind>& computers, QWidget* parent)
    : OwnPage(parent),
      library_(library),
      draft_(hex::emptyDraft(library)),
      title_(new QLineEdit(tr("My battle"))),
      limit_(number(20, 400, usualPoints, tr("Points for each side"))),
      camps_(new QCheckBox(tr("Camps are worth a banner"))),
      siege_(new QCheckBox(tr("Siege rules"))),
      tool_(new QComboBox),
      board_(new HexTable),
      said_(new QLabel),
      seats_(nullptr) {
    setWindowTitle(tr("Your own hex battle"));
    std::vector<NamedSide> named;
    for (const hex::Side& it : draft_.setting.sides) named.push_back({it.seat, Text::data(it.name)});
    seats_ = new SeatsForm(named, computers, {});
    auto* right = new QVBoxLayout;
    buildBoard(*right);
    auto* row = new QHBoxLayout(this);
    row->addWidget(buildForces());
    row->addLayout(right, 1);
    for (std::size_t side = 0; side != sides_.size(); ++side) muster(side);
}

QSpinBox* OwnHexPage::number(int least, int most, int value, const QString& name) {
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

// ------------------------------------------------------------------- forces

QWidget* OwnHexPage::buildForces() {
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    int row = 0;
    const auto label = [&](const QString& words) { grid->addWidget(new QLabel(words), row, 0, 1, 2); };
    label(tr("Title"));
    grid->addWidget(title_, row++, 2, 1, 2);
    label(tr("Points for each side"));
    grid->addWidget(limit_, row++, 2, 1, 2);
    for (const QString& words : {tr("Army"), tr("Hand"), tr("Banners to win"), tr("Leaders")}) {
        label(words);
        ++row;
    }
    for (const hex::UnitType& type : library_.types) {
        auto* name = new QLabel(
            QStringLiteral("%1  %2").arg(QString::fromStdString(type.code), capitalized(inData(type.name))));
        name->setToolTip(inData(type.gloss));
        grid->addWidget(name, row, 0);
        auto* points = new QLabel(halvesText(hex::halfPointsOf(type)));
        points->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        points->setToolTip(tr("Points"));
        grid->addWidget(points, row++, 1);
    }
    label(tr("Points used"));
    for (std::size_t side = 0; side != draft_.setting.sides.size(); ++side) addSide(*grid, side);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(row + 1, 1);
    connect(title_, &QLineEdit::textChanged, this, &OwnHexPage::readForm);
    connect(limit_, &QSpinBox::valueChanged, this, &OwnHexPage::readForm);
    auto* room = new QScrollArea;
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setFocusPolicy(Qt::NoFocus);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setWidget(inside);
    room->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    // Wide enough to show both sides next to each other.
    room->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    room->setMinimumHeight(8 * fontMetrics().height());
    room->setMinimumWidth(inside->sizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    return room;
}

void OwnHexPage::addSide(QGridLayout& grid, std::size_t side) {
    const hex::Side& it = draft_.setting.sides[side];
    const bool isTop = it.home == hex::Edge::top;
    const auto named = [&](const QString& words) {
        return isTop ? tr("%1, top side").arg(words) : tr("%1, bottom side").arg(words);
    };
    const int column = 2 + static_cast<int>(side);
    int row = 2;
    SideParts parts;
    parts.name = new QLineEdit(inData(it.name));
    parts.name->setAccessibleName(named(tr("Army")));
    parts.name->setMinimumWidth(fontMetrics().averageCharWidth() * 9);
    parts.hand = number(1, 9, it.hand, named(tr("Hand")));
    parts.banners = number(1, 12, usualBanners, named(tr("Banners to win")));
    parts.leaders = number(0, 4, 2, named(tr("Leaders")));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{parts.name, parts.hand, parts.banners, parts.leaders})
        grid.addWidget(widget, row++, column);
    for (const hex::UnitType& type : library_.types) {
        const auto usual =
            std::ranges::find(usualForces(), type.code, &std::pair<std::string_view, int>::first);
        parts.counts.push_back(number(0, 9, usual == usualForces().end() ? 0 : usual->second,
                                      named(capitalized(inData(type.name)))));
        grid.addWidget(parts.counts.back(), row++, column);
    }
    parts.total = new QLabel;
    grid.addWidget(parts.total, row, column);
    connect(parts.name, &QLineEdit::textChanged, this, &OwnHexPage::readForm);
    for (QSpinBox* box : {parts.hand, parts.banners})
        connect(box, &QSpinBox::valueChanged, this, &OwnHexPage::readForm);
    std::vector<QSpinBox*> pieces = parts.counts;
    pieces.push_back(parts.leaders);
    for (QSpinBox* box : pieces) connect(box, &QSpinBox::valueChanged, this, [this, side] { muster(side); });
    sides_.push_back(std::move(parts));
}

int OwnHexPage::pointsOf(std::size_t side) const {
    int halves = 0;
    for (std::size_t type = 0; type != library_.types.size(); ++type)
        halves += sides_[side].counts[type]->value() * hex::halfPointsOf(library_.types[type]);
    return halves;
}

void OwnHexPage::muster(std::size_t side) {
    const Seat seat = this->side(side).seat;
    const SideParts& parts = sides_[side];
    std::erase_if(draft_.units, [&](const hex::Unit& it) { return it.owner == seat; });
    std::erase_if(draft_.leaders, [&](const hex::Leader& it) { return it.owner == seat; });
    for (std::size_t type = 0; type != parts.counts.size(); ++type) {
        for (int i = 0; i != parts.counts[type]->value(); ++i) {
            draft_.units.push_back({.type = static_cast<int>(type),
                                    .owner = seat,
                                    .at = {},
                                    .blocks = library_.types[type].blocks});
        }
    }
    for (int i = 0; i != parts.leaders->value(); ++i)
        draft_.leaders.push_back({.owner = seat, .name = tr("Leader %1").arg(i + 1).toStdString()});
    hex::arrange(draft_, seat);
    picked_.reset();
    readForm();
}

void OwnHexPage::readForm() {
    draft_.title = title_->text().trimmed().toStdString();
    draft_.intro = draft_.title;
    draft_.campsCount = camps_->isChecked();
    draft_.setting.siege = siege_->isChecked();
    for (std::size_t place = 0; place != sides_.size(); ++place) {
        hex::Side& it = side(place);
        it.name = sides_[place].name->text().trimmed().toStdString();
        it.hand = sides_[place].hand->value();
        it.banners = sides_[place].banners->value();
        sides_[place].total->setText(tr("%1 of %2").arg(halvesText(pointsOf(place))).arg(limit_->value()));
    }
    refresh();
}

// -------------------------------------------------------------------- board

void OwnHexPage::buildBoard(QBoxLayout& column) {
    tool_->addItem(tr("Move units"));
    tools_.emplace_back();
    for (int i = 0; i != static_cast<int>(hex::names(hex::Ground{}).size()); ++i) {
        tools_.emplace_back(static_cast<hex::Ground>(i));
        tool_->addItem(nameOf(static_cast<hex::Ground>(i)));
    }
    for (int i = 0; i != static_cast<int>(hex::names(hex::Work{}).size()); ++i) {
        tools_.emplace_back(static_cast<hex::Work>(i));
        tool_->addItem(nameOf(static_cast<hex::Work>(i)));
    }
    tool_->setAccessibleName(tr("What a click on the board does"));
    tool_->setToolTip(tr("Move units, or place terrain and works on the board; a second click removes them"));
    camps_->setChecked(true);
    auto* save = new QPushButton(tr("&Save the scenario…"));
    auto* tools = new WrappingRow;
    for (QWidget* it : std::initializer_list<QWidget*>{tool_, camps_, siege_}) tools->addWidget(it);
    tools->addStretch();
    tools->addWidget(save);
    column.addLayout(tools);
    board_->setMinimumHeight(240);
    board_->installEventFilter(this);
    column.addWidget(board_, 1);
    said_->setWordWrap(true);
    column.addWidget(said_);
    column.addWidget(seats_);
    connect(board_, &HexTable::pressed, this, &OwnHexPage::press);
    connect(board_, &HexTable::dragged, this, [this](hex::Hex /*from*/, hex::Hex to) { press(to); });
    connect(tool_, &QComboBox::currentIndexChanged, this, [this] {
        picked_.reset();
        refresh();
    });
    for (QCheckBox* it : {camps_, siege_}) connect(it, &QCheckBox::toggled, this, &OwnHexPage::readForm);
    connect(save, &QPushButton::clicked, this, [this] {
        const QString path = fileToWrite(
            this, {tr("Save the scenario"), fileName(), QStringLiteral("json"), tr("Scenarios (*.json)")});
        if (!path.isEmpty()) saveAs(path);
    });
}

bool OwnHexPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == board_ && event->type() == QEvent::Resize) board_->setFreeRoom(board_->rect());
    return OwnPage::eventFilter(watched, event);
}

void OwnHexPage::press(hex::Hex hex) {
    const Tool& tool = tools_.at(static_cast<std::size_t>(tool_->currentIndex()));
    if (std::holds_alternative<std::monostate>(tool))
        pickOrMove(hex);
    else
        paint(hex, tool);
}

/// Pressing again removes the ground or work. A work changes its ground if it has to (HXT-65), ramparts face
/// the enemy, and a camp belongs to the side whose half it is in.
void OwnHexPage::paint(hex::Hex hex, const Tool& tool) {
    hex::Cell& cell = draft_.setting.cells[hex::indexOf(hex)];
    if (const auto* ground = std::get_if<hex::Ground>(&tool)) {
        const bool isThere = cell.ground == *ground && !cell.work;
        cell = {};
        if (!isThere) cell.ground = *ground;
        return refresh();
    }
    const hex::Work work = std::get<hex::Work>(tool);
    const bool isThere = cell.work == work;
    cell.work.reset();
    cell.ramparts = {};
    cell.campOf = {};
    if (isThere) return refresh();
    cell.work = work;
    const bool isWet = cell.ground == hex::Ground::river || cell.ground == hex::Ground::ford;
    const bool isFirm = cell.ground == hex::Ground::open || cell.ground == hex::Ground::hill;
    if (work == hex::Work::bridge && !isWet) cell.ground = hex::Ground::river;
    if (work != hex::Work::bridge && !isFirm) cell.ground = hex::Ground::open;
    const bool isTop = isInTopHalf(hex);
    if (work == hex::Work::rampart)
        cell.ramparts = isTop ? EnumSet{hex::Direction::southWest, hex::Direction::southEast}
                              : EnumSet{hex::Direction::northWest, hex::Direction::northEast};
    if (work == hex::Work::camp) cell.campOf = side(isTop ? 0 : 1).seat;
    refresh();
}

/// Swaps the pieces of both hexes; leaders move with their units.
void OwnHexPage::pickOrMove(hex::Hex hex) {
    const auto isAt = [](hex::Hex place) { return [place](const auto& it) { return it.at == place; }; };
    const bool isSomebody =
        std::ranges::any_of(draft_.units, isAt(hex)) || std::ranges::any_of(draft_.leaders, isAt(hex));
    if (!picked_) {
        if (isSomebody) picked_ = hex;
        return refresh();
    }
    const hex::Hex from = *std::exchange(picked_, std::nullopt);
    const auto change = [&](auto& pieces) {
        for (auto& it : pieces) it.at = it.at == from ? hex : it.at == hex ? from : it.at;
    };
    change(draft_.units);
    change(draft_.leaders);
    for (hex::Unit& it : draft_.units) it.turn.start = it.at;
    refresh();
}

// --------------------------------------------------------------------- text

/// Translates a file location such as "/units/3/at" into a place on the board.
QString OwnHexPage::placeText(const std::string& place) const {
    const QStringList parts = QString::fromStdString(place).split(QLatin1Char('/'), Qt::SkipEmptyParts);
    const auto index = static_cast<std::size_t>(parts.value(1).toUInt());
    if (parts.value(0) == QLatin1String("units") && parts.size() > 1 && index < draft_.units.size()) {
        const hex::Unit& unit = draft_.units[index];
        return tr("%1 of %2 at %3")
            .arg(capitalized(inData(library_.types[static_cast<std::size_t>(unit.type)].name)),
                 QString::fromStdString(
                     draft_.setting.sides[unit.owner == draft_.setting.sides[0].seat ? 0 : 1].name),
                 QString::fromStdString(hex::toText(unit.at)));
    }
    if (parts.value(0) == QLatin1String("leaders") && parts.size() > 1 && index < draft_.leaders.size())
        return QString::fromStdString(draft_.leaders[index].name + ' ' +
                                      hex::toText(draft_.leaders[index].at));
    if (parts.value(0) == QLatin1String("sides") && parts.value(2) == QLatin1String("banners") && index < 2)
        return tr("Banners of %1").arg(QString::fromStdString(draft_.setting.sides[index].name));
    return QString::fromStdString(place);
}

/// The first violation of the scenario rules, or the excess of points.
QString OwnHexPage::reason() const {
    for (std::size_t place = 0; place != sides_.size(); ++place) {
        const int over = pointsOf(place) - 2 * limit_->value();
        if (over > 0)
            return tr("%1 has %2 points too many.").arg(sides_[place].name->text(), halvesText(over));
    }
    const auto read = hex::scenarioFrom(hex::textOf(draft_), library_, {});
    if (read) return {};
    const FileError& error = read.error();
    return tr("%1: found %2, expected %3.")
        .arg(placeText(error.place), inQt(fileText(error.found)), inQt(fileText(error.expected)));
}

void OwnHexPage::refresh() {
    hex::Scenario scenario;
    scenario.setting = Constant<hex::Setting>(draft_.setting);
    scenario.units = draft_.units;
    scenario.leaders = draft_.leaders;
    board_->show(hex::System::begin(scenario));
    Marks marks;
    if (picked_) marks.picked = {*picked_};
    board_->setMarks(marks);
    why_ = reason();
    said_->setText(!why_.isEmpty() ? QStringLiteral("⚠ ") + why_
                   : picked_       ? tr("Click where the unit should stand.")
                                   : tr("Ready to begin."));
    Q_EMIT changed();
}

QString OwnHexPage::fileName() const { return QString::fromStdString(draft_.id); }

bool OwnHexPage::saveAs(const QString& path) {
    hex::ScenarioDraft draft = draft_;
    const std::filesystem::path file = path.toStdString();
    draft.id = file.stem().string();  // HXS-01
    const auto written = writeFileSafely(file, hex::textOf(draft));
    said_->setText(written ? tr("Saved as %1").arg(path)
                           : tr("The scenario could not be saved as %1.").arg(path));
    return written.has_value();
}

std::string OwnHexPage::text() const { return hex::textOf(draft_); }

std::map<Seat, PlayerKind> OwnHexPage::players() const { return seats_->players(); }

}  // namespace vallum::app
