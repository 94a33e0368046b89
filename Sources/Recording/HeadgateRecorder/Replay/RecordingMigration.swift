public import HeadgateRecordings

/// A change of recorded values before they are decoded, for types that have changed since the recording.
///
/// ```swift
/// let replay = try Replay(recording, migrations: [
///   .renamed(action: "cart.addTapped", to: "addButtonTapped"),
///   .state { $0["note"] = .string("") },
/// ]) { AppFeature() }
/// ```
///
/// Migrations are performed in their order. The numbers of a changed value are those of `JSONTree`: integers of 64 bits, and others as
/// `Double`, so a decimal number with more digits loses some.
public struct RecordingMigration: Sendable {
  private enum Kind {
    case rename([String], to: String)
    case action([String], @Sendable (inout JSONTree) throws -> Void)
    case state(@Sendable (inout JSONTree) throws -> Void)
  }

  private let kind: Kind

  /// An action whose case has another name today.
  ///
  /// - Parameters:
  ///   - action: The recorded names of the cases, with dots between them, such as `cart.addTapped`.
  ///   - name: The name of the last case today.
  public static func renamed(action: String, to name: String) -> RecordingMigration {
    RecordingMigration(kind: .rename(path(action), to: name))
  }

  /// An action whose payload has another form today.
  ///
  /// ```swift
  /// .action("cart.added") { $0["count"] = .integer(1) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The names of the cases, with dots between them.
  ///   - change: Changes the payload: an object with a member for each label, or `_0` for a value without one. Its error is the error of
  ///     the replay.
  public static func action(
    _ action: String,
    _ change: @escaping @Sendable (_ payload: inout JSONTree) throws -> Void
  ) -> RecordingMigration {
    RecordingMigration(kind: .action(path(action), change))
  }

  /// States that have another form today.
  ///
  /// - Parameter change: Changes a recorded state. Its error is the error of the replay.
  public static func state(_ change: @escaping @Sendable (_ state: inout JSONTree) throws -> Void) -> RecordingMigration
  {
    RecordingMigration(kind: .state(change))
  }

  private static func path(_ text: String) -> [String] { text.split(separator: ".").map(String.init) }

  // MARK: Performing

  var changesStates: Bool { if case .state = kind { true } else { false } }

  static func migrated(state json: String, with migrations: [RecordingMigration]) throws -> String {
    let changes = migrations.compactMap { if case .state(let change) = $0.kind { change } else { nil } }
    guard !changes.isEmpty else { return json }
    var tree = try JSONTree(parsing: json)
    for change in changes { try change(&tree) }
    return tree.text
  }

  static func migrated(action json: String, with migrations: [RecordingMigration]) throws -> String {
    guard !migrations.allSatisfy(\.changesStates) else { return json }
    var tree = try JSONTree(parsing: json)
    for migration in migrations {
      switch migration.kind {
      case .state: break
      case .action(let path, let change): try tree.changeCase(path[...], change)
      case .rename(let path, let name):
        try tree.renameCase(path[...], to: name)
      }
    }
    return tree.text
  }
}

extension JSONTree {
  /// Changes the payload of a case in a case. Does nothing to a value that does not have these cases.
  ///
  /// - Parameter path: The names of the cases; empty for the whole value.
  fileprivate mutating func changeCase(
    _ path: ArraySlice<String>,
    _ change: (inout JSONTree) throws -> Void
  ) throws {
    guard let name = path.first else { return try change(&self) }
    guard case .object(var members) = self else { return }
    // The cases of a child are in a member of the payload: `_0` without a label, or a label such as `action`.
    // There may be several.
    if members[name] != nil {
      try members[name]?.changeCase(path.dropFirst(), change)
    } else {
      for (place, value) in members where value[name] != nil { try members[place]?.changeCase(path, change) }
    }
    self = .object(members)
  }

  /// Renames the last case of a path. Does nothing to a value that does not have these cases.
  fileprivate mutating func renameCase(_ path: ArraySlice<String>, to name: String) throws {
    guard let last = path.last else { return }
    try changeCase(path.dropLast()) { tree in
      guard case .object(var members) = tree else { return }
      if let payload = members.removeValue(forKey: last) {
        members[name] = payload
      } else {
        for (place, value) in members where value[last] != nil { try members[place]?.renameCase([last], to: name) }
      }
      tree = .object(members)
    }
  }
}
