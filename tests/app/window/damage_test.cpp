// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"

#include <QFile>
#include <QMessageBox>

namespace vallum::app {
namespace {

/// Records the text of the message that pops up, and closes it.
class Message {
public:
    Message() {
        QTimer::singleShot(0, [this] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            words_ = box->text() + box->informativeText();
            box->accept();
        });
    }
    [[nodiscard]] const QString& words() const { return words_; }

private:
    QString words_;
};

QString saved(Desk& desk) {
    desk.activate(UnitId(1));
    desk.endPhase();
    const QString file = desk.folder.filePath(QStringLiteral("battle.vallum"));
    EXPECT_TRUE(desk.window->files().saveTo(file));
    return file;
}
QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QFile::ReadOnly));
    return file.readAll();
}
void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QFile::WriteOnly));
    file.write(text);
}

TEST(Damage, IsToldInOneSentenceAndTheRestBehindAButton) {
    Damage damage{.where = {"b.vallum", "/marks/3", "a <b>different</b> checksum", "that of the battle"},
                  .recovery = {.turn = 4},
                  .copy = "/tmp/b.vallum.damaged"};
    EXPECT_EQ(sentence(damage),
              QStringLiteral("Part of this file is damaged, but nothing of the battle is lost."));
    EXPECT_EQ(
        details(damage),
        QStringLiteral("b.vallum\nat /marks/3\nfound: a <b>different</b> checksum\nexpected: that of the "
                       "battle\n\nThe file was copied to /tmp/b.vallum.damaged."));
    damage.recovery = {.cause = Recovery::Cause::newRules, .turn = 5, .isResumed = true, .lookBackTo = 3};
    EXPECT_EQ(
        sentence(damage),
        QStringLiteral("The rules have changed since this battle was saved: play goes on from turn 5; you "
                       "can look back up to turn 3."));
    damage.copy.clear();
    EXPECT_TRUE(sentence(damage).contains(QStringLiteral("make a copy before you save over it")));
}

TEST(Damage, ABattleThatCannotBeKeptSaysSoAndIsNotLostWithTheWindow) {
    Desk desk;
    const auto says = [&] {
        return std::ranges::any_of(desk.window->findChildren<QLabel*>(), [](const QLabel* it) {
            return it->isVisible() && it->text().contains(QStringLiteral("Not saved to disk"));
        });
    };
    EXPECT_FALSE(says());
    const auto room = Documents::autosavePath();
    Documents::setAutosavePath("/dev/full");
    desk.activate(UnitId(1));
    EXPECT_TRUE(says());
    {
        Message message;
        EXPECT_FALSE(desk.window->close());
        EXPECT_TRUE(message.words().contains(QStringLiteral("Save it somewhere else")))
            << message.words().toStdString();
    }
    EXPECT_TRUE(desk.window->isVisible());
    Documents::setAutosavePath(room);
    desk.endPhase();
    EXPECT_FALSE(says()) << "there is room again";
    EXPECT_TRUE(desk.window->close());
}

TEST(Damage, ACutSaveOpensUpToTheCutAndACopyIsKept) {
    Desk desk;
    const QString file = saved(desk);
    const QByteArray text = contentOf(file);
    const auto tape = desk.session().record().tape;
    for (const char* end : {"\"marks\"", "\"phaseDone\""}) {
        const QByteArray cut = text.left(text.lastIndexOf(end));
        write(file, cut);
        Message message;
        ASSERT_TRUE(desk.window->files().open(file)) << end;
        EXPECT_TRUE(message.words().contains(QStringLiteral("damaged"))) << message.words().toStdString();
        EXPECT_LE(desk.session().record().tape.size(), tape.size());
        EXPECT_TRUE(std::equal(desk.session().record().tape.begin(), desk.session().record().tape.end(),
                               tape.begin()));
        EXPECT_NE(desk.session().question(), nullptr);
    }
    EXPECT_EQ(contentOf(file + QStringLiteral(".damaged")), text.left(text.lastIndexOf("\"marks\"")));
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".damaged-2")));
}

TEST(Damage, TheSameDamageIsCopiedOnce) {
    Desk desk;
    const QString file = saved(desk);
    const QByteArray text = contentOf(file);
    write(file, text.left(text.lastIndexOf("\"marks\"")));
    for (int time = 0; time != 2; ++time) {
        const Message message;
        ASSERT_TRUE(desk.window->files().open(file));
        EXPECT_TRUE(message.words().contains(QStringLiteral("Nothing of this battle is lost")))
            << message.words().toStdString();
    }
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".damaged")));
    EXPECT_FALSE(QFile::exists(file + QStringLiteral(".damaged-2")));
}

