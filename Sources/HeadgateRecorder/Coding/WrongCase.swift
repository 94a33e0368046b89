internal import HeadgateRecordings
internal import HeadgateSupport

/// Why a JSON value is no value of an enum: the decoder only says that it is not of this type.
struct WrongCase {
  /// How many cases a text names at most.
  private static let limit = 12

  /// The enum.
  let type: any Decodable.Type
  /// The value in the place of one of the enum.
  let value: JSONTree
  let decoder: RecordingDecoder

  /// Nil for an error of another kind.
  init?(_ error: any Error, in json: String, _ decoder: RecordingDecoder) {
    guard case DecodingError.typeMismatch(let type, let context) = error, CaseNames.of(type) != nil,
      let type = type as? any Decodable.Type, let tree = try? JSONTree(parsing: json),
      let value = tree.value(at: context.codingPath)
    else { return nil }
    (self.type, self.value, self.decoder) = (type, value, decoder)
  }

  var description: String {
    let name = typeName(type)
    guard case .object(let members) = value else { return "it is not of type '\(name)'" }
    guard members.count < 2 else {
      return "a value of '\(name)' has one case, and this one has \(quoted(members.keys.sorted()))"
    }
    guard let written = members.keys.first else { return "it names no case of '\(name)'. \(cases(like: ""))" }
    return "'\(name)' has no case '\(written)'. \(cases(like: written))"
  }

  private func cases(like written: String) -> String {
    let declared = type.declaredCases
    let all = type.coded(declared, decoder)
    guard !all.isEmpty else { return "The cases of the type are not known" }
    let beginning = all.count < declared.count ? "The type has, among others" : "The type has"
    let names = written.isEmpty ? all : SimilarNames.sorted(all, by: written)
    let others = names.count > Self.limit ? " and \(names.count - Self.limit) more" : ""
    return "\(beginning): \(quoted(Array(names.prefix(Self.limit))))\(others)"
  }

  private func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}

extension Decodable {
  /// The names of the cases that people write.
  fileprivate static var declaredCases: [String] { (CaseNames.of(Self.self) ?? []).filter { !$0.hasPrefix("_") } }

  /// The names without those of cases that have another name in JSON.
  fileprivate static func coded(_ names: [String], _ decoder: RecordingDecoder) -> [String] {
    names.filter { isCoded($0, decoder) }
  }

  private static func isCoded(_ name: String, _ decoder: RecordingDecoder) -> Bool {
    do {
      _ = try decoder.plainValue(Self.self, from: JSONTree.object([name: .object([:])]).text)
      return true
    } catch DecodingError.typeMismatch(let type, let context) {
      return type != Self.self || !context.codingPath.isEmpty
    } catch {
      return true
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
