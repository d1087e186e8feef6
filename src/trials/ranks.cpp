// SPDX-License-Identifier: GPL-3.0-or-later
#include "ranks.h"

#include <vallum/trials/rank_session.h>

#ifdef VALLUM_MPI
#include <cstdlib>
#include <mpi.h>
#include <numeric>
#endif

namespace vallum::trials {

#ifdef VALLUM_MPI

namespace {

/// Starting MPI takes a while, so a program on its own skips it.
bool isStartedTogether() {
    return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMIX_RANK") != nullptr;
}
bool isTogether() {
    int begun = 0;
    int ended = 0;
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    return begun != 0 && ended == 0;
}

}  // namespace

int Ranks::own() {
    int rank = 0;
    if (isTogether()) MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

int Ranks::count() {
    int count = 1;
    if (isTogether()) MPI_Comm_size(MPI_COMM_WORLD, &count);
    return count;
}

std::int64_t Ranks::fromFirst(std::int64_t number) {
    if (isTogether()) MPI_Bcast(&number, 1, MPI_INT64_T, 0, MPI_COMM_WORLD);
    return number;
}

std::vector<std::string> Ranks::toFirst(const std::string& text) {
    if (!isTogether()) return {text};
    const int size = static_cast<int>(text.size());
    std::vector<int> sizes(static_cast<std::size_t>(count()));
    MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> begins(sizes.size());
    std::exclusive_scan(sizes.begin(), sizes.end(), begins.begin(), 0);
    std::string all(static_cast<std::size_t>(begins.back() + sizes.back()), ' ');
    MPI_Gatherv(text.data(), size, MPI_CHAR, all.data(), sizes.data(), begins.data(), MPI_CHAR, 0,
                MPI_COMM_WORLD);
    std::vector<std::string> parts;
    if (own() != 0) return parts;
    for (std::size_t i = 0; i != sizes.size(); ++i)
        parts.push_back(all.substr(static_cast<std::size_t>(begins[i]), static_cast<std::size_t>(sizes[i])));
    return parts;
}

RankSession::RankSession() {
    int provided = 0;
    if (isStartedTogether()) MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
}

RankSession::~RankSession() {
    if (isTogether()) MPI_Finalize();
}

void RankSession::giveUp() const {
    if (isTogether() && Ranks::count() > 1) MPI_Abort(MPI_COMM_WORLD, 2);
}

#else

int Ranks::own() { return 0; }
int Ranks::count() { return 1; }
std::int64_t Ranks::fromFirst(std::int64_t number) { return number; }
std::vector<std::string> Ranks::toFirst(const std::string& text) { return {text}; }

RankSession::RankSession() = default;
RankSession::~RankSession() = default;
void RankSession::giveUp() const {}

#endif

bool RankSession::isFirst() const { return Ranks::own() == 0; }
int RankSession::count() const { return Ranks::count(); }

}  // namespace vallum::trials
