package import HeadgateSupport
import IssueReporting

/// The computed default values and the prepared values of the process or of one test.
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
    /// Defaults that only updates have read. They do not count as used, but a later use gets them.
    var lookedAt: [Slot: AnyDependencyBox] = [:]
  }

  let contents = Locked(Contents())
  /// The shared values of the process or of the test.
  package let shared = SharedContext()

  package init() {}

  /// The default values of code that runs outside of tests.
  package static let process = DefaultValues()

  private static let ofTests = Locked<[TestContext.Testing.Test.ID: DefaultValues]>([:])

  /// The default values of the running test; nil outside of tests.
  static var ofRunningTest: DefaultValues? {
    guard TestProcess.isRunning else { return nil }
    guard case .swiftTesting(let testing?) = TestContext.current else { return RunningXCTest.defaults }
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

  /// Returns the prepared value of a key, else its computed default, else nil.
  ///
  /// The default counts as used from now on, unless an update reads it.
  func box(of key: ObjectIdentifier, context: DependencyContext?, isUpdating: Bool) -> AnyDependencyBox? {
    contents.withLock { contents in
      if let box = contents.prepared[key] { return box }
      let slot = Slot(key: key, context: context ?? contents.preparedContext ?? .detected)
      if let box = contents.cached[slot] { return box }
      guard let box = contents.lookedAt[slot] else { return nil }
      if !isUpdating { contents.use(box, slot) }
      return box
    }
  }

  /// Stores a box, unless another thread has stored one. Returns the stored box.
  func keep(_ box: AnyDependencyBox, context: DependencyContext, isUpdating: Bool) -> AnyDependencyBox {
    contents.withLock { contents in
      let slot = Slot(key: ObjectIdentifier(box.key), context: context)
      let box = contents.cached[slot] ?? contents.lookedAt[slot] ?? box
      if !isUpdating {
        contents.use(box, slot)
      } else if contents.cached[slot] == nil {
        contents.lookedAt[slot] = box
      }
      return box
    }
  }

  /// Removes the computed values; prepared values stay.
  package func resetCache() {
    contents.withLock {
      $0.cached = [:]
      $0.lookedAt = [:]
    }
  }

  /// Removes the computed and the prepared values.
  package func reset() {
    contents.withLock { $0 = Contents() }
  }
}

extension DefaultValues.Contents {
  mutating func use(_ box: AnyDependencyBox, _ slot: DefaultValues.Slot) {
    cached[slot] = box
    lookedAt[slot] = nil
  }
}
