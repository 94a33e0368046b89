public import HeadgateCasePathsRuntime

/// What a sealed action carries, which can be neither read nor made where the action is seen.
///
/// It stands at the end of the case path of a sealed action, so that the path names the action and does not open it. Tests open it by
/// `@_spi(Sealed) import HeadgateTesting`.
///
/// ```swift
/// let isLoaded = action.is(\.internal.userLoaded)
/// ```
public struct SealedPayload {
  package let value: Any
  /// The sealed action that it was taken out of; nil when a test has made it.
  ///
  /// It is what is put back: a value never passes from one sealed action to another, nor to a path that somebody else has made for the
  /// type. So a payload opens nothing, and nothing is made of it but the action that it came from.
  private let origin: Any?

  /// What a test has made.
  package init(_ value: Any) {
    self.value = value
    origin = nil
  }

  fileprivate init(_ value: Any, of origin: Any) {
    self.value = value
    self.origin = origin
  }

  /// The action for a path: the one that the payload was taken out of, if it is of the path's case, or one of what a test has made. Traps
  /// for other payloads.
  fileprivate func action<Root, Payload>(
    isOfCase: (Root) -> Bool,
    making make: (_SealedBox<Payload>) -> Root
  ) -> Root {
    if let origin {
      guard let origin = origin as? Root, isOfCase(origin) else {
        preconditionFailure(CoreMessages.foreignPayload(of: type(of: origin), for: Root.self))
      }
      return origin
    }
    guard let value = value as? Payload else {
      preconditionFailure(CoreMessages.sealedPayload(value, Payload.self, of: Root.self))
    }
    return make(_SealedBox(value: value))
  }
}

extension SealedPayload: CustomStringConvertible {
  /// Nothing of what it carries.
  ///
  /// ```swift
  /// print(payload)
  /// ```
  public var description: String { "sealed" }
}

extension SealedPayload: CustomReflectable {
  /// A mirror without children. Reports of test stores show what the payload carries.
  ///
  /// ```swift
  /// dump(payload)
  /// ```
  public var customMirror: Mirror { namesOnly(self, instead: value) }
}

/// A type of sealed actions; `@Sealed` makes one.
///
/// ```swift
/// @Sealed fileprivate enum InternalEvent { case userLoaded(User) }
/// ```
public protocol _SealedAction: CasePathable, CustomStringConvertible, CustomReflectable {
  /// Called by macro expansions.
  var _shown: _SealedEvent { get }
}

/// The case of a sealed enum that a sealed action holds, for reports of this package. Nobody else can look into it.
public struct _SealedEvent {
  let event: Any

  /// Called by macro expansions.
  public init(_ event: Any) {
    self.event = event
  }
}

extension _SealedEvent: CustomStringConvertible {
  /// The names of the event, without what it carries.
  ///
  /// ```swift
  /// print(action._shown)
  /// ```
  public var description: String { String(actionLabel(event).dropFirst()) }
}

extension _SealedEvent: CustomReflectable {
  /// A mirror without children.
  ///
  /// ```swift
  /// dump(action._shown)
  /// ```
  public var customMirror: Mirror { namesOnly(self, instead: event) }
}

extension _SealedAction {
  /// The names of the action and of those in it, without what they carry: `userLoaded(…)`.
  ///
  /// ```swift
  /// print(action)
  /// ```
  public var description: String { "\(_shown)" }

  /// A mirror without children: a dump shows the names of the action. Reports of test stores show all of it.
  ///
  /// ```swift
  /// dump(action)
  /// ```
  public var customMirror: Mirror { namesOnly(self, instead: _shown.event) }

  /// Says what to write in the feature's file, where the compiler would ask for `Equatable`.
  ///
  /// ```swift
  /// switch action.opened { case .internal(.userLoaded(let user)): … }
  /// ```
  @_disfavoredOverload
  @available(*, unavailable, message: "a sealed action is read in the feature's file, by 'switch action.opened'")
  public static func ~= (pattern: Self, action: Self) -> Bool { fatalError() }
}

