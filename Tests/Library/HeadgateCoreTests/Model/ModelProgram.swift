/// A random program: what the reducers of a small tree of features answer to each action, and what happens to their store.
///
/// The tree has a root with a panel (by `Scope`), a child (by `ifLet`), rows (by `forEach`), and a leaf in the child and in
/// each row (by `ifLet` again). The root presents a sheet, which is a child too; a stack of pages, each of which presents a
/// note, which is a leaf; and a destination that is a child, a leaf or an alert.
struct ModelProgram: Sendable {
  var seed: UInt64
  /// Whether an observer listens: a store that nobody listens to takes shorter ways.
  var isObserved = true
  /// Whether the store is let go at the end with effects running; otherwise all of them end first.
  var isDropped = false
  var world = ModelWorld()
  /// What each feature answers to its own actions, by feature and number.
  var own = [[ModelReaction]](
    repeating: [ModelReaction](repeating: ModelReaction(), count: numbers),
    count: ModelFeature.allCases.count
  )
  /// What each feature does when it sees an action of a feature below it.
  var seen = [[ModelReaction]](
    repeating: [ModelReaction](repeating: ModelReaction(), count: numbers),
    count: ModelFeature.allCases.count
  )
  /// What the observer sends when it is told of the first, second, … publication.
  var sendsAtPublication: [ModelAction?] = []

  /// What the observer sends at the next publication.
  mutating func nextAnswer() -> ModelAction? {
    sendsAtPublication.isEmpty ? nil : sendsAtPublication.removeFirst()
  }
  var events: [ModelEvent] = []

  /// An action only ever sends actions with a smaller number before its store comes to rest: no program is endless.
  static let numbers = 4

  /// Whether the root stands in a reducer of the user's own.
  var isWrapped: Bool {
    (own[ModelFeature.root.rawValue] + seen[ModelFeature.root.rawValue]).contains { $0.wrap != nil }
  }

  /// What a feature does with an action, given relative to the feature.
  func reaction(of feature: ModelFeature, to action: ModelAction) -> ModelReaction {
    (action.steps.isEmpty ? own : seen)[feature.rawValue][action.number]
  }
}

enum ModelFeature: Int, CaseIterable, Sendable {
  case root, panel, child, leaf, page

  /// Nil for an alert, which has no reducer.
  init?(at steps: some Collection<ModelStep>) {
    switch steps.suffix(1).first {
    case nil: self = .root
    case .panel: self = .panel
    case .child, .row, .sheet, .destination(.edit): self = .child
    case .leaf, .note, .destination(.note): self = .leaf
    case .page: self = .page
    case .destination: return nil
    }
  }
}

/// A step of an action's way from a feature to the one below it.
enum ModelStep: Hashable, Sendable {
  case panel, child, row(Int), leaf
  case sheet, page(Int), note
  /// What is presented in a case; with nil, in whichever.
  case destination(ModelCase?)

  var isPresentation: Bool {
    switch self {
    case .panel, .child, .row, .leaf: false
    case .sheet, .page, .note, .destination: true
    }
  }
}

/// A case of the destination.
enum ModelCase: CaseIterable, Sendable {
  case edit, note, alert
}

/// An action: the way to the feature that it is for, and its number there.
struct ModelAction: Hashable, Sendable {
  enum Kind: Sendable {
    case act
    /// What is presented at the end of the way goes, or the page comes. Only the features on the way there see it.
    case dismiss, push
    /// What presents the feature that an operation belongs to is asked to end it; only operations do that.
    case leave
  }
  var steps: [ModelStep] = []
  var number: Int
  var kind = Kind.act

  static let dismiss = ModelAction(number: 1, kind: .dismiss)
  static let push = ModelAction(number: 2, kind: .push)
  static let leave = ModelAction(number: 1, kind: .leave)

  func below(_ prefix: [ModelStep]) -> ModelAction { ModelAction(steps: prefix + steps, number: number, kind: kind) }

  /// The same action, seen from the feature after so many steps.
  func dropFirst(_ count: Int) -> ModelAction {
    ModelAction(steps: Array(steps.dropFirst(count)), number: number, kind: kind)
  }
}

/// What a reducer does with an action.
struct ModelReaction: Equatable, Sendable {
  var changes: [ModelChange] = []
  /// Done to the store while the reducer runs.
  var calls: [ModelCall] = []
  /// Actions in it are relative to the feature.
  var plan: ModelPlan?
  /// What the root wraps around the effects of all reducers that saw the action.
  var wrap: ModelWrap?
}

enum ModelCall: Equatable, Sendable {
  case send(ModelAction)
  /// Cancels the latest send but so many, through its task.
  case cancelSend(Int)
}

enum ModelChange: Equatable, Sendable {
  /// The child goes (nil), or comes with an id in place of the one that was there.
  case child(Int?)
  case addRow(Int), removeRow(Int), clearRows
  /// A fresh row with the same id takes the row's place.
  case replaceRow(Int)
  /// The root takes the leaves of its child and its rows away.
  case dropLeaves
  /// The child's or row's own leaf comes, or a fresh one takes its place; or it goes.
  case leaf(Bool)
  /// A fresh sheet comes, with an id, in place of the one that was there; or it goes.
  case sheet(Int?)
  /// A fresh destination comes, with an id where it is a child or an alert, in place of what was there; or it goes.
  case destination(ModelCase?, Int)
  /// The destination goes over to a fresh note, or from there to a fresh child with an id.
  case switchCase(Int)
  /// The page's own note comes, or a fresh one takes its place; or it goes.
  case note(Bool)
  case pushPage
  /// Pages are counted from the bottom here; one that is not there stands for an id that is not.
  case popFrom(Int), popTo(Int), removePage(Int)
  /// A fresh page with the same id takes the page's place.
  case replacePage(Int)
  /// So many fresh pages take the place of all.
  case replacePath(Int)
  /// All that the root presents is taken away and put back at once.
  case putBack
}

/// An effect.
indirect enum ModelPlan: Equatable, Sendable {
  case send(ModelAction)
  /// An operation, and what it will send.
  case run(Int, [ModelAction])
  case merge([ModelPlan])
  case concatenate([ModelPlan])
  case cancellable(ModelPlan, id: Int, inFlight: Bool)
  case cancel(Int)
  case throttle(ModelPlan, id: Int, latest: Bool)
  case debounce(ModelPlan, id: Int)
  /// An effect of a feature below, in the place that it had when it returned the effect; for the interpreter.
  case at([ModelStep], ModelWorld.EffectOwner, ModelPlan)
}

enum ModelWrap: Equatable, Sendable {
  case cancellable(id: Int, inFlight: Bool)
  case followed(by: ModelPlan)
}

enum ModelEvent: Equatable, Sendable {
  case send(ModelAction)
  /// One of the operations that have not returned sends the next of its actions.
  case emit(Int)
  /// One of the operations that have not returned returns.
  case finish(Int)
  /// One of the sends is cancelled through its task.
  case cancelSend(Int)
}
