import HeadgateSupport

/// Notes that a report was due while an update looked at a default value. A later use computes the value again, and reports.
final class WithheldReport: Sendable {
  private let isDue = Locked(false)

  func note() { isDue.withLock { $0 = true } }

  var wasDue: Bool { isDue.withLock { $0 } }
}

/// The computation of a default value: for whom, and where a mistake is reported.
struct DefaultEvaluation: Sendable {
  // Without its conformance, which may belong to the main actor: it is here for its name.
  var key: Any.Type
  var name: StaticString
  var callSite: CallSite
  var isUpdating: Bool
  /// Where an update looks at the value: whether a report was due.
  let withheld = WithheldReport()

  @TaskLocal
  static var current: DefaultEvaluation?

  /// What messages call the dependency: its property, or its type where it was asked for by type.
  var dependencyName: String {
    name.utf8CodeUnitCount == 0 ? typeName(key) : name.description
  }

  func value<Key: TestDependencyKey>(of key: Key.Type, context: DependencyContext) -> Key.Value {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      guard let live = key as? any DependencyKey.Type else {
        report(DependencyMessages.noLiveValue(name: dependencyName, key: typeName(key)))
        return key.testValue
      }
      // The same type seen through another conformance, whose `Value` is the one of the conformance it refines.
      return live.anyLiveValue as! Key.Value
    }
  }

  /// Called by the test value that stands in for a missing one.
  static func reportMissingTestValue<Key: DependencyKey>(of key: Key.Type) {
    guard let current else {
      reportMistake(
        DependencyMessages.noTestValue(name: typeName(key), key: typeName(key)),
        fileID: #fileID,
        filePath: #filePath,
        line: #line,
        column: #column
      )
      return
    }
    current.report(DependencyMessages.noTestValue(name: current.dependencyName, key: typeName(key)))
  }

  private func report(_ message: @autoclosure () -> String) {
    if isUpdating {
      withheld.note()
    } else {
      callSite.report(message())
    }
  }
}

extension DependencyKey {
  fileprivate static var anyLiveValue: any Sendable { liveValue }
}
