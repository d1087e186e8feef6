// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/own_page.h"

#include <optional>
#include <variant>
#include <vector>

#include <vallum/hex/files/scenario_draft.h>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace vallum::app {

class HexTable;
class SeatsForm;

/// The editor for a hex battle: points, forces, leaders, hands and banners on the left, the board with its
/// ground on the right. Violations of the scenario rules (HXS) are shown under the board.
class OwnHexPage final : public OwnPage {
    Q_OBJECT

public:
    OwnHexPage(const hex::Library& library,
               const std::vector<PlayerKind>& computers,
               QWidget* parent = nullptr);

    [[nodiscard]] bool isReady() const override { return why_.isEmpty(); }
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] std::map<Seat, PlayerKind> players() const override;
    [[nodiscard]] const hex::ScenarioDraft& draft() const { return draft_; }
    /// Why the battle cannot begin; empty if it can.
    [[nodiscard]] const QString& why() const { return why_; }
    /// Saves the scenario; on failure returns false and shows a message.
    bool saveAs(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// monostate: pieces are picked and moved.
    using Tool = std::variant<std::monostate, hex::Ground, hex::Work>;
    struct SideParts {
        QLineEdit* name = nullptr;
        QSpinBox* hand = nullptr;
        QSpinBox* banners = nullptr;
        QSpinBox* leaders = nullptr;
        QLabel* total = nullptr;
        std::vector<QSpinBox*> counts;  // per unit type
    };

    [[nodiscard]] QWidget* buildForces();
    void buildBoard(QBoxLayout& column);
    void addSide(QGridLayout& grid, std::size_t side);
    [[nodiscard]] QSpinBox* number(int least, int most, int value, const QString& name);
    [[nodiscard]] hex::Side& side(std::size_t place) { return draft_.setting.sides[place]; }
    [[nodiscard]] int pointsOf(std::size_t side) const;

    /// Rearranges the side after its number of units or leaders changed.
    void muster(std::size_t side);
    void readForm();
    void press(hex::Hex hex);
    void paint(hex::Hex hex, const Tool& tool);
    void pickOrMove(hex::Hex hex);
    void refresh();
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString placeText(const std::string& place) const;
    [[nodiscard]] QString fileName() const;

    const hex::Library& library_;
    hex::ScenarioDraft draft_;
    std::vector<Tool> tools_;
    QLineEdit* title_;
    QSpinBox* limit_;
    QCheckBox* camps_;
    QCheckBox* siege_;
    QComboBox* tool_;
    HexTable* board_;
    QLabel* said_;
    SeatsForm* seats_;
    std::vector<SideParts> sides_;
    std::optional<hex::Hex> picked_;
    QString why_;
};

}  // namespace vallum::app
