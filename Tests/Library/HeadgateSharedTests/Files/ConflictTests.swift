// Tests of: SHARED-37, SHARED-38, SHARED-40, SHARED-41, SHARED-42, SHARED-51

import Headgate
import HeadgateSupport
import Testing

/// Two programs that change one file: each `processExitsWith` runs its closure in a process of its own.
///
/// A report of a write is made on the thread of the write, and belongs to no test. So these tests look at `saveError`.
@Suite(.timeLimit(.minutes(10)))
final class ConflictTests {
  let directory = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")
  var file: URL { directory.appending(path: "count.json") }

  init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: directory) }

  private func number() throws -> Int { try JSONDecoder().decode(Int.self, from: Data(contentsOf: file)) }

  @Test func `two programs that combine their changes lose none`() async throws {  // holds: SHARED-41
    let file = file
    async let first = #expect(processExitsWith: .success) { [file = file as URL] in try await increment(file) }
    async let second = #expect(processExitsWith: .success) { [file = file as URL] in try await increment(file) }
    _ = await (first, second)
    #expect(try number() == 20_000)
  }

  @Test func `a replaced change of another program is reported and kept`() async throws {  // holds: SHARED-40
    let file = file
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try Data("1".utf8).write(to: file)
      @Shared(.fileStorage(file)) var count = 0
      try await withKnownIssue(isIntermittent: true) {
        $count.withLock { $0 = 2 }
        // The other program writes before this one does.
        try Data("70".utf8).write(to: file, options: .atomic)
        let error = await #expect(throws: OverwrittenChange.self) { try await $count.save() }
        #expect(error?.data == Data("70".utf8))
        #expect(($count.saveError as? OverwrittenChange)?.url.lastPathComponent == "count.json")
        #expect(try number() == 2)
        $count.withLock { $0 = 3 }
        try Data("80".utf8).write(to: file, options: .atomic)
        while ($count.saveError as? OverwrittenChange)?.data != Data("80".utf8) {
          try await Task.sleep(for: .milliseconds(5))
        }
      } matching: {
        $0.description.contains("[SHARING-4]")
      }
      #expect(try number() == 3)
      try await $count.save()
      #expect($count.saveError == nil)
    }
  }

  @Test func `the combined value comes into memory`() async throws {  // holds: SHARED-41
    let file = file
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try Data("100".utf8).write(to: file)
      @Shared(.fileStorage(file, combine: { @Sendable base, mine, other in mine + other - (base ?? 0) })) var count = 0
      $count.withLock { $0 += 1 }
      try Data("150".utf8).write(to: file, options: .atomic)
      try await $count.save()
      #expect(try number() == 151)
      while count != 151 { try await Task.sleep(for: .milliseconds(5)) }
      $count.withLock { $0 += 1 }
      try await $count.save()
      #expect(try number() == 152)
    }
  }

  @Test func `a change that comes while two are combined is not lost`() async throws {  // holds: SHARED-41
    let file = file
    let calls = Locked(0)
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try Data("100".utf8).write(to: file)
      @Shared(
        .fileStorage(
          file,
          combine: { @Sendable base, mine, other in
            let call = calls.withLock { calls in
              calls += 1
              return calls
            }
            // A program that takes no lock, such as an editor.
            if call == 1 { try? Data("200".utf8).write(to: file, options: .atomic) }
            return mine + other - (base ?? 0)
          }
        )
      ) var count = 0
      $count.withLock { $0 += 1 }
      try Data("150".utf8).write(to: file, options: .atomic)
      try await $count.save()
      #expect(try number() == 201)
    }
  }

  @Test func `a change that could not be saved is not undone by another program`() async throws {  // holds: SHARED-51
    struct Refused: Error {}
    let file = file
    let fails = Locked(true)
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try Data("100".utf8).write(to: file)
      @Shared(
        .fileStorage(
          file,
          decode: { @Sendable in try JSONDecoder().decode(Int.self, from: $0) },
          encode: { @Sendable in
            if fails.withLock({ $0 }) { throw Refused() }
            return try JSONEncoder().encode($0)
          },
          combine: { @Sendable base, mine, other in mine + other - (base ?? 0) }
        )
      ) var count = 0
      withKnownIssue { $count.withLock { $0 += 1 } }
      try Data("150".utf8).write(to: file, options: .atomic)
      try await Task.sleep(for: .milliseconds(700))
      #expect(count == 101)
      fails.withLock { $0 = false }
      try await $count.save()
      #expect(try number() == 151)
      while count != 151 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `a damaged change of another program is not overwritten`() async throws {  // holds: SHARED-37
    let file = file
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try Data("1".utf8).write(to: file)
      try await withKnownIssue(isIntermittent: true) {
        @Shared(.fileStorage(file)) var count = 0
        $count.withLock { $0 = 2 }
        try Data("half a".utf8).write(to: file, options: .atomic)
        while $count.saveError == nil { try await Task.sleep(for: .milliseconds(5)) }
        #expect($count.saveError is UnreadableFile)
        #expect(try String(contentsOf: file, encoding: .utf8) == "half a")
        #expect(count == 2)
      } matching: {
        $0.description.contains("could not be read, and is not overwritten") || $0.description.contains("[SHARING-2]")
      }
    }
  }

  @Test func `a program that is killed leaves a whole file`() async throws {  // holds: SHARED-42
    let file = file
    // A long run sets the number of programs.
    let rounds = ProcessInfo.processInfo.environment["HEADGATE_KILLS"].flatMap(Int.init) ?? 12
    for _ in 0..<rounds {
      await #expect(processExitsWith: .signal(SIGKILL)) { [file = file as URL] in try await writeUntilKilled(file) }
      guard let data = try? Data(contentsOf: file) else { continue }
      let text = try JSONDecoder().decode(String.self, from: data)
      #expect(Set(text).count <= 1 && text.count == 200_000)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count <= 2)
  }

  @Test func `a file that cannot be written is one report, and the value stays`() async throws {  // holds: SHARED-38
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      // A file is in the place of the directory.
      try Data("x".utf8).write(to: file)
      let inside = file.appending(path: "inside.json")
      await withKnownIssue(isIntermittent: true) {
        @Shared(.fileStorage(inside)) var count = 0
        $count.withLock { $0 = 1 }
        while $count.saveError == nil { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(count == 1)
      } matching: {
        $0.description.contains("[SHARING-2]") || $0.description.contains("[SHARING-3]")
      }
      #expect(try Data(contentsOf: file) == Data("x".utf8))
    }
  }

  @Test func `a full disk is one report, and the file is as before`() async throws {  // holds: SHARED-38
    try Data("\"before\"".utf8).write(to: file)
    await #expect(processExitsWith: .success) { [file = file as URL] in try await writeMoreThanAllowed(file) }
    #expect(try Data(contentsOf: file) == Data("\"before\"".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["count.json"])
  }
}

