import Headgate

/// Where a card stands in the state of ``ReadRoot``.
enum ReadPlace: Int, CaseIterable {
  case child, wrapping, optional, firstRow, secondRow, sheet, destination, firstPage, secondPage, kept
  case wrappedOptional, chosen
  // In generic features.
  case genericChild, genericOptional, genericRow, genericSheet, genericPage, genericPhase
  case comparedChild, comparedOptional, comparedPhase

  static let generic = allCases.filter { $0.rawValue >= genericChild.rawValue }

  /// The card in this place; nil when there is none.
  func card(in state: ReadRoot.State) -> ReadCard.State? {
    switch self {
    case .child: return state.child
    case .wrapping: return state.wrapping.card
    case .optional: return state.optional
    case .firstRow: return state.rows[id: 1]
    case .secondRow: return state.rows[id: 2]
    case .sheet: return state.sheet
    case .destination:
      if case .card(let card) = state.destination { return card }
      return nil
    case .firstPage: return state.path.first
    case .secondPage: return state.path.count > 1 ? state.path[1] : nil
    case .kept: return state.kept.first
    case .wrappedOptional: return state.wrapping.optional
    case .chosen: return state.chosen
    case .genericChild: return state.generic.card
    case .genericOptional: return state.generic.optional
    case .genericRow: return state.generic.rows[id: 1]
    case .genericSheet: return state.generic.sheet
    case .genericPage: return state.generic.path.first
    case .genericPhase: return state.generic.phase.loaded
    case .comparedChild: return state.compared.card
    case .comparedOptional: return state.compared.optional
    case .comparedPhase: return state.compared.phase.loaded
    }
  }

  private var rowID: Int { self == .secondRow ? 2 : 1 }

  /// Puts a card in this place by an assignment; nil takes the card away where that is possible, and puts a new one there elsewhere.
  func assign(_ card: ReadCard.State?, in state: inout ReadRoot.State) {
    switch self {
    case .child: state.child = card ?? ReadCard.State()
    case .wrapping:
      state.wrapping = ReadWrapping.State(card: card ?? ReadCard.State(), optional: state.wrapping.optional)
    case .wrappedOptional: state.wrapping.optional = card
    case .chosen: state.chosen = card
    case .optional: state.optional = card
    case .firstRow, .secondRow: state.rows[id: rowID] = card.map(asRow)
    case .sheet: state.sheet = card
    case .destination:
      state.destination = card.map { .card($0) } ?? (state.number.isMultiple(of: 2) ? nil : .leaf(.init()))
    case .firstPage: assign(card, at: 0, of: &state.path)
    case .secondPage: assign(card, at: 1, of: &state.path)
    case .kept: state.kept = card.map { [$0] } ?? []
    default: assignGeneric(card, in: &state)
    }
  }

  private func assignGeneric(_ card: ReadCard.State?, in state: inout ReadRoot.State) {
    switch self {
    case .genericChild: state.generic.card = card ?? ReadCard.State()
    case .genericOptional: state.generic.optional = card
    case .genericRow: state.generic.rows[id: rowID] = card.map(asRow)
    case .genericSheet: state.generic.sheet = card
    case .genericPage: assign(card, at: 0, of: &state.generic.path)
    case .genericPhase: state.generic.phase = card.map { .loaded($0) } ?? .loading
    case .comparedChild: state.compared.card = card ?? ReadCard.State()
    case .comparedPhase: state.compared.phase = card.map { .loaded($0) } ?? .loading
    default: state.compared.optional = card
    }
  }

  private func assign(_ card: ReadCard.State?, at index: Int, of path: inout StackState<ReadCard.State>) {
    switch (index < path.count, card) {
    case (true, let card?): path[id: Array(path.ids)[index]] = card
    case (true, nil): path.remove(at: index)
    case (false, let card?): path.append(card)
    case (false, nil): break
    }
  }

  private func asRow(_ card: ReadCard.State) -> ReadCard.State {
    var row = card
    row.id = rowID
    return row
  }

  /// Changes the card in this place through the accessors on the way to it; does nothing when there is none.
  func modify(in state: inout ReadRoot.State, _ change: (inout ReadCard.State) -> Void) {
    switch self {
    case .child: change(&state.child)
    case .wrapping: change(&state.wrapping.card)
    case .optional: if state.optional != nil { change(&state.optional!) }
    case .wrappedOptional: if state.wrapping.optional != nil { change(&state.wrapping.optional!) }
    case .chosen: if state.chosen != nil { change(&state.chosen!) }
    case .firstRow, .secondRow: modifyRow(of: &state.rows, change)
    case .sheet: if state.sheet != nil { change(&state.sheet!) }
    case .destination: state.destination?.modifyCard(change)
    case .firstPage: if let id = state.path.ids.first { change(&state.path[id: id]!) }
    case .secondPage: if let id = state.path.ids.dropFirst().first { change(&state.path[id: id]!) }
    case .kept: if !state.kept.isEmpty { change(&state.kept[0]) }
    default: modifyGeneric(in: &state, change)
    }
  }

  private func modifyGeneric(in state: inout ReadRoot.State, _ change: (inout ReadCard.State) -> Void) {
    switch self {
    case .genericChild: change(&state.generic.card)
    case .genericOptional: if state.generic.optional != nil { change(&state.generic.optional!) }
    case .genericRow: modifyRow(of: &state.generic.rows, change)
    case .genericSheet: if state.generic.sheet != nil { change(&state.generic.sheet!) }
    case .genericPage: if let id = state.generic.path.ids.first { change(&state.generic.path[id: id]!) }
    case .genericPhase: state.generic.phase.modifyLoaded(change)
    case .comparedChild: change(&state.compared.card)
    case .comparedPhase: state.compared.phase.modifyLoaded(change)
    default: if state.compared.optional != nil { change(&state.compared.optional!) }
    }
  }

  private func modifyRow(of rows: inout IdentifiedArrayOf<ReadCard.State>, _ change: (inout ReadCard.State) -> Void) {
    guard let index = rows.index(id: rowID) else { return }
    func changeRow(_ row: inout ReadCard.State) {
      change(&row)
      row.id = rowID
    }
    // The two ways to a row, each for one of the rows.
    if self != .secondRow { changeRow(&rows[id: rowID]!) } else { changeRow(&rows[index]) }
  }
}

extension ReadRoot.Destination.State {
  fileprivate mutating func modifyCard(_ change: (inout ReadCard.State) -> Void) {
    guard case .card(var card) = self else { return }
    change(&card)
    self = .card(card)
  }
}
