public import HeadgateCasePaths

/// An action of one element of an identified array.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// store.send(.rows(.element(id: 1, action: .tapped)))
/// ```
@CasePathable
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: ElementAction {
  /// An element's action.
  case element(id: ID, action: Action)

  @inlinable
  public static func _element(id: ID, action: Action) -> Self {
    .element(id: id, action: action)
  }

  @inlinable
  public var _element: (id: ID, action: Action)? {
    switch self {
    case .element(let id, let action): (id, action)
    }
  }
}

extension IdentifiedAction.AllCasePaths {
  /// The path to the actions of one element: `\.rows[id: id]`.
  ///
  /// ```swift
  /// let isTap = action.is(\.rows[id: 1].tapped)
  /// ```
  public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
    AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: { root in
        guard case .element(id, let action) = root else { return nil }
        return action
      }
    )
  }
}

/// The action of the elements of a feature whose state is identifiable.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// ```
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
