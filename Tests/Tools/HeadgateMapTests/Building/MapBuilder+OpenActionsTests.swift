import HeadgateMap
import Testing

@Suite struct MapBuilderOpenActionsTests {
  private static let code = """
    struct FilesRequested: Action { let paths: [String], date: Date? }
    struct FileRead: Action {}
    struct FileFailed {}
    extension FileFailed: Action {}
    struct Forgotten: Action {}
    public struct Exported: Action {}
    let counting: SideEffectReducer<Files> = { state, action in
      switch action {
      case let action as FilesRequested:
        return .run { send in
          await send(FileRead())
        } catch: { error, send in
          await send(FileFailed())
        }.cancellable(id: CancelID.files)
      case is FileFailed: return .cancel(id: CancelID.files)
      case is FileRead: return .none
      default: return .none
      }
    }
    func remember(_ state: inout Files, _ action: any Action) {
      if let action = action as? FileRead { state.count += 1 }
    }
    final class FilesViewController: UIViewController {
      func refresh() { store.dispatch(FilesRequested(paths: [])) }
    }
    func start() { store.dispatch(FilesRequested(paths: [])) }
    """

  @Test("an open action has its values, its senders and its reactions")
  func actions() throws {
    let map = Fixture.map(Self.code)
    let open = try #require(map.feature("open actions"))
    #expect(open.kind == .open)
    #expect(
      open.actions.map(\.text) == [
        "Exported", "FileFailed", "FileRead", "FilesRequested(paths: [String], date: Date?)", "Forgotten",
      ]
    )

    let requested = open.actions[3]
    #expect(requested.senders.map(\.role) == [.view, .other])
    #expect(requested.reactions.map(\.feature) == ["counting"])
    #expect(requested.reactions.map(\.effects) == [["counting/CancelID.files"]])
    #expect(open.actions[1].senders.map(\.effect) == ["counting/CancelID.files"])
    #expect(open.actions[1].senders.map(\.causes) == [["open actions.FilesRequested"]])
    #expect(open.actions[1].reactions.map(\.cancels) == [["CancelID.files"]])
    #expect(open.actions[2].reactions.map(\.feature) == ["remember"])
  }

  @Test("a reducer is in the map with its effects, and everything is resolved")
  func reducers() throws {
    let map = Fixture.map(Self.code)
    let reducers = map.features.filter { $0.kind == .reducer }
    #expect(reducers.map(\.id) == ["counting", "remember"])
    #expect(
      reducers[0].effects.map { $0.returns.map(\.action) } == [["open actions.FileRead", "open actions.FileFailed"]]
    )
    #expect(reducers[0].effects.map(\.causes) == [["open actions.FilesRequested"]])
    #expect(map.unresolved.isEmpty)
    // Other modules can send a public action.
    #expect(map.unsentActions == ["open actions.Forgotten"])
  }

  @Test("the texts have the actions and the reducers")
  func text() throws {
    let text = try MapFormat.text.text(of: Fixture.map(Self.code), title: "Files", width: 100)
    #expect(text.contains("FilesRequested(paths: [String], date: Date?)"))
    #expect(text.contains("→ counting starts CancelID.files"))
    for format in MapFormat.allCases {
      #expect(try format.text(of: Fixture.map(Self.code), title: "", width: 100).contains("counting"))
    }
  }

  private static let enums = """
    enum LoginAction: Action {
      /// A person wants to log in.
      case submitted(name: String, Date)
      case failed(Failure)
      case forgotten
    }
    struct LoggedOut: Action {}
    enum Phase { case idle, busy }
    let login: SideEffectReducer<Login> = { state, action in
      switch action {
      case LoginAction.failed(let failure): state.failure = failure; return .cancel(id: CancelID.login)
      case let action as LoginAction:
        switch action {
        case .submitted(let name, _):
          return .run { send in
            await send(LoginAction.failed(.offline))
            await send(LoggedOut())
          }.cancellable(id: CancelID.login)
        case .failed: return .none
        case .forgotten: state.isForgotten = true; return .none
        }
      case is LoggedOut: return .none
      default: return .none
      }
    }
    let counting: SideEffectReducer<Login> = { state, action in
      switch action {
      case is LoginAction: state.count += 1; return .none
      default: return .none
      }
    }
    let showing: (Phase) -> Bool = { action in
      switch action {
      case Phase.idle: print(); return true
      default: return false
      }
    }
    final class LoginViewController: UIViewController {
      func submit() { store.dispatch(LoginAction.submitted(name: "", .now)) }
    }
    """

  @Test("each case of an enum of open actions has its values, its senders and its reactions")
  func cases() throws {
    let map = Fixture.map(Self.enums)
    let open = try #require(map.feature("open actions"))
    #expect(
      open.actions.map(\.text) == [
        "LoggedOut", "LoginAction.submitted(name: String, Date)", "LoginAction.failed(Failure)",
        "LoginAction.forgotten",
      ]
    )
    let submitted = open.actions[1]
    #expect(submitted.documentation == "A person wants to log in.")
    #expect(submitted.senders.map(\.role) == [.view])
    #expect(submitted.reactions.map(\.feature) == ["login", "counting"])
    #expect(submitted.reactions.map(\.effects) == [["login/CancelID.login"], []])
    let failed = open.actions[2]
    #expect(failed.senders.map(\.causes) == [["open actions.LoginAction.submitted"]])
    #expect(failed.reactions.map(\.cancels) == [["CancelID.login"], []])
    #expect(open.actions[3].senders == [])
  }

  @Test("the places that send or match a case are resolved, and an unsent case is listed")
  func resolvedCases() throws {
    let map = Fixture.map(Self.enums)
    #expect(map.unresolved == [])
    #expect(map.unsentActions == ["open actions.LoginAction.forgotten"])
    let effects = try #require(map.feature("login")).effects
    #expect(effects.map(\.causes) == [["open actions.LoginAction.submitted"]])
    #expect(
      effects.map { $0.returns.map(\.action) } == [["open actions.LoginAction.failed", "open actions.LoggedOut"]]
    )
  }

  @Test("a function that examines an enum of other values is no reducer")
  func otherEnums() {
    #expect(Fixture.map(Self.enums).features.filter { $0.kind == .reducer }.map(\.id) == ["login", "counting"])
  }
}
