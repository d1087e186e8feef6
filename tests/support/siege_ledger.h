// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include <vallum/core/overloaded.h>
#include <vallum/field/facts.h>
#include <vallum/field/situation/fortress/structures.h>

/// Tracks the damage to structures fact by fact: damage never exceeds what was dealt, and fire markers match
/// those lit and put out.
namespace vallum::field {

class Ledger {
public:
    explicit Ledger(const Battle& begin) {
        for (std::size_t i = 0; i != begin.structures.size(); ++i) {
            const StructureId id(static_cast<int>(i));
            known_[id] = {begin.structure(id).damage, fireMarkers(begin.structure(id)), 0};
        }
    }

    void note(const Fact& fact) {
        std::visit(Overloaded{[&](const StructureRolled& it) { rolled(it); },
                              [&](const StructureDamaged& it) { damaged(it); },
                              [&](const FireLit& it) { known_[it.structure].fires += it.markers; },
                              [&](const FirePutOut& it) { putOut(it); }, [](const auto&) {}},
                   fact);
    }
    /// The first inconsistency after the facts of a step.
    [[nodiscard]] std::optional<std::string> broken(const Battle& battle) const {
        if (broken_) return broken_;
        for (const auto& [id, account] : known_) {
            const Structure& it = battle.structure(id);
            if (it.damage != account.damage) return named(id) + ": damage that nobody dealt";
            if (fireMarkers(it) != account.fires) return named(id) + ": fire markers do not add up (FIR-10)";
            if (account.fires > 0 && !it.stands()) return named(id) + ": rubble burns (RAZ-06)";
        }
        return std::nullopt;
    }

private:
    struct Account {
        int damage = 0;
        int fires = 0;
        int dealt = 0;  // by the attack in progress
    };
    static std::string named(StructureId id) { return "structure " + std::to_string(id.raw()); }

    void rolled(const StructureRolled& it) {
        known_[it.target.structure].dealt = it.roll == Roll::damage ? it.successes : 0;
    }
    void damaged(const StructureDamaged& it) {
        Account& account = known_[it.structure];
        const bool isByFire = it.why == "FIR-11"_rule;
        if (it.damage > (isByFire ? account.fires : account.dealt)) {
            broken_ = named(it.structure) + ": more damage than was dealt (FOR-02)";
        }
        account.damage += it.damage;
        if (!isByFire) account.dealt -= it.damage;
    }
    void putOut(const FirePutOut& it) {
        Account& account = known_[it.structure];
        account.fires -= it.markers;
        if (account.fires < 0) broken_ = named(it.structure) + ": more put out than burned (FIR-14)";
    }

    std::map<StructureId, Account> known_;
    std::optional<std::string> broken_;
};

}  // namespace vallum::field
