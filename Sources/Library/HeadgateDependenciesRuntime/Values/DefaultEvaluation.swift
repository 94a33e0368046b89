import HeadgateSupport

/// Records that an update read a default value whose use must be reported. A later use computes the value again and
/// reports.
final class WithheldReport: Sendable {
  private let isDue = Locked(false)

  func note() { isDue.withLock { $0 = true } }

  var wasDue: Bool { isDue.withLock { $0 } }
}

/// The computation of a default value: its key, and the call site of a report.
struct DefaultEvaluation: Sendable {
  // The metatype of the key without its conformance, which may belong to the main actor. It is used only for its name.
  var key: Any.Type
  var name: StaticString
  var callSite: CallSite
  var isUpdating: Bool
  /// Records whether a report was due while an update read the value.
  let withheld = WithheldReport()

  @TaskLocal
  static var current: DefaultEvaluation?

  /// The name of the dependency in messages: its property, or the type of its key if the key was used.
  var dependencyName: String {
    name.utf8CodeUnitCount == 0 ? DependencyKeyName(key).name : name.description
  }

  /// The dependency as a member of `DependencyValues`, in code.
  var member: String {
    let name = dependencyName
    return name == typeName(key) ? "[\(name).self]" : ".\(name)"
  }

  func value<Key: TestDependencyKey>(of key: Key.Type, context: DependencyContext) -> Key.Value {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      guard let live = key as? any DependencyKey.Type else {
        report(DependencyMessages.noLiveValue(name: dependencyName, key: DependencyKeyName(key)))
        return key.testValue
      }
      // The same type with another conformance. That conformance refines `Key`'s conformance, so `Value` is the same
      // type.
      return live.anyLiveValue as! Key.Value
    }
  }

  /// The client without endpoints, where answers come from a recording, or where nobody may be asked; nil for other values, and elsewhere.
  ///
  /// A recorded answer needs no endpoint. Another call is reported when it is made, and the live endpoint is not called.
  static func emptyClient<Value>(_ type: Value.Type) -> Value? {
    guard BesideReductions.areCurrent || AnswerSlot.inReduction?.givesAnswers == true,
      let client = type as? any EmptyDependencyClient.Type
    else { return nil }
    // Other code of the test must get a report.
    current?.withheld.note()
    return client.init() as? Value
  }

  /// Reports a missing test value. The default `testValue` calls it.
  static func reportMissingTestValue<Key: DependencyKey>(of key: Key.Type) {
    guard let current else {
      reportMistake(
        DependencyMessages.noTestValue(name: DependencyKeyName(key).name, key: DependencyKeyName(key)),
        fileID: #fileID,
        filePath: #filePath,
        line: #line,
        column: #column
      )
      return
    }
    if AnswerSlot.inReduction?.noteUnrecorded(current.dependencyName) == true { return current.withheld.note() }
    current.report(DependencyMessages.noTestValue(name: current.dependencyName, key: DependencyKeyName(key)))
  }

  private func report(_ message: @autoclosure () -> String) {
    if isUpdating || BesideReductions.areCurrent {
      withheld.note()
    } else {
      callSite.report(message())
    }
  }
}

extension DependencyKey {
  fileprivate static var anyLiveValue: any Sendable { liveValue }
}
