import FilesFeature
import Headgate

/// Directories in memory.
struct FakeDisk: Sendable {
  var directories: [String: [FileItem]]
  var problems: [String: FileProblem.Reason] = [:]

  var client: FileClient {
    var client = FileClient()
    client.list = { path, _ in
      if let reason = problems[path.string] { throw FileProblem(reason, at: path) }
      guard let items = directories[path.string] else { throw FileProblem(.vanished, at: path) }
      return items
    }
    return client
  }

  static let home = FakeDisk(
    directories: [
      "/": [.directory("home")],
      "/home": [
        .file("b.txt", 20), .directory("sub"), .file("a10.txt", 5), .file("a9.txt", 7), .file(".hidden", 1),
        FileItem(name: "broken", kind: .link(to: "nowhere", .nothing)), .directory("gone"), .directory("locked"),
      ],
      "/home/sub": [.file("deep.txt", 3)],
    ],
    problems: ["/home/locked": .permissionDenied]
  )
}

extension FileItem {
  static func directory(_ name: FileName) -> Self { Self(name: name, kind: .directory) }

  static func file(_ name: FileName, _ size: Int64, at seconds: Double = 0) -> Self {
    Self(
      name: name,
      kind: .file(isExecutable: false),
      size: size,
      modified: Date(timeIntervalSince1970: seconds)
    )
  }
}
