// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/shelf_battles.h"

#include <map>
#include <memory>

#include <QTabBar>
#include <QTimer>
#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace vallum::app {

class Kit;
class LessonShelf;

/// The names of groups in a row, on dark ground.
class GroupBar final : public QTabBar {
    Q_OBJECT

public:
    explicit GroupBar(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent*) override;
};

/// All battles that can be begun, as cards in groups: those to begin with, field battles, sieges, those of
/// other kits, and the players' own. Their pictures are painted one by one while nothing else is to be done.
class Shelf final : public QWidget {
    Q_OBJECT

public:
    explicit Shelf(const Documents& documents, QWidget* parent = nullptr);
    ~Shelf() override;
    Shelf(const Shelf&) = delete;
    Shelf& operator=(const Shelf&) = delete;

    /// What players have saved and opened may have changed.
    void look();
    void openGroup(int group);
    [[nodiscard]] GroupBar& groups() const { return *groups_; }
    [[nodiscard]] QListWidget& cards() const { return *cards_; }
    /// The battle that is marked; none: the mark is on something else.
    [[nodiscard]] const ShelfBattle* marked() const;
    /// All pictures of the group that is open.
    [[nodiscard]] bool isPainted() const { return toPaint_.empty(); }

Q_SIGNALS:
    void battleWanted(const vallum::app::ShelfBattle& battle);
    /// By its place among all.
    void lessonWanted(int lesson);
    /// Of this kit; of field battles where there is none.
    void ownBattleWanted(const vallum::app::Kit* kit);
    void fileWanted(const QString& path);
    void otherFileWanted();

protected:
    void showEvent(QShowEvent*) override;
    void hideEvent(QHideEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;
    bool eventFilter(QObject*, QEvent*) override;

private:
    enum class What { battle, lesson, ownBattle, file, otherFile };
    struct Card {
        What what = What::battle;
        std::size_t place = 0;  // of a battle or a lesson among all
        QString file;
        const Kit* kit = nullptr;  // of an own battle; none: a field battle
    };
    struct Group {
        QString name;
        std::vector<Card> cards;
    };

    void fillGroups();
    [[nodiscard]] Group ownGroup() const;
    void fillCards();
    void dress(QListWidgetItem& item, const Card& card) const;
    void setSizes();
    void paintNext();
    [[nodiscard]] QPixmap pictureFor(const Card& card, QSize pixels) const;
    [[nodiscard]] const Card& cardIn(int row) const;
    void paintAnew();
    void choose(int row);

    const Documents& documents_;
    std::vector<ShelfBattle> battles_;
    std::unique_ptr<LessonShelf> lessons_;
    std::vector<Group> all_;
    GroupBar* groups_;
    QListWidget* cards_;
    std::vector<int> toPaint_;  // rows without a picture
    std::map<QString, QPixmap> painted_;
    QTimer painter_;
};

}  // namespace vallum::app
