#include "KiwiPeer.h"

#if __has_include("kiwi/kiwi.h")

#include <time.h>

#include <vector>

#include "kiwi/kiwi.h"

namespace {

/// Milliseconds of processor time.
double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

double since(double start) { return now() - start; }

kiwi::Constraint make(
    const KiwiWorkload &workload, int index, const std::vector<kiwi::Variable> &variables) {
  std::vector<kiwi::Term> terms;
  for (int entry = workload.start[index]; entry < workload.start[index + 1]; ++entry)
    terms.emplace_back(variables[workload.variable[entry]], workload.coefficient[entry]);
  kiwi::Expression expression(terms, -workload.constant[index]);
  kiwi::RelationalOperator op = workload.relation[index] < 0   ? kiwi::OP_LE
                                : workload.relation[index] > 0 ? kiwi::OP_GE
                                                               : kiwi::OP_EQ;
  double priority = workload.priority[index];
  double strength = priority >= 1000 ? kiwi::strength::required
                                     : kiwi::strength::create(priority / 10, 0, 0);
  return kiwi::Constraint(expression, op, strength);
}

}  // namespace

extern "C" int kiwi_is_available(void) { return 1; }

extern "C" KiwiTimes kiwi_measure(KiwiWorkload workload, double limit) {
  KiwiTimes times = {-1, -1, -1};
  double start = now();
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(workload.variableCount);
  std::vector<kiwi::Constraint> constraints;
  constraints.reserve(workload.constraintCount);
  kiwi::Variable &width = variables[workload.variable[workload.start[workload.pageWidth]]];
  double value = workload.constant[workload.pageWidth];
  try {
    for (int index = 0; index < workload.constraintCount; ++index) {
      constraints.push_back(make(workload, index, variables));
      if (workload.isEdit && index == workload.pageWidth) {
        solver.addEditVariable(width, kiwi::strength::create(99, 0, 0));
        solver.suggestValue(width, value);
      } else {
        solver.addConstraint(constraints.back());
      }
      if (since(start) > limit) return times;
    }
    solver.updateVariables();
    times.build = since(start);

    start = now();
    for (int round = 0; round < 4; ++round) {
      value += 7;
      if (workload.isEdit) {
        solver.suggestValue(width, value);
      } else {
        kiwi::Constraint &old = constraints[workload.pageWidth];
        solver.removeConstraint(old);
        old = kiwi::Constraint(kiwi::Expression(kiwi::Term(width), -value), kiwi::OP_EQ);
        solver.addConstraint(old);
      }
      solver.updateVariables();
      if (since(start) > limit) return times;
    }
    times.change = since(start) / 4;

    start = now();
    for (int index = workload.remadeStart; index < workload.remadeEnd; ++index)
      solver.removeConstraint(constraints[index]);
    for (int index = workload.remadeStart; index < workload.remadeEnd; ++index)
      solver.addConstraint(make(workload, index, variables));
    solver.updateVariables();
    times.remake = since(start);
  } catch (const std::exception &) {
    return times;
  }
  return times;
}

#else

extern "C" int kiwi_is_available(void) { return 0; }

extern "C" KiwiTimes kiwi_measure(KiwiWorkload workload, double limit) {
  (void)workload;
  (void)limit;
  KiwiTimes times = {-1, -1, -1};
  return times;
}

#endif