/// A value on its way into a sealed action, in expansions of `@Sealed` only: in it, a function escapes.
///
/// ```swift
/// AnyCasePath(_$sealed: { (box: _SealedBox<User>) in Internal(.userLoaded(box.value)) }, extract: { $0.opened.user })
/// ```
public struct _SealedBox<Value> {
  /// The value.
  ///
  /// ```swift
  /// Internal(.userLoaded(box.value))
  /// ```
  public let value: Value
}

extension AnyCasePath where Value == SealedPayload {
  /// The path to a sealed action; called by expansions of `@Sealed` only.
  ///
  /// Only this library makes a payload and reads one, so that who has the path can name the action and nothing more. A payload that was
  /// taken out of an action is put back as that action, and `embed` is not asked: another path to the same type is handed nothing.
  ///
  /// ```swift
  /// AnyCasePath(_$sealed: { (box: _SealedBox<User>) in Internal(.userLoaded(box.value)) }, extract: { $0.opened.user })
  /// ```
  public init<Payload>(
    _$sealed embed: @escaping @Sendable (_SealedBox<Payload>) -> Root,
    extract: @escaping @Sendable (Root) -> Payload?
  ) {
    self.init(
      embed: { $0.action(isOfCase: { extract($0) != nil }, making: embed) },
      extract: { root in extract(root).map { SealedPayload($0, of: root) } }
    )
  }
}

/// What a sealed action with a `Result` carries: which of the two it is can be told, and what it holds cannot be read.
///
/// ```swift
/// await store.receive(\.internal.loaded.success)
/// ```
public struct SealedResult: CasePathable {
  let payload: SealedPayload
  let isSuccess: Bool

  /// The case paths of the two outcomes.
  public struct AllCasePaths: Sendable {
    /// What went well.
    ///
    /// ```swift
    /// await store.receive(\.internal.loaded.success)
    /// ```
    public var success: AnyCasePath<SealedResult, SealedPayload> {
      AnyCasePath(
        embed: { SealedResult(payload: $0, isSuccess: true) },
        extract: { $0.isSuccess ? $0.payload : nil }
      )
    }

    /// What went wrong.
    ///
    /// ```swift
    /// await store.receive(\.internal.loaded.failure)
    /// ```
    public var failure: AnyCasePath<SealedResult, SealedPayload> {
      AnyCasePath(
        embed: { SealedResult(payload: $0, isSuccess: false) },
        extract: { $0.isSuccess ? nil : $0.payload }
      )
    }
  }

  /// The case paths `success` and `failure`.
  ///
  /// ```swift
  /// let path = SealedResult.allCasePaths.success
  /// ```
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath where Value == SealedResult {
  /// The path to a sealed action with a `Result`; called by expansions of `@Sealed` only.
  ///
  /// ```swift
  /// AnyCasePath(_$sealed: { (box: _SealedBox<Result<User, any Error>>) in Internal(.loaded(box.value)) }, extract: { $0.opened.result })
  /// ```
  public init<Success, Failure: Error>(
    _$sealed embed: @escaping @Sendable (_SealedBox<Result<Success, Failure>>) -> Root,
    extract: @escaping @Sendable (Root) -> Result<Success, Failure>?
  ) {
    self.init(
      embed: { sealed in
        sealed.isSuccess
          ? sealed.payload.action(
            isOfCase: { if case .success = extract($0) { true } else { false } },
            making: { (box: _SealedBox<Success>) in embed(_SealedBox(value: .success(box.value))) }
          )
          : sealed.payload.action(
            isOfCase: { if case .failure = extract($0) { true } else { false } },
            making: { (box: _SealedBox<Failure>) in embed(_SealedBox(value: .failure(box.value))) }
          )
      },
      extract: { root in
        switch extract(root) {
        case .success(let value): SealedResult(payload: SealedPayload(value, of: root), isSuccess: true)
        case .failure(let error): SealedResult(payload: SealedPayload(error, of: root), isSuccess: false)
        case nil: nil
        }
      }
    )
  }
}
