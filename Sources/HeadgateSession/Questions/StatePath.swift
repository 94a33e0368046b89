import HeadgateRecordings

/// The path of a value in a state, as it is written in arguments: `rows[3].title`.
struct StatePath: CustomStringConvertible {
  let steps: [JSONStep]

  init(_ steps: [JSONStep]) { self.steps = steps }

  /// Throws for a text that is no path. The empty text is the whole state.
  init(_ text: String) throws(SessionError) {
    var steps: [JSONStep] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "[" {
        guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end].dropFirst()), index >= 0 else {
          throw .wrongPath(text)
        }
        steps.append(.index(index))
        rest = rest[rest.index(after: end)...]
      } else {
        if first == "." {
          guard !steps.isEmpty else { throw .wrongPath(text) }
          rest = rest.dropFirst()
        } else if !steps.isEmpty {
          throw .wrongPath(text)
        }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { throw .wrongPath(text) }
        steps.append(.member(String(name)))
        rest = rest.dropFirst(name.count)
      }
    }
    self.steps = steps
  }

  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}
