public import HeadgateCasePathsRuntime

/// An action of a presented child, or the dismissal of the child.
///
/// ```swift
/// enum Action { case detail(PresentationAction<Detail.Action>) }
/// store.send(.detail(.presented(.saveButtonTapped)))
/// ```
public enum PresentationAction<Action> {
  /// Dismisses the child: its state becomes nil after the parent's reducer has run.
  case dismiss
  // Indirect, so that the size of a feature's action does not depend on its presented children.
  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation action. Cases of the child's action are dynamic members.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// The dismissal of the child.
    ///
    /// ```swift
    /// await store.send(\.detail.dismiss)
    /// ```
    @inlinable
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(own: 0, embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// An action of the child.
    ///
    /// ```swift
    /// await store.send(\.detail.presented.saveButtonTapped)
    /// ```
    @inlinable
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        own: 1,
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// A case of the child's action: `\.destination.edit` is `\.destination.presented.edit`.
    ///
    /// ```swift
    /// await store.send(\.detail.saveButtonTapped)
    /// ```
    public subscript<Member>(
      dynamicMember path: any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: path])
    }

    /// A case of the child's action, as a presentation action of that case.
    ///
    /// ```swift
    /// store.scope(state: \.destination?.edit, action: \.destination.edit)
    /// ```
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember path: any KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let member = Action.allCasePaths[keyPath: path]
      return AnyCasePath(
        own: -1,
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): .presented(member.embed(action))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action): member.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }

  /// The case paths `dismiss` and `presented`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Internal to the library.
  // The declaration index of the case.
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .dismiss: 0
    case .presented: 1
    }
  }
}

/// An action that can dismiss a child, for operators that are not generic over the child's action.
@usableFromInline
protocol DismissingAction {
  associatedtype Presented
  /// Runs `body` with the child's action; returns nil for a dismissal.
  static func withPresented<Result>(at action: UnsafePointer<Self>, _ body: (UnsafePointer<Presented>) -> Result)
    -> Result?
  static func isDismissal(_ action: UnsafePointer<Self>) -> Bool
  static var dismissAction: Self { get }
}

extension PresentationAction: DismissingAction {
  @usableFromInline
  static func withPresented<Result>(
    at action: UnsafePointer<Self>,
    _ body: (UnsafePointer<Action>) -> Result
  ) -> Result? {
    guard case .presented(var own) = action.pointee else { return nil }
    return body(&own)
  }

  @usableFromInline
  static func isDismissal(_ action: UnsafePointer<Self>) -> Bool {
    if case .dismiss = action.pointee { true } else { false }
  }

  @usableFromInline
  static var dismissAction: Self { .dismiss }
}
