// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"
#include "kits/documents.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

constexpr std::size_t far = 200;

/// A battle between two computers that nobody waits for.
class Battle {
public:
    Battle() { session_.computers().setPace(0); }

    void begin() {
        session_.start(scenarioIn(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"),
                       {{{Seat(1), PlayerKind::random}, {Seat(2), PlayerKind::greedy}}, 77});
    }
    void goOnFrom(const std::filesystem::path& file) {
        const auto opening = openingOn<field::System>(session_, shippedFieldKit()->library(),
                                                      readFile(file).value(), file.string());
        opening->begin(opening->seating);
    }
    void playOn(std::size_t answers) {
        while (session_.live().askedSeat() && record().tape.size() < answers)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] const FieldSession& session() const { return session_; }
    [[nodiscard]] const field::Record& record() const { return session_.record(); }

private:
    FieldSession session_;
};

TEST(Resume, ABattleThatIsGoneOnWithComesOutAsIfItHadNotStopped) {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("half.vallum")).toStdString();
    Battle whole;
    whole.begin();
    whole.playOn(far);
    ASSERT_GE(whole.record().tape.size(), far);
    for (const std::size_t stop : {1U, 70U, 140U}) {
        Battle half;
        half.begin();
        half.playOn(stop);
        ASSERT_TRUE(Documents::save(half.session(), file));
        Battle rest;
        rest.goOnFrom(file);
        EXPECT_EQ(rest.session().seating(), half.session().seating());
        EXPECT_TRUE(rest.record() == half.record()) << stop;
        rest.playOn(far);
        // A few more answers may have been given before the check.
        EXPECT_TRUE(until(rest.record(), far) == until(whole.record(), far)) << "stopped after " << stop;
    }
}

}  // namespace
}  // namespace vallum::app
