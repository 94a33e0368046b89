/// An action of one element of an identified array.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// store.send(.rows(.element(id: 1, action: .tapped)))
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: ElementAction {
  /// An action of an element.
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

/// The action of the elements of a feature with identifiable state.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// ```
public typealias IdentifiedActionOf<R: _ReducerMacro> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
