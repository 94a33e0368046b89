import Foundation
package import Headgate

/// The beginning of the selected file.
///
/// Reading begins when the selection rests, and ends with the next selection.
@Reducer
package struct Preview {
  package enum Phase: Equatable, Sendable, Codable {
    /// What is known so far; nil when nothing is read yet.
    case reading(FilePreview?)
    case done(FilePreview)
    case failed(FileProblem)
  }

  package enum Scroll: Equatable, Sendable, Codable {
    case up, down, pageUp, pageDown
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package var target: PreviewTarget
    package var phase = Phase.reading(nil)
    /// The first line on the screen.
    package var top = 0
    package var height: Int

    package init(_ target: PreviewTarget, height: Int) {
      self.target = target
      self.height = height
    }

    package var shown: FilePreview? {
      switch phase {
      case .reading(let preview): preview
      case .done(let preview): preview
      case .failed: nil
      }
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case interface(Interface)
    case `internal`(Internal)

    package enum View: Codable {
      case scrolled(Scroll)
    }

    package enum Interface: Codable {
      /// Shows a file, or reads the file on the screen again.
      case show(PreviewTarget)
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case progressed(FilePreview)
      case finished(FilePreview)
      case failed(FileProblem)
    }
  }

  private enum CancelID { case reading }

  @Dependency(\.filePreviews) private var previews

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.scrolled(let scroll)):
        state.scroll(scroll)
        return .none
      case .interface(.show(let target)):
        return show(target, in: &state)
      case .internal(.progressed(let preview)):
        // What was complete stays on the screen until the file is read again.
        if case .reading = state.phase { state.take(preview, as: .reading(preview)) }
        return .none
      case .internal(.finished(let preview)):
        state.take(preview, as: .done(preview))
        return .none
      case .internal(.failed(let problem)):
        state.phase = .failed(problem)
        return .none
      }
    }
  }

  private func show(_ target: PreviewTarget, in state: inout State) -> EffectOf<Self> {
    let isOther = state.target.path != target.path || state.target.item.kind != target.item.kind
    state.target = target
    if isOther {
      state.phase = .reading(nil)
      state.top = 0
    }
    return .run(name: "preview") { [previews] send in
      let preview = try await previews.read(path: target.path) { await send(.internal(.progressed($0))) }
      await send(.internal(.finished(preview)))
    } catch: { error, send in
      await send(.internal(.failed(FileProblem(error, at: target.path))))
    }
    .debounce(id: CancelID.reading, for: .milliseconds(100))
  }
}

extension Preview.State {
  mutating func scroll(_ scroll: Preview.Scroll) {
    switch scroll {
    case .up: show(line: top - 1)
    case .down: show(line: top + 1)
    case .pageUp: show(line: top - height)
    case .pageDown: show(line: top + height)
    }
  }

  package mutating func resize(height newHeight: Int) {
    height = max(1, newHeight)
    show(line: top)
  }

  /// Shows a preview. The first one scrolls to the highlighted text.
  fileprivate mutating func take(_ preview: FilePreview, as phase: Preview.Phase) {
    let isFirst = shown == nil
    self.phase = phase
    let match = isFirst ? preview.line(with: target.highlight) : nil
    show(line: match.map { $0 - height / 3 } ?? top)
  }

  private mutating func show(line: Int) {
    top = max(0, min(line, (shown?.lineCount ?? 0) - height))
  }
}

nonisolated extension FilePreview {
  /// The first line of a text with `highlight` in it.
  fileprivate func line(with highlight: String?) -> Int? {
    guard let highlight, !highlight.isEmpty, case .text(let text) = contents else { return nil }
    return text.lines.firstIndex { $0.text.range(of: highlight, options: .caseInsensitive) != nil }
  }
}
