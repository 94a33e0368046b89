import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock between programs that write files of one directory. It is on the directory itself, so that no other file is needed.
///
/// A program that ends releases its locks. The lock is not taken where the file system has none, or while another program keeps it
/// for more than two seconds, because it is stopped: a write is atomic without it, and only the detection of conflicts has a gap.
enum FileLock {
  /// Runs a closure with the lock of a directory held.
  ///
  /// - Parameter body: Gets whether the lock is held.
  static func hold<Result>(_ directory: URL, _ body: (Bool) throws -> Result) rethrows -> Result {
    #if os(Windows) || os(WASI)
      return try body(false)
    #else
      let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return try body(false) }
      // Releases the lock, too.
      defer { close(descriptor) }
      return try body(isTaken(descriptor))
    #endif
  }

  #if !os(Windows) && !os(WASI)
    private static func isTaken(_ descriptor: Int32) -> Bool {
      for _ in 0..<400 {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK || errno == EINTR else { return false }
        usleep(5_000)
      }
      return false
    }
  #endif
}
