internal import HeadgateRecordings
internal import HeadgateSupport

/// Why a JSON object is no value of an enum: the decoder only says that it is not of this type.
struct WrongCase {
  /// The place of the value.
  let codingPath: [any CodingKey]
  let description: String

  /// Nil for an error of another kind, and for an enum with an `init(from:)` of its own, whose error may have another reason.
  init?(_ error: any Error, in json: String, _ decoder: RecordingDecoder) {
    guard case DecodingError.typeMismatch(let type, let context) = error, let type = type as? any Decodable.Type,
      case let cases = decoder.codedCases(of: type), !cases.isEmpty, let tree = try? JSONTree(parsing: json),
      case .object(let members)? = tree.value(at: context.codingPath)
    else { return nil }
    codingPath = context.codingPath
    // A case may have another name in JSON.
    let isComplete = cases.count == CaseNames.of(type)?.count
    description = Self.description(of: members.keys.sorted(), typeName(type), cases, isComplete: isComplete)
  }

  private static func description(
    of members: [String],
    _ type: String,
    _ cases: [String],
    isComplete: Bool
  ) -> String {
    let beginning = isComplete ? "The type has" : "The type has, among others"
    // A decoder ignores the members that are no cases.
    let written = members.filter(Set(cases).contains)
    guard written.isEmpty else { return "a value of '\(type)' has one case, and this one has \(list(written))" }
    guard let first = members.first else { return "it names no case of '\(type)'. \(beginning): \(list(cases))" }
    let others = "\(beginning): \(list(SimilarNames.sorted(cases, by: first)))"
    guard members.count > 1 else { return "'\(type)' has no case '\(first)'. \(others)" }
    return "'\(type)' has none of the cases \(list(members)). \(others)"
  }

  private static func list(_ names: [String]) -> String { SimilarNames.list(names.map { "'\($0)'" }) }
}

extension Decodable {
  /// The names of the cases, without those that have another name in JSON; none for an enum with an `init(from:)` of its own that does
  /// not have objects with one case.
  static func codedCases(_ decoder: RecordingDecoder) -> [String] {
    guard let names = CaseNames.of(Self.self), refuses([:], decoder) else { return [] }
    return names.filter { !refuses([$0: .object([:])], decoder) }
  }

  /// Whether the error is that of an object without a case. A case whose values are missing has another one.
  private static func refuses(_ members: [String: JSONTree], _ decoder: RecordingDecoder) -> Bool {
    do {
      _ = try decoder.plainValue(Self.self, from: JSONTree.object(members).text)
      return false
    } catch DecodingError.typeMismatch(let type, let context) {
      return type == Self.self && context.codingPath.isEmpty
    } catch {
      return false
    }
  }
}

extension JSONTree {
  /// The value at a path of a decoder; nil if there is none. The key of a dictionary may be a number, too.
  fileprivate func value(at path: some Collection<any CodingKey>) -> JSONTree? {
    guard let key = path.first else { return self }
    let inner =
      if case .array = self { key.intValue.flatMap { value(at: [.index($0)]) } } else { self[key.stringValue] }
    return inner?.value(at: path.dropFirst())
  }
}
