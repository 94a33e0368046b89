public import HeadgateCasePathsRuntime

/// The payload of a sealed action, which code outside of the feature can neither read nor create.
///
/// The case path of a sealed action ends with it, so the path names the action without exposing its payload. Tests read the
/// payload with `@_spi(Sealed) import HeadgateTesting`.
///
/// ```swift
/// let isLoaded = action.is(\.internal.userLoaded)
/// ```
public struct SealedPayload {
  package let value: Any
  /// The sealed action that contained the payload; nil if a test created the payload.
  ///
  /// Embedding the payload returns this action. A payload never moves to another sealed action, and never reaches a path
  /// that other code created for the type. A payload therefore exposes nothing and creates no other action.
  private let origin: Any?

  /// Creates a payload for a test.
  package init(_ value: Any) {
    self.value = value
    origin = nil
  }

  fileprivate init(_ value: Any, of origin: Any) {
    self.value = value
    self.origin = origin
  }

  /// Returns the action for a path: the original action if it is in the path's case, or a new action for a payload of a
  /// test. Traps for other payloads.
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
  /// The text "sealed".
  public var description: String { "sealed" }
}

extension SealedPayload: CustomReflectable {
  /// A mirror without children. Reports of test stores show the value of the payload.
  public var customMirror: Mirror { namesOnly(self, instead: value) }
}

/// Internal to the library.
// A type of sealed actions. `@Sealed` declares it.
public protocol _SealedAction: CasePathable, CustomStringConvertible, CustomReflectable {
  /// Called by macro expansions.
  var _shown: _SealedEvent { get }
}

/// Called by macro expansions.
// The case of a sealed enum in a sealed action. Only reports of the package read it.
public struct _SealedEvent {
  let event: Any

  /// Called by macro expansions.
  public init(_ event: Any) {
    self.event = event
  }
}

extension _SealedEvent: CustomStringConvertible {
  /// The names of the event, without payloads.
  public var description: String { String(actionLabel(event).dropFirst()) }
}

extension _SealedEvent: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { namesOnly(self, instead: event) }
}

extension _SealedAction {
  /// The names of the action and its nested actions, without payloads: `userLoaded(…)`.
  public var description: String { "\(_shown)" }

  /// A mirror without children: a dump shows only the names of the action. Reports of test stores show the payloads.
  public var customMirror: Mirror { namesOnly(self, instead: _shown.event) }

  /// Unavailable. The message explains how to match in the feature's file; without it, the compiler would ask for
  /// `Equatable`.
  ///
  /// ```swift
  /// switch action.opened { case .internal(.userLoaded(let user)): … }
  /// ```
  @available(*, unavailable, message: "a sealed action is read in the feature's file, by 'switch action.opened'")
  public static func ~= (pattern: Self, action: Self) -> Bool { fatalError() }
}

/// Called by macro expansions.
// The argument of a sealed action's initializer. A function as a stored property of the box is escaping.
public struct _SealedBox<Value> {
  /// The value.
  public let value: Value
}

extension AnyCasePath where Value == SealedPayload {
  /// Creates the path to a sealed action. Called by macro expansions.
  // Only this library creates and reads payloads, so code with the path can name the action and nothing more. A payload
  // that was extracted from an action is embedded as that action without a call of `embed`. Another path to the same type
  // receives no value.
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

/// The payload of a sealed action with a `Result`: the outcome is visible, its value is not.
///
/// ```swift
/// await store.receive(\.internal.loaded.success)
/// ```
public struct SealedResult: CasePathable {
  let payload: SealedPayload
  let isSuccess: Bool

  /// The case paths of the two outcomes.
  public struct AllCasePaths: Sendable {
    /// A success.
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

    /// A failure.
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
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath where Value == SealedResult {
  /// Creates the path to a sealed action with a `Result`. Called by macro expansions.
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
