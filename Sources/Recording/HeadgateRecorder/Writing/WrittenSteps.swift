internal import Foundation
internal import HeadgateSupport

/// The steps of a written test, with the notes about them.
struct WrittenSteps {
  /// The code of values. Each test has its own modules.
  let code: SwiftCode
  private(set) var lines: [String] = []
  /// The first mistake that a reducer reports, and its action.
  var report: (text: String, action: UInt64)?
  /// The names of the shared values whose property was not found, in the order of their first actions.
  private var unfound: [(name: String, first: UInt64, last: UInt64)] = []

  init(code: SwiftCode) { self.code = code }

  mutating func add(_ lines: [String]) { self.lines += lines }

  /// Notes shared values that an action changes, and whose property was not found, because the state has too many values.
  mutating func note(unfound names: [String], in action: UInt64) {
    for name in names {
      if let index = unfound.firstIndex(where: { $0.name == name }) {
        unfound[index].last = action
      } else {
        unfound.append((name, action, action))
      }
    }
  }

  /// One note for each shared value: an action may change it a thousand times.
  var notes: [String] {
    let limit = SharedPath.limit.formatted(.number.locale(Locale(identifier: "en")))
    return unfound.map { name, first, last in
      """
      The shared value '\(name)' changes in action \(first)\(first == last ? "" : " and later"). The state has more than \(limit) values, \
      and the first ones do not have the shared value: the test changes it by its number. To change it by its property, write the \
      property in place of 'recordedChange'.
      """
    }
  }
}
