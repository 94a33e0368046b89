import Foundation
import Testing

@testable import HeadgateRecordings

struct StateIndexTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "headgate-states-\(UUID().uuidString)")

  private static let states = [
    #"{"count":0,"rows":[{"title":"milk"},{"title":"bread"}],"user":null}"#,
    #"{"count":1,"rows":[{"title":"milk"},{"title":"bread"}],"user":null}"#,
    #"{"count":1,"rows":[{"title":"tea"},{"title":"milk"},{"title":"bread"}],"user":null}"#,
    #"{"count":1,"rows":[],"user":{"name":"Blob","rows":5}}"#,
    #"{"count":1,"rows":[],"user":{"name":"Blob","rows":5}}"#,
    #"{"count":2,"rows":[{"title":"milk"}],"user":null}"#,
  ]

  private func recording(_ name: String = "a", actions: Int = 5) throws -> Recording {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    let writer = try RecordingWriter(creating: file)
    try writer.write(
      [.info(key: "program", value: name)]
        + (1...actions).map { number in
          .action(
            RecordedAction(
              number: UInt64(number),
              name: "go",
              cause: .outside,
              file: "F.swift",
              line: 1,
              time: Int64(number),
              duration: 1,
              coding: .json,
              payload: "{}"
            )
          )
        }
    )
    try writer.close()
    return try Recording(contentsOf: file)
  }

  private func fill(_ index: StateIndex) throws {
    var old: JSONTree?
    for (number, text) in Self.states.enumerated() {
      let new = try JSONTree(parsing: text)
      let isAdded = try index.add(
        StateChange.between(old, new, action: UInt64(number)),
        after: number == 0 ? nil : UInt64(number - 1),
        through: UInt64(number),
        time: number == 0 ? nil : Int64(number)
      )
      #expect(isAdded)
      old = new
    }
  }

  /// What a comparison of all states finds.
  private func compared(_ path: [JSONStep]) throws -> [UInt64] {
    let values = try Self.states.map { try JSONTree(parsing: $0).value(at: path[...]) }
    return (1..<values.count).filter { values[$0] != values[$0 - 1] }.map { UInt64($0) }
  }

  private static let paths: [[JSONStep]] = [
    [], [.member("count")], [.member("rows")], [.member("rows"), .index(0)],
    [.member("rows"), .index(0), .member("title")], [.member("rows"), .index(2), .member("title")],
    [.member("user")], [.member("user"), .member("rows")], [.member("row")], [.member("count"), .index(0)],
  ]

  // holds: SESSION-201
  @Test(arguments: paths) func `the actions that changed a value are those whose states differ`(path: [JSONStep]) throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = try StateIndex(of: try recording(), program: "")
    try fill(index)
    #expect(try index.actions(changing: path, after: 0) == compared(path))
    // The value after each change is the value in the state.
    var value = ChangedValue(at: path)
    var texts: [UInt64: String?] = [:]
    try index.forEachChange(at: path) { change in
      value.apply(change)
      texts[change.action] = .some(value.text)
    }
    for (number, text) in texts {
      #expect(text == (try JSONTree(parsing: Self.states[Int(number)]).value(at: path[...])?.text))
    }
  }

  // holds: SESSION-201
  @Test func `a text is found where a value appears`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = try StateIndex(of: try recording(), program: "")
    try fill(index)
    let found = try index.changes(to: "MILK", limit: 10)
    #expect(found.map(\.action) == [0, 2, 5])
    #expect(found[1].path == [.member("rows"), .index(1), .member("title")])
    #expect(try index.changes(to: "MILK", limit: 2).count == 2)
    #expect(try index.changes(to: "%", limit: 10) == [])
  }

  // holds: SESSION-202
  @Test func `an index is used again, and made again for another recording or program, or when it is damaged`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try recording()
    do { try fill(try StateIndex(of: first, program: "1")) }
    let file = StateIndex.file(of: first)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try StateIndex(of: first, program: "1").last()?.action == 5)
    #expect(try StateIndex(of: first, program: "2").last()?.action == nil)
    do { try fill(try StateIndex(of: first, program: "2")) }
    let other = try recording("b")
    try FileManager.default.copyItem(at: file, to: StateIndex.file(of: other))
    #expect(try StateIndex(of: other, program: "2").last()?.action == nil)
    let bytes = try Data(contentsOf: file)
    try (bytes.prefix(4096) + Data(repeating: 7, count: bytes.count - 4096)).write(to: file)
    let again = try StateIndex(of: first, program: "2")
    #expect(try again.last()?.action == nil)
    try fill(again)
    #expect(try again.changes(to: "tea", limit: 1).count == 1)
  }

  // holds: SESSION-202
  @Test func `two processes that make an index at once add each state once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try recording()
    let (first, second) = (
      try StateIndex(of: recording, program: ""), try StateIndex(of: recording, program: "")
    )
    #expect(try second.last()?.action == nil)
    try fill(first)
    let state = try JSONTree(parsing: Self.states[0])
    #expect(try !second.add(StateChange.between(nil, state, action: 0), after: nil, through: 0, time: nil))
    #expect(try second.last()?.action == 5)
    #expect(try second.changes(to: "milk", limit: 10).map(\.action) == [0, 2, 5])
  }

  // holds: SESSION-202
  @Test func `an empty file that a killed process left is used, by two processes at once, too`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try recording()
    let file = StateIndex.file(of: recording)
    try PrivateFile.create(file)
    let (first, second) = (try StateIndex(of: recording, program: ""), try StateIndex(of: recording, program: ""))
    #expect(!first.isTemporary && !second.isTemporary)
    try fill(first)
    #expect(try !second.add([], after: nil, through: 0, time: nil))
    #expect(try StateIndex(of: recording, program: "").last()?.action == 5)
    try PrivateFile.create(SearchIndex.file(of: recording))
    #expect(SearchIndex.open(recording) != nil)
  }

  // An index would be readable by others there, or be written somewhere else.
  // holds: SESSION-202
  @Test func `an empty file that others may read, and a link, are not used`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try recording()
    let file = StateIndex.file(of: recording)
    try PrivateFile.create(file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(try StateIndex(of: recording, program: "").isTemporary)
    try FileManager.default.removeItem(at: file)
    let other = folder.appending(path: "other")
    for target in [other, folder.appending(path: "nothing")] {
      try Data().write(to: other)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
      #expect(try StateIndex(of: recording, program: "").isTemporary)
      #expect(try Data(contentsOf: other).isEmpty)
      try FileManager.default.removeItem(at: file)
    }
    #expect(try !StateIndex(of: recording, program: "").isTemporary)
  }

  // holds: SESSION-202
  @Test func `an index that another program makes anew is an error for the process that uses it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try recording()
    let first = try StateIndex(of: recording, program: "1")
    #expect(try first.add([], after: nil, through: 0, time: nil))
    let second = try StateIndex(of: recording, program: "2")
    #expect(try second.last()?.action == nil)
    #expect(throws: RecordingError.self) { try first.add([], after: 0, through: 1, time: 1) }
    try fill(second)
    #expect(throws: RecordingError.self) { try first.last() }
    #expect(throws: RecordingError.self) { try first.changes(to: "milk", limit: 1) }
    #expect(try StateIndex(of: recording, program: "2").changes(to: "milk", limit: 10).map(\.action) == [0, 2, 5])
  }

  // holds: SESSION-202
  @Test func `an index stays when the recorder adds a type, and not when the first state is removed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "growing")
    let writer = try RecordingWriter(creating: file)
    func snapshot(_ number: UInt64) -> RecordingRow {
      .snapshot(RecordedSnapshot(action: number, time: Int64(number), coding: .json, state: "{}"))
    }
    try writer.write([.info(key: "program", value: "p"), snapshot(0)])
    let recording = try Recording(contentsOf: file)
    do {
      let index = try StateIndex(of: recording, program: "")
      #expect(try index.add([], after: nil, through: 0, time: nil))
    }
    var shapes = TypeShapes()
    shapes.add("count", of: "Int", to: "State")
    try writer.write(shapes.rows(of: ["State"]))
    #expect(try StateIndex(of: recording, program: "").last()?.action == 0)
    try writer.write([snapshot(3)])
    try writer.removeRows(before: 3)
    #expect(try StateIndex(of: recording, program: "").last()?.action == nil)
    try writer.close()
  }

  // holds: SESSION-202
  @Test func `an index is made anew when a flight recorder has removed its first state`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = try recording().actions().map(RecordingRow.action)
    let file = folder.appending(path: "flight")
    let writer = try RecordingWriter(creating: file)
    func snapshot(_ number: UInt64) -> RecordingRow {
      .snapshot(RecordedSnapshot(action: number, time: Int64(number), coding: .json, state: Self.states[Int(number)]))
    }
    try writer.write([.info(key: "program", value: "p"), snapshot(0)] + rows + [snapshot(3)])
    let flight = try Recording(contentsOf: file)
    do { try fill(try StateIndex(of: flight, program: "")) }
    #expect(try StateIndex(of: flight, program: "").last()?.action == 5)
    try writer.removeRows(before: 3)
    #expect(try StateIndex(of: flight, program: "").last()?.action == nil)
    try writer.close()
  }

  // holds: SESSION-202
  @Test func `a file of somebody else is not changed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = try recording()
    let file = StateIndex.file(of: recording)
    try Data("a text".utf8).write(to: file)
    let index = try StateIndex(of: recording, program: "")
    try fill(index)
    #expect(try index.changes(to: "tea", limit: 1).count == 1)
    #expect(try Data(contentsOf: file) == Data("a text".utf8))
  }

  // holds: SESSION-201
  @Test func `names with any characters lead to their values`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = [
      "", "a", "a.b", "a#1", "\u{1F}", "\u{1E}1", "\u{1E}\u{1F}", "ä\u{301}", "\u{301}x", "\u{7F}", "\0", "a\0b",
    ]
    let index = try StateIndex(temporaryFor: try recording())
    let state = JSONTree.object(
      Dictionary(uniqueKeysWithValues: names.map { ($0, .array([.string("value of \($0)")])) })
    )
    #expect(try index.add(StateChange.between(nil, state, action: 3), after: nil, through: 3, time: 3))
    for name in names {
      #expect(try index.actions(changing: [.member(name)], after: 0) == [3])
      var found: [StateChange] = []
      try index.forEachChange(at: [.member(name)]) { found.append($0) }
      #expect(found.map(\.path) == [[.member(name), .index(0)]])
    }
  }

  // holds: SESSION-201
  @Test func `characters are compared as they are written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = try StateIndex(temporaryFor: recording())
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    let change = StateChange(action: 1, path: [.member(one)], old: nil, new: JSONTree.string(one).text)
    #expect(try index.add([change], after: nil, through: 1, time: 1))
    #expect(try index.changes(to: one, limit: 1).count == 1)
    #expect(try index.changes(to: two, limit: 1).isEmpty)
    #expect(try index.actions(changing: [.member(one)], after: 0) == [1])
    #expect(try index.actions(changing: [.member(two)], after: 0).isEmpty)
  }
}
