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
