// Tests of: Rules, Documentation/ActionDesign.md

@testable import HeadgateLint
import Testing

/// The pairs of code to follow and code to avoid of the five documents behind `Documentation/ActionDesign.md`, with other names.
/// Each pair is linted by all rules, in the profile of its document.
@Suite struct SeedPairsTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let profile: Profile
    /// The rules that report the code to avoid.
    let rules: Set<String>
    let avoid: String
    let follow: String
    /// The rules that report the code to follow, against its author: see `Documentation/Lint/Seeds.md`.
    var against: Set<String> = []
    var testDescription: String { name }
  }

  private static func feature(_ action: String) -> String {
    "@Reducer\nstruct Order {\n  enum Action: Equatable, Sendable {\n\(action)\n  }\n}"
  }

  static let pairs = [
    Pair(
      name: "S0: one event in each action",
      profile: .splitResults,
      rules: ["action-too-broad", "action-name"],
      avoid: feature("case handleOrder(street: String, city: String, coupon: String)"),
      follow: feature("case streetChanged(String)\ncase cityChanged(String)\ncase orderButtonTapped")
    ),
    Pair(
      name: "S0: names that describe the event",
      profile: .splitResults,
      rules: ["action-name"],
      avoid: feature("case tap\ncase change(String)\ncase load"),
      follow: feature("case orderButtonTapped\ncase streetChanged(String)\ncase orderLoaded(Receipt)")
    ),
    Pair(
      name: "S0: two cases for success and failure",
      profile: .splitResults,
      rules: ["task-result"],
      avoid: feature("case orderResponse(TaskResult<Receipt>)"),
      follow: feature("case orderPlaced(Receipt)\ncase orderFailed(OrderError)")
    ),
    Pair(
      name:
        "S0: an error in an equatable action needs its own equality, which the document shows once and forgets elsewhere",
      profile: .splitResults,
      rules: ["equatable-error-payload"],
      avoid: feature("case orderFailed(Error)"),
      follow: feature(
        "case orderFailed(Error)\nstatic func == (left: Self, right: Self) -> Bool { true }"
      ),
      against: ["action-not-serializable"]
    ),
    Pair(
      name: "S0: related actions in groups",
      profile: .splitResults,
      rules: ["group-actions"],
      avoid: feature(
        """
        case cartOpened, cartEmptied, cartFailed(CartError)
        case couponEntered(String), couponAccepted, couponFailed(CouponError)
        """
      ),
      follow: feature("case cart(CartAction)\ncase coupon(CouponAction)")
        + "\nenum CartAction: Equatable, Sendable { case opened, emptied, failed(CartError) }"
        + "\nenum CouponAction: Equatable, Sendable { case entered(String), accepted, failed(CouponError) }"
    ),
    Pair(
      name: "S0: equatable and sendable",
      profile: .splitResults,
      rules: ["action-equatable", "action-sendable"],
      avoid: "@Reducer struct Order { enum Action { case orderButtonTapped } }",
      follow: feature("case orderButtonTapped")
    ),
    Pair(
      name: "S0: an example to follow has a command",
      profile: .splitResults,
      rules: ["action-name", "task-result"],
      avoid: feature("case loadOrder\ncase orderResponse(TaskResult<Receipt>)"),
      follow: feature("case loadOrder\ncase orderLoaded(Receipt)\ncase orderLoadFailed(OrderError)"),
      against: ["action-name"]
    ),
    Pair(
      name: "S0: examples to follow have a password and a notification as values",
      profile: .splitResults,
      rules: ["action-name"],
      avoid: feature("case setPasscode(String)"),
      follow: feature("case passwordChanged(String)\ncase orderNotified(Notification)"),
      against: ["secret-payload", "action-not-serializable"]
    ),
    Pair(
      name: "S0: a parent listens to the actions of a presented child, because there is no other way",
      profile: .splitResults,
      rules: ["unintegrated-child"],
      avoid: """
        @Reducer struct Coupon { enum Action: Equatable, Sendable { case saveButtonTapped } }
        @Reducer struct Cart {
          enum Action: Equatable, Sendable { case coupon(PresentationAction<Coupon.Action>) }
          var body: some ReducerOf<Self> { Reduce { state, action in .none } }
        }
        """,
      follow: """
        @Reducer struct Coupon { enum Action: Equatable, Sendable { case saveButtonTapped } }
        @Reducer struct Cart {
          enum Action: Equatable, Sendable { case coupon(PresentationAction<Coupon.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .coupon(.presented(.saveButtonTapped)):
                state.coupon = nil
                return .none
              case .coupon: return .none
              }
            }
            .ifLet(\\.$coupon, action: \\.coupon) { Coupon() }
          }
        }
        """,
      against: ["parent-observes-inside"]
    ),
    Pair(
      name: "S1: past tense, present tense for what goes on",
      profile: .udf,
      rules: ["action-name"],
      avoid: "struct UpdateCartAction: Action {}\nstruct LoadOrdersAction: Action {}",
      follow: "struct CartUpdatedAction: Action {}\nstruct OrdersLoadingStartedAction: Action {}"
    ),
    Pair(
      name: "S1: small and immutable",
      profile: .udf,
      rules: ["action-too-broad", "mutable-action"],
      avoid: """
        struct CartChangedAction: Action {
          var title: String
          var note: String
          var picture: URL?
          var isGift: Bool
        }
        """,
      follow: "struct CartTitleChangedAction: Action { let newTitle: String }"
    ),
    Pair(
      name: "S1: an example to follow has four values, an error, and a command for a name",
      profile: .udf,
      rules: ["enum-not-action"],
      avoid: "enum CartAction { case opened(id: String) }",
      follow: """
        enum CartAction: Action { case opened(id: String) }
        struct UpdateCartDetailsAction: Action {
          let cartID: String
          let title: String
          let note: String
          let picture: URL?
        }
        struct CartRequestFailedAction: Action { let error: Error }
        """,
      against: ["action-name", "action-too-broad", "action-not-serializable"]
    ),
    Pair(
      name: "S2: a parent that observes what its child does",
      profile: .flat,
      rules: ["parent-observes-inside", "delegate-default"],
      avoid: """
        @Reducer struct Map { enum Action: Equatable { case onZoomed(Double), onPanned } }
        @Reducer struct Trip {
          enum Action: Equatable { case map(Map.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.map, action: \\.map) { Map() }
            Reduce { state, action in
              switch action {
              case let .map(action):
                switch action {
                case let .onZoomed(factor):
                  state.factor = factor
                  return .none
                default: return .none
                }
              }
            }
          }
        }
        """,
      follow: """
        @Reducer struct Map {
          enum Action: Equatable { case onPanned, delegate(Delegate)
            enum Delegate: Equatable { case zoomed(Double) } }
        }
        @Reducer struct Trip {
          enum Action: Equatable { case map(Map.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.map, action: \\.map) { Map() }
            Reduce { state, action in
              switch action {
              case let .map(.delegate(action)):
                switch action {
                case let .zoomed(factor):
                  state.factor = factor
                  return .none
                }
              case .map: return .none
              }
            }
          }
        }
        """
    ),
    Pair(
      name: "S2: the actions of a file, without a reducer that is known, are checked too",
      profile: .flat,
      rules: ["parent-observes-inside"],
      avoid: """
        enum MapAction: Equatable { case onZoomed, delegate(Delegate)
          enum Delegate: Equatable { case left } }
        enum TripAction: Equatable { case map(MapAction), delegate(Delegate)
          enum Delegate: Equatable { case finished } }
        let trip = Reducer<TripState, TripAction, Environment> { state, action, environment in
          switch action {
          case .map(.onZoomed):
            state.isZoomed = true
            return .none
          case .map(.delegate(.left)): return Effect(value: .delegate(.finished))
          case .delegate: return .none
          }
        }
        """,
      follow: """
        enum MapAction: Equatable { case onZoomed, delegate(Delegate)
          enum Delegate: Equatable { case left } }
        enum TripAction: Equatable { case map(MapAction), delegate(Delegate)
          enum Delegate: Equatable { case finished } }
        let trip = Reducer<TripState, TripAction, Environment> { state, action, environment in
          switch action {
          case .map(.delegate(.left)): return Effect(value: .delegate(.finished))
          case .delegate: return .none
          }
        }
        """
    ),
    Pair(
      name: "S2: an underscore for internal actions, and none of them in a view",
      profile: .flat,
      rules: ["internal-outside-feature", "view-sends-non-view"],
      avoid: """
        @Reducer struct Map { enum Action: Equatable { case onPanned, _tilesLoaded } }
        struct MapView: View {
          let store: StoreOf<Map>
          var body: some View { Text("").task { store.send(._tilesLoaded) } }
        }
        """,
      follow: """
        @Reducer struct Map { enum Action: Equatable { case onPanned, _tilesLoaded } }
        struct MapView: View {
          let store: StoreOf<Map>
          var body: some View { Text("").task { store.send(.onPanned) } }
        }
        """
    ),
    Pair(
      name: "S3: no conformance in the declaration of an enum reducer",
      profile: .tca,
      rules: ["reducer-enum-conformance"],
      avoid: "@Reducer struct Trip {\n@Reducer enum Destination: Equatable { case map(Map) }\n}",
      follow:
        "@Reducer struct Trip {\n@Reducer enum Destination { case map(Map) }\n}\nextension Trip.Destination: Equatable {}"
    ),
    Pair(
      name: "S3: view, delegate and interface in groups, internal actions flat, and results",
      profile: .tca,
      rules: ["delegate-forged", "view-sends-non-view", "action-equatable"],
      avoid: """
        @Reducer
        public struct Trip {
          public enum Action: ViewAction {
            case view(View), delegate(Delegate)
            case didLoadTrip(Result<Route, Error>)
            public enum View { case onAppear }
            public enum Delegate { case didFinishTrip }
          }
        }
        struct TripView: View {
          let store: StoreOf<Trip>
          var body: some View { Button("Done") { store.send(.delegate(.didFinishTrip)) } }
        }
        """,
      follow: """
        @Reducer
        public struct Trip {
          public enum Action: ViewAction {
            public enum View { case onAppear, didTapFinish }
            case view(View)
            public enum Delegate: Equatable { case didFinishTrip }
            case delegate(Delegate)
            public enum Interface: Equatable { case reload }
            case interface(Interface)
            case loadTrip
            case didLoadTrip(Result<Route, Error>)
            case setAlertState(AlertState<Action.Alert>)
            case alert(PresentationAction<Action.Alert>)
            public enum Alert { case confirmDeletion }
          }
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(let viewAction):
                switch viewAction {
                case .onAppear: return .send(.loadTrip)
                case .didTapFinish: return .send(.delegate(.didFinishTrip))
                }
              case .loadTrip:
                return .run { [id = state.id] send in
                  await send(.didLoadTrip(Result { try await trips.fetch(id) }))
                }
              case .delegate: return .none
              case .interface: return .none
              case .didLoadTrip, .setAlertState, .alert: return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        """
    ),
    Pair(
      name: "S3: an example to follow has an error in an equatable delegate action",
      profile: .tca,
      rules: ["action-equatable"],
      avoid: "@Reducer struct Trip { enum Action { case delegate(Delegate)\nenum Delegate { case ended(String) } } }",
      follow:
        "@Reducer struct Trip { enum Action { case delegate(Delegate)\nenum Delegate: Equatable { case failed(Error) } } }",
      against: ["equatable-error-payload", "action-not-serializable"]
    ),
    Pair(
      name: "S4: shared code in a method, not in an action",
      profile: .headgate,
      rules: ["action-as-function"],
      avoid: """
        @Reducer struct Volume {
          enum Action: Equatable { case louderButtonPressed, softerButtonPressed, volumeChanged(newVolume: Int) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .louderButtonPressed:
                state.volume += 1
                return .send(.volumeChanged(newVolume: state.volume))
              case .softerButtonPressed:
                state.volume -= 1
                return .send(.volumeChanged(newVolume: state.volume))
              case .volumeChanged(let volume): return log(volume)
              }
            }
          }
        }
        """,
      follow: """
        @Reducer struct Volume {
          enum Action: Equatable { case louderButtonPressed, softerButtonPressed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .louderButtonPressed: return state.changeVolume(to: state.volume + 1)
              case .softerButtonPressed: return state.changeVolume(to: state.volume - 1)
              }
            }
          }
        }
        """
    ),
  ]

  @Test("code to avoid is reported, and code to follow is not", arguments: pairs)
  func pair(_ pair: Pair) {
    #expect(LintedCode(pair.avoid, profile: pair.profile).rules.isSuperset(of: pair.rules))
    #expect(LintedCode(pair.follow, profile: pair.profile).rules == pair.against)
  }
}