TEST(Damage, ComputersDoNotPlayOnBehindTheMessage) {
    Desk desk;
    const QString file = saved(desk);
    desk.session().computers().setHalted(true);
    desk.session().assign({{field::redSeat, PlayerKind::greedy}, {field::blueSeat, PlayerKind::greedy}});
    ASSERT_TRUE(desk.window->files().saveTo(file));
    const QByteArray text = contentOf(file);
    write(file, text.left(text.lastIndexOf("\"marks\"")));
    std::size_t before = 0;
    std::size_t after = 0;
    QTimer::singleShot(0, [&] { before = desk.session().record().tape.size(); });
    QTimer::singleShot(500, [&] {
        after = desk.session().record().tape.size();
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) box->accept();
    });
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(after, before);
}

TEST(Damage, AFileOfAnotherProgramIsNoBattle) {
    Desk desk;
    const QString file = desk.folder.filePath(QStringLiteral("notes.txt"));
    write(file, "hello");
    const Message message;
    EXPECT_FALSE(desk.window->files().open(file));
    EXPECT_TRUE(message.words().contains(QStringLiteral("This is not a Vallum battle.<br>")))
        << message.words().toStdString();
    EXPECT_TRUE(message.words().endsWith(QStringLiteral("notes.txt"))) << message.words().toStdString();
}

TEST(Damage, ABrokenFileSaysWhereItIsBroken) {
    Desk desk;
    const QString file = desk.folder.filePath(QStringLiteral("torn.json"));
    write(file, R"({"format": "vallum-scenario", "x" 5})");
    const Message message;
    EXPECT_FALSE(desk.window->files().open(file));
    EXPECT_TRUE(message.words().contains(QStringLiteral("The file is damaged.<br>")))
        << message.words().toStdString();
    EXPECT_TRUE(message.words().contains(QStringLiteral("<br>at line 1"))) << message.words().toStdString();
}

TEST(Damage, AFileThatDesignersWriteIsNoBattle) {
    Desk desk;
    const QString file = desk.folder.filePath(QStringLiteral("fort.json"));
    write(file, R"({"format": "vallum-fortress", "version": 1})");
    const Message message;
    EXPECT_FALSE(desk.window->files().open(file));
    EXPECT_TRUE(message.words().contains(QStringLiteral("This is not a Vallum battle.<br>")))
        << message.words().toStdString();
    EXPECT_TRUE(message.words().contains(QStringLiteral("a battle or a scenario")));
}

TEST(Damage, AFileOfWhichNothingIsLeftLeavesTheOpenBattleAlone) {
    Desk desk;
    const QString file = saved(desk);
    const field::Record before = desk.session().record();
    write(file, contentOf(file).left(60));
    const Message message;
    EXPECT_FALSE(desk.window->files().open(file));
    EXPECT_TRUE(message.words().contains(QStringLiteral("battle.vallum")));
    EXPECT_EQ(desk.session().record(), before);
}

TEST(Damage, AFullDiskLosesNothing) {
    Desk desk;
    const QString file = saved(desk);
    const field::Record before = desk.session().record();
    const Message message;
    EXPECT_FALSE(desk.window->files().saveTo(QStringLiteral("/dev/full")));
    EXPECT_TRUE(message.words().contains(QStringLiteral("No space left"))) << message.words().toStdString();
    EXPECT_EQ(desk.session().record(), before);
    EXPECT_TRUE(desk.window->files().saveTo(file)) << "elsewhere it is kept";
}

TEST(Damage, AFileThatHasVanishedIsToldAndForgotten) {
    Desk desk;
    const QString file = saved(desk);
    ASSERT_TRUE(Documents::recent().contains(file));
    ASSERT_TRUE(QFile::remove(file));
    const Message message;
    EXPECT_FALSE(desk.window->files().open(file));
    EXPECT_TRUE(message.words().contains(QStringLiteral("No such file"))) << message.words().toStdString();
    EXPECT_FALSE(Documents::recent().contains(file));
    EXPECT_TRUE(desk.window->files().saveTo(file));
}

TEST(Damage, WhereTheBattleCannotBeKeptOnDiskItGoesOn) {
    Desk desk;
    Documents::setAutosavePath("/proc/vallum/autosave.vallum");
    desk.activate(UnitId(1));
    desk.endPhase();
    EXPECT_TRUE(desk.isAsked<field::ChooseMove>());
    Documents::setAutosavePath((desk.folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
}

TEST(Damage, AFileThatIsNotThereIsNamedAndALateKeyDoesNotPutTheMessageAway) {
    const Desk desk;
    QString words;
    bool staysOpen = false;
    QTimer::singleShot(0, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        words = box->informativeText();
        QTest::keyClick(box, Qt::Key_Return);
        QTest::keyClick(box->button(QMessageBox::Ok), Qt::Key_Return);
        staysOpen = box->isVisible();
        box->accept();
    });
    EXPECT_FALSE(desk.window->files().open(desk.folder.filePath(QStringLiteral("nobody.json"))));
    EXPECT_TRUE(words.contains(QStringLiteral("nobody.json"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("The file cannot be read:"))) << words.toStdString();
    EXPECT_TRUE(staysOpen);
}

}  // namespace
}  // namespace vallum::app
