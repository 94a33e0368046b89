import Headgate

/// The list of documents. It presents the open document.
@Reducer
struct DocumentBrowser {
  @ObservableState
  struct State: Equatable {
    @Presents var document: DocumentScreen.State?
    var files: IdentifiedArrayOf<DocumentFile> = []
    var hasFailed = false
  }

  enum Action {
    case document(PresentationAction<DocumentScreen.Action>)
    case fileTapped(id: DocumentFile.ID)
    case listResponse(Result<[DocumentFile], any Error>)
    case task
  }

  @Dependency(\.documentClient) var documentClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .document(.presented(.delegate(.deleted(let id)))):
        state.files.remove(id: id)
        return .none

      case .document(.presented(.delegate(.openRequested(let file)))):
        // The new identity cancels the effects of the previous document.
        state.document = DocumentScreen.State(id: file.id)
        return .none

      case .document(.presented(.delegate(.stored(let file)))):
        state.files.updateOrAppend(file)
        return .none

      case .document:
        return .none

      case .fileTapped(let id):
        state.document = DocumentScreen.State(id: id)
        return .none

      case .listResponse(.failure):
        state.hasFailed = true
        return .none

      case .listResponse(.success(let files)):
        state.files = IdentifiedArray(uniqueElements: files)
        state.hasFailed = false
        return .none

      case .task:
        return .run { send in
          await send(.listResponse(Result { try await documentClient.list() }))
        }
      }
    }
    .ifLet(\.$document, action: \.document) {
      DocumentScreen()
    }
  }
}
