import Foundation

/// A run of the built command `headgate`.
struct CommandRun {
  let code: Int32
  let output: String
  let errors: String

  /// Runs the command in a folder.
  init(_ arguments: String..., in folder: String = ".") throws {
    try self.init(executable: Self.command, arguments, in: folder)
  }

  /// Runs a line of the shell. In it, `$H` is the command.
  init(shell line: String, in folder: String = ".") throws {
    try self.init(executable: "/bin/bash", ["-c", line], in: folder)
  }

  private init(executable: String, _ arguments: [String], in folder: String) throws {
    let process = Process()
    let scratch = try SampleFolder()
    let files = ["out", "err"].map { "\(scratch.path)/\($0)" }
    for file in files { try Data().write(to: URL(fileURLWithPath: file)) }
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["H": Self.command, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = try String(contentsOfFile: files[0], encoding: .utf8)
    errors = try String(contentsOfFile: files[1], encoding: .utf8)
  }

  /// The command lies beside the bundle of the tests.
  static let command: String = {
    let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let test = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = (test.map { [($0 as NSString).deletingLastPathComponent] } ?? []) + arguments
    // On macOS, the bundle is a folder, and its path is an argument of the program that runs it.
    let parents = folders.flatMap { folder in
      (0..<4).map { depth in
        (0..<depth).reduce(folder) { path, _ in (path as NSString).deletingLastPathComponent }
      }
    }
    let found = parents.map { "\($0)/headgate" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    return found ?? "headgate"
  }()
}
