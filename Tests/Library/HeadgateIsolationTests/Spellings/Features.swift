import Foundation
import Headgate

// Features as they are written everywhere, in a module whose default isolation is the main actor.

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }
  enum Action: Equatable {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
    case stopButtonTapped
    case timerButtonTapped
    case timerTicked
  }
  private enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.facts) var facts
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count = incremented(state.count)
        return .none
      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(try await facts.fetch(count)))
        } catch: { error, send in
          await send(.factResponse("\(error)"))
        }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)
      case .timerButtonTapped:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}

/// A function of the module: it belongs to the main actor, and so does the reducer that calls it.
func incremented(_ number: Int) -> Int { number + 1 }

/// A feature that belongs to no actor.
@Reducer
nonisolated struct FreeCounter {
  @ObservableState
  nonisolated struct State: Equatable { var count = 0 }
  nonisolated enum Action { case incrementButtonTapped }
  nonisolated var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@ObservableState
nonisolated struct FreeState: Equatable {
  var number = 0
  @Presents var child: FreeCounter.State?
}

nonisolated func number(in state: FreeState) -> Int { state.number }

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable { case circle(Double), dot }

nonisolated func radius(of shape: Shape) -> Double? { AnyCasePath(\Shape.Cases.circle).extract(from: shape) }

/// A model of the module: it is identifiable and hashable on the main actor.
struct Model: Identifiable, Hashable, Sendable {
  let id: Int
  var name = ""
}

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var models: IdentifiedArrayOf<Model> = []
    var names: [String: Model] = [:]
    var error: (any Error)? { nil }
  }
  enum Action {
    case delegate(Delegate)
    case loaded(IdentifiedArrayOf<Model>)
    case marked(Set<Model>, at: [Model: Int])
    case named([String: Model])
    case reset
  }
  @CasePathable
  enum Delegate { case loaded(IdentifiedArrayOf<Model>) }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .delegate, .marked:
        return .none
      case .loaded(let models):
        state.models = models
        return .send(.delegate(.loaded(models)))
      case .named(let names):
        state.names = names
        return .none
      case .reset:
        state = State()
        return .none
      }
    }
  }
}

/// A callback of the main actor that is not asynchronous.
func open(_ onError: @escaping @MainActor (String) -> Void) { onError("no disk") }

@Reducer
struct Opener {
  @ObservableState
  struct State: Equatable { var errors: [String] = [] }
  enum Action: Equatable { case tapped, failed(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { @MainActor send in
          let error = await withCheckedContinuation { continuation in
            open { continuation.resume(returning: $0) }
          }
          await send(.failed(error))
        }
      case .failed(let error):
        state.errors.append(error)
        return .none
      }
    }
  }
}

@Reducer
struct Box<Element: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable { var elements: [Element] = [] }
  enum Action { case added(Element), replaced([Element]) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let element): state.elements.append(element)
      case .replaced(let elements): state.elements = elements
      }
      return .none
    }
  }
}

/// A state that holds what is not sendable.
@ObservableState
struct Callbacks {
  var onTap: () -> Void = {}
  var number = 0
}
