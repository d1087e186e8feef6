// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depiction.h"
#include "export/film_source.h"

#include <memory>

namespace vallum::app {

/// Makes pictures and films of a session's current battle;
/// the session must not change while they are in use.
class Depicter {
public:
    virtual ~Depicter() = default;
    [[nodiscard]] virtual std::unique_ptr<Depiction> depiction() const = 0;
    [[nodiscard]] virtual std::unique_ptr<FilmSource> film() const = 0;

protected:
    Depicter() = default;
    Depicter(const Depicter&) = default;
    Depicter(Depicter&&) = default;
    Depicter& operator=(const Depicter&) = default;
    Depicter& operator=(Depicter&&) = default;
};

}  // namespace vallum::app
