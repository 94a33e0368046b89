import CustomDump
import Headgate
import HeadgateTesting
import IssueReporting
import Testing

private struct Credentials: Codable, Equatable {
  var name: String
  @Redacted var token: String
}

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable, Codable {
    var name = "blob"
    var password = Redacted("")
    var wholePassword: String {
      get { password.wrappedValue }
      set { password.wrappedValue = newValue }
    }
  }

  enum Action: Equatable {
    case passwordChanged(Redacted<String>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .passwordChanged(let password):
        state.password = password
        return .none
      }
    }
  }
}

@Suite struct RedactedTests {
  // holds: REDACT-1
  @Test func `no text shows the value`() {
    let credentials = Credentials(name: "blob", token: "s3cret")
    let state = Login.State(password: Redacted("s3cret"))
    let action = Login.Action.passwordChanged(Redacted("s3cret"))
    var dumped = ""
    dump(credentials, to: &dumped)
    dump(state, to: &dumped)
    dump(action, to: &dumped)
    let texts = [
      dumped, "\(credentials)", String(reflecting: credentials), "\(state)", "\(action)", String(reflecting: action),
      String(customDumping: credentials), String(customDumping: state), String(customDumping: action),
      "\(Optional(Redacted("s3cret")) as Any)",
    ]
    for text in texts { #expect(!text.contains("s3cret"), "\(text)") }
    #expect(String(customDumping: state).contains("password: <redacted>"))
  }

  // holds: REDACT-2
  @Test func `values are equal, hashed, encoded and decoded as without redaction`() throws {
    #expect(Redacted(1) == Redacted(1))
    #expect(Redacted(1) != Redacted(2))
    #expect(Set([Redacted(1), Redacted(1)]).count == 1)
    let credentials = Credentials(name: "blob", token: "s3cret")
    let data = try JSONEncoder().encode(credentials)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String: String] == ["name": "blob", "token": "s3cret"])
    #expect(try JSONDecoder().decode(Credentials.self, from: data).token == "s3cret")
    let state = Login.State(password: Redacted("s3cret"))
    #expect(try JSONDecoder().decode(Login.State.self, from: JSONEncoder().encode(state)) == state)
  }

  private enum Color: String, Codable { case red }
  private struct Odd: Encodable {
    var text: String
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(text, .init(codingPath: [], debugDescription: text))
    }
  }

  // holds: REDACT-9
  @Test func `an error of coding does not show the value`() {
    let decoding = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Redacted<Color>].self, from: Data(#"["s3cret"]"#.utf8))
    }
    let encoding = #expect(throws: EncodingError.self) { try JSONEncoder().encode([Redacted(Odd(text: "s3cret"))]) }
    for text in ["\(decoding as Any)", "\(encoding as Any)"] {
      #expect(!text.contains("s3cret") && text.contains("coded. The reason is not shown"), "\(text)")
    }
  }

  // holds: REDACT-6
  @Test func `a binding that ends inside of the value is redacted as a whole`() {
    let bindings: [BindingAction<Login.State>] = [
      .set(\.password.wrappedValue, "s3cret"), .set(\.password, Redacted("s3cret")), .set(\.wholePassword, "s3cret"),
    ]
    for binding in bindings {
      var dumped = ""
      dump(binding, to: &dumped)
      for text in [dumped, "\(binding)", String(customDumping: binding), String(reflecting: binding)] {
        #expect(!text.contains("s3cret"), "\(text)")
      }
      #expect(String(customDumping: binding).contains("<redacted>"))
    }
    #expect(!String(customDumping: BindingAction<Login.State>.set(\.name, "Blob")).contains("<redacted>"))
  }

  // holds: REDACT-3
  @Test @MainActor func `a wrong expectation is reported without the value`() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Login.State()) { Login() }
      await store.send(.passwordChanged(Redacted("s3cret"))) { $0.password = Redacted("wr0ng") }
    }
    #expect(issues.count == 1)
    for text in issues.map({ "\($0)" }) {
      #expect(!text.contains("s3cret") && !text.contains("wr0ng"), "\(text)")
    }
  }

  // holds: REDACT-4
  @Test @MainActor func `a change of the value notifies its readers`() {
    let store = Store(initialState: Login.State()) { Login() }
    var passwords: [String] = []
    let token = observe { passwords.append(store.password.wrappedValue) }
    store.send(.passwordChanged(Redacted("a")))
    store.send(.passwordChanged(Redacted("a")))
    store.send(.passwordChanged(Redacted("b")))
    token.cancel()
    #expect(passwords == ["", "a", "b"])
  }
}
