import Headgate
import HeadgateSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
final class FileStorageTests {
  let directory = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")
  var file: URL { directory.appending(path: "values.json") }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func onDisk(_ operation: () async throws -> Void) async rethrows {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await operation()
    }
  }

  func put(_ text: String) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

  @Test func `a value is written to its file and read from it`() async throws {  // holds: SHARED-34
    try await onDisk {
      do {
        @Shared(.fileStorage(file)) var numbers: [Int] = []
        for number in 0..<100 { $numbers.withLock { $0.append(number) } }
        try await $numbers.save()
        #expect(contents == "[\((0..<100).map(String.init).joined(separator: ","))]")
      }
      @Shared(.fileStorage(file)) var again: [Int] = []
      #expect(again.count == 100)
    }
  }

  @Test func `a program that exits writes what waits`() async throws {  // holds: SHARED-34
    let file = URL.temporaryDirectory.appending(path: "headgate-written-at-exit.json")
    try? FileManager.default.removeItem(at: file)
    await #expect(processExitsWith: .success) {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        let file = URL.temporaryDirectory.appending(path: "headgate-written-at-exit.json")
        @Shared(.fileStorage(file)) var number = 1
        $number.withLock { $0 = 2 }
        exit(EXIT_SUCCESS)
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "2")
    try FileManager.default.removeItem(at: file)
  }

  @Test func `a test writes nothing to the disk`() async throws {  // holds: SHARED-35
    @Shared(.fileStorage(file)) var number = 1
    $number.withLock { $0 = 2 }
    try await $number.save()
    #expect(contents == nil)
    let url = file
    withDependencies {
      $0.defaultFileStorage = .inMemory([url: Data("7".utf8)])
    } operation: {
      @Shared(.fileStorage(url)) var other = 1
      #expect(other == 7)
    }
  }

  @Test func `a change by another program is seen`() async throws {  // holds: SHARED-36
    try await onDisk {
      try put("1")
      @Shared(.fileStorage(file)) var number = 0
      #expect(number == 1)
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = number
      } onChange: {
        continuation.yield()
      }
      try Data("25".utf8).write(to: file, options: .atomic)
      var iterator = stream.makeAsyncIterator()
      _ = await iterator.next()
      #expect(number == 25)
      withObservationTracking {
        _ = number
      } onChange: {
        continuation.yield()
      }
      try FileManager.default.removeItem(at: file)
      _ = await iterator.next()
      #expect(number == 0)
    }
  }

  @Test func `a damaged file is reported once and not overwritten`() async throws {  // holds: SHARED-37
    try await onDisk {
      try put("no number")
      let url = file
      try await withKnownIssue {
        @Shared(.fileStorage(url)) var number = 3
        #expect(number == 3)
        withKnownIssue {
          $number.withLock { $0 = 4 }
          $number.withLock { $0 = 5 }
        } matching: {
          $0.description.contains("'values.json' could not be read, and is not overwritten")
        }
        #expect(number == 5)
        #expect(contents == "no number")
        #expect($number.saveError is UnreadableFile)
        try await $number.save()
        #expect(contents == "5")
        #expect($number.saveError == nil)
      } matching: {
        $0.description.contains("[SHARING-2]")
      }
    }
  }

  // holds: SHARED-37
  @Test func `a file with too many values inside of one another is reported, and the program goes on`() async throws {
    indirect enum Tree: Codable, Sendable {
      case leaf
      case branch([Tree])
      init(from decoder: any Decoder) throws {
        self = (try? .branch(decoder.singleValueContainer().decode([Tree].self))) ?? .leaf
      }
      func encode(to encoder: any Encoder) throws { try "tree".encode(to: encoder) }
    }
    let url = file
    func isReported(_ contents: Data, _ decoder: JSONDecoder = JSONDecoder()) async throws {
      try await onDisk {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try contents.write(to: url)
        withKnownIssue {
          @Shared(.fileStorage(url, decoder: decoder)) var tree = Tree.leaf
          #expect($tree.loadError is DecodingError)
          $tree.withLock { $0 = .branch([]) }
          #expect($tree.saveError is UnreadableFile)
        } matching: {
          $0.description.contains("[SHARING-2]") || $0.description.contains("[SHARING-3]")
        }
        #expect(try Data(contentsOf: url) == contents)
      }
    }
    // With exactly one more than it allows, the decoder of Foundation ends the process.
    for depth in [501, 513, 20_000] {
      let open = String(repeating: "[", count: depth)
      let encodings: [String.Encoding] = [
        .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
      ]
      for encoding in encodings {
        try await isReported(#require(open.data(using: encoding)))
        try await isReported(#require("\(open)1\(String(repeating: "]", count: depth))".data(using: encoding)))
      }
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      if depth > 512 { try await isReported(Data(open.utf8), decoder) }
    }
  }

  // holds: SHARED-37
  @Test func `a file of another encoding, or with comments, is read`() async throws {
    try await onDisk {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      // The characters have the bytes of brackets.
      let text = String(repeating: "\u{5B50}\u{7B50}", count: 600)
      try #require("\"\(text)\"".data(using: .utf16)).write(to: file)
      @Shared(.fileStorage(file)) var name = ""
      #expect(name == text)
    }
    try await onDisk {
      let other = directory.appending(path: "comments.json")
      try Data(("/* " + String(repeating: "[", count: 600) + " */ 7").utf8).write(to: other)
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      @Shared(.fileStorage(other, decoder: decoder)) var number = 0
      #expect(number == 7)
    }
  }

  @Test func `a change while save() overwrites a damaged file is written`() async throws {  // holds: SHARED-37
    try await onDisk {
      try put("no number")
      let url = file
      let encoded = Locked(0)
      try await withKnownIssue {
        @Shared(
          .fileStorage(
            url,
            decode: { @Sendable in try JSONDecoder().decode(Int.self, from: $0) },
            encode: { @Sendable in
              encoded.withLock { $0 += 1 }
              return try JSONEncoder().encode($0)
            }
          )
        ) var number = 3
        let shared = $number
        async let saved: Void = shared.save()
        while encoded.withLock({ $0 }) == 0 { await Task.yield() }
        $number.withLock { $0 = 5 }
        try await saved
        while contents != "5" { try await Task.sleep(for: .milliseconds(5)) }
        #expect($number.saveError == nil)
      } matching: {
        $0.description.contains("[SHARING-2]")
      }
    }
  }

  @Test func `a reference that reads a change does not hide it from another`() async throws {  // holds: SHARED-36
    try await onDisk {
      try put("1")
      @Shared(.fileStorage(file)) var number = 0
      try Data("25".utf8).write(to: file, options: .atomic)
      @Shared(.fileStorage(file)) var same = 0.0
      #expect(same == 25)
      while number != 25 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `a value that uses a file when it is released is released without a lock`() async {  // holds: SHARED-34
    await #expect(processExitsWith: .success) {
      alarm(20)
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        let directory = URL.temporaryDirectory.appending(path: "headgate-\(getpid())")
        @Shared(.fileStorage(directory.appending(path: "ticket.json"))) var ticket = Ticket(log: directory)
        for _ in 0..<3 { $ticket.withLock { $0 = Ticket(log: directory) } }
        try? FileManager.default.removeItem(at: directory)
        exit(EXIT_SUCCESS)
      }
    }
  }

  @Test func `a file that cannot be written is an error, and the value stays`() async throws {  // holds: SHARED-38
    try await onDisk {
      // A directory is in the place of the file.
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let url = file
      await withKnownIssue {
        @Shared(.fileStorage(url)) var number = 3
        await #expect(throws: (any Error).self) { try await $number.save() }
        #expect(number == 3)
        #expect($number.saveError != nil)
      } matching: {
        $0.description.contains("[SHARING-2]")
      }
    }
  }

  @Test func `a file may have another form`() async throws {  // holds: SHARED-39
    try await onDisk {
      @Shared(
        .fileStorage(
          file,
          decode: { @Sendable data in String(decoding: data, as: UTF8.self) },
          encode: { @Sendable text in Data(text.utf8) }
        )
      ) var text = ""
      $text.withLock { $0 = "plain" }
      try await $text.save()
      #expect(contents == "plain")
      try FileManager.default.removeItem(at: file)
      try Data().write(to: file)
      @Shared(.fileStorage(file)) var number = 4
      #expect(number == 4)
    }
  }
}

private final class Ticket: Codable, Sendable {
  let log: URL

  init(log: URL) { self.log = log }

  deinit {
    @Shared(.fileStorage(log.appending(path: "log.json"))) var count = 0
    _ = count
  }
}
