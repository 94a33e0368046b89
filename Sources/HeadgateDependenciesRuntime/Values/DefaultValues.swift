import HeadgateSupport
import IssueReporting

/// The default values that were already computed, and the prepared ones: of the process, or of one test.
@usableFromInline
package final class DefaultValues: Sendable {
  struct Slot: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
  }

  struct Contents: Sendable {
    var prepared: [ObjectIdentifier: AnyDependencyBox] = [:]
    var preparedContext: DependencyContext?
    var cached: [Slot: AnyDependencyBox] = [:]
  }

  let contents = Locked(Contents())

  package init() {}

  /// The defaults of everything that runs outside of a test of Swift Testing's.
  package static let process = DefaultValues()

  private static let ofTests = Locked<[TestContext.Testing.Test.ID: DefaultValues]>([:])

  /// The defaults of the running test; nil outside of tests of Swift Testing's.
  static var ofRunningTest: DefaultValues? {
    guard isTesting, case .swiftTesting(let testing?) = TestContext.current else { return nil }
    return ofTests.withLock { ofTests in
      if let defaults = ofTests[testing.test.id] { return defaults }
      let defaults = DefaultValues()
      ofTests[testing.test.id] = defaults
      return defaults
    }
  }

  var preparedContext: DependencyContext? {
    contents.withLock { $0.preparedContext }
  }

  /// The prepared value of a key, else its cached default.
  func box(of key: ObjectIdentifier, context: DependencyContext?) -> AnyDependencyBox? {
    contents.withLock { contents in
      if let box = contents.prepared[key] { return box }
      let context = context ?? contents.preparedContext ?? .detected
      return contents.cached[Slot(key: key, context: context)]
    }
  }

  /// Keeps the box unless another thread was first, and returns the one that is kept.
  func keep(_ box: AnyDependencyBox, context: DependencyContext) -> AnyDependencyBox {
    contents.withLock { contents in
      let slot = Slot(key: ObjectIdentifier(box.key), context: context)
      if let first = contents.cached[slot] { return first }
      contents.cached[slot] = box
      return box
    }
  }

  /// Forgets the computed values; prepared ones stay.
  package func resetCache() {
    contents.withLock { $0.cached = [:] }
  }

  /// Forgets the computed and the prepared values.
  package func reset() {
    contents.withLock { $0 = Contents() }
  }
}
