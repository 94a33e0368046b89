internal import Foundation

/// The parts of a file that were never written. They are read as zeros, and use no space.
enum FileHoles {
  /// Data in more parts than this is counted as holes: no recorder writes such a file.
  private static let mostParts = 10_000

  // Swift imports no names for what `lseek` looks for.
  #if canImport(Darwin)
    private static let (hole, data): (Int32, Int32) = (3, 4)
  #else
    private static let (data, hole): (Int32, Int32) = (3, 4)
  #endif

  /// How many bytes are in holes; 0 if there is no file, or if its volume does not tell.
  static func bytes(in path: String) -> Int {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    var (bytes, position): (off_t, off_t) = (0, 0)
    for _ in 0..<mostParts where position < end {
      let start = lseek(descriptor, position, Self.data)
      // The number of an error is read directly after the call.
      if start < 0 {
        let problem = errno
        guard problem == ENXIO else { return 0 }
        break
      }
      let stop = lseek(descriptor, start, Self.hole)
      guard stop > start else { return 0 }
      bytes += stop - start
      position = stop
    }
    return Int(max(end - bytes, 0))
  }
}
