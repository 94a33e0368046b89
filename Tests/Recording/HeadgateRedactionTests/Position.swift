import Headgate
import HeadgateRecorder

/// A place in an action, a state, an answer or an error that has a marked secret.
///
/// To add a position, add a line to ``all``.
struct Position: Sendable {
  let name: String
  private let making: @Sendable (_ secret: String) -> [Safe.Action]

  init(_ name: String, _ making: @escaping @Sendable (_ secret: String) -> [Safe.Action]) {
    (self.name, self.making) = (name, making)
  }

  /// The secret of this position: a report of it names the position.
  var secret: String { "\(Self.mark)\(name)" }
  static let mark = "MARKED-"

  var actions: [Safe.Action] { making(secret) }

  /// Whether a recording has the actions as values, so that they can be replayed.
  var isReplayable: Bool { actions.allSatisfy { RecordedValue.json($0) != nil } }

  static let all: [Position] = payloads + bindings + children + shared

  /// Positions that the library reports.
  static let reporting = [
    Position("thrown") { [.thrown(Redacted($0))] },
    Position("key-error") { [.keyFailed(Redacted($0))] },
  ]

  private static let payloads = [
    Position("payload") { [.typed(Redacted($0))] },
    Position("tuple") { [.pair("a", password: Redacted($0))] },
    Position("collections") {
      let secret = Redacted($0)
      return [.collected([secret], keyed: ["a": secret], keys: [secret: 1], set: [secret])]
    },
    Position("struct") { [.loggedIn(Credentials(token: $0))] },
    Position("case") { [.loaded(.token(Redacted($0)))] },
    Position("error") { [.failed(LoginFailure(password: Redacted($0)))] },
    Position("alert") { [.alert(.presented(.token(Redacted($0))))] },
    Position("alert-button") { [.alertAsked(Redacted($0))] },
    Position("answer") { _ in [.asked] },
    Position("effect") { [.effect(Redacted($0)), .effect(Redacted($0))] },
  ]

  private static let bindings = [
    Position("binding") { [.binding(.set(\.secret, Redacted($0)))] },
    Position("binding-leaf") { [.binding(.set(\.secret.wrappedValue, $0))] },
    Position("binding-property") { [.binding(.set(\.credentials.token, $0))] },
    Position("binding-computed") { [.binding(.set(\.credentials.login, $0))] },
    Position("binding-optional") { [.binding(.set(\.optional!.token, $0))] },
    Position("binding-element") { [.binding(.set(\.list[1].token, $0))] },
    Position("binding-value") { [.binding(.set(\.keyed["key"]!.token, $0))] },
    Position("binding-generic") { [.binding(.set(\.box.value.token, $0))] },
    Position("binding-case") { [.binding(.set(\.credential.text, $0))] },
    Position("binding-row") { [.binding(.set(\.rows[0].credentials.token, $0))] },
    Position("binding-child") { [.binding(.set(\.child!.credentials.token, $0))] },
    Position("binding-whole") { [.binding(.set(\.credentials, Credentials(token: $0)))] },
  ]

  private static let children = [
    Position("row") { [.rows(.element(id: Redacted(""), action: .noted(Redacted($0))))] },
    Position("row-leaf") { [.rows(.element(id: Redacted(""), action: .binding(.set(\.note.wrappedValue, $0))))] },
    Position("row-id") { [.binding(.set(\.rows, [Row.State(id: Redacted($0))]))] },
    Position("stack") { [.path(.element(id: Safe.first, action: .noted(Redacted($0))))] },
    Position("stack-leaf") { [.path(.element(id: Safe.first, action: .binding(.set(\.credentials.token, $0))))] },
    Position("child") { [.child(.presented(.noted(Redacted($0))))] },
    Position("child-leaf") { [.child(.presented(.binding(.set(\.credentials.token, $0))))] },
    Position("delegate") { [.lid(.delegate(.done(Redacted($0))))] },
    Position("gate") { [.lid(Gate(.view(.typed(Redacted($0)))))] },
    Position("sealed") { _ in [.lid(Gate(.view(.reloaded)))] },
    Position("gate-leaf") { [.lid(Gate(.view(.binding(.set(\.secret.wrappedValue, $0)))))] },
    Position("gate-property") { [.lid(Gate(.view(.binding(.set(\.credentials.token, $0)))))] },
  ]

  private static let shared = [
    Position("shared") { [.shared(Redacted($0))] },
    Position("shared-part") { [.partTapped(Redacted($0))] },
    Position("stored") { [.stored(Redacted($0))] },
    Position("after-part") { [.shared(Redacted($0))] },
  ]
}
