// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/answers.h>
#include <vallum/field/facts.h>
#include <vallum/field/questions.h>

namespace vallum::field {

Fact::Fact() = default;
Fact::Fact(const Fact&) = default;
Fact::Fact(Fact&&) noexcept = default;
Fact& Fact::operator=(const Fact&) = default;
Fact& Fact::operator=(Fact&&) noexcept = default;
Fact::~Fact() = default;
bool operator==(const Fact& one, const Fact& other) {
    return static_cast<const KindsOfFact&>(one) == static_cast<const KindsOfFact&>(other);
}

Answer::Answer() = default;
Answer::Answer(const Answer&) = default;
Answer::Answer(Answer&&) noexcept = default;
Answer& Answer::operator=(const Answer&) = default;
Answer& Answer::operator=(Answer&&) noexcept = default;
Answer::~Answer() = default;
bool operator==(const Answer& one, const Answer& other) {
    return static_cast<const KindsOfAnswer&>(one) == static_cast<const KindsOfAnswer&>(other);
}

Question::Question() = default;
Question::Question(const Question&) = default;
Question::Question(Question&&) noexcept = default;
Question& Question::operator=(const Question&) = default;
Question& Question::operator=(Question&&) noexcept = default;
Question::~Question() = default;
bool operator==(const Question& one, const Question& other) {
    return static_cast<const KindsOfQuestion&>(one) == static_cast<const KindsOfQuestion&>(other);
}

}  // namespace vallum::field
