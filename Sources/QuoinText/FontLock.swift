internal import CPango

/// Lets one thread of the process at a time work with Cairo's FreeType fonts.
///
/// The one piece of global state, because Cairo 1.16 has it: it shares open font files among all
/// threads, opens them without holding a lock on FreeType's library, and closes one as soon as ten
/// are open, though another thread may be about to read it (`_cairo_ft_unscaled_font_lock_face`).
/// Everything that can open, read or close a font goes through here; solving and binding do not.
package enum FontLock {
  /// Recursive, as drawing a page sets texts. Made once and never freed.
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<GRecMutex> = {
    let mutex = UnsafeMutablePointer<GRecMutex>.allocate(capacity: 1)
    g_rec_mutex_init(mutex)
    return mutex
  }()

  /// Runs the body while no other thread is in a body of its own.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package static func held<Value, Failure: Error>(
    by body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    g_rec_mutex_lock(mutex)
    defer { g_rec_mutex_unlock(mutex) }
    return try body()
  }
}
