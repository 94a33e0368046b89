package import Headgate

/// A field for a name.
@Reducer
package struct NameField {
  package enum Purpose: Equatable, Sendable, Codable {
    case rename(Path)
    case makeDirectory(in: Path)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package let purpose: Purpose
    package var text: String
    /// Why the name cannot be used; nil until the first attempt.
    package var problem: String?

    package init(_ purpose: Purpose) {
      self.purpose = purpose
      if case .rename(let path) = purpose { text = path.name.string } else { text = "" }
    }

    /// The named file.
    package var target: Path? {
      let name = FileName(text)
      guard !["", ".", ".."].contains(name), name.count <= 255, !text.utf8.contains(where: { [0, slash].contains($0) })
      else { return nil }
      switch purpose {
      // A text that was not changed is the old name, even if the old name is not text. Two texts that look alike may differ.
      case .rename(let path):
        return text.utf8.elementsEqual(path.name.string.utf8) ? path : path.parent?.appending(name)
      case .makeDirectory(let path): return path.appending(name)
      }
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)

    package enum View: Codable {
      /// A character, as a text: a `Character` is not `Codable`.
      case typed(String)
      case pasted(String)
      case deletePressed, clearPressed, enterPressed, closePressed
    }

    package enum Delegate: Codable {
      case closed
      case entered(Path, Purpose)
    }
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .view(let action) = action else { return .none }
      state.problem = nil
      switch action {
      case .typed(let character): state.text += character
      case .pasted(let text): state.text += text.withoutControlCharacters
      case .deletePressed: if !state.text.isEmpty { state.text.removeLast() }
      case .clearPressed: state.text = ""
      case .closePressed: return .send(.delegate(.closed))
      case .enterPressed:
        guard let target = state.target else {
          state.problem = "This is no name for a file"
          return .none
        }
        return .send(.delegate(.entered(target, state.purpose)))
      }
      return .none
    }
  }
}

private nonisolated let slash = UInt8(ascii: "/")
