import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How far the resident set rises above where it stood, from Linux's /proc; elsewhere 0.
struct PeakMemory {
  private let start: Int

  init() {
    #if canImport(Glibc)
      Self.trim()
      if let file = fopen("/proc/self/clear_refs", "w") {
        fputs("5", file)
        fclose(file)
      }
    #endif
    start = Self.kilobytes("VmRSS:")
  }

  /// The greatest rise since this value was created.
  var bytes: Int { max(0, Self.kilobytes("VmHWM:") - start) * 1024 }

  #if canImport(Glibc)
    /// Gives what reading the workload has freed back to the system: `malloc_trim`, which the
    /// platform's module does not show.
    private static func trim() {
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
  #endif

  private static func kilobytes(_ key: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    for line in status.split(separator: "\n") where line.hasPrefix(key) {
      return line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
    }
    return 0
  }
}
