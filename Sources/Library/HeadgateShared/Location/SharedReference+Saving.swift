internal import HeadgateSupport

/// What is known about the saves of a shared value.
struct SavingState {
  /// The number of changes when the value was last given to the key.
  var changes: UInt64 = 0
  /// Whether a thread gives a value to the key.
  var isHandingOver = false
  /// The number of saves that have not ended.
  var running = 0
  var started: UInt64 = 0
  /// The newest save that has ended.
  var ended: UInt64 = 0
  /// The calls of `save()` that wait for the next save.
  var requests: [@Sendable (Result<Void, any Error>) -> Void] = []
  /// Whether the place had a value that was not used because of a save.
  var hasMissedValue = false
  var error: (any Error)?

  /// Whether all saves have ended, also those that failed.
  func isIdle(_ changes: UInt64) -> Bool { self.changes == changes && running == 0 }
}

/// Reports the failures of the saves of a shared value, also those that end after the last property is gone.
final class SaveReports: Sendable {
  private struct Ended {
    var number: UInt64 = 0
    var error: (any Error)?
  }
  private let name: String
  private let callSite: CallSite?
  /// The newest save that has ended.
  private let newest = Locked(Ended())

  init(_ name: String, _ callSite: CallSite?) {
    self.name = name
    self.callSite = callSite
  }

  /// Notes the end of a save.
  ///
  /// - Parameters:
  ///   - number: The number of the save.
  ///   - error: Why it failed.
  ///   - isReported: Whether a failure is reported, and not thrown.
  func ended(_ number: UInt64, _ error: (any Error)?, isReported: Bool) {
    let before = newest.withLock { newest in
      let before = newest.error
      if number > newest.number { newest = Ended(number: number, error: error) }
      return before
    }
    guard isReported, let error else { return }
    if let error = error as? OverwrittenChange {
      // Several changes are one write.
      guard error.number != (before as? OverwrittenChange)?.number else { return }
      callSite?.report(SharedMessages.overwritten(name))
    } else if before == nil || before is OverwrittenChange {
      callSite?.report(SharedMessages.saveFailed(name, error))
    }
  }
}

extension SavingState {
  /// Whether the place has the newest value, so that a value from there replaces it.
  func isSaved<Value>(_ changes: UInt64, _ source: SharedReference<Value>.Source) -> Bool {
    guard isIdle(changes) else { return false }
    // After a failure, the value in memory is the only copy of the change. A load is the program's own wish.
    if case .place = source, let error, !(error is OverwrittenChange) { return false }
    return true
  }
}

extension SharedReference {
  var saveError: (any Error)? { withContents { $0.saving.error } }

  func save() async throws {
    guard connection?.save != nil else { return }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      withContents { $0.saving.requests.append { continuation.resume(with: $0) } }
      saveChanges()
    }
  }

  private struct Save {
    let value: Value
    let number: UInt64
    let version: SharedVersion<Value>
    let requests: [@Sendable (Result<Void, any Error>) -> Void]
  }

  /// Gives the value to the key until no change is left. Another thread that changes the value meanwhile does not wait.
  func saveChanges() {
    guard let connection, let save = connection.save else { return }
    while let next = nextSave(connection) {
      let requests = next.requests
      let number = next.number
      save(
        next.value,
        next.version,
        requests.isEmpty ? .didSet : .userInitiated,
        SaveContinuation { [weak self, saveReports] result in
          self?.saveEnded(number, result)
          saveReports?.ended(number, result.failure, isReported: requests.isEmpty)
          for request in requests { request(result) }
        }
      )
      withContents { $0.saving.isHandingOver = false }
    }
  }

  private func nextSave(_ connection: SharedConnection<Value>) -> Save? {
    withContents { contents in
      guard !contents.saving.isHandingOver,
        contents.saving.changes != contents.changes || !contents.saving.requests.isEmpty
      else { return nil }
      contents.saving.isHandingOver = true
      contents.saving.changes = contents.changes
      contents.saving.running += 1
      contents.saving.started += 1
      defer { contents.saving.requests = [] }
      return Save(
        value: lockedValue,
        number: contents.saving.started,
        version: connection.origin.next(lockedValue, of: connection),
        requests: contents.saving.requests
      )
    }
  }

  private func saveEnded(_ number: UInt64, _ result: Result<Void, any Error>) {
    let failure = result.failure
    let (before, isMissing) = withContents { contents in
      contents.saving.running -= 1
      let before = contents.saving.error
      // A late answer to an older save says nothing about the newest value.
      if number > contents.saving.ended {
        contents.saving.ended = number
        contents.saving.error = failure
      }
      guard contents.saving.isIdle(contents.changes) else { return (before, false) }
      defer { contents.saving.hasMissedValue = false }
      // After a failure, the value in memory is the only copy of the change.
      return (before, contents.saving.hasMissedValue && contents.saving.error == nil)
    }
    if failure != nil || before != nil { observers.changed() }
    if isMissing { reload() }
  }
}
