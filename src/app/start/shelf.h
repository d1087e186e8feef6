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

/// The group names in a row, on a dark background.
class GroupBar final : public QTabBar {
    Q_OBJECT

public:
    explicit GroupBar(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    void paintEvent(QPaintEvent*) override;
};

/// All available battles as cards in groups: those for beginners, the groups of each kit, and the user's
/// own. Pictures are painted one by one when the program is idle.
class Shelf final : public QWidget {
    Q_OBJECT

public:
    explicit Shelf(const Documents& documents, QWidget* parent = nullptr);
    ~Shelf() override;
    Shelf(const Shelf&) = delete;
    Shelf& operator=(const Shelf&) = delete;

    /// Updates the lists of saved and recently opened battles.
    void look();
    void openGroup(int group);
    [[nodiscard]] GroupBar& groups() const { return *groups_; }
    [[nodiscard]] QListWidget& cards() const { return *cards_; }
    /// The selected battle; null if something else is selected.
    [[nodiscard]] const ShelfBattle* marked() const;
    /// Whether all pictures of the open group are done.
    [[nodiscard]] bool isPainted() const { return toPaint_.empty(); }

Q_SIGNALS:
    void battleWanted(const vallum::app::ShelfBattle& battle);
    /// By index.
    void lessonWanted(int lesson);
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
        std::size_t place = 0;  // index of the battle or lesson
        QString file;
        const Kit* kit = nullptr;  // for own battles
        bool isHistory = false;    // told by its year
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
    std::vector<int> toPaint_;  // rows whose picture is missing
    std::map<QString, QPixmap> painted_;
    QTimer painter_;
};

}  // namespace vallum::app
