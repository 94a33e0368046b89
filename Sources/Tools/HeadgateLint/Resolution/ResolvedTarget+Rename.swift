extension ResolvedTarget {
  /// Returns the edits that rename a case of actions everywhere; nil when a use of the name is not known.
  ///
  /// Code that is not linted, such as tests, can use the name, so nothing is renamed in a part of the code.
  /// Each mention of the name in the files has to belong to a case that is known, of this enum or of another one. Code of other
  /// modules can use a public enum, and stored data can contain the names of the cases of a codable enum, so neither is renamed.
  func renaming(_ one: CaseFact, of type: Int, to name: String, _ uses: ActionUses) -> Fix? {
    guard isComplete, types.entries[type].declarations.count == 1,
      let location = types.entries[type].declarations.first,
      !files[location.file].types[location.type].isPublic, one.range.length == one.name.utf8.count,
      !isTaken(name, in: type), !hasStoredNames(type), uses.areComplete, !uses.unresolvedNames.contains(one.name)
    else { return nil }
    let renamed = ActionUses.Case(type: type, name: one.name)
    var edits = [Fix.Edit(one.range, name)]
    for (positions, known) in [(uses.mentions[one.name], uses.sends), (uses.patternNames[one.name], uses.patterns)] {
      for position in positions ?? [] {
        guard let found = known[position] else { return nil }
        if found == renamed { edits.append(Fix.Edit(position.range, name, in: files[position.file].path)) }
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

  /// Whether stored data can contain the names of the cases of an enum.
  private func hasStoredNames(_ type: Int) -> Bool {
    let protocols: Set<String> = ["Codable", "CodingKey", "Decodable", "Encodable", "RawRepresentable"]
    return conforms(type, to: protocols.union(TypeFact.rawTypes))
  }
}
