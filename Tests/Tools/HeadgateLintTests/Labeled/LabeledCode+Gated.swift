import HeadgateLint

extension LabeledCode {
  /// Features with gates and groups, in the profile `headgate`.
  static let gated = [
    LabeledCode(
      name: "a shop with a gated cart",
      code: """
        // file: Sources/CartFeature/Cart.swift
        import Headgate

        @Reducer
        public struct Cart {
          @ObservableState
          public struct State: Equatable {
            public var items: IdentifiedArrayOf<CartRow.State> = []
            public var isSubmitting = false
            @Presents public var alert: AlertState<Alert>?
            public init() {}
          }
          public enum Alert: Equatable { case discardConfirmed }
          public enum Action: GatedAction {
            case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
            case rows(IdentifiedGatesOf<CartRow>)
            case alert(PresentationAction<Alert>)

            public enum View: Equatable { case checkoutButtonTapped, discardButtonTapped, couponChanged(String) }
            public enum Delegate: Equatable { case ordered(Receipt), emptied }
            public enum Interface: Equatable { case add(Product) }
            @Sealed fileprivate enum InternalEvent: Equatable { case receiptLoaded(Receipt), checkoutFailed(CartError) }
          }
          @Dependency(\\.orders) var orders
          public init() {}
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.checkoutButtonTapped):
                state.isSubmitting = true
                return .run { [items = state.items.ids, orders] send in
                  await send(.internal(.receiptLoaded(try await orders.place(items))))
                } catch: { error, send in
                  await send(.internal(.checkoutFailed(CartError(error))))
                }
              case .view(.discardButtonTapped):
                state.alert = .discard
                return .none
              case .view(.couponChanged(let text)):
                state.coupon = text
                return .none
              case .interface(.add(let product)):
                state.items.append(CartRow.State(product: product))
                return .none
              case .internal(let event):
                state.isSubmitting = false
                switch event.opened {
                case .receiptLoaded(let receipt): return .send(.delegate(.ordered(receipt)))
                case .checkoutFailed(let error):
                  state.alert = .failure(error)
                  return .none
                }
              case .rows(.element(let id, .delegate(.removed))):
                state.items.remove(id: id)
                return state.items.isEmpty ? .send(.delegate(.emptied)) : .none
              case .rows(.element(_, .inside)): return .none
              case .alert(.presented(.discardConfirmed)):
                state.items = []
                return .send(.delegate(.emptied))
              case .alert(.dismiss), .delegate: return .none
              }
            }
            .forEach(\\.items, action: \\.rows) { CartRow() }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        // file: Sources/CartFeature/CartRow.swift
        @Reducer
        public struct CartRow {
          @ObservableState
          public struct State: Equatable, Identifiable { public let id: Product.ID; public var count = 1 }
          public enum Action: GatedAction {
            case view(View), delegate(Delegate)
            public enum View: Equatable { case incremented, removeButtonTapped }
            public enum Delegate: Equatable { case removed }
          }
          public var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.incremented):
                state.count += 1
                return .none
              case .view(.removeButtonTapped): return .send(.delegate(.removed))
              case .delegate: return .none
              }
            }
          }
        }
        // file: Sources/CartFeature/CartView.swift
        @ViewAction(for: Cart.self)
        struct CartView: View {
          @Bindable var store: StoreOf<Cart>
          var body: some View {
            List {
              ForEach(store.scope(state: \\.items, action: \\.rows)) { row in CartRowView(store: row) }
              Button("Check out") { send(.checkoutButtonTapped) }
              Button("Discard", role: .destructive) { send(.discardButtonTapped) }
              Button("Empty") { store.send(.delegate(.emptied)) } // ← view-sends-non-view delegate-forged
            }
            .alert($store.scope(state: \\.alert, action: \\.alert))
            .onChange(of: coupon) { send(.couponChanged($0)) }
          }
        }
        // file: Sources/App/Shop.swift
        @Reducer
        struct Shop {
          @ObservableState
          struct State: Equatable { var cart = Cart.State(); @Presents var receipt: Receipt.State? } // ← unintegrated-child
          enum Action {
            case cart(Gate<Cart>)
            case productTapped(Product)
          }
          var body: some ReducerOf<Self> {
            Scope(state: \\.cart, action: \\.cart) { Cart() }
            Reduce { state, action in
              switch action {
              case .cart(.delegate(.ordered(let receipt))):
                state.receipt = Receipt.State(receipt)
                state.orderedAt = Date() // ← ambient-nondeterminism
                return .none
              case .cart(.delegate(.emptied)): return .none
              case .cart(.interface), .cart(.inside): return .none
              case .productTapped(let product): return .send(.cart(.interface(.add(product))))
              }
            }
          }
        }
        """
    ),
    LabeledCode(
      name: "a chat with plain groups, whose parent looks inside",
      code: """
        // file: Chat.swift
        @Reducer
        struct Chat {
          @ObservableState
          struct State: Equatable { var messages: [Message] = []; var draft = "" }
          enum Action: BindableAction {
            case view(View)
            case delegate(Delegate)
            case `internal`(Internal)
            case binding(BindingAction<State>)
            enum View { case sendButtonTapped, task, retryButtonTapped }
            enum Delegate { case unreadCountChanged(Int), closed } // ← unobserved-delegate unused-action
            enum Internal { case messageReceived(Message), messageSent, sendFailed(ChatError) } // ← unused-action
          }
          private enum CancelID { case stream }
          @Dependency(\\.chat) var chat
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .view(let action): return reduce(&state, action)
              case .internal(.messageReceived(let message)):
                state.messages.append(message)
                return .send(.delegate(.unreadCountChanged(state.messages.count)))
              case .internal(.messageSent):
                state.draft = ""
                return .none
              case .internal(.sendFailed): return .none
              case .binding, .delegate: return .none
              }
            }
          }
          private func reduce(_ state: inout State, _ action: Action.View) -> EffectOf<Self> {
            switch action {
            case .sendButtonTapped, .retryButtonTapped:
              let draft = state.draft
              return .run { [chat] send in
                try await chat.send(draft)
                await send(.internal(.messageSent)) // ← response-without-failure
              }
            case .task:
              return .run { [chat] send in
                for await message in chat.messages() { await send(.internal(.messageReceived(message))) }
              }
              .cancellable(id: CancelID.stream, cancelInFlight: true)
            }
          }
        }
        // file: Chats.swift
        @Reducer
        struct Chats {
          @ObservableState
          struct State: Equatable { @Presents var chat: Chat.State?; var badge = 0 }
          enum Action {
            case chatTapped(Message.ID)
            case chat(PresentationAction<Chat.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .chatTapped:
                state.chat = Chat.State()
                return .none
              case .chat(.presented(.delegate(.unreadCountChanged(let count)))):
                state.badge = count
                return .none
              case .chat(.presented(.internal(.messageSent))): // ← internal-outside-feature parent-observes-inside
                state.badge = 0
                return .none
              case .chat(.presented(.view(.retryButtonTapped))): // ← parent-observes-inside
                Task { await log("retry") } // ← unstructured-task
                return .none
              case .chat: return .none // ← delegate-default
              }
            }
            .ifLet(\\.$chat, action: \\.chat) { Chat() }
          }
        }
        """
    ),
    LabeledCode(
      name: "a higher-order reducer, a logger and a test look everywhere",
      code: """
        // file: Root.swift
        @Reducer
        struct Player {
          enum Action { case view(View), `internal`(Internal)
            enum View { case playButtonTapped }
            enum Internal { case started } }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.playButtonTapped): return .run { send in await player.start(); await send(.internal(.started)) }
              case .internal(.started): return .none
              }
            }
          }
        }
        @Reducer
        struct Root {
          enum Action { case player(Player.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.player, action: \\.player) { Player() }
              .onAction { analytics.track($0) }
            RootAnalytics()
          }
        }
        struct RootAnalytics: Reducer {
          typealias State = Root.State
          typealias Action = Root.Action
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .player(.view(.playButtonTapped)): return .run { _ in await analytics.count("play") }
            case .player(.internal(.started)): return .run { _ in await analytics.count("started") }
            default: return .none
            }
          }
        }
        struct Printing<Base: Reducer>: Reducer {
          let base: Base
          func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
            print(action)
            return base.reduce(into: &state, action: action)
          }
        }
        // file: Tests/RootTests/RootTests.swift
        import Testing
        @Test func play() async {
          let store = TestStore(initialState: Root.State()) { Root() }
          await store.send(.player(.view(.playButtonTapped)))
          await store.receive(\\.player.internal.started)
          _ = UUID()
        }
        """
    ),
  ]
}
