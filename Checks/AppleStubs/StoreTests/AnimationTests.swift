import Headgate
import SwiftUI
import Testing
import ViewHost

@Reducer
struct Motion {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Child.State()
  }

  enum Action {
    case add
    case sendAnimated
    case run
    case runInside(AsyncStream<Void>)
    case runNearer
    case runPlain
    case sendTwo
    case transaction
    case child(Child.Action)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var count = 0
    }

    enum Action {
      case add
      case run
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add:
          state.count += 1
          return .none
        case .run: return .run { send in await send(.add) }.animation(.easeOut)
        }
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .sendAnimated: return .send(.add, animation: .easeIn)
      case .run: return .run { send in await send(.add) }.animation(.easeIn)
      case .runInside(let resumptions):
        return .run { send in
          await send(.add, animation: .linear)
          for await _ in resumptions {}
          await send(.add)
        }
      case .runNearer: return .run { send in await send(.add, animation: .linear) }.animation(.easeIn)
      case .runPlain: return .run { send in await send(.add) }
      case .sendTwo: return .merge(.send(.add, animation: .easeIn), .send(.add, animation: .easeOut), .send(.add))
      case .transaction: return .send(.add).transaction(Transaction(animation: .spring))
      case .child: return .none
      }
    }
  }
}

private struct MotionView: View {
  let store: StoreOf<Motion>

  var body: some View { Text("\(store.count) \(store.child.count)") }
}

@MainActor
@Suite("Animations of a store's changes")
struct AnimationTests {
  let store = Store(initialState: Motion.State()) { Motion() }

  /// The animation of the change of an action, with its effects.
  private func animation(of action: Motion.Action) async -> Animation? {
    let host = ViewHost(MotionView(store: store))
    await store.send(action).finish()
    host.update()
    return host.animation
  }

  // holds: UI-40
  @Test("A send applies its transaction to the changes that it makes")
  func send() async {
    let host = ViewHost(MotionView(store: store))
    store.send(.add, animation: .bouncy)
    host.update()
    #expect(host.animation == .bouncy)
    store.send(.add, transaction: Transaction(animation: .linear))
    host.update()
    #expect(host.animation == .linear)
    store.send(.add)
    host.update()
    #expect(host.animation == nil)
    // The effect runs after the send has returned.
    await store.send(.runPlain, animation: .bouncy).finish()
    host.update()
    #expect(host.animation == nil)
    #expect(host.texts == ["4 0"])
  }

  // holds: UI-40
  @Test("A view with view actions, and a view store, animate")
  func viewActions() throws {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    let host = ViewHost(TapsView(store: ViewStore(store)))
    try host.tap("Taps 0")
    #expect(host.animation == .easeOut)
    #expect(store.taps == 1)
    let other = ViewHost(SenderView(store: store))
    try other.tap("Taps 1")
    #expect(other.animation == .easeIn)
    #expect(store.taps == 2)
  }

  // holds: UI-41
  @Test("An effect applies its transaction to the changes by its actions")
  func effects() async {
    #expect(await animation(of: .sendAnimated) == .easeIn)
    #expect(await animation(of: .run) == .easeIn)
    #expect(await animation(of: .transaction) == .spring)
    #expect(await animation(of: .child(.run)) == .easeOut)
    #expect(store.count == 3)
    #expect(store.child.count == 1)
    #expect(await animation(of: .add) == nil)
  }

  // holds: UI-42
  @Test("A send in an effect applies its transaction to its own changes")
  func sendInside() async {
    let host = ViewHost(MotionView(store: store))
    let (resumptions, resume) = AsyncStream<Void>.makeStream()
    let task = store.send(.runInside(resumptions))
    await host.nextChange()
    #expect(host.animation == .linear)
    resume.finish()
    await host.nextChange()
    #expect(host.animation == nil)
    await task.finish()
    #expect(store.count == 2)
  }

  // holds: UI-44
  @Test("A dismissal applies its transaction")
  func dismissal() async {
    let store = Store(initialState: Screens.State()) { Screens() }
    let host = ViewHost(ScreensView(store: store))
    for (action, animation) in [(Screens.Item.Action.closeBouncingTapped, Animation.bouncy), (.closeTapped, nil)] {
      store.send(.show(1))
      host.update()
      await store.send(.item(.presented(action))).finish()
      host.update()
      #expect(host.animation == animation)
      #expect(host.presentations.isEmpty)
      #expect(store.item == nil)
    }
  }

  // holds: UI-43
  @Test("The transaction nearest to an action is used; changes that are published together have the last one")
  func precedence() async {
    #expect(await animation(of: .runNearer) == .linear)
    #expect(await animation(of: .sendTwo) == .easeOut)
    #expect(store.count == 4)
  }
}

private struct TapsView: View {
  let store: ViewStore<ViewForm>

  var body: some View {
    Button("Taps \(store.taps)") { store.send(.tapped, animation: .easeOut) }
  }
}

@ViewAction(for: ViewForm.self)
private struct SenderView: View {
  let store: StoreOf<ViewForm>

  var body: some View {
    Button("Taps \(store.taps)") { send(.tapped, animation: .easeIn) }
  }
}
