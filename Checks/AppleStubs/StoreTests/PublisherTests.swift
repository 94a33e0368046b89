import Combine
import Headgate
import SwiftUI
import Testing
import ViewHost

// Sendable: the subject protects its subscriptions with a lock. An effect subscribes on another thread than the test sends on.
private struct Subject: @unchecked Sendable {
  let subject = PassthroughSubject<Listener.Action, Never>()
}

@Reducer
private struct Listener {
  @ObservableState
  struct State: Equatable {
    var heard: [Int] = []
    var hasEnded = false
  }

  enum Action: Sendable {
    case listen
    case stop
    case heard(Int)
  }

  let source: Subject

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listen: return .publisher { [source] in source.subject }.cancellable(id: "listener")
      case .stop: return .cancel(id: "listener")
      case .heard(let number):
        state.heard.append(number)
        return .none
      }
    }
  }
}

@MainActor
@Suite("Publishers and addresses")
struct PublisherTests {
  // holds: UI-90
  @Test("An effect sends the values of a publisher in their order, and ends with it")
  func values() async {
    let source = Subject()
    let store = Store(initialState: Listener.State()) { Listener(source: source) }
    let task = store.send(.listen)
    while source.subject._subscriptionCount == 0 { await Task.yield() }
    for number in 1...100 { source.subject.send(.heard(number)) }
    source.subject.send(completion: .finished)
    await task.finish()
    #expect(store.heard == Array(1...100))
  }

  // holds: UI-90
  @Test("Cancelling the effect cancels the subscription")
  func cancellation() async {
    let source = Subject()
    let store = Store(initialState: Listener.State()) { Listener(source: source) }
    let task = store.send(.listen)
    while source.subject._subscriptionCount == 0 { await Task.yield() }
    store.send(.stop)
    await task.finish()
    #expect(source.subject._subscriptionCount == 0)
    source.subject.send(.heard(1))
    #expect(store.heard.isEmpty)
  }

  // holds: DEP-29
  @Test("The dependency openURL opens addresses as links do")
  func addresses() async throws {
    let link = try #require(URL(string: "https://example.com/1"))
    let other = try #require(URL(string: "other://example.com"))
    let openURL = withDependencies {
      $0.context = .live
    } operation: {
      Dependency(\.openURL).wrappedValue
    }
    #expect(await openURL(link))
    #expect(await !openURL(other))
    #expect(OpenURLAction._opened == [link])
  }
}
