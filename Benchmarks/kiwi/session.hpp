// One kiwi solver with a workload in it, and the operations that are timed.
#pragma once

#include <kiwi/kiwi.h>

#include <vector>

#include "workload.hpp"

class Session {
 public:
  // Build and first solve. The page's sides are edit variables, held above every wish.
  explicit Session(const Workload &workload) : workload(workload) {
    variables.reserve(workload.variables);
    for (int i = 0; i < workload.variables; i++) variables.emplace_back("");
    for (const auto &[variable, value] : workload.sides) {
      solver.addEditVariable(variables[variable], kiwi::strength::create(1000, 0, 0));
      solver.suggestValue(variables[variable], value);
    }
    constraints.reserve(workload.rules.size());
    for (const Rule &rule : workload.rules) {
      constraints.push_back(constraint(rule, rule.constant));
      solver.addConstraint(constraints.back());
    }
    readAll();
  }

  // Change of a page's side and re-solve.
  void suggest(int variable, double value) {
    solver.suggestValue(variables[variable], value);
    readAll();
  }

  // Remake of one box and re-solve.
  void remake(const Remake &changes) {
    for (const auto &[index, constant] : changes) solver.removeConstraint(constraints[index]);
    for (const auto &[index, constant] : changes) {
      constraints[index] = constraint(workload.rules[index], constant);
      solver.addConstraint(constraints[index]);
    }
    readAll();
  }

  void removeAll() {
    for (const auto &constraint : constraints) solver.removeConstraint(constraint);
  }

  void addAll() {
    for (const auto &constraint : constraints) solver.addConstraint(constraint);
    readAll();
  }

  const std::vector<kiwi::Variable> &all() const { return variables; }
  double checksum = 0;

 private:
  void readAll() {
    solver.updateVariables();
    for (const auto &variable : variables) checksum += variable.value();
  }

  kiwi::Constraint constraint(const Rule &rule, double constant) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(rule.terms.size());
    for (const auto &[variable, coefficient] : rule.terms) {
      terms.emplace_back(variables[variable], coefficient);
    }
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant),
                            rule.relation == 0  ? kiwi::OP_EQ
                            : rule.relation < 0 ? kiwi::OP_LE
                                                : kiwi::OP_GE,
                            strength(rule.priority));
  }

  // kiwi weighs where Quoin ranks: a large factor stands for a step between priorities.
  static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return kiwi::strength::strong;
    if (priority >= 250) return kiwi::strength::medium;
    if (priority >= 200) return kiwi::strength::create(0, 0, 30);
    return kiwi::strength::weak;
  }

  const Workload &workload;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  kiwi::Solver solver;
};
