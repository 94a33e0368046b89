import Dispatch
package import SwiftSyntax

extension ObservedProperties {
  /// Returns the properties of a state, which are read once for all questions about the same syntax tree.
  ///
  /// The compiler asks for the attributes of each member separately, and passes the whole state each time. The plugin parses equal
  /// sources once. If the properties were read at each question, the time would grow with the square of their number: a state with
  /// 200 properties took three times the time of one with 100.
  package static func of(_ members: MemberBlockItemListSyntax) -> ObservedProperties {
    last.properties(of: members)
  }

  private static let last = LastObservedProperties()
}

/// The properties of the state that was asked for last.
private final class LastObservedProperties: @unchecked Sendable {
  // Sendable: only closures on the queue use the variable. A queue, because a lock of the standard library needs macOS 15.
  private let queue = DispatchQueue(label: "headgate.last-observed-properties")
  /// The list of members is kept with its properties: while its tree exists, no other tree has the identifiers of its nodes.
  private var last: (members: MemberBlockItemListSyntax, properties: ObservedProperties)?

  func properties(of members: MemberBlockItemListSyntax) -> ObservedProperties {
    queue.sync {
      if let last, last.members.id == members.id { return last.properties }
      let properties = ObservedProperties(of: members)
      last = (members, properties)
      return properties
    }
  }
}
