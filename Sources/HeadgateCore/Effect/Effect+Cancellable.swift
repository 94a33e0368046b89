internal import HeadgateSupport

extension Effect {
  /// This effect with an id by which it can be cancelled.
  ///
  /// Ids match by type and value, in the place of the tree where the effect was returned and the places above it: a parent's
  /// `cancel(id:)` reaches its children, a child's reaches neither its parent nor its siblings, nor another store.
  ///
  /// ```swift
  /// enum CancelID { case search }
  /// return .run { send in await send(.found(try await search(query))) }
  ///   .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether running effects with this id are cancelled before this one starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let tree else { return .none }
    return Self(.cancellable(tree, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// An effect that cancels the effects that run under an id in this place of the tree or below.
  ///
  /// Actions that such effects have queued and that are not reduced yet are dropped.
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
