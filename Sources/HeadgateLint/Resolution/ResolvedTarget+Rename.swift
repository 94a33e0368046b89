extension ResolvedTarget {
  /// Returns the edits that rename a case of actions everywhere; nil when a use of the name is not known.
  ///
  /// Each mention of the name in the files has to belong to a case that is known, of this enum or of another one. Code of other
  /// modules can use a public enum, so its cases are not renamed.
  func renaming(_ one: CaseFact, of type: Int, to name: String, _ uses: ActionUses) -> Fix? {
    guard types.entries[type].declarations.count == 1, let location = types.entries[type].declarations.first,
      !files[location.file].types[location.type].isPublic, one.range.length == one.name.utf8.count,
      !isTaken(name, in: type), files.allSatisfy(\.syntaxErrors.isEmpty)
    else { return nil }
    let renamed = ActionUses.Case(type: type, name: one.name)
    var edits = [Fix.Edit(one.range, name)]
    for (index, file) in files.enumerated() {
      guard !file.memberNames.contains(one.name) else { return nil }
      for (names, known) in [(file.mentions, uses.sends), (file.patternNames, uses.patterns)] {
        for use in names where use.name == one.name {
          guard let found = known[ActionUses.Position(file: index, range: use.range)] else { return nil }
          if found == renamed { edits.append(Fix.Edit(use.range, name, in: file.path)) }
        }
      }
    }
    return Fix(edits)
  }

  /// Whether an enum has a member with a name.
  private func isTaken(_ name: String, in type: Int) -> Bool {
    parts(of: type).contains { part in
      part.cases.contains { $0.name == name } || part.properties.contains { $0.name == name }
        || part.methods.contains(name)
    }
  }
}
