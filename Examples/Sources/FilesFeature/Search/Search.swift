package import Headgate

/// Finds names below a directory while the user types.
@Reducer
package struct Search {
  package enum Phase: Equatable, Sendable, Codable {
    /// The search text is empty.
    case idle
    case running
    case done(SearchSummary)
    case failed(FileProblem)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package let root: Path
    package let includesHidden: Bool
    package var text = ""
    package var phase = Phase.idle
    package var matches: [FileMatch] = []
    package var cursor: ListCursor

    package init(below root: Path, includesHidden: Bool, height: Int) {
      self.root = root
      self.includesHidden = includesHidden
      cursor = ListCursor(height: height)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    package enum View: Codable {
      /// A character, as a text: a `Character` is not `Codable`.
      case typed(String)
      case pasted(String)
      case deletePressed
      case clearPressed
      case moved(ListCursor.Move)
      case enterPressed
      case closePressed
    }

    package enum Delegate: Codable {
      case closed
      case chosen(FileMatch)
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case started
      case found([FileMatch])
      case finished(SearchSummary)
      case failed(FileProblem)
    }
  }

  private enum CancelID { case search }

  @Dependency(\.files) private var files

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(let action):
        return reduce(&state, view: action)
      case .internal(.started):
        state.matches = []
        state.cursor.move(.first, count: 0)
        return .none
      case .internal(.found(let matches)):
        state.matches += matches
        return .none
      case .internal(.finished(let summary)):
        state.phase = .done(summary)
        return .none
      case .internal(.failed(let problem)):
        state.phase = .failed(problem)
        return .none
      case .delegate:
        return .none
      }
    }
    .onChange(of: \.text) { _, state in look(&state) }
  }

  private func reduce(_ state: inout State, view action: Action.View) -> EffectOf<Self> {
    switch action {
    case .typed(let character):
      state.text += character
      return .none
    case .pasted(let text):
      state.text += text.withoutControlCharacters
      return .none
    case .deletePressed:
      guard !state.text.isEmpty else { return .send(.delegate(.closed)) }
      state.text.removeLast()
      return .none
    case .clearPressed:
      state.text = ""
      return .none
    case .moved(let move):
      state.cursor.move(move, count: state.matches.count)
      return .none
    case .enterPressed:
      guard state.matches.indices.contains(state.cursor.index) else { return .none }
      return .send(.delegate(.chosen(state.matches[state.cursor.index])))
    case .closePressed:
      return .send(.delegate(.closed))
    }
  }

  /// Starts a search when the text has not changed for a moment.
  private func look(_ state: inout State) -> EffectOf<Self> {
    guard !state.text.isEmpty else {
      state.phase = .idle
      return .merge(.cancel(id: CancelID.search), .send(.internal(.started)))
    }
    state.phase = .running
    return .run(name: "search") { [files, text = state.text, root = state.root, hidden = state.includesHidden] send in
      await send(.internal(.started))
      let summary = try await files.search(text: text, root: root, includesHidden: hidden) {
        await send(.internal(.found($0)))
      }
      await send(.internal(.finished(summary)))
    } catch: { [root = state.root] error, send in
      await send(.internal(.failed(FileProblem(error, at: root))))
    }
    .debounce(id: CancelID.search, for: .milliseconds(150))
  }
}
