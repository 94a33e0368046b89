internal import HeadgateRecordings
internal import HeadgateSupport
internal import HeadgateTexts

/// A request of a page. `Documentation/InspectorProtocol.md` lists all.
struct InspectorRequest: Sendable {
  let id: UInt64
  let method: String
  private let members: JSONTree

  /// The longest request, in bytes. The longest ones have an action that a person edited.
  static let limit = 1_000_000
  /// The largest number of values in a request.
  static let valueLimit = 100_000

  /// Parses a message. Throws an error whose text the page shows.
  init(_ text: String) throws(InspectorProblem) {
    let members: JSONTree
    do throws(InspectorProblem) {
      members = try Self.parsed(text)
    } catch {
      // A page waits for the answer with the number.
      throw InspectorProblem(error.description, id: RequestNumber.find(in: text))
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

  private static func parsed(_ text: String) throws(InspectorProblem) -> JSONTree {
    guard text.utf8.count <= limit else {
      throw InspectorProblem("The request has more than \(limit) bytes, so it was not read.")
    }
    var parser = JSONTreeParser(text, limit: valueLimit)
    do throws(JSONTreeParser.Failure) {
      if case let members = try parser.parse(), case .object = members { return members }
      throw .notJSON
    } catch {
      let problem =
        switch error {
        case .notJSON: "A request is a JSON object, and this is none."
        case .tooDeep: "The request has more than \(JSONNesting.limit) arrays and objects inside of one another."
        case .tooManyMarks: "The request was not read: \(CombiningMarks.problem)."
        case .tooManyValues: "The request has more than \(valueLimit) values, so it was not read."
        }
      throw InspectorProblem(problem)
    }
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