private func increment(_ file: URL) async throws {
  try await withDependencies {
    $0.defaultFileStorage = .fileSystem
  } operation: {
    @Shared(.fileStorage(file, combine: { @Sendable base, mine, other in mine + other - (base ?? 0) })) var count = 0
    for number in 1...10_000 {
      $count.withLock { $0 += 1 }
      if number.isMultiple(of: 200) { try await Task.sleep(for: .milliseconds(20)) }
    }
    try await $count.save()
  }
}

private func writeUntilKilled(_ file: URL) async throws {
  try await withDependencies {
    $0.defaultFileStorage = .fileSystem
  } operation: {
    @Shared(.fileStorage(file)) var text = ""
    Thread.detachNewThread {
      usleep(UInt32.random(in: 0..<250_000))
      kill(getpid(), SIGKILL)
    }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      $text.withLock { $0 = String(repeating: letter, count: 200_000) }
      try await $text.save()
    }
    try await Task.sleep(for: .seconds(60))
  }
}

/// Writes with a limit for the size of files: the system refuses the rest of the contents, as on a full disk.
private func writeMoreThanAllowed(_ file: URL) async throws {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
  await withDependencies {
    $0.defaultFileStorage = .fileSystem
  } operation: {
    await withKnownIssue(isIntermittent: true) {
      @Shared(.fileStorage(file)) var text = ""
      #expect(text == "before")
      $text.withLock { $0 = String(repeating: "x", count: 200_000) }
      await #expect(throws: (any Error).self) { try await $text.save() }
      #expect(text.count == 200_000)
      $text.withLock { $0.append("y") }
      await #expect(throws: (any Error).self) { try await $text.save() }
    } matching: {
      $0.description.contains("[SHARING-3]")
    }
  }
}
