#if os(Linux)
  import Foundation
  import TemporaryFiles

  /// A directory with a hundred thousand files and with names that no program expects.
  struct HostileTree {
    static let count = 100_000

    static let name = "hostile"

    let disk: TemporaryDirectory

    var path: String { disk.path + "/" + Self.name }

    /// - Parameter count: The number of usual files.
    init(count: Int = HostileTree.count) throws {
      disk = try TemporaryDirectory()
      try disk.directory(Self.name)
      for number in 0..<count { try Self.create(path + "/file\(number)") }
      for name in Self.names { try Self.create(Array((path + "/").utf8) + name) }
      try addDirectories()
    }

    /// Names with the bytes that a name may have.
    private static let names: [[UInt8]] =
      [
        "new\nline", "\u{1b}[31mred\u{1b}[0m", "\u{1b}]0;title\u{7}", "tab\tand\rreturn", "日本語の名前.txt", "👨‍👩‍👧 family",
        "🇩🇪🇯🇵", "שלום עולם", "\u{202e}gpj.exe", "e\u{301}\u{302}\u{303}", "-rf", "--help", "   blanks   ", "'quotes\"",
        "*?[a]",
        "$(reboot)", "\\backslash", "~", "\u{200b}", "\u{7f}\u{85}",
        String(repeating: "x", count: 255), String(repeating: "日", count: 85),
      ].map { Array($0.utf8) } + [[0xff, 0xfe], [0x61, 0xc3], [0xed, 0xa0, 0x80]]

    private func addDirectories() throws {
      // The first entry of the list, which the keys act on.
      try disk.directory("hostile/0 first/inner")
      try disk.file("hostile/0 first/inner/file", bytes: 10)
      try disk.link("hostile/0 loop", to: ".")
      try disk.link("hostile/0 loop to itself", to: "0 loop to itself")
      try disk.link("hostile/0 to nothing", to: "/no/such/place")
      try disk.directory("hostile/0 unreadable")
      chmod(path + "/0 unreadable", 0)
      mkfifo(path + "/0 pipe", 0o600)
      try disk.directory("hostile/1 " + String(repeating: "deep", count: 60) + "/" + String(repeating: "d", count: 255))
    }

    private static func create(_ path: String) throws {
      try create(Array(path.utf8))
    }

    private static func create(_ path: [UInt8]) throws {
      let descriptor = open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      close(descriptor)
    }
  }
#endif
