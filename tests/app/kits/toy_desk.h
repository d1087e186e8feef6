// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/canvas.h"
#include "app/session/toy_session.h"
#include "desk/common_parts.h"
#include "kits/battle_desk.h"
#include "kits/kit.h"
#include "kits/stage.h"
#include "projector/mirror.h"
#include "session/chronicle_of.h"
#include "settings/settings.h"

#include <cmath>

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

/// The smallest complete kit: a dice game on a board that shows both players' points.
namespace vallum::app {

/// The last thrower owns the dice, and four or more is a success.
class ToyChronicle final : public ChronicleOf<toy::System> {
public:
    using ChronicleOf::ChronicleOf;

    [[nodiscard]] std::vector<Recalled> sinceLastTurnOf(Seat seat) const override {
        std::vector<Recalled> lines;
        for (const auto& it : session().history()) {
            const auto* scored = std::get_if<toy::Scored>(&it.fact);
            if (scored == nullptr || scored->seat == seat) continue;
            lines = {{Telling<toy::System>::logEntry(session().battle(), it.fact).sentence, it.answers}};
        }
        return lines;
    }
    [[nodiscard]] BattleLuck luck(std::optional<std::size_t> happenings) const override {
        BattleLuck luck;
        std::vector<Text> faces;
        for (int face = 1; face <= 6; ++face) faces.emplace_back(face);
        luck.kinds.push_back({Text("throws"), faces});
        for (const Seat seat : {toy::red, toy::blue})
            luck.sides.push_back({seat, std::vector<Fortune>(1), {}, {std::vector<int>(6, 0)}});
        const auto& all = session().history();
        const bool isWhole = !happenings || *happenings >= all.size();
        const std::size_t answers = isWhole            ? session().live().answersGiven()
                                    : *happenings == 0 ? 0
                                                       : all[*happenings - 1].answers;
        Seat thrower = toy::red;
        for (std::size_t at = 0; at != answers; ++at) {
            const auto& given = session().record().tape[at];
            if (std::holds_alternative<toy::Throw>(given.answer)) thrower = given.seat;
            const auto* shown = std::get_if<DiceShown>(&given.answer);
            if (shown != nullptr) count(luck.sides.at(toy::indexOf(thrower)), shown->faces);
        }
        return luck;
    }

private:
    static void count(SideLuck& side, const std::vector<int>& faces) {
        for (const int face : faces) {
            ++side.faces.front().at(static_cast<std::size_t>(face - 1));
            for (Fortune* fortune : {&side.fortunes.front(), &side.all}) {
                fortune->add({.one = 0.5});
                fortune->bring(face >= 4 ? 1 : 0);
            }
        }
    }
};

/// Twenty squares of twenty pixels, with a stripe for each player's points.
class ToyBoard final : public QWidget {
public:
    static constexpr int square = 20;

    ToyBoard() {
        setMinimumSize(20 * square, 4 * square);
        setFocusPolicy(Qt::StrongFocus);
    }
    void show(const toy::Battle& battle) {
        points_ = battle.points;
        update();
    }
    void showSketches(const Sketches& sketches) {
        sketches_ = sketches;
        update();
    }
    [[nodiscard]] std::array<int, 2> points() const { return points_; }
    [[nodiscard]] const Sketches& sketches() const { return sketches_; }
    void paint(QPainter& painter) const {
        for (std::size_t i = 0; i != points_.size(); ++i) {
            painter.fillRect(QRectF(0, square * (1.0 + 2.0 * static_cast<double>(i)), points_.at(i), square),
                             i == 0 ? Qt::red : Qt::blue);
        }
        painter.scale(square, square);
        const art::Palette palette = art::lightPalette();
        paintSketches(painter, {palette, square}, sketches_);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::white);
        paint(painter);
    }

private:
    std::array<int, 2> points_{};
    Sketches sketches_;
};

struct ToyUnits {
    [[nodiscard]] QPointF toPicture(const toy::Square& it) const { return {1.0 * it.x, 1.0 * it.y}; }
    [[nodiscard]] toy::Square toPoint(QPointF it) const {
        return {static_cast<int>(std::lround(it.x())), static_cast<int>(std::lround(it.y()))};
    }
};
using ToyDrawings = DrawingsOf<toy::Square, ToyUnits>;

class ToyMirror final : public Mirror, public SketchSurface {
public:
    ToyMirror(toy::Session& session, const ToyDrawings& drawings) : session_(session), board_(new ToyBoard) {
        auto* all = new QVBoxLayout(this);
        all->addWidget(board_);
        new AnnotationLayer(session_, drawings, *this, this);
    }
    [[nodiscard]] ToyBoard& board() { return *board_; }
    void showBattle() override { board_->show(session_.battleForAll()); }
    void playNews() override { showBattle(); }
    [[nodiscard]] bool isPlaying() const override { return false; }
    void skipPlaying() override {}
    void setArtPalette(const art::Palette& /*palette*/) override {}
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& /*marked*/) override {
        board_->showSketches(sketches);
    }

