import HeadgateLint

extension LabeledCode {
  /// Parents, children and views: many forms of one mistake, and code that looks like it.
  static let forms = [
    LabeledCode(
      name: "a parent, its child and its views, in many forms",
      code: #"""
        // file: Child.swift
        import ComposableArchitecture
        @Reducer
        struct Child {
          struct State: Equatable {}
          enum Action {
            case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
            case binding(BindingAction<State>)
            enum View { case saveTapped, closeTapped }
            enum Delegate { case saved(Int), closed }
            enum Interface { case reset }
            enum Internal { case loaded(Int) }
          }
          var body: some Reducer<State, Action> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .view(.saveTapped): return .send(.delegate(.saved(1)))
              case .view(.closeTapped): return .concatenate(.send(.delegate(.closed)), .run { _ in await dismiss() })
              case .internal(.loaded): return .none
              case .interface(.reset): return .run { send in await send(.internal(.loaded(api.count()))) }
              case .delegate, .binding: return .none
              }
            }
          }
        }
        @Reducer
        struct ParentA {
          struct State: Equatable { var child = Child.State(); var count = 0 }
          enum Action { case child(Child.Action); case appeared }
          var body: some Reducer<State, Action> {
            Scope(state: \.child, action: \.child) { Child() }
            Reduce { state, action in
              guard case let .child(.delegate(event)) = action else { return .none }
              switch event {
              case .saved(let count): state.count = count
              case .closed: break
              }
              return .none
            }
            Reduce { state, action in
              if case .child(.view(.saveTapped)) = action { state.count += 1 } // ← parent-observes-inside
              if action.is(\.child.internal) { state.count = 0 } // ← internal-outside-feature parent-observes-inside
              if let x = action[case: \.child.view.closeTapped] { state.count = 2 } // ← parent-observes-inside
              return .none
            }
            .onChange(of: \.count) { old, new in
              Reduce { state, action in
                switch action {
                case .child(.binding(\.name)): return .none // ← parent-observes-inside
                case .appeared: return .send(.child(.interface(.reset)))
                default: return .none // ← delegate-default
                }
              }
            }
          }
        }
        @Reducer
        struct ParentB {
          enum Action { case child(Child.Action), rows(IdentifiedActionOf<Child>) }
          var body: some Reducer<State, Action> {
            Reduce(core)
              .forEach(\.rows, action: \.rows) { Child() }
            Scope(state: \.child, action: \.child, child: Child.init)
          }
          func core(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case let .child(action):
              switch action {
              case .delegate(.saved): return .none
              case .delegate(.closed): return .none
              case .view, .internal, .interface, .binding: return .none
              }
            case let .rows(.element(id, .delegate(.saved(count)))):
              state.rows[id: id] = nil
              return .send(.rows(.element(id: id, action: .delegate(.closed)))) // ← delegate-forged
            case .rows(.element(_, .delegate)): // ← delegate-default
              return .none
            case .rows: return .none
            }
          }
        }
        struct ChildView: View {
          let store: StoreOf<Child>
          @State var x = UUID()
          var body: some View {
            WithViewStore(self.store, observe: { $0 }) { viewStore in
              Button("a") { viewStore.send(.view(.saveTapped)) }
              Button("b") { viewStore.send(.internal(.loaded(1))) } // ← internal-outside-feature view-sends-non-view
            }
            TextField("", text: $store.name.sending(\.internal.loaded)) // ← internal-outside-feature view-sends-non-view
            Button("c") { store.send(.interface(.reset)) } // ← view-sends-non-view
            RowView { send in send(.delegate) }
          }
          func helper(_ store: StoreOf<Child>) { store.send(.delegate(.closed)) } // ← delegate-forged view-sends-non-view
        }
        final class ChildController: UIViewController {
          private let store: StoreOf<Child>
          init(store: StoreOf<Child>) { self.store = store; super.init(nibName: nil, bundle: nil) }
          @objc func tapped() { self.store.send(.internal(.loaded(2))) } // ← internal-outside-feature view-sends-non-view
        }
        """#
    ),
    LabeledCode(
      name: "tabs, a stack and a sheet",
      profile: .tca,
      code: #"""
        // file: Tabs.swift
        import ComposableArchitecture
        import SwiftUI

        @Reducer
        struct Tabs {
          enum Tab { case a, b }
          struct State: Equatable {
            var a = TabA.State()
            var b = TabB.State()
            var path = StackState<Path.State>()
            @Presents var sheet: Sheet.State?
            @PresentationState var alert: AlertState<Action.Alert>?
          }
          enum Action: BindableAction { // ← binding-without-reducer
            case a(TabA.Action)
            case b(TabB.Action) // ← unintegrated-child
            case path(StackAction<Path.State, Path.Action>)
            case sheet(PresentationAction<Sheet.Action>) // ← unintegrated-child
            case alert(PresentationAction<Alert>)
            case binding(BindingAction<State>)
            case tabSelected(Tab)
            enum Alert: Equatable { case confirm }
          }
          @Reducer
          enum Path { case a(TabA); case b(TabB) }
          var body: some ReducerOf<Self> {
            Scope(state: \.a, action: \.a) { TabA() }
            Reduce { state, action in
              switch action {
              case .tabSelected(let tab):
                state.tab = tab
                return .none
              case .path(.element(id: _, action: .a(.delegate(.opened)))): 
                state.path.append(.b(TabB.State()))
                return .none
              case .path(.element(id: _, action: .b(.closeTapped))): // ← parent-observes-inside
                return .none
              case .path(.popFrom(id: _)): return .none
              case .a(.delegate(.opened)):
                return .run { send in
                  for try await update in updates() { // ← uncancellable-loop
                    await send(.tabSelected(update)) // ← response-without-failure
                  }
                }
              case .a, .b, .path, .sheet, .alert, .binding: return .none // ← delegate-default
              }
            }
            .forEach(\.path, action: \.path)
            .ifLet(\.$alert, action: \.alert)
          }
        }
        @Reducer struct TabA {
          struct State: Equatable {}
          enum Action { case openTapped, delegate(Delegate)
            enum Delegate { case opened } } // ← action-equatable
          var body: some ReducerOf<Self> {
            Reduce { _, action in
              switch action {
              case .openTapped: return .send(.delegate(.opened))
              case .delegate: return .none
              }
            }
          }
        }
        @Reducer struct TabB {
          struct State: Equatable {}
          enum Action { case closeTapped }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        @Reducer struct Sheet {
          struct State: Equatable {}
          enum Action { case closeTapped, _stored }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        struct TabsView: View {
          @Bindable var store: StoreOf<Tabs>
          var body: some View {
            TabView(selection: $store.tab.sending(\.tabSelected)) {
              TabAView(store: store.scope(state: \.a, action: \.a))
            }
            Button("x") { store.send(.sheet(.presented(._stored))) } // ← internal-outside-feature view-sends-non-view
            Button("y") { store.scope(state: \.a, action: \.a).send(.delegate(.opened)) } // ← delegate-forged view-sends-non-view
            Button("z") { store.send(.b(.closeTapped)) }
          }
        }
        @Reducer struct Wrapper {
          struct State: Equatable { var tabs = Tabs.State() }
          enum Action { case tabs(Tabs.Action) }
          var body: some ReducerOf<Self> {
            CombineReducers {
              Scope(state: \.tabs, action: \.tabs) { Tabs() }
              Reduce { state, action in
                switch action {
                case .tabs(.a(.delegate(.opened))): return .none // ← parent-observes-inside
                default: return .none // ← delegate-default
                }
              }
            }
            ._printChanges()
          }
        }
        """#
    ),
    LabeledCode(
      name: "a timer in a form",
      code: #"""
        // file: Form.swift
        import Headgate
        @Reducer
        struct Timer1 {
          @ObservableState struct State: Equatable { var ticks = 0 }
          enum Action { case view(View), `internal`(Internal), delegate(Delegate)
            @CasePathable enum View: Equatable { case startButtonTapped, stopButtonTapped }
            enum Internal: Equatable { case ticked, finished, neverSent } // ← unused-action
            enum Delegate: Equatable { case ended } }
          enum CancelID { case timer }
          @Dependency(\.continuousClock) var clock
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.startButtonTapped):
                return .run { send in
                  for await _ in clock.timer(interval: .seconds(1)) { await send(.internal(.ticked)) }
                }
                .cancellable(id: CancelID.timer)
              case .view(.stopButtonTapped): return .cancel(id: CancelID.timer)
              case .internal(.ticked):
                state.ticks += 1
                guard state.ticks > 3 else { return .none }
                return .concatenate(.cancel(id: CancelID.timer), .send(.internal(.finished))) // ← action-as-function
              case .internal(.finished): return .send(.delegate(.ended)) // ← send-chain
              case .internal(.neverSent): return .none
              case .delegate: return .none
              }
            }
          }
        }
        @Reducer
        struct Form {
          @ObservableState struct State: Equatable { var name = ""; @Presents var timer: Timer1.State? }
          enum Action: BindableAction { case binding(BindingAction<State>), submitButtonTapped, submitResponse(Result<Receipt, FormError>), timer(PresentationAction<Gate<Timer1>>) }
          enum FormError: Error, Equatable { case offline }
          var body: some ReducerOf<Self> {
            BindingReducer()
              .onChange(of: \.name) { _, _ in Reduce { state, _ in state.name = state.name.trimmed; return .none } }
            Reduce { state, action in
              switch action {
              case .binding(\.name): return .none
              case .binding: return .none
              case .submitButtonTapped:
                return .run { [name = state.name] send in
                  await send(.submitResponse(Result { try await api.submit(name) }.mapError { _ in .offline }))
                }
              case .submitResponse: return .none
              case .timer(.presented(.delegate(.ended))): state.timer = nil; return .none
              case .timer(.dismiss), .timer(.presented(.interface)), .timer(.presented(.inside)): return .none
              }
            }
            .ifLet(\.$timer, action: \.timer) { Timer1() }
          }
        }
        struct FormView: View {
          @Bindable var store: StoreOf<Form>
          let id = UUID()
          var body: some View {
            TextField("Name", text: $store.name)
            Button("Go") { store.send(.submitButtonTapped) }.task { try? await Task.sleep(for: .seconds(1)); Task { await x() } }
          }
        }
        actor Api { func f() { Task { } ; _ = Date() ; _ = URLSession.shared } }
        extension Form {
          static func preview() -> StoreOf<Form> { Store(initialState: .init()) { Form() } }
        }
        """#
    ),
  ]
}
