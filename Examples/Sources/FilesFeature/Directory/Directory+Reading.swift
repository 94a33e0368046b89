import Headgate

/// Reading and sorting happen away from the main actor: a hundred thousand rows take longer than a key press may.
extension Directory {
  func read(_ state: inout State) -> EffectOf<Self> {
    if state.rows.isEmpty { state.phase = .reading(0) }
    return .run(name: "read a directory") { [files, path = state.path, settings = state.settings] send in
      let items = try await files.list(path: path) { await send(.readingProgressed($0)) }
      // Two names that are not text may look the same.
      let rows = IdentifiedArray(items.map { Row.State($0, in: path) }, uniquingIDsWith: { first, _ in first })
      await send(.read(Listing(rows: rows, visible: Arrangement(settings).visible(rows), settings: settings)))
    } catch: { [path = state.path] error, send in
      await send(.readingFailed(FileProblem(error, at: path)))
    }
    .cancellable(id: CancelID.reading, cancelInFlight: true)
  }

  func take(_ listing: Listing, into state: inout State) -> EffectOf<Self> {
    let old = state.rows
    state.rows = listing.rows
    for row in old where row.measurement != .none { state.rows[id: row.id]?.measurement = row.measurement }
    state.phase = .ready
    show(listing.visible, in: &state)
    let isCurrent = listing.settings == state.settings && state.settings.order != .size
    return isCurrent ? .cancel(id: CancelID.arranging) : arrange(&state)
  }

  func arrange(_ state: inout State) -> EffectOf<Self> {
    .run(name: "arrange rows") { [rows = state.rows, settings = state.settings] send in
      await send(.arranged(Arrangement(settings).visible(rows)))
    }
    .cancellable(id: CancelID.arranging, cancelInFlight: true)
  }

  /// Shows rows in a new order, and keeps the selection on the same row.
  func show(_ visible: [Row.State.ID], in state: inout State) {
    let selected = state.awaited ?? state.selected?.id
    state.visible = visible
    let index = selected.flatMap { state.visible.firstIndex(of: $0) }
    if index != nil { state.awaited = nil }
    state.cursor.place(at: index ?? state.cursor.index, count: state.visible.count)
  }
}
