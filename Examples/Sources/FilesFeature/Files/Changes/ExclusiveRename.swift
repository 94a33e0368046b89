import Foundation

/// A `rename` that fails when the new name exists.
nonisolated enum ExclusiveRename {
  /// Returns 0, or the number of the error; nil when the system or the file system has no such operation.
  static func run(_ from: Path, _ to: Path) -> Int32? {
    #if canImport(Darwin)
      let result = from.withCString { from in to.withCString { to in renamex_np(from, to, UInt32(RENAME_EXCL)) } }
    #else
      guard let rename else { return nil }
      let noReplace: UInt32 = 1
      let result = from.withCString { from in
        to.withCString { to in rename(AT_FDCWD, from, AT_FDCWD, to, noReplace) }
      }
    #endif
    guard result != 0 else { return 0 }
    let number = errno
    return [ENOSYS, EINVAL, ENOTSUP].contains(number) ? nil : number
  }

  #if !canImport(Darwin)
    private typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32

    /// `renameat2`, which the C library contains, but does not declare for Swift.
    ///
    /// Sound: the manual page of `renameat2` has these types.
    private static let rename: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
  #endif
}
