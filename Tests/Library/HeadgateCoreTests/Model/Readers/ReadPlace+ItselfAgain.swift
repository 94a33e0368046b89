extension ReadPlace {
  /// Sets the property of this place to itself, which is no change for any reader.
  func setToItself(in state: inout ReadRoot.State) {
    switch self {
    case .child: state.child = state.child
    case .wrapping, .wrappedOptional: state.wrapping = state.wrapping
    case .optional: state.optional = state.optional
    case .chosen: state.chosen = state.chosen
    case .firstRow, .secondRow: state.rows = state.rows
    case .sheet: state.sheet = state.sheet
    case .destination: state.destination = state.destination
    case .firstPage, .secondPage: state.path = state.path
    case .kept: state.kept = state.kept
    case .genericChild: state.generic.card = state.generic.card
    case .genericOptional: state.generic.optional = state.generic.optional
    case .genericRow: state.generic.rows = state.generic.rows
    case .genericSheet: state.generic.sheet = state.generic.sheet
    case .genericPage: state.generic.path = state.generic.path
    case .genericPhase: state.generic.phase = state.generic.phase
    case .comparedChild: state.compared.card = state.compared.card
    case .comparedOptional: state.compared.optional = state.compared.optional
    case .comparedPhase: state.compared.phase = state.compared.phase
    }
  }
}
