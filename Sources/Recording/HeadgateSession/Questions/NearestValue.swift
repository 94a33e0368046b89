import HeadgateRecordings
internal import HeadgateSupport

/// What a state has in place of a value that it does not have: the value at the longest part of the path that exists.
struct NearestValue: CustomStringConvertible {
  /// How many characters of a value a text has at most.
  private static let characterLimit = 80

  let description: String

  /// - Parameter isLast: Whether the state is the last one, and the text says so.
  init(_ path: StatePath, in state: JSONTree, isLast: Bool) {
    var value = state
    var known: [JSONStep] = []
    for step in path.steps {
      guard let inner = value.value(at: [step]) else { break }
      value = inner
      known.append(step)
    }
    let rest = path.steps.dropFirst(known.count)
    let place =
      known.isEmpty
      ? "The \(isLast ? "last " : "")state" : "\(isLast ? "In the last state, " : "")'\(StatePath(known))'"
    description = Self.content(of: value, without: rest.first, at: place) + Self.wayIntoShared(value, known, rest)
  }

  private static func content(of value: JSONTree, without step: JSONStep?, at place: String) -> String {
    switch value {
    case .object(let members) where members.isEmpty: "\(place) has no values."
    case .object(let members): "\(place) has: \(names(members.keys.sorted(), like: step))."
    case .array(let elements): "\(place) has \(elements.count) \(elements.count == 1 ? "element" : "elements")."
    default: "\(place) is \(shortened(value.text))."
    }
  }

  /// The names as a path has them, with the one that is most similar to the missing one first.
  private static func names(_ names: [String], like step: JSONStep?) -> String {
    let sorted = if case .member(let name)? = step { SimilarNames.sorted(names, by: name) } else { names }
    return SimilarNames.list(sorted.map { StatePath([.member($0)]).description })
  }

  private static func shortened(_ text: String) -> String {
    text.count > characterLimit ? "\(text.prefix(characterLimit - 1))…" : text
  }

  /// Where the value is, if the path leads through a shared value: what this value contains has a name of its own.
  private static func wayIntoShared(_ value: JSONTree, _ path: [JSONStep], _ rest: ArraySlice<JSONStep>) -> String {
    guard value["$shared"] != nil, let content = value["value"], content.value(at: rest) != nil else { return "" }
    return " '\(StatePath(path))' is a shared value. Write '\(StatePath(path + [.member("value")] + rest))'."
  }
}
