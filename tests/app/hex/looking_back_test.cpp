// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "language/texts.h"

/// Replay, branches, recap, luck, second screen, drawings and exports of a hex battle.
namespace vallum::app {
namespace {

TEST_F(HexWindow, LooksBackStepByStepAndComesBack) {
    fightUntil(4);
    const auto now = session().battle();
    const auto lines = desk().log().lines();
    trigger("replay-open");
    ASSERT_TRUE(replay().isOpen());
    EXPECT_TRUE(parts().replay().bar()->isVisible());
    EXPECT_EQ(desk().tool(), nullptr);
    QTest::keyClick(&desk().table(), Qt::Key_Home);
    EXPECT_EQ(replay().now(), 0U);
    EXPECT_NE(session().battle(), now);
    EXPECT_EQ(desk().table().battle()->turn, session().battle().turn);
    const auto whole =
        Timeline<hex::System>(hex::System::begin(session().record().scenario), session().history());
    ASSERT_EQ(replay().past().last(), whole.last());
    for (std::size_t moment = 0; moment <= whole.last(); ++moment) {
        replay().seek(moment);
        ASSERT_EQ(session().battle(), hex::System::seenBy(whole.at(moment), session().screen().viewpoint()))
            << moment;
        ASSERT_EQ(*desk().table().battle(), session().battle()) << moment;
    }
    QTest::keyClick(&desk().table(), Qt::Key_PageUp);
    EXPECT_LT(replay().now(), whole.last());
    EXPECT_EQ(desk().log().lines(), lines) << "the log stays whole";
    QTest::keyClick(&desk().table(), Qt::Key_Escape);
    EXPECT_EQ(session().battle(), now);
    EXPECT_NE(desk().tool(), nullptr);
    EXPECT_EQ(desk().log().lines(), lines);
}

TEST_F(HexWindow, TheReplayPlaysToTheEndByItself) {
    fightUntil(3);
    replay().open();
    replay().setSpeed(100);
    replay().play();
    EXPECT_TRUE(replay().isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !replay().isPlaying(); }, 30'000));
    EXPECT_EQ(replay().now(), replay().past().last());
}

TEST_F(HexWindow, ALineOfTheLogLeadsToItsMoment) {
    fightUntil(4);
    auto* list = desk().log().findChild<QListWidget*>();
    QListWidgetItem* line = list->item(list->count() / 2);
    const std::string words = line->text().toStdString();
    Q_EMIT list->itemActivated(line);
    ASSERT_TRUE(replay().isOpen());
    std::vector<std::string> told;
    for (const PastLine& it : replay().past().linesOf(replay().now()))
        told.push_back(inQt(it.words).toStdString());
    // The line also names its rule.
    const auto isIt = [&](const std::string& it) { return words.starts_with(it); };
    EXPECT_TRUE(std::ranges::any_of(told, isIt)) << words;
}

TEST_F(HexWindow, TheTimeLineMarksWhatIsRemembered) {
    fightUntil(12);
    replay().open();
    const auto landmarks = replay().past().landmarks();
    ASSERT_FALSE(landmarks.empty());
    const TimeLine& line = dynamic_cast<ReplayBar&>(*parts().replay().bar()).timeLine();
    const PastLandmark& first = landmarks.front();
    EXPECT_TRUE(line.about(line.xOf(first.moment)).contains(QLatin1Char('\n')));
    EXPECT_TRUE(line.about(line.xOf(first.moment)).startsWith(QStringLiteral("Turn ")));
}

TEST_F(HexWindow, PlaysOnFromThePastInABranch) {
    fightUntil(5);
    const auto trunk = session().record();
    replay().open();
    replay().goBack(Beginning::turn);
    const std::size_t answers = replay().moment().answers;
    parts().replay().playOnAs(QStringLiteral("Another way"), session().seating().players);
    ASSERT_TRUE(session().file().branch());
    EXPECT_FALSE(replay().isOpen());
    ASSERT_GE(session().record().tape.size(), answers);
    EXPECT_LT(session().record().tape.size(), trunk.tape.size());
    EXPECT_TRUE(std::equal(trunk.tape.begin(), trunk.tape.begin() + static_cast<std::ptrdiff_t>(answers),
                           session().record().tape.begin()));
}

TEST_F(HexWindow, WhoComesBackIsToldWhatHappened) {
    fightUntil(8);
    session().screen().setCurtains(true);
    if (session().screen().curtainFor()) session().screen().liftCurtain();
    RecapCard& card = parts().replay().recap();
    trigger("replay-since");
    ASSERT_TRUE(card.isVisible());
    EXPECT_TRUE(desk().table().freeRoom().contains(card.geometry())) << "no panel lies over it";
    QTest::keyClick(&card, Qt::Key_Escape);
    EXPECT_FALSE(card.isVisible());
}

TEST_F(HexWindow, LuckKnowsTheFacesOfBattleDice) {
    fightUntil(10);
    trigger("view-luck");
    LuckPanel& panel = parts().luck();
    ASSERT_TRUE(panel.isVisible());
    ASSERT_EQ(panel.players().size(), 2U);
    std::array<int, 6> thrown{};
    for (const auto& it : session().history()) {
        // A blow against a lone leader is not an attack on a unit.
        const auto* rolled = std::get_if<hex::DiceRolled>(&it.fact);
        if (rolled != nullptr && rolled->blow.unit) {
            for (const int face : rolled->faces) ++thrown.at(static_cast<std::size_t>(face - 1));
        }
    }
    std::array<int, 6> counted{};
    int judged = 0;
    for (const SideLuck& side : panel.players()) {
        judged += side.all.throws();
        EXPECT_GE(side.all.asBadOrWorse() + side.all.asGoodOrBetter(), 0.999) << "all totals together";
        // Attacks, shots and answers; the last kind is for other dice.
        for (std::size_t kind = 0; kind + 1 != side.faces.size(); ++kind) {
            for (std::size_t face = 0; face != 6; ++face) counted.at(face) += side.faces[kind][face];
        }
    }
    EXPECT_GT(judged, 0);
    EXPECT_EQ(counted, thrown);
    QString words;
    for (const QLabel* label : panel.findChildren<QLabel*>()) words += label->text();
    EXPECT_TRUE(words.contains(QStringLiteral("of 100 battles"))) << words.toStdString();
}

TEST_F(HexWindow, ASecondScreenShowsNoHand) {
    fightUntil(3);
    trigger("view-projector");
    ProjectorWindow& screen = *parts().projector().screen();
    HexTable& table = dynamic_cast<HexMirror&>(screen.mirror()).table();
    EXPECT_EQ(*table.battle(), session().battleForAll());
    EXPECT_TRUE(screen.findChildren<CommandHand*>().isEmpty());
    EXPECT_TRUE(screen.headlines().when().startsWith(QStringLiteral("Turn ")));
    replay().open();
    replay().goToBegin();
    EXPECT_EQ(table.battle()->turn, session().battle().turn);
    EXPECT_TRUE(screen.headlines().when().startsWith(QStringLiteral("Looking back")));
}

TEST_F(HexWindow, DrawingsLieOnTheBoardAndAreKept) {
    fightUntil(2);
    trigger("view-annotate");
    Annotator& annotator = parts().annotator();
    ASSERT_TRUE(annotator.isOn());
    annotator.bar()->setTool(Drawing::arrow);
    HexTable& table = desk().table();
    const QPoint from = table.map().center(hex::Hex{2, 2}).toPoint();
    const QPoint to = table.map().center(hex::Hex{6, 4}).toPoint();
    QTest::mousePress(&table, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), table.mapToGlobal(QPointF(to)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&table, &move);
    QTest::mouseRelease(&table, Qt::LeftButton, {}, to);
    ASSERT_EQ(session().sketches().all().size(), 1U);
    const auto drawn = session().sketches().all();
    const auto near = [](hex::BoardPoint one, hex::BoardPoint other) {
        return std::abs(one.x.raw() - other.x.raw()) < 5 && std::abs(one.y.raw() - other.y.raw()) < 5;
    };
    EXPECT_TRUE(near(drawn.front().points.front(), hex::middleOf(hex::Hex{2, 2})));
    EXPECT_TRUE(near(drawn.front().points.back(), hex::middleOf(hex::Hex{6, 4})));
    const QString file = folder_.filePath(QStringLiteral("drawn.vallum"));
    ASSERT_TRUE(window_->files().saveTo(file));
    ASSERT_TRUE(window_->files().open(telamon));
    EXPECT_TRUE(session().sketches().all().empty());
    ASSERT_TRUE(window_->files().open(file));
    EXPECT_EQ(session().sketches().all(), drawn);
}

TEST_F(HexWindow, LeavesTheProgramAsPictureSheetAndReport) {
    fightUntil(8);
    const HexDepiction depiction(session(), battleDesk().stage().drawings());
    const QString png = folder_.filePath(QStringLiteral("board.png"));
    BoardPictureDialog picture(depiction, QStringLiteral("Telamon"));
    picture.setWidth(900);
    ASSERT_EQ(picture.saveTo(png), Ending::done);
    const QImage image(png);
    EXPECT_EQ(image.width(), 900);
    EXPECT_EQ(image.size(), sizeOfPicture(depiction, 900));
    const QString svg = folder_.filePath(QStringLiteral("board.svg"));
    ASSERT_EQ(picture.saveTo(svg), Ending::done);
    EXPECT_TRUE(QSvgRenderer(svg).isValid());
    BoardPrintDialog print(depiction, QStringLiteral("Telamon"));
    EXPECT_EQ(print.sheets().count(), 1U);
    print.choose(BoardPrintDialog::What::toScale);
    EXPECT_GT(print.sheets().count(), 4U) << "an overview, and sheets on which pieces can stand";
    const QString pdf = folder_.filePath(QStringLiteral("board.pdf"));
    EXPECT_EQ(print.saveTo(pdf), Ending::done);
    EXPECT_TRUE(contentOf(pdf).startsWith("%PDF"));
    const QString html = folder_.filePath(QStringLiteral("report.html"));
    ReportWork work(std::make_unique<BoardReport>(
                        battleDesk().chronicle(),
                        std::make_unique<HexDepiction>(session(), battleDesk().stage().drawings())),
                    html.toStdString());
    ASSERT_TRUE(finish(work));
    const QString report = QString::fromUtf8(contentOf(html));
    EXPECT_TRUE(report.contains(QStringLiteral("Turn 1: ")));
    EXPECT_TRUE(report.contains(QStringLiteral("data:image/png;base64,")));
    EXPECT_TRUE(report.contains(QStringLiteral("Losses")));
    // The rules behind what happened, each as a link and once in the list at the end.
    EXPECT_TRUE(report.contains(QStringLiteral("HEX-33")) || report.contains(QStringLiteral("HEX-37")));
    EXPECT_TRUE(report.contains(QStringLiteral("Rules cited")));
}

}  // namespace
}  // namespace vallum::app
