// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_sounds.h"
#include "settings/settings_window.h"
#include "sound/speaker.h"

#include <set>

#include <QFile>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QtEndian>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using field::Fact;

field::CombatBegan combat(field::CombatKind kind, std::optional<field::Siegework> by = {}) {
    field::Combat combat{.kind = kind};
    if (by) combat.target = field::Target{.structure = field::StructureId(0), .by = *by};
    return {combat};
}

field::Moved moved() { return {.unit = UnitId(0)}; }

/// Records the sounds that would have been played.
struct Listener {
    Listener() { QSettings().clear(); }
    ~Listener() { QSettings().clear(); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    void setLoudness(int percent) {
        keeper.change([percent](Settings& it) { it.soundPercent = percent; });
    }
    void waitForSilence() {
        while (true) {
            const std::size_t before = heard.size();
            QTest::qWait(400);
            if (heard.size() == before) return;
        }
    }

    SettingsKeeper keeper;
    std::vector<Sound> heard;
    std::vector<double> loudness;
    Speaker speaker{keeper, [this](Sound it, double loud) {
                        heard.push_back(it);
                        loudness.push_back(loud);
                    }};
};

TEST(Sounds, AreOfWhatIsTold) {
    using field::CombatKind;
    using field::Siegework;
    const std::vector<std::pair<Fact, std::optional<Sound>>> rows{
        {moved(), Sound::march},
        {field::Charged{}, Sound::charge},
        {combat(CombatKind::melee), Sound::clash},
        {combat(CombatKind::ranged), Sound::arrows},
        {combat(CombatKind::structure, Siegework::shot), Sound::stone},
        {combat(CombatKind::structure, Siegework::incendiaryShot), Sound::stone},
        {combat(CombatKind::structure, Siegework::ram), Sound::stone},
        {combat(CombatKind::structure, Siegework::arson), Sound::fire},
        {field::Collapsed{}, Sound::collapse},
        {field::StartedToFlee{}, Sound::flight},
        {field::Eliminated{}, Sound::fall},
        {field::Recovered{}, Sound::rally},
        {field::EventPlayed{}, Sound::card},
        {field::TurnBegan{}, Sound::turn},
        {field::MoveEnded{}, std::nullopt},
    };
    for (const auto& [fact, sound] : rows) EXPECT_EQ(soundOf(fact), sound) << fact.index();
}

TEST(Sounds, OfTheSameKindAreHeardOnce) {
    const std::vector<Fact> facts{moved(), combat(field::CombatKind::ranged), moved(),
                                  combat(field::CombatKind::ranged), field::Eliminated{}};
    EXPECT_EQ(soundsOf(facts), (std::vector{Sound::march, Sound::arrows, Sound::fall}));
}

TEST(Sounds, AreShortPiecesWithoutAClickAtTheEnd) {
    std::set<QByteArray> all;
    for (std::size_t i = 0; i != names(Sound()).size(); ++i) {
        const auto it = static_cast<Sound>(i);
        const std::string name(names(it).at(i));
        QFile file(QString::fromStdString(":/sounds/" + name + ".wav"));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        const QByteArray data = file.readAll();
        ASSERT_TRUE(data.startsWith("RIFF"));
        const auto bytesEachSecond = qFromLittleEndian<quint32>(data.constData() + 28);
        const double seconds = static_cast<double>(data.size() - 44) / bytesEachSecond;
        EXPECT_GT(seconds, 0.1);
        EXPECT_LT(seconds, 1.0);
        EXPECT_LT(std::abs(qFromLittleEndian<qint16>(data.constData() + data.size() - 2)), 300);
        all.insert(data);
    }
    EXPECT_EQ(all.size(), names(Sound()).size());
}

TEST(Speaker, IsSilentUnlessThePlayerWantsToHear) {
    Listener listener;
    EXPECT_EQ(listener.keeper.now().soundPercent, 0);
    listener.speaker.hear(soundsOf({moved()}));
    EXPECT_TRUE(listener.heard.empty());
}

TEST(Speaker, LetsOneSoundFollowTheOther) {
    Listener listener;
    listener.setLoudness(40);
    listener.speaker.hear(soundsOf({field::Charged{}, combat(field::CombatKind::melee)}));
    EXPECT_EQ(listener.heard, (std::vector{Sound::charge}));
    listener.waitForSilence();
    EXPECT_EQ(listener.heard, (std::vector{Sound::charge, Sound::clash}));
    EXPECT_EQ(listener.loudness, (std::vector{0.4, 0.4}));
}

TEST(Speaker, DropsTheOldestWhereTooManyWait) {
    Listener listener;
    listener.setLoudness(100);
    for (int i = 0; i != 20; ++i)
        listener.speaker.hear(soundsOf({moved(), combat(field::CombatKind::ranged)}));
    listener.speaker.hear(soundsOf({field::TurnBegan{}}));
    listener.waitForSilence();
    EXPECT_LE(listener.heard.size(), 6U);
    EXPECT_EQ(listener.heard.back(), Sound::turn);
}

TEST(Speaker, FallsSilentAtOnce) {
    Listener listener;
    listener.setLoudness(100);
    listener.speaker.hear(soundsOf({moved(), combat(field::CombatKind::ranged), field::Eliminated{}}));
    listener.setLoudness(0);
    listener.waitForSilence();
    EXPECT_EQ(listener.heard, (std::vector{Sound::march}));
}

TEST(Speaker, IsSetInTheWindowOfSettings) {
    Listener listener;
    const Shortcuts shortcuts;
    SettingsWindow window(listener.keeper, shortcuts);
    const QList<QSpinBox*> boxes = window.findChildren<QSpinBox*>();
    const auto box = std::ranges::find(boxes, QStringLiteral("Volume"), &QSpinBox::accessibleName);
    ASSERT_NE(box, boxes.end());
    EXPECT_EQ((*box)->text(), QStringLiteral("off"));
    (*box)->setValue(60);
    EXPECT_EQ(Settings::stored().soundPercent, 60);
}

}  // namespace
}  // namespace vallum::app
