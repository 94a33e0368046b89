import Headgate

/// A feature with an alert and a dialog beside a child, as a chain of operators or as statements.
@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var dialog: ConfirmationDialogState<Dialog>?
    @Presents var item: Item.State?
    var log: [String] = []

    mutating func note(_ text: String) {
      log.append("\(text): \(alert.map { String(state: $0.title) } ?? "no alert")")
    }
  }

  enum Action {
    case deleteButtonTapped
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case item(PresentationAction<Item.Action>)
  }

  @CasePathable
  enum Alert: Equatable {
    case confirmed
    case failed
    case repeated
    case kept
    case moved
    case closed
    case changed
    case waited
  }

  @CasePathable
  enum Dialog: Equatable {
    case chosen(String)
    case alerted
  }

  var isChain = true
  /// Where the report about a missing alert is to point.
  static let line: (chain: UInt, statement: UInt) = (#line + 5, #line + 11)

  var body: some ReducerOf<Self> {
    if isChain {
      Folder.parent
        .ifLet(\.$alert, action: \.alert)
        .ifLet(\.$dialog, action: \.dialog)
        .ifLet(\.$item, action: \.item) { Item() }
    } else {
      // All of them see the alert before it goes.
      IfLet(\.$item, action: \.item) { Item() }
      IfLet(\.$alert, action: \.alert)
      IfLet(\.$dialog, action: \.dialog)
      Folder.parent
    }
  }

  private static var parent: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped: state.alert = .delete
      case .alert(.presented(let action)): return reduce(&state, action)
      case .alert(.dismiss): state.note("dismissed")
      case .dialog(.presented(.chosen(let name))): state.log.append("chosen: \(name)")
      case .dialog(.presented(.alerted)): state.alert = .failed
      case .dialog(.dismiss): state.log.append("dialog dismissed")
      case .item: break
      }
      return .none
    }
  }

  private static func reduce(_ state: inout State, _ action: Alert) -> Effect<Action> {
    state.note("\(action)")
    switch action {
    case .confirmed: break
    case .failed: state.alert = .failed
    // An equal one, but another.
    case .repeated: state.alert = .delete
    case .kept: state.alert = state.alert
    case .moved: state.dialog = .move
    case .closed: state.alert = nil
    case .changed: state.alert?.title = TextState("Delete all?")
    case .waited: return .run { send in await send(.dialog(.presented(.chosen("late")))) }
    }
    return .none
  }
}

extension AlertState<Folder.Alert> {
  static var delete: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }

  static var failed: Self {
    AlertState {
      TextState("It could not be deleted.")
    }
  }
}

extension ConfirmationDialogState<Folder.Dialog> {
  static var move: Self {
    ConfirmationDialogState {
      TextState("Move")
    } actions: {
      ButtonState(action: .chosen("Inbox")) { TextState("Inbox") }
    }
  }
}
