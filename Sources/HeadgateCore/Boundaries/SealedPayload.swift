public import CustomDump
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
  /// The action that it was taken out of; nil when a test has made it.
  let origin: Any.Type?

  /// What a test has made.
  package init(_ value: Any) {
    self.init(value, of: nil)
  }

  init(_ value: Any, of origin: Any.Type?) {
    self.value = value
    self.origin = origin
  }

  /// The value for an action; traps for that of another action, which would open the one by the seal of the other.
  func value<Payload>(for root: Any.Type, as type: Payload.Type = Payload.self) -> Payload {
    if let origin, origin != root { preconditionFailure(CoreMessages.foreignPayload(of: origin, for: root)) }
    guard let value = value as? Payload else {
      preconditionFailure(CoreMessages.sealedPayload(value, Payload.self, of: root))
    }
    return value
  }
}

/// A type of sealed actions; `@Sealed` makes one.
///
/// ```swift
/// @Sealed fileprivate enum InternalEvent { case userLoaded(User) }
/// ```
public protocol _SealedAction: CasePathable, CustomStringConvertible, CustomReflectable, CustomDumpRepresentable {
  /// What dumps show.
  ///
  /// ```swift
  /// customDump(action)
  /// ```
  var _shown: Any { get }
}

extension _SealedAction {
  /// The text of what is sealed: in a log, a sealed action is shown as any other.
  ///
  /// ```swift
  /// print(action)
  /// ```
  public var description: String { "\(_shown)" }

  /// The mirror of what is sealed.
  ///
  /// ```swift
  /// dump(action)
  /// ```
  public var customMirror: Mirror { Mirror(reflecting: _shown) }

  /// What is sealed.
  ///
  /// ```swift
  /// customDump(action)
  /// ```
  public var customDumpValue: Any { _shown }

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
  /// Only this library makes a payload and reads one, so that who has the path can name the action and nothing more.
  ///
  /// ```swift
  /// AnyCasePath(_$sealed: { (box: _SealedBox<User>) in Internal(.userLoaded(box.value)) }, extract: { $0.opened.user })
  /// ```
  public init<Payload>(_$sealed embed: @escaping (_SealedBox<Payload>) -> Root, extract: @escaping (Root) -> Payload?) {
    self.init(
      _$tag: -1,
      embed: { embed(_SealedBox(value: $0.value(for: Root.self))) },
      extract: { extract($0).map { SealedPayload($0, of: Root.self) } }
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
    _$sealed embed: @escaping (_SealedBox<Result<Success, Failure>>) -> Root,
    extract: @escaping (Root) -> Result<Success, Failure>?
  ) {
    self.init(
      _$tag: -1,
      embed: { sealed in
        let result: Result<Success, Failure> =
          sealed.isSuccess
          ? .success(sealed.payload.value(for: Root.self)) : .failure(sealed.payload.value(for: Root.self))
        return embed(_SealedBox(value: result))
      },
      extract: { root in
        switch extract(root) {
        case .success(let value): SealedResult(payload: SealedPayload(value, of: Root.self), isSuccess: true)
        case .failure(let error): SealedResult(payload: SealedPayload(error, of: Root.self), isSuccess: false)
        case nil: nil
        }
      }
    )
  }
}
