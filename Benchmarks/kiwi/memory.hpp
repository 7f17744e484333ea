// How far the resident set rises above where it stood, from Linux's /proc; elsewhere 0.
#pragma once

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <cstddef>
#include <fstream>
#include <string>

class PeakMemory {
 public:
  PeakMemory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    std::ofstream("/proc/self/clear_refs") << 5;
    start = kilobytes("VmRSS:");
  }

  std::size_t bytes() const {
    const std::size_t peak = kilobytes("VmHWM:");
    return peak > start ? (peak - start) * 1024 : 0;
  }

 private:
  static std::size_t kilobytes(const std::string &key) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
      std::size_t number = 0;
      if (word == key && status >> number) return number;
    }
    return 0;
  }

  std::size_t start;
};
