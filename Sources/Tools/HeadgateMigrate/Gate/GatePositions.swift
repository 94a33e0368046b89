import HeadgateLint

/// The positions of places in the text after the migration.
struct GatePositions {
  private let paths: [String]
  private let edits: [Int: [Fix.Edit]]
  private let lines: [LineTable]

  /// - Parameters:
  ///   - edits: The edits of each file.
  ///   - texts: The texts of all files after the edits.
  init(_ sources: [SourceText], _ edits: [Int: [Fix.Edit]], _ texts: [String]) {
    paths = sources.map(\.path)
    self.edits = edits
    lines = texts.map { LineTable($0) }
  }

  /// Returns the position of a byte.
  func offset(of place: CaseRoles.Place) -> Int {
    (edits[place.file] ?? []).reduce(place.offset) { result, edit in
      edit.range.end <= place.offset ? result + edit.replacement.utf8.count - edit.range.length : result
    }
  }

  /// Returns the position for messages: `Sources/App/Root.swift:12`.
  func text(of place: CaseRoles.Place) -> String {
    "\(paths[place.file]):\(lines[place.file].position(of: offset(of: place)).line)"
  }
}
