// kiwi's side of the solver benchmark: times one workload and prints samples as one JSON line.
//
//   kiwi-bench WORKLOAD VALUES BUDGET [readd]
//
// VALUES receives every variable's value after each stage; BUDGET is how many milliseconds each
// operation may be repeated for; with `readd` everything is also removed and added again.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <optional>

#include "memory.hpp"
#include "session.hpp"

namespace {

using Samples = std::vector<double>;

template <typename Operation>
double milliseconds(Operation operation) {
  const auto start = std::chrono::steady_clock::now();
  operation();
  const auto end = std::chrono::steady_clock::now();
  return std::chrono::duration<double, std::milli>(end - start).count();
}

// Repeats a pass over all changes until the budget is spent: once at least, ten times at most.
template <typename Pass>
Samples repeat(double budget, Pass pass) {
  Samples samples;
  double spent = 0;
  for (int round = 0; round < 10 && (round == 0 || spent < budget); round++) {
    const std::size_t before = samples.size();
    pass(samples);
    for (std::size_t i = before; i < samples.size(); i++) spent += samples[i];
  }
  return samples;
}

void print(const char *name, const Samples &samples) {
  std::printf(",\"%s\":[", name);
  for (std::size_t i = 0; i < samples.size(); i++) {
    std::printf("%s%.6f", i ? "," : "", samples[i]);
  }
  std::printf("]");
  std::fflush(stdout);  // what is known when time runs out is kept
}

void writeStage(std::FILE *file, const std::string &name, const Session &session) {
  std::fprintf(file, "stage %s\n", name.c_str());
  for (const auto &variable : session.all()) std::fprintf(file, "%.17g\n", variable.value());
  std::fflush(file);
}

void run(const Workload &workload, std::FILE *values, double budget, bool readd) {
  std::unique_ptr<Session> session;
  const PeakMemory memory;
  std::optional<std::size_t> peak;
  print("build", repeat(budget, [&](Samples &samples) {
          session.reset();
          samples.push_back(
              milliseconds([&] { session = std::make_unique<Session>(workload); }));
          if (!peak) peak = memory.bytes();
        }));
  writeStage(values, "build", *session);
  for (const Edit &edit : workload.edits) {
    print(edit.name.c_str(), repeat(budget, [&](Samples &samples) {
            for (const double value : edit.values) {
              samples.push_back(milliseconds([&] { session->suggest(edit.variable, value); }));
            }
          }));
    writeStage(values, edit.name, *session);
  }
  print("remake", repeat(budget, [&](Samples &samples) {
          for (const Remake &changes : workload.remakes) {
            samples.push_back(milliseconds([&] { session->remake(changes); }));
          }
        }));
  writeStage(values, "remake", *session);
  if (readd) {
    print("remove all", {milliseconds([&] { session->removeAll(); })});
    print("add all again", {milliseconds([&] { session->addAll(); })});
    writeStage(values, "add all again", *session);
  }
  std::printf(",\"peak_bytes\":%zu,\"checksum\":%.17g", *peak, session->checksum);
}

}  // namespace

int main(int count, char **arguments) {
  if (count < 4) {
    std::fprintf(stderr, "usage: kiwi-bench WORKLOAD VALUES BUDGET [readd]\n");
    return 2;
  }
  try {
    const Workload workload(arguments[1]);
    std::FILE *values = std::fopen(arguments[2], "w");
    if (!values) throw std::runtime_error("cannot write values");
    std::printf("{\"peer\":\"kiwi %s\"", KIWI_VERSION);
    try {
      run(workload, values, std::atof(arguments[3]), count > 4);
    } catch (const std::exception &error) {
      // What was measured until then stands; the driver reports the rest as failed.
      std::printf(",\"error\":\"%s\"", error.what());
    }
    std::printf("}\n");
    std::fclose(values);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "kiwi-bench: %s\n", error.what());
    return 1;
  }
}
