import Headgate

extension App.State {
  /// The file that the preview shows; nil when there is no preview.
  ///
  /// A search and a scan cover the directory, so nothing is read for a preview under them.
  var previewTarget: PreviewTarget? {
    guard settings.showsPreview, size.previewColumns != nil else { return nil }
    let directory = top
    guard directory.search == nil, directory.scan == nil, let row = directory.selected else { return nil }
    let highlight = directory.found?.name == row.id ? directory.found?.text : nil
    return PreviewTarget(path: row.path, item: row.item, highlight: highlight)
  }
}

extension App {
  /// Shows or hides the preview when the selection, the settings or the screen changed.
  func showPreview(_ state: inout State) -> EffectOf<Self> {
    guard let target = state.previewTarget else {
      state.preview = nil
      // An action that still waits would be one for a preview that is gone.
      return .cancel(id: CancelID.showing)
    }
    if state.preview == nil { state.preview = Preview.State(target, height: state.size.listHeight) }
    return .send(.preview(.interface(.show(target)))).cancellable(id: CancelID.showing, cancelInFlight: true)
  }

  func togglePreview(_ state: inout State) {
    let isShown = state.$settings.withLock { settings in
      settings.showsPreview.toggle()
      return settings.showsPreview
    }
    guard isShown, state.size.previewColumns == nil else { return }
    state.stack[id: state.top.id]?.notice =
      "The preview appears when the screen has \(ScreenSize.columnsForPreview) columns"
  }
}
