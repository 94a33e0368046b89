public import CustomDump
public import HeadgateCasePaths

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

  package init(_ value: Any) {
    self.value = value
  }
}

/// A type of sealed actions; ``Sealed()`` makes one.
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

extension AnyCasePath where Value == SealedPayload {
  /// The path to a sealed action; called by expansions of ``Sealed()`` only.
  ///
  /// Only this library makes a payload and reads one, so that who has the path can name the action and nothing more.
  ///
  /// ```swift
  /// AnyCasePath(_$sealed: { (user: User) in Internal(.userLoaded(user)) }, extract: { $0.opened.user })
  /// ```
  public init<Payload>(_$sealed embed: @escaping (Payload) -> Root, extract: @escaping (Root) -> Payload?) {
    self.init(
      _$tag: -1,
      embed: { payload in
        guard let value = payload.value as? Payload else {
          preconditionFailure(CoreMessages.sealedPayload(payload.value, Payload.self, of: Root.self))
        }
        return embed(value)
      },
      extract: { extract($0).map { SealedPayload($0) } }
    )
  }
}

/// What a sealed action with a `Result` carries: of which it is can be told, and what it holds cannot be read.
///
/// ```swift
/// await store.receive(\.internal.loaded.success)
/// ```
public struct SealedResult: CasePathable {
  /// The payload of the one or the other.
  enum Outcome { case success(Any), failure(any Error) }

  let outcome: Outcome

  /// The case paths of the two outcomes.
  public struct AllCasePaths: Sendable {
    /// What went well.
    ///
    /// ```swift
    /// await store.receive(\.internal.loaded.success)
    /// ```
    public var success: AnyCasePath<SealedResult, SealedPayload> {
      AnyCasePath(
        embed: { SealedResult(outcome: .success($0.value)) },
        extract: { if case .success(let value) = $0.outcome { SealedPayload(value) } else { nil } }
      )
    }

    /// What went wrong.
    ///
    /// ```swift
    /// await store.receive(\.internal.loaded.failure)
    /// ```
    public var failure: AnyCasePath<SealedResult, SealedPayload> {
      AnyCasePath(
        embed: { payload in
          guard let error = payload.value as? any Error else {
            preconditionFailure(CoreMessages.sealedPayload(payload.value, (any Error).self, of: SealedResult.self))
          }
          return SealedResult(outcome: .failure(error))
        },
        extract: { if case .failure(let error) = $0.outcome { SealedPayload(error) } else { nil } }
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
  /// The path to a sealed action with a `Result`; called by expansions of ``Sealed()`` only.
  ///
  /// ```swift
  /// AnyCasePath(_$sealed: { (result: Result<User, any Error>) in Internal(.loaded(result)) }, extract: { $0.opened.result })
  /// ```
  public init<Success, Failure: Error>(
    _$sealed embed: @escaping (Result<Success, Failure>) -> Root,
    extract: @escaping (Root) -> Result<Success, Failure>?
  ) {
    self.init(
      _$tag: -1,
      embed: { sealed in
        switch sealed.outcome {
        case .success(let value):
          guard let success = value as? Success else {
            preconditionFailure(CoreMessages.sealedPayload(value, Success.self, of: Root.self))
          }
          return embed(.success(success))
        case .failure(let error):
          guard let failure = error as? Failure else {
            preconditionFailure(CoreMessages.sealedPayload(error, Failure.self, of: Root.self))
          }
          return embed(.failure(failure))
        }
      },
      extract: { root in
        switch extract(root) {
        case .success(let value): SealedResult(outcome: .success(value))
        case .failure(let error): SealedResult(outcome: .failure(error))
        case nil: nil
        }
      }
    )
  }
}
