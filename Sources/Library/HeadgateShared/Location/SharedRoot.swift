internal import HeadgateSupport

/// What a location and the locations that are derived from it have in common: observers, loading and saving.
protocol SharedRoot: AnyObject {
  var observers: SharedObservers { get }
  /// A number that no other root in the process has.
  var number: UInt64 { get }
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  /// Loads the value again without waiting.
  func reload()
  /// Loads the value again.
  func load() async throws
  /// Saves the value.
  func save() async throws
}
