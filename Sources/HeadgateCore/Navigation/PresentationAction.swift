public import HeadgateCasePathsRuntime

/// An action about a presented child: one of the child's own, or that it be dismissed.
///
/// ```swift
/// enum Action { case detail(PresentationAction<Detail.Action>) }
/// store.send(.detail(.presented(.saveButtonTapped)))
/// ```
public enum PresentationAction<Action> {
  /// The child goes: its state becomes nil after the parent has seen this.
  case dismiss
  // Boxed: a feature's actions are as small as they would be without what it presents.
  /// An action of the child.
  indirect case presented(Action)
}

extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

extension PresentationAction: CasePathable {
  /// The case paths of an action about a presented child. Cases of the child's action are found through it.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// The child goes.
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

    /// A case of the child's action as an action about what that case presents.
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
  ///
  /// ```swift
  /// let path = PresentationAction<Detail.Action>.allCasePaths.dismiss
  /// ```
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The declaration index of the case.
  ///
  /// ```swift
  /// let tag = PresentationAction<Detail.Action>._$caseIndex(of: .dismiss)
  /// ```
  @inlinable
  public static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .dismiss: 0
    case .presented: 1
    }
  }
}

/// An action that may ask for the end of a child, for operators that do not know the child's action.
@usableFromInline
protocol DismissingAction {
  associatedtype Presented
  /// Runs `body` on the child's action; nil for a dismissal.
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
