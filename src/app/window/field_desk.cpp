// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/field_desk.h"

#include <QVBoxLayout>

namespace vallum::app {

FieldDesk::FieldDesk(FieldSession& session, const Documents& documents, QWidget& table)
    : session_(session),
      documents_(documents) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(&table);
}

FromFile<Opening> FieldDesk::read(std::string_view text, const std::string& file) {
    return documents_.read(text, file).map([this](Opened opened) { return openingOf(std::move(opened)); });
}

Opening FieldDesk::openingOf(Opened opened) {
    const auto all = std::make_shared<Opened>(std::move(opened));
    return {.isNew = std::holds_alternative<field::Scenario>(all->battle),
            .seating = all->seating,
            .damage = all->damage,
            .begin = [this, all](const Seating& seating) {
                if (auto* scenario = std::get_if<field::Scenario>(&all->battle))
                    return session_.start(std::move(*scenario), seating);
                session_.resume(std::get<Referee>(std::move(all->battle)), seating, all->branch,
                                std::move(all->annotations));
            }};
}

}  // namespace vallum::app
