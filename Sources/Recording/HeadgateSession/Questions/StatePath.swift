import HeadgateRecordings

/// The path of a value in a state, as it is written in arguments: `rows[3].title`, or `sizes["a.txt"]` for a name that is not plain.
struct StatePath: CustomStringConvertible {
  let steps: [JSONStep]

  init(_ steps: [JSONStep]) { self.steps = steps }

  /// Throws for a text that is no path. The empty text is the whole state.
  init(_ text: String) throws(SessionError) {
    var steps: [JSONStep] = []
    var rest = text[...]
    // Scalars, because a mark at the start of a name makes one character with the point or the quote before it.
    while let first = rest.unicodeScalars.first {
      if rest.unicodeScalars.starts(with: "[\"".unicodeScalars) {
        guard let (name, end) = Self.quotedName(rest.dropFirst()) else { throw .wrongPath(text) }
        steps.append(.member(name))
        rest = end
      } else if first == "[" {
        guard let end = rest.unicodeScalars.firstIndex(of: "]"),
          let index = Int(String(rest.unicodeScalars[..<end].dropFirst())), index >= 0
        else { throw .wrongPath(text) }
        steps.append(.index(index))
        rest = rest[rest.unicodeScalars.index(after: end)...]
      } else {
        if first == "." {
          guard !steps.isEmpty else { throw .wrongPath(text) }
          rest = Substring(rest.unicodeScalars.dropFirst())
        } else if !steps.isEmpty {
          throw .wrongPath(text)
        }
        let name = rest.unicodeScalars.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { throw .wrongPath(text) }
        steps.append(.member(String(name)))
        rest = rest[name.endIndex...]
      }
    }
    self.steps = steps
  }

  /// The name at the start of a text, as JSON, and the text after its bracket; nil if there is none.
  private static func quotedName(_ text: Substring) -> (name: String, rest: Substring)? {
    let scalars = text.unicodeScalars
    var isEscaped = false
    for index in scalars.indices.dropFirst() {
      if !isEscaped, scalars[index] == "\"" {
        let rest = text[scalars.index(after: index)...]
        guard rest.first == "]", let name = try? JSONTree(parsing: String(text[..<rest.startIndex])).string else {
          return nil
        }
        return (name, rest.dropFirst())
      }
      isEscaped = !isEscaped && scalars[index] == "\\"
    }
    return nil
  }

  /// The path with the characters of its names as a state has them; nil if the state has no such value.
  func written(as state: JSONTree) -> StatePath? {
    var value = state
    var written: [JSONStep] = []
    for step in steps {
      guard let inner = value.value(at: [step]) else { return nil }
      if case .object(let members) = value, case .member(let name) = step, let index = members.index(forKey: name) {
        written.append(.member(members[index].key))
      } else {
        written.append(step)
      }
      value = inner
    }
    return StatePath(written)
  }

  /// Whether two paths have the same bytes. Equal strings may have other ones.
  func isIdentical(to other: StatePath) -> Bool { description.utf8.elementsEqual(other.description.utf8) }

  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name) where name.isEmpty || name.unicodeScalars.contains { $0 == "." || $0 == "[" }:
        text += "[\(JSONTree.string(name).text)]"
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