private:
    toy::Session& session_;
    ToyBoard* board_;
};

/// Shows everything without animation.
class ToyStage final : public Stage, public Canvas {
public:
    ToyStage(toy::Session& session, ToyBoard& board, QObject* parent)
        : Stage(parent),
          session_(session),
          board_(board),
          drawings_(session.sketches(), {}) {}

    [[nodiscard]] ToyDrawings& drawings() { return drawings_; }
    [[nodiscard]] QWidget& board() const override { return board_; }
    [[nodiscard]] bool isPlaying() const override { return false; }
    void skipPlaying() override {}
    void setPlayingSpeed(double /*times*/) override {}
    [[nodiscard]] art::Side lookOf(Seat seat) const override { return art::sideOfSeat(seat.raw() - 1); }
    [[nodiscard]] int piecesIn(const QRect& /*area*/) const override { return 0; }
    void pointAt(Seat /*seat*/, std::size_t line) override { pointedAt = line; }
    [[nodiscard]] Mirror* makeMirror() override { return new ToyMirror(session_, drawings_); }
    [[nodiscard]] QWidget& keys() const override { return board_; }
    [[nodiscard]] QWidget& area() const override { return board_; }
    [[nodiscard]] QTransform toArea() const override {
        return QTransform::fromScale(ToyBoard::square, ToyBoard::square);
    }
    void lookAway() override {}
    void fit() override {}
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& /*marked*/) override {
        board_.showSketches(sketches);
    }

    std::optional<std::size_t> pointedAt;

private:
    toy::Session& session_;
    ToyBoard& board_;
    ToyDrawings drawings_;
};

/// The question, a button for two dice, and the board.
class ToyDesk final : public BattleDesk {
public:
    ToyDesk()
        : words_(new QLabel),
          throw_(new QPushButton(QStringLiteral("Throw two dice"))),
          board_(new ToyBoard),
          stage_(new ToyStage(session_, *board_, this)),
          parts_(new CommonParts(chronicle_, *stage_, *stage_, stage_->drawings(), *this)) {
        auto* column = new QVBoxLayout(this);
        column->addWidget(words_);
        column->addWidget(throw_);
        column->addLayout(parts_->around(*board_));
        setFocusProxy(throw_);
        connect(throw_, &QPushButton::clicked, this, [this] { session_.answer(toy::Throw{2}); });
        connect(&session_, &Session::asked, this, [this] {
            const QString question = QString::fromStdString(session_.questionText().english());
            words_->setText(session_.isAsking() ? question : QString());
            Q_EMIT hintChanged(words_->text());
        });
        const auto showBattle = [this] { board_->show(session_.battle()); };
        connect(&session_, &vallum::app::Session::happened, this, showBattle);
        connect(&session_, &vallum::app::Session::replaced, this, showBattle);
    }

    [[nodiscard]] toy::Session& session() override { return session_; }
    [[nodiscard]] FromFile<Opening> read(std::string_view text, const std::string& file) override {
        return openingOn<toy::System>(session_, {}, text, file);
    }
    void openBattle() override { ++opened; }
    void fill(const DeskMenus& menus) override {
        menus.edit.addAction(QStringLiteral("Shake"))->setObjectName(QStringLiteral("toy-shake"));
        parts_->fill(menus);
    }
    [[nodiscard]] std::vector<QMenu*> menus() override { return parts_->menus(); }
    void setArtPalette(const art::Palette& palette) override { parts_->setArtPalette(palette); }
    void apply(const Settings& settings) override { parts_->setRecaps(settings.recap); }
    void showReplay() override { parts_->replay().openAtFirstTurn(); }
    [[nodiscard]] QString words() const { return words_->text(); }
    [[nodiscard]] QPushButton& button() { return *throw_; }
    [[nodiscard]] ToyBoard& board() { return *board_; }
    [[nodiscard]] ToyStage& stage() { return *stage_; }
    [[nodiscard]] CommonParts& parts() { return *parts_; }

    int opened = 0;

private:
    toy::Session session_;
    ToyChronicle chronicle_{session_};
    QLabel* words_;
    QPushButton* throw_;
    ToyBoard* board_;
    ToyStage* stage_;
    CommonParts* parts_;
};

class ToyKit final : public KitOf<toy::System> {
public:
    explicit ToyKit(const QString& folder) : KitOf({}), folder_(folder.toStdString()) {}
    [[nodiscard]] QString name() const override { return QStringLiteral("Dice"); }
    [[nodiscard]] std::filesystem::path folder() const override { return folder_; }
    [[nodiscard]] BattleDesk* makeDesk() const override { return new ToyDesk; }

private:
    std::filesystem::path folder_;
};

}  // namespace vallum::app
