// Tests of: NAV-64

public import Headgate
import Testing

struct PublicEnumReducerTests {
  // holds: NAV-64
  @Test func `states and actions of a public enum are sendable without being told`() {
    func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(isSendable(Openings.State.self))
    #expect(isSendable(Openings.Action.self))
  }
}

@Reducer
public enum Openings {
  case window(Window)
  case alert(AlertState<Alert>)
  @ReducerCaseIgnored case hole(Int)

  @frozen
  public enum Alert { case confirmed }
}

@Reducer
public struct Window {
  public init() {}

  public struct State: Equatable, Sendable {
    public var isOpen = false
  }

  public enum Action: Sendable {
    case toggled
  }
}
