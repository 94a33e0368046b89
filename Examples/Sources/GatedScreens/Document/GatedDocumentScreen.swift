import Foundation
import Headgate

/// An open document. Problems are presented one at a time, in an alert or a dialog.
@Reducer
struct DocumentScreen {
  /// The children that the document presents.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case rename(Gate<DocumentRename>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case close
      case compare(theirs: DocumentFile)
      case keepMine(theirs: DocumentFile)
      case openCopy(DocumentFile)
      case renameAgain(proposal: String)
      case retryDelete
      case retryOpen
      case retrySave(closing: Bool)
      case saveAgain
      case useTheirs(DocumentFile)
    }

    @CasePathable
    enum Dialog: Equatable, Sendable {
      case delete
      case discardAndClose
      case overwrite(theirs: DocumentFile)
      case saveAndClose
    }
  }

  @ObservableState
  struct State: Equatable, Identifiable {
    @Presents var destination: Destination.State?
    var file: DocumentFile?
    let id: DocumentFile.ID
    var isBusy = false
    var pendingConflict: DocumentFile?
    var text = ""

    var isDirty: Bool {
      guard let file else { return false }
      return file.text != text
    }

    /// Whether two versions of the text differ and no question is presented.
    var isConflictDue: Bool { pendingConflict != nil && destination == nil }
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case deleted(DocumentFile.ID)
      case openRequested(DocumentFile)
      case stored(DocumentFile)
    }

    @Sealed fileprivate enum InternalEvent {
      case changeReceived(DocumentChange)
      case deletionFailed
      case duplicateResponse(Result<DocumentFile, any Error>)
      case openResponse(Result<DocumentFile, any Error>)
      case renameFailed(name: String, any Error)
      case renamed(name: String)
      case saveResponse(Result<DocumentFile, any Error>, closing: Bool)
    }

    enum View: BindableAction {
      case binding(BindingAction<DocumentScreen.State>)
      case closeButtonTapped
      case deleteButtonTapped
      case duplicateButtonTapped
      case renameButtonTapped
      case saveButtonTapped
      case task
    }
  }

  private enum CancelID { case changes }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.documentClient) var documentClient

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    CombineReducers {
      Reduce { state, action in
        switch action.opened {
        case .view(.binding), .delegate:
          return .none

        case .internal(.changeReceived(let change)):
          return reduceChange(&state, change)

        case .view(.closeButtonTapped):
          guard !state.isDirty else {
            state.destination = .dialog(.close)
            return .none
          }
          return .run { _ in await dismiss() }

        case .view(.deleteButtonTapped):
          guard let file = state.file, !state.isBusy else { return .none }
          state.destination = .dialog(.delete(name: file.name))
          return .none

        case .internal(.deletionFailed):
          state.isBusy = false
          state.destination = .alert(.deletionFailed)
          return observeChanges(of: state.id)

        case .destination(.presented(.alert(let alert))):
          return reduceAlert(&state, alert)

        case .destination(.presented(.dialog(let dialog))):
          return reduceDialog(&state, dialog)

        case .destination(.presented(.rename(.delegate(.submitted(let name))))):
          state.destination = nil
          return rename(&state, to: name)

        case .destination(.dismiss), .destination(.presented(.rename(.inside))):
          return .none

        case .view(.duplicateButtonTapped):
          guard state.file != nil, !state.isBusy else { return .none }
          state.isBusy = true
          return .run { [id = state.id] send in
            await send(.internal(.duplicateResponse(Result { try await documentClient.duplicate(id: id) })))
          }

        case .internal(.duplicateResponse(.failure)):
          state.isBusy = false
          state.destination = .alert(.duplicationFailed)
          return .none

        case .internal(.duplicateResponse(.success(let copy))):
          state.isBusy = false
          state.destination = .alert(.duplicated(copy))
          return .send(.delegate(.stored(copy)))

        case .internal(.openResponse(.failure)):
          state.isBusy = false
          state.destination = .alert(.openFailed)
          return .none

        case .internal(.openResponse(.success(let file))):
          state.file = file
          state.isBusy = false
          state.text = file.text
          return .none

        case .view(.renameButtonTapped):
          guard let file = state.file, !state.isBusy else { return .none }
          state.destination = .rename(DocumentRename.State(original: file.name))
          return .none

        case .internal(.renameFailed(let name, let error)):
          state.isBusy = false
          if case .nameTaken? = error as? DocumentFailure {
            state.destination = .alert(.nameTaken(name))
          } else {
            state.destination = .alert(.renamingFailed(name))
          }
          return .none

        case .internal(.renamed(let name)):
          state.isBusy = false
          state.file?.name = name
          guard let file = state.file else { return .none }
          return .send(.delegate(.stored(file)))

        case .view(.saveButtonTapped):
          guard state.isDirty, !state.isBusy else { return .none }
          return save(&state)

        case .internal(.saveResponse(.failure(let error), let closing)):
          state.isBusy = false
          if case .conflict(let theirs)? = error as? DocumentFailure {
            state.pendingConflict = theirs
          } else {
            state.destination = .alert(.saveFailed(closing: closing))
          }
          return .none

        case .internal(.saveResponse(.success(let file), let closing)):
          // The text may have changed during the request; then the document stays dirty.
          state.file = file
          state.isBusy = false
          let stored: EffectOf<Self> = .send(.delegate(.stored(file)))
          guard closing, !state.isDirty else { return stored }
          return .concatenate(stored, .run { _ in await dismiss() })

        case .view(.task):
          return .merge(observeChanges(of: state.id), open(&state))
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
    // Applied outside of the presentation: a conflict waits until the previous alert is dismissed.
    .onChange(of: \.isConflictDue) { _, state in
      guard state.isConflictDue, let theirs = state.pendingConflict else { return .none }
      state.destination = .alert(.conflict(theirs: theirs))
      state.pendingConflict = nil
      return .none
    }
  }

  private func delete(_ state: inout State) -> EffectOf<Self> {
    state.isBusy = true
    return .concatenate(
      // Otherwise the deletion would be reported as a change by another person.
      .cancel(id: CancelID.changes),
      .run { [id = state.id] send in
        try await documentClient.delete(id: id)
        await send(.delegate(.deleted(id)))
        await dismiss()
      } catch: { _, send in
        await send(.internal(.deletionFailed))
      }
    )
  }

  private func observeChanges(of id: DocumentFile.ID) -> EffectOf<Self> {
    .run { [documentClient] send in
      for await change in documentClient.changes(id: id) {
        await send(.internal(.changeReceived(change)))
      }
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)
  }

  private func open(_ state: inout State) -> EffectOf<Self> {
    state.isBusy = true
    return .run { [id = state.id] send in
      await send(.internal(.openResponse(Result { try await documentClient.open(id: id) })))
    }
  }

  private func reduceAlert(_ state: inout State, _ alert: Destination.Alert) -> EffectOf<Self> {
    switch alert {
    case .close:
      return .run { _ in await dismiss() }

    case .compare(let theirs):
      state.destination = .alert(.comparison(theirs: theirs))
      return .none

    case .keepMine(let theirs):
      state.destination = .dialog(.overwrite(theirs: theirs))
      return .none

    case .openCopy(let copy):
      return .send(.delegate(.openRequested(copy)))

    case .renameAgain(let proposal):
      guard let file = state.file else { return .none }
      state.destination = .rename(DocumentRename.State(original: file.name, proposal: proposal))
      return .none

    case .retryDelete:
      return delete(&state)

    case .retryOpen:
      return open(&state)

    case .retrySave(let closing):
      return save(&state, closing: closing)

    case .saveAgain:
      return save(&state, isForced: true)

    case .useTheirs(let theirs):
      state.file = theirs
      state.text = theirs.text
      return .none
    }
  }

  private func reduceChange(_ state: inout State, _ change: DocumentChange) -> EffectOf<Self> {
    switch change {
    case .deleted:
      // Questions about a deleted document have no meaning.
      state.destination = .alert(.gone)
      state.pendingConflict = nil
      return .none

    case .modified(let theirs):
      guard let file = state.file, theirs.revision > file.revision else { return .none }
      if state.isDirty {
        state.pendingConflict = theirs
      } else {
        state.file = theirs
        state.text = theirs.text
      }
      return .none

    case .renamed(let name):
      state.file?.name = name
      return .none
    }
  }

  private func reduceDialog(_ state: inout State, _ dialog: Destination.Dialog) -> EffectOf<Self> {
    switch dialog {
    case .delete:
      return delete(&state)

    case .discardAndClose:
      return .run { _ in await dismiss() }

    case .overwrite(let theirs):
      state.file?.revision = theirs.revision
      return save(&state, isForced: true)

    case .saveAndClose:
      return save(&state, closing: true)
    }
  }

  private func rename(_ state: inout State, to name: String) -> EffectOf<Self> {
    state.isBusy = true
    return .run { [id = state.id] send in
      try await documentClient.rename(id: id, name: name)
      await send(.internal(.renamed(name: name)))
    } catch: { error, send in
      await send(.internal(.renameFailed(name: name, error)))
    }
  }

  private func save(_ state: inout State, isForced: Bool = false, closing: Bool = false) -> EffectOf<Self> {
    guard var file = state.file else { return .none }
    file.text = state.text
    state.isBusy = true
    return .run { [file] send in
      let result = await Result { try await documentClient.save(file: file, isForced: isForced) }
      await send(.internal(.saveResponse(result, closing: closing)))
    }
  }
}

extension DocumentScreen.Destination.State: Equatable {}
