import Foundation
import Headgate

/// The logbook: one entry for each watch.
@Reducer
struct Logbook {
  @ObservableState
  struct State: Equatable {
    @Presents var draft: LogDraft.State?
    var entries: [String] = []
    var isLocked = false
  }

  enum Action: GatedAction {
    case view(View)
    case draft(PresentationAction<Gate<LogDraft>>)
    case delegate(Delegate)  // flags: action-order

    enum View: Equatable {
      case entryTapped(Int)
      case lockButtonTapped
      case printLog  // flags: action-name
      case writeButtonTapped
    }

    enum Delegate: Equatable {
      case entryWritten(String)  // near-miss: unobserved-delegate
      case logPrinted  // flags: unobserved-delegate
    }
  }

  @Dependency(\.printer) var printer

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.entryTapped(let index)):
        guard !state.isLocked, state.entries.indices.contains(index) else { return .none }
        state.draft = LogDraft.State(text: state.entries.remove(at: index))
        return .none

      case .view(.lockButtonTapped):
        state.isLocked.toggle()
        guard state.isLocked, state.draft != nil else { return .none }
        // The stamp is slow, so the draft is signed after it.
        return .run { send in
          await printer.stamp("locked")
          await send(.draft(.presented(.interface(.signatureRequested))))  // near-miss: interface-from-self
        }

      case .view(.printLog):
        return .run { [entries = state.entries] send in
          try await printer.print(entries)
          await send(.delegate(.logPrinted))  // flags: response-without-failure
        }

      case .view(.writeButtonTapped):
        state.draft = LogDraft.State()
        return .none

      case .draft(.presented(.delegate(.draftSigned(let text)))):
        state.draft = nil
        state.entries.append(text)
        return .run { send in
          await printer.stamp(text)
          await send(.delegate(.entryWritten(text)))
        }

      case .draft(.presented(.interface(.signatureRequested))):  // flags: interface-from-self, parent-observes-inside
        state.isLocked = false
        return .none

      case .draft(.presented(.inside)), .draft(.dismiss):  // near-miss: parent-observes-inside
        return .none

      case .delegate:  // near-miss: delegate-handled-by-self
        return .none
      }
    }
    .ifLet(\.$draft, action: \.draft) { LogDraft() }
  }
}

/// An entry that is being written.
@Reducer
struct LogDraft {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var visibility = 10
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)  // near-miss: action-order

    enum View: BindableAction {
      case binding(BindingAction<LogDraft.State>)
      case signButtonTapped
    }

    enum Delegate: Equatable {
      case draftSigned(String)
    }

    enum Interface: Equatable {
      case signatureRequested
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)  // near-miss: binding-without-reducer
    Reduce { state, action in
      switch action {
      case .view(.binding(\.visibility)):
        state.visibility = min(max(state.visibility, 0), 50)
        return .none
      case .view(.binding):
        return .none
      case .view(.signButtonTapped), .interface(.signatureRequested):
        return .send(.delegate(.draftSigned(state.text)))  // near-miss: action-as-function
      case .delegate:
        return .none
      }
    }
  }
}

@DependencyClient
struct PrinterClient: Sendable {
  var print: @Sendable (_ lines: [String]) async throws -> Void
  var stamp: @Sendable (_ text: String) async -> Void
}

extension PrinterClient: TestDependencyKey {
  static let testValue = PrinterClient()
}

extension DependencyValues {
  var printer: PrinterClient {
    get { self[PrinterClient.self] }
    set { self[PrinterClient.self] = newValue }
  }
}
