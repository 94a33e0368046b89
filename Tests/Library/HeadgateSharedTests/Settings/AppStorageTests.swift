// Tests of: Settings, SHARED-16, SHARED-46, SHARED-47, SHARED-48, SHARED-49, SHARED-50

import Headgate
import HeadgateSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
final class AppStorageTests {
  let directory = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")
  var file: URL { directory.appending(path: "settings.json") }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func inFile(_ operation: () async throws -> Void) async rethrows {
    try await withDependencies {
      $0.defaultAppStorage = .file(file)
    } operation: {
      try await operation()
    }
  }

  func put(_ text: String) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

  func waits(for condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `settings are members of one file`() async throws {  // holds: SHARED-46
    try await inFile {
      @Shared(.appStorage("name")) var name = "Blob"
      @Shared(.appStorage("size")) var size = 1
      #expect(name == "Blob" && size == 1)
      $name.withLock { $0 = "Blob/Jr" }
      $size.withLock { $0 = 7 }
      try await $size.save()
      #expect(contents == "{\n  \"name\" : \"Blob/Jr\",\n  \"size\" : 7\n}")
    }
  }

  @Test func `a member that the program does not know stays`() async throws {  // holds: SHARED-46
    try put(#"{"name": "Blob", "window": {"size": [1, 2.5, null]}, "big": 18446744073709551615}"#)
    try await inFile {
      @Shared(.appStorage("name")) var name = ""
      #expect(name == "Blob")
      $name.withLock { $0 = "X" }
      try await $name.save()
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      #expect(object?["name"] as? String == "X")
      #expect((object?["big"] as? NSNumber)?.uint64Value == .max)
      #expect(((object?["window"] as? [String: Any])?["size"] as? [Any])?.count == 3)
    }
  }

  @Test(arguments: SettingsPlaces.allCases)
  func `values of all kinds come back`(_ place: SettingsPlaces) async throws {  // holds: SHARED-47
    try await place.with(directory) {
      try await comesBack("bool", true)
      try await comesBack("int", Int.min)
      try await comesBack("unsigned", UInt64.max)
      try await comesBack("double", 0.1)
      try await comesBack("whole", 2.0)
      try await comesBack("infinite", -Double.infinity)
      try await comesBack("string", "a/\"é\n")
      try await comesBack("data", Data([0, 255]))
      try await comesBack("date", Date(timeIntervalSinceReferenceDate: 0.123_456_7))
      try await comesBack("url", URL(string: "https://a.b/c?d=é")!)
      try await comesBack("file", URL(filePath: "/tmp/a b"))
      try await comesBack("array", ["a", "b"])
      try await comesBack("object", ["a": [1: true]])
      try await comesBack("optional", Optional(3))
      try await comesBack("theme", CodableTheme.dark)
      try await comesBack("choice", Choice(theme: .dark, sizes: [1, 2]))
    }
  }

  private func comesBack<Value: Codable & Equatable & Sendable>(_ name: String, _ value: Value) async throws {
    do {
      @Shared(.appStorage(name)) var setting: Value?
      #expect(setting == nil)
      $setting.withLock { $0 = value }
      try await $setting.save()
    }
    do {
      @Shared(.appStorage(name)) var setting: Value?
      #expect(setting == value, "\(name)")
      $setting.withLock { $0 = nil }
      try await $setting.save()
    }
    @Shared(.appStorage(name)) var setting: Value?
    #expect(setting == nil, "\(name)")
  }

  @Test(arguments: SettingsPlaces.allCases)
  func `a type with raw values needs no coding`(_ place: SettingsPlaces) async throws {  // holds: SHARED-47
    try await place.with(directory) {
      do {
        @Shared(.appStorage("theme")) var theme = Theme.light
        @Shared(.appStorage("level")) var level: Level?
        #expect(theme == .light && level == nil)
        $theme.withLock { $0 = .dark }
        $level.withLock { $0 = .two }
        try await $theme.save()
        try await $level.save()
      }
      @Shared(.appStorage("theme")) var name = ""
      @Shared(.appStorage("level")) var number = 0
      @Shared(.appStorage("level")) var level: Level?
      #expect(name == "dark" && number == 2 && level == .two)
      $level.withLock { $0 = nil }
      try await $level.save()
    }
  }

  @Test func `a default belongs to the key`() async throws {  // holds: SHARED-16
    @Shared(.showsHidden) var showsHidden
    #expect(!showsHidden)
    $showsHidden.withLock { $0 = true }
    @SharedReader(.showsHidden) var again
    #expect(again)
  }

  @Test func `a change of the file is seen by the settings that differ`() async throws {  // holds: SHARED-48
    try put(#"{"a": 1, "b": 1}"#)
    try await inFile {
      @Shared(.appStorage("a")) var a = 0
      @Shared(.appStorage("b")) var b = 0
      #expect(a == 1 && b == 1)
      let isNotified = LockIsolated(false)
      withObservationTracking {
        _ = b
      } onChange: {
        isNotified.setValue(true)
      }
      try put(#"{"a": 2, "b": 1}"#)
      try await waits { a == 2 }
      #expect(!isNotified.value)
      try put("{}")
      try await waits { a == 0 && b == 0 }
    }
  }

  @Test func `two programs that change different settings lose none`() async throws {  // holds: SHARED-48
    let file = file
    async let first = #expect(processExitsWith: .success) { [file = file as URL] in try await count(in: file, "a") }
    async let second = #expect(processExitsWith: .success) { [file = file as URL] in try await count(in: file, "b") }
    _ = await (first, second)
    let object = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    #expect(object == ["a": 300, "b": 300])
  }

  @Test func `a damaged file is reported and not overwritten`() async throws {  // holds: SHARED-49
    try put("no JSON")
    try await inFile {
      try await withKnownIssue {
        @Shared(.appStorage("number")) var number = 3
        $number.withLock { $0 = 4 }
        #expect(number == 4)
        #expect($number.saveError != nil)
        #expect(contents == "no JSON")
        // Another setting does not overwrite it either.
        @Shared(.appStorage("other")) var other = 0
        $other.withLock { $0 = 1 }
        #expect(contents == "no JSON")
        try await $number.save()
        #expect(contents == "{\n  \"number\" : 4\n}")
        #expect($number.saveError == nil)
        let kept = try String(contentsOf: file.appendingPathExtension("unreadable"), encoding: .utf8)
        #expect(kept == "no JSON")
        $other.withLock { $0 = 2 }
        try await $other.save()
        #expect(contents?.contains("\"other\" : 2") == true)
      } matching: {
        $0.description.contains("[SHARING-2]") || $0.description.contains("[SHARING-3]")
      }
    }
  }

  // holds: SHARED-49
  @Test func `a file with too many values inside of one another is reported, and the program goes on`() async throws {
    for depth in [501, 513] {
      let text = #"{"a": "# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
      for encoding in [String.Encoding.utf8, .utf16LittleEndian] {
        let data = try #require(text.data(using: encoding))
        try put("")
        try data.write(to: file)
        try await inFile {
          try await withKnownIssue {
            @Shared(.appStorage("number")) var number = 3
            #expect(number == 3)
            $number.withLock { $0 = 4 }
            #expect(try Data(contentsOf: file) == data)
            try await $number.save()
            #expect(contents == "{\n  \"number\" : 4\n}")
            #expect(try Data(contentsOf: file.appendingPathExtension("unreadable")) == data)
          } matching: {
            $0.description.contains("[SHARING-2]") || $0.description.contains("[SHARING-3]")
          }
        }
      }
    }
  }

  @Test func `a setting of another type is reported and not overwritten`() async throws {  // holds: SHARED-49
    try put(#"{"number": "many", "theme": "blue"}"#)
    try await inFile {
      try await withKnownIssue {
        @Shared(.appStorage("number")) var number = 3
        @Shared(.appStorage("theme")) var theme = Theme.light
        #expect(number == 3 && theme == .light)
        #expect("\($theme.loadError!)" == "the type has no value 'blue'")
        $number.withLock { $0 = 4 }
        #expect(($number.saveError as? UnreadableSetting)?.name == "number")
        #expect(contents?.contains("many") == true)
        try await $number.save()
        #expect(contents == "{\n  \"number\" : 4,\n  \"theme\" : \"blue\"\n}")
      } matching: {
        $0.description.contains("[SHARING-2]") || $0.description.contains("[SHARING-3]")
      }
    }
  }

  @Test func `a file that is mended is read again`() async throws {  // holds: SHARED-49
    try put(#"{"number": 5}"#)
    try await inFile {
      @Shared(.appStorage("number")) var number = 3
      #expect(number == 5)
      // The report is made on the thread that looks at the file, and belongs to no test.
      try put("no JSON")
      try await waits { $number.loadError != nil }
      #expect(number == 5)
      try put(#"{"number": 5}"#)
      try await waits { $number.loadError == nil }
      #expect(number == 5)
    }
  }

  @Test func `a test has settings of its own in memory`() async throws {  // holds: SHARED-50
    @Shared(.appStorage("number")) var number = 1
    $number.withLock { $0 = 2 }
    withDependencies {
      $0.defaultAppStorage = .inMemory()
    } operation: {
      @Shared(.appStorage("number")) var other = 1
      #expect(other == 1)
    }
    @Shared(.appStorage("number")) var again = 1
    #expect(again == 2)
  }

  @Test func `the settings of the program are in the user's directory`() async throws {  // holds: SHARED-46
    let directory = directory
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    await #expect(processExitsWith: .success) { [directory = directory as URL] in
      setenv("XDG_CONFIG_HOME", directory.path, 1)
      try await withDependencies {
        $0.context = .live
        $0.defaultAppStorage = .standard
      } operation: {
        @Shared(.appStorage("number")) var number = 1
        $number.withLock { $0 = 2 }
        try await $number.save()
      }
    }
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: directory.path).first)
    let text = try String(contentsOf: directory.appending(path: name + "/settings.json"), encoding: .utf8)
    #expect(text == "{\n  \"number\" : 2\n}")
  }

  @Test func `a change of user defaults is seen`() async throws {  // holds: SHARED-48
    let name = "headgate-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    // `UserDefaults` is documented to be safe on all threads, but Foundation on Linux does not declare it.
    nonisolated(unsafe) let shared = defaults
    try await withDependencies {
      $0.defaultAppStorage = .userDefaults(shared)
    } operation: {
      @Shared(.appStorage("isOn")) var isOn = false
      $isOn.withLock { $0 = true }
      #expect(shared.bool(forKey: "isOn"))
      shared.set(0, forKey: "isOn")
      try await waits { !isOn }
      #expect($isOn.loadError == nil)
    }
  }
}

enum Theme: String { case light, dark }
enum Level: Int { case one = 1, two }
enum CodableTheme: String, Codable { case light, dark }
struct Choice: Codable, Equatable {
  var theme: CodableTheme
  var sizes: [Int]
}

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var showsHidden: Self { Self[.appStorage("showsHidden"), default: false] }
}

/// The places of settings that a test runs with.
enum SettingsPlaces: CaseIterable {
  case file, memory, userDefaults

  func with(_ directory: URL, _ operation: () async throws -> Void) async throws {
    let name = "headgate-\(UUID().uuidString)"
    let storage =
      switch self {
      case .file: SettingsStorage.file(directory.appending(path: "settings.json"))
      case .memory: SettingsStorage.inMemory()
      case .userDefaults: SettingsStorage.userDefaults(try #require(UserDefaults(suiteName: name)))
      }
    defer { UserDefaults(suiteName: name)?.removePersistentDomain(forName: name) }
    try await withDependencies {
      $0.defaultAppStorage = storage
    } operation: {
      try await operation()
    }
  }
}

private func count(in file: URL, _ name: String) async throws {
  try await withDependencies {
    $0.defaultAppStorage = .file(file)
  } operation: {
    @Shared(.appStorage(name)) var number = 0
    for _ in 0..<300 {
      $number.withLock { $0 += 1 }
      if number.isMultiple(of: 50) { try await $number.save() }
    }
    try await $number.save()
  }
}
