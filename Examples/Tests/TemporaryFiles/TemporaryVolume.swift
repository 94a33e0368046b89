#if os(Linux)
  import Foundation

  /// A file system of its own in memory; gone with its last reference.
  package final class TemporaryVolume {
    package let path: String
    private let directory: TemporaryDirectory

    /// Whether this user may make file systems. The superuser in a container often may not.
    package static let isAllowed = (try? TemporaryVolume(megabytes: 1)) != nil

    package init(megabytes: Int, type: String = "tmpfs") throws {
      directory = try TemporaryDirectory()
      path = directory.path
      guard try Self.run("mount", "-t", type, "-o", "size=\(megabytes)m", type, path) == 0 else {
        throw CocoaError(.fileWriteNoPermission)
      }
    }

    deinit {
      _ = try? Self.run("umount", "--lazy", path)
    }

    private static func run(_ arguments: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }
#endif
