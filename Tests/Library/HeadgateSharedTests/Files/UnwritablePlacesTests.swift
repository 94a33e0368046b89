// Tests of: SHARED-38

import Headgate
import Testing

/// A directory without the permission to write, and a disk without space.
///
/// Each test runs in a process of its own: one gives up the rights of the superuser, the other one can stop with its disk full.
@Suite(.timeLimit(.minutes(10)))
final class UnwritablePlacesTests {
  let directory = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")
  var file: URL { directory.appending(path: "text.json") }

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }
  deinit {
    setPermissions(0o755)
    try? FileManager.default.removeItem(at: directory)
  }

  private func setPermissions(_ permissions: Int) {
    try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: directory.path)
  }

  // holds: SHARED-38
  @Test func `in a directory that is read-only, a change is in memory, and the file is as before`() async throws {
    try Data("\"before\"".utf8).write(to: file)
    setPermissions(0o555)
    await #expect(processExitsWith: .success) { [file = file as URL] in
      // Permissions do not restrict the superuser.
      if geteuid() == 0 { #expect(setgid(65_534) == 0 && setuid(65_534) == 0) }
      await change(file, by: "x")
    }
    #expect(try Data(contentsOf: file) == Data("\"before\"".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["text.json"])
  }

  #if os(Linux)
    // holds: SHARED-38
    @Test(.enabled(if: geteuid() == 0, "only the superuser can mount a disk"))
    func `on a disk that is full, a change is in memory, and the file is as before`() async throws {
      // A machine may forbid it to the superuser, too, as some containers do.
      guard try run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", directory.path) else { return }
      defer { _ = try? run("umount", directory.path) }
      try Data("\"before\"".utf8).write(to: file)
      await #expect(processExitsWith: .success) { [file = file as URL] in
        await change(file, by: String(repeating: "x", count: 100_000))
      }
      #expect(try Data(contentsOf: file) == Data("\"before\"".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["text.json"])
    }

    private func run(_ command: String...) throws -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  #endif
}

/// Changes the text in a file that cannot be written, twice.
private func change(_ file: URL, by text: String) async {
  await withDependencies {
    $0.defaultFileStorage = .fileSystem
  } operation: {
    await withKnownIssue(isIntermittent: true) {
      @Shared(.fileStorage(file)) var value = ""
      #expect(value == "before")
      for _ in 1...2 {
        $value.withLock { $0 += text }
        await #expect(throws: (any Error).self) { try await $value.save() }
      }
      #expect(value == "before" + text + text)
      #expect($value.saveError != nil)
    } matching: {
      $0.description.contains("[SHARING-3]")
    }
  }
}
