import Foundation
import HeadgateRecorder
import HeadgateRecordings

// Questions about all states. The first one replays the session and writes an index beside it, which answers all others.
extension Session {
  /// The actions that changed a value, one per line.
  func changes(at path: StatePath, progress: (UInt64) -> Void = { _ in }) throws -> [String] {
    try named(asking(progress) { try lines(of: path, in: $0) })
  }

  /// The old and the new values, with the actions that changed them.
  private func lines(of path: StatePath, in index: StateIndex) throws -> [(number: UInt64, text: String)] {
    var value = ChangedValue(at: path.steps)
    var old: String?
    var lines: [(number: UInt64, text: String)] = []
    var wasThere = false
    var current: UInt64?
    func end() {
      guard let number = current else { return }
      let new = value.text
      if number > replay.first { lines.append((number, "\(old ?? "nothing") → \(new ?? "nothing")")) }
      old = new
    }
    try index.forEachChange(at: path.steps) { change in
      wasThere = true
      if change.action != current {
        end()
        current = change.action
      }
      value.apply(change)
    }
    end()
    guard wasThere else {
      let last = try index.lastState().map { try JSONTree(parsing: $0) } ?? .object([:])
      // The index compares bytes, and a person may type the characters of a name in another form.
      if let other = path.written(as: last), !other.isIdentical(to: path) {
        return try self.lines(of: other, in: index)
      }
      throw SessionError.neverThere("\(path)", nearest: NearestValue(path, in: last, isLast: true))
    }
    return lines
  }

  /// The values that contain a text, and the actions that set them, one per line.
  func values(with text: String, limit: Int, progress: (UInt64) -> Void = { _ in }) throws -> [String] {
    let changes = try asking(progress) { try $0.changes(to: text, limit: limit) }
    return try named(changes.map { ($0.action, "\(StatePath($0.path)) = \($0.new ?? "nothing")") })
  }

  /// Texts after the numbers and the names of their actions.
  private func named(_ lines: [(number: UInt64, text: String)]) throws -> [String] {
    let names = try recording.names(of: lines.map(\.number))
    return lines.map { number, text in
      // The first state belongs to no action.
      number > replay.first ? "\(number) \(names[number] ?? ""): \(text)" : "\(number): \(text)"
    }
  }

  /// Asks the index of the session, with all states.
  func asking<Answer>(_ progress: (UInt64) -> Void, _ question: (StateIndex) throws -> Answer) throws -> Answer {
    func ask(_ index: StateIndex) throws -> Answer {
      while try !isComplete(index, progress: progress) {}
      return try question(index)
    }
    let index = try StateIndex(of: recording, program: Self.program)
    do {
      return try ask(index)
    } catch let error as RecordingError {
      // Another build of the program may have made the file anew, also before the question, or the disk may be full.
      guard !index.isTemporary else { throw error }
      return try ask(try StateIndex(temporaryFor: recording))
    }
  }

  /// Adds the states that are not in an index. Returns false if another process added some of them meanwhile.
  private func isComplete(_ index: StateIndex, progress: (UInt64) -> Void) throws -> Bool {
    let last = try index.last()
    let known = last?.action
    // Another process may have read more of a session that is still recorded, and other code may have changed shared values since.
    try replay.extend()
    if let last, last.action >= replay.actions?.upperBound ?? replay.first, try !isBehind(last) { return true }
    try replay.visit(known ?? replay.first)
    // The index may have the state after the last action from before other code changed shared values.
    var indexer = StateIndexer(index, after: known, try index.lastState().map { try JSONTree(parsing: $0) })
    let state = try replay.stateTree(like: indexer.tree)
    if let known, let action = try recording.action(known) {
      try indexer.add(state, after: action, reads: replay.readChanges)
    } else if known == nil || known == replay.first {
      try indexer.begin(state, number: replay.first, reads: replay.readChanges)
    }
    var (text, tree) = (replay.stateText(), state)
    while !indexer.isOutdated, let action = try replay.next() {
      let now = replay.stateText()
      if now != text {
        tree = try replay.stateTree(now, like: tree)
        text = now
      }
      try indexer.add(tree, after: action, reads: replay.readChanges)
      progress(action.number)
    }
    try indexer.finish()
    notes.add(replay.findings)
    return !indexer.isOutdated
  }

  /// Whether other code changed shared values since the first state, or the state after an action, was added.
  private func isBehind(_ last: (action: UInt64, reads: Int)) throws -> Bool {
    try recording.sharedChanges(at: last.action).count > last.reads
  }

  /// The program whose reducers compute the states: its file, size and time. Another build may compute other states.
  private static var program: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(attributes[.size] ?? 0) \(time)"
  }
}
