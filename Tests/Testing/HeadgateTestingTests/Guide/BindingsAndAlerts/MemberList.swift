import Headgate

// snippet: member-list
@Reducer
struct MemberList {
  @ObservableState
  struct State: Equatable {
    var members = ["Ada", "Blob"]
    @Presents var alert: AlertState<Alert>?
    @Presents var dialog: ConfirmationDialogState<Dialog>?
  }

  enum Action {
    case deleteButtonTapped(String)
    case sortButtonTapped
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
  }

  @CasePathable
  enum Alert: Equatable, Sendable { case deletionConfirmed(String), askAgain(String) }

  @CasePathable
  enum Dialog: Equatable, Sendable { case ascending, descending }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped(let name):
        state.alert = .deletion(of: name)
        return .none
      case .sortButtonTapped:
        state.dialog = .sorting
        return .none
      case .alert(.presented(.deletionConfirmed(let name))):
        state.members.removeAll { $0 == name }
        return .none
      case .alert(.presented(.askAgain(let name))):
        state.alert = .deletion(of: name)
        return .none
      case .dialog(.presented(.ascending)):
        state.members.sort(by: <)
        return .none
      case .dialog(.presented(.descending)):
        state.members.sort(by: >)
        return .none
      case .alert, .dialog:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}
// snippet end

// snippet: member-alert
extension AlertState where Action == MemberList.Alert {
  static func deletion(of name: String) -> Self {
    AlertState {
      TextState("Delete \(name)?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed(name)) { TextState("Delete") }
      ButtonState(action: .askAgain(name)) { TextState("Ask again") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("This cannot be undone.")
    }
  }
}

extension ConfirmationDialogState where Action == MemberList.Dialog {
  static var sorting: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Sort")
    } actions: {
      ButtonState(action: .ascending) { TextState("A to Z") }
      ButtonState(action: .descending) { TextState("Z to A") }
    }
  }
}
// snippet end

@Reducer
struct MemberScreen {
  // snippet: member-destination
  @Reducer
  enum Destination {
    case form(Membership)
    case alert(AlertState<MemberList.Alert>)
  }
  // snippet end

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .deleteButtonTapped = action { state.destination = .alert(.deletion(of: "Ada")) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension MemberScreen.Destination.State: Equatable {}
