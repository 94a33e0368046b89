// Tests of: NAV-87

import Headgate
import Testing

/// Ephemeral states in ignored cases of an enum reducer with an action of its own.
@MainActor
struct IgnoredEphemeralCasesTests {
  /// A state, an action of it, and whether the action dismisses the state.
  struct Trial: CustomTestStringConvertible {
    let state: Notices.State
    let action: Notices.Action
    let goes: Bool
    var testDescription: String { "\(state) after \(action)" }
  }

  nonisolated static let trials: [Trial] = {
    let states: [(Notices.State, String)] = [
      (.alert(AlertState { TextState("a") }), "alert"), (.dialog(ConfirmationDialogState { TextState("d") }), "dialog"),
      (.toast(NoticeToast()), "toast"), (.banner(NoticeBanner()), "banner"),
      (.spare(AlertState { TextState("s") }), "spare"),
      (.marked(AlertState { TextState("m") }), "marked"), (.plain(AlertState { TextState("p") }), "plain"),
      (.inner(.alert(AlertState { TextState("i") })), "inner"), (.page(3), "page"),
    ]
    let actions: [(Notices.Action, String)] = [
      (.alert(.accepted), "alert"), (.dialog(.accepted), "dialog"), (.toast(.tapped), "toast"),
      (.flag(.tapped), "flag"),
      (.spare(.accepted), "spare"),
      (.marked(.accepted), "marked"), (.plain(.accepted), "plain"), (.inner(.alert(.accepted)), "inner"),
      (.page, "page"),
    ]
    return states.flatMap { state, name in
      actions.compactMap { action, other in
        // An action of a case with a reducer, in another case, is reported.
        guard name == other || !["marked", "plain", "inner"].contains(other) else { return nil }
        return Trial(state: state, action: action, goes: name == other && name != "page")
      }
    }
  }()

  // holds: NAV-87
  @Test(arguments: trials)
  func `an action of an ignored ephemeral case dismisses its state, and no other`(_ trial: Trial) throws {
    let store = Store(initialState: NoticeBoard.State(notice: trial.state, optional: trial.state, path: [trial.state]))
    {
      NoticeBoard()
    }
    let id = try #require(store.path.ids.first)
    store.send(.notice(.presented(trial.action)))
    #expect((store.notice == nil) == trial.goes)
    store.send(.optional(trial.action))
    #expect((store.optional == nil) == trial.goes)
    store.send(.path(.element(id: id, action: trial.action)))
    #expect(store.path.isEmpty == trial.goes)
    #expect(store.seen == 3)
  }

  // holds: NAV-87
  @Test func `a replacement of an alert in an ignored case stays`() {
    let store = Store(initialState: NoticeBoard.State(notice: .alert(AlertState { TextState("a") }), replaces: true)) {
      NoticeBoard()
    }
    store.send(.notice(.presented(.alert(.accepted))))
    #expect(store.notice?.is(\.alert) == true)
  }

  // holds: NAV-87
  @Test func `an alert in the only case, which is ignored, is dismissed, also beside a gate`() {
    let store = Store(initialState: LonelyNotice.State(only: .alert(AlertState { TextState("a") }))) { LonelyNotice() }
    store.send(.only(.presented(.alert(.accepted))))
    #expect(store.only == nil)
    store.send(.show)
    store.send(.gated(.presented(.alert(.accepted))))
    #expect(store.gated == nil)
  }
}

@CasePathable enum NoticeAction: Equatable { case accepted }

struct NoticeToast: EphemeralState, Equatable {
  enum Action: Equatable { case tapped }
  var text = ""
}

struct NoticeBanner: EphemeralState, Equatable {
  enum Action: Equatable { case tapped }
  var text = ""
}

@Reducer
enum Notices {
  @ReducerCaseIgnored case alert(AlertState<NoticeAction>)
  @ReducerCaseIgnored case dialog(ConfirmationDialogState<NoticeAction>)
  @ReducerCaseIgnored case toast(NoticeToast)
  /// Its action is in a case with another name.
  @ReducerCaseIgnored case banner(NoticeBanner)
  /// The same action type as the alert.
  @ReducerCaseIgnored case spare(AlertState<NoticeAction>)
  @ReducerCaseEphemeral case marked(AlertState<NoticeAction>)
  case plain(AlertState<NoticeAction>)
  @ReducerCaseIgnored case page(Int)
  case inner(InnerNotices.Body = InnerNotices.body)

  enum Action {
    case alert(NoticeAction), dialog(NoticeAction), toast(NoticeToast.Action), flag(NoticeBanner.Action), spare(
      NoticeAction
    ), marked(NoticeAction)
    case plain(NoticeAction), page, inner(InnerNotices.Action)
  }
}

@Reducer
enum InnerNotices {
  @ReducerCaseIgnored case alert(AlertState<NoticeAction>)
  enum Action { case alert(NoticeAction) }
}

@Reducer
struct NoticeBoard {
  @ObservableState
  struct State {
    @Presents var notice: Notices.State?
    var optional: Notices.State?
    var path = StackState<Notices.State>()
    var seen = 0
    var replaces = false
  }

  enum Action {
    case notice(PresentationAction<Notices.Action>)
    case optional(Notices.Action)
    case path(StackActionOf<Notices>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.seen += 1
      if state.replaces { state.notice = .alert(AlertState { TextState("b") }) }
      return .none
    }
    .ifLet(\.$notice, action: \.notice)
    .ifLet(\.optional, action: \.optional)
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct LonelyNotice {
  @Reducer
  enum Gated {
    case shed(Gate<Shed>)
    @ReducerCaseIgnored case alert(AlertState<NoticeAction>)
    enum Action { case shed(Gate<Shed>), alert(NoticeAction) }
  }

  @Reducer
  struct Shed {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: GatedAction {
      case view(View)
      @CasePathable enum View { case tapped }
    }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
  }

  @ObservableState
  struct State {
    @Presents var only: InnerNotices.State?
    @Presents var gated: Gated.State?
  }

  enum Action {
    case only(PresentationAction<InnerNotices.Action>)
    case gated(PresentationAction<Gated.Action>)
    case show
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show = action { state.gated = .alert(AlertState { TextState("g") }) }
      return .none
    }
    .ifLet(\.$only, action: \.only)
    .ifLet(\.$gated, action: \.gated)
  }
}
