internal import Foundation
internal import HeadgateRecordings

/// The texts that a program sends to a page.
enum InspectorAnswer {
  static func result(_ id: UInt64, _ value: JSONTree) -> String {
    JSONTree.object(["id": .whole(id), "result": value]).text
  }

  static func error(_ problem: InspectorProblem, id: UInt64?) -> String {
    var members: [String: JSONTree] = ["error": .string(problem.description)]
    if let id = problem.id ?? id { members["id"] = .whole(id) }
    return JSONTree.object(members).text
  }

  static func event(_ name: String, _ members: [String: JSONTree]) -> String {
    JSONTree.object(members.merging(["event": .string(name)]) { own, _ in own }).text
  }
}

extension JSONTree {
  /// The JSON of an encodable value of the library.
  init(encoding value: some Encodable) {
    let data = (try? JSONEncoder().encode(value)) ?? Data("null".utf8)
    self = (try? JSONDecoder().decode(JSONTree.self, from: data)) ?? .null
  }

  static func numbers(_ numbers: some Sequence<UInt64>) -> JSONTree { .array(numbers.map { .whole($0) }) }
}
