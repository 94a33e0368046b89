internal import HeadgateRecordings
internal import HeadgateSupport

/// A request of a page. `Documentation/InspectorProtocol.md` lists all.
struct InspectorRequest: Sendable {
  let id: UInt64
  let method: String
  private let members: JSONTree

  /// Parses a message. Throws an error whose text the page shows.
  init(_ text: String) throws(InspectorProblem) {
    let isTooDeep = (try? JSONNesting.check(text.utf8)) == nil
    guard !isTooDeep, let members = try? JSONTree(parsing: text), case .object = members else {
      let problem =
        isTooDeep
        ? "The request has more than \(JSONNesting.limit) arrays and objects inside of one another."
        : "A request is a JSON object, and this is none."
      // A page waits for the answer with the number.
      throw InspectorProblem(problem, id: RequestNumber.find(in: text))
    }
    guard let id = members["id"]?.unsignedNumber else {
      throw InspectorProblem("A request has a number in 'id', and this one has none.")
    }
    guard let method = members["method"]?.string else {
      throw InspectorProblem("A request has a text in 'method', and this one has none.", id: id)
    }
    self.id = id
    self.method = method
    self.members = members
  }

  /// Whether the request has a member that may be missing.
  func has(_ name: String) -> Bool {
    if let value = members[name], value != .null { true } else { false }
  }

  /// Whether a member that may be missing is `true`.
  func isTrue(_ name: String) -> Bool { members[name] == .bool(true) }

  func number(_ name: String) throws(InspectorProblem) -> UInt64 {
    guard let number = members[name]?.unsignedNumber else {
      throw InspectorProblem("The request '\(method)' needs a number in '\(name)'.", id: id)
    }
    return number
  }

  func text(_ name: String) throws(InspectorProblem) -> String {
    guard let text = members[name]?.string else {
      throw InspectorProblem("The request '\(method)' needs a text in '\(name)'.", id: id)
    }
    return text
  }

  func value(_ name: String) throws(InspectorProblem) -> JSONTree {
    guard let value = members[name] else {
      throw InspectorProblem("The request '\(method)' needs a value in '\(name)'.", id: id)
    }
    return value
  }

  func list<Element>(_ name: String, _ element: (JSONTree) -> Element?) throws(InspectorProblem) -> [Element] {
    guard let elements = members[name]?.elements else {
      throw InspectorProblem("The request '\(method)' needs a list in '\(name)'.", id: id)
    }
    let found = elements.compactMap(element)
    guard found.count == elements.count else {
      throw InspectorProblem("The list '\(name)' of the request '\(method)' has an element of a wrong type.", id: id)
    }
    return found
  }
}
