internal import HeadgateSupport

extension Effect {
  /// Returns this effect with an id that can cancel it.
  ///
  /// Ids match by type and value, for the feature that returns the effect and for its parents. A parent's `cancel(id:)` also
  /// cancels the effects of its children. It does not cancel effects of its own parent, its siblings, or another store.
  ///
  /// ```swift
  /// enum CancelID { case search }
  /// return .run { send in await send(.found(try await search(query))) }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether running effects with this id are cancelled before this effect starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let tree else { return .none }
    return Self(.cancellable(tree, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// An effect that cancels the effects with an id in this feature and in its children.
  ///
  /// Queued actions of the cancelled effects are dropped.
  ///
  /// ```swift
  /// case .cancelButtonTapped: return .cancel(id: CancelID.search)
  /// ```
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(.cancel(id: CancelID(id), CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
