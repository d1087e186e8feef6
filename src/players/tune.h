#pragma once
#include <cstdlib>
namespace vallum::players { inline double tuned(const char* n, double d) { const char* v = std::getenv(n); return v ? std::atof(v) : d; } }
#define TUNE(name, d) ([] { static const double v = ::vallum::players::tuned(#name, d); return v; }())
