// Tests of: EFFECT-1, EFFECT-6, EFFECT-31

import Headgate
import HeadgateDependencies
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectDependenciesTests {
  /// Sends what an operation sees.
  nonisolated private static var asking: Effect<String> { .run { send in await send(dependenciesInForce()) } }

  private func answer(
    _ prepare: ((inout DependencyValues) -> Void)? = { $0.level = 1 },
    _ reducer: () -> some Reducer<[String], String>
  ) async -> String? {
    let store = Store(initialState: [String](), reducer: reducer, withDependencies: prepare)
    await store.send("go").finish()
    return store.state.last
  }

  // holds: EFFECT-6
  @Test func `an operation sees what was overridden in the reducer where it was made`() async {
    let answer = await answer {
      logging { action in
        action == "go"
          ? withDependencies {
            $0.label = "made"
          } operation: {
            Self.asking
          } : .none
      }
    }
    #expect(answer == "1made")
  }

  // holds: EFFECT-6
  @Test func `an operation sees what a reducer around its own has overridden`() async {
    let asking = logging { $0 == "go" ? Self.asking : .none }
    let overridden = await answer {
      Around { base in
        withDependencies {
          $0.level = 2
        } operation: {
          base()
        }
      } base: {
        asking
      }
    }
    #expect(overridden == "2-")
    let called = await answer { Calling { asking.dependency(\.level, 3) } }
    #expect(called == "3-")
    let both = await answer {
      Around { base in
        withDependencies {
          $0.level = 2
        } operation: {
          base()
        }
      } base: {
        asking.dependency(\.label, "near")
      }
    }
    #expect(both == "2near")
  }

  // holds: EFFECT-6
  @Test func `where an effect was made is nearer to it than operators around the reducer`() async {
    let inner = logging { action in
      action == "go"
        ? withDependencies {
          $0.level = 2
        } operation: {
          Self.asking
        } : .none
    }
    let answer = await answer { inner.dependency(\.level, 3).dependency(\.label, "far") }
    #expect(answer == "2far")
  }

  // holds: EFFECT-6, EFFECT-1
  @Test func `an effect that was made elsewhere sees those of the store and of operators`() async {
    let made = withDependencies {
      $0.level = 9
    } operation: {
      Self.asking
    }
    let plain = await answer { logging { $0 == "go" ? made : .none } }
    #expect(plain == "1-")
    let operated = await answer { logging { $0 == "go" ? made : .none }.dependency(\.level, 2) }
    #expect(operated == "2-")
  }

  // holds: EFFECT-6
  @Test func `where nobody overrides, an effect keeps no dependencies`() async {
    let kept = Record()
    func note(_ effect: Effect<String>) {
      guard case .run(let run)? = effect.tree else { return kept.note("no operation") }
      kept.note(run.dependencies == nil ? "none" : "some")
    }
    let store = Store(initialState: [String]()) {
      logging { _ in
        note(Self.asking)
        withDependencies {
          $0.level = 2
        } operation: {
          note(Self.asking)
        }
        return .none
      }
    } withDependencies: {
      $0.level = 1
    }
    store.send("go")
    #expect(kept.notes == ["none", "some"])
  }

  // holds: EFFECT-6
  @Test func `the clocks of throttled and debounced effects are those where they were made`() async {
    let clock = ImmediateClock()
    let debounced = await answer(nil) {
      logging { action in
        guard action == "go" else { return .none }
        return withDependencies {
          $0.continuousClock = clock
        } operation: {
          Effect.send("waited").debounce(id: "id", for: .seconds(100))
        }
      }
    }
    #expect(debounced == "waited")
    let throttled = await answer(nil) {
      logging { action in
        guard action == "go" else { return .none }
        return withDependencies {
          $0.continuousClock = clock
        } operation: {
          Effect<String>.merge(
            ["first", "waited"].map { Effect.send($0).throttle(id: "id", for: .seconds(100), latest: true) }
          )
        }
      }
    }
    #expect(throttled == "waited")
  }

  // holds: EFFECT-31
  @Test func `the closure of map sees the dependencies where map was called`() async {
    for mapped: @Sendable () -> Effect<String> in [
      { Effect<Void>.send(()).map { dependenciesInForce() } },
      { Effect<Void>.run { send in await send(()) }.map { dependenciesInForce() } },
    ] {
      let overridden = await answer {
        logging { action in
          action == "go"
            ? withDependencies {
              $0.label = "mapped"
            } operation: {
              mapped()
            } : .none
        }
      }
      #expect(overridden == "1mapped")
      let plain = await answer { logging { $0 == "go" ? mapped() : .none } }
      #expect(plain == "1-")
    }
  }
}

/// Calls another reducer inside of a function.
private struct Around<Base: Reducer>: Reducer {
  let around: (() -> Effect<Base.Action>) -> Effect<Base.Action>
  let base: Base

  init(_ around: @escaping (() -> Effect<Base.Action>) -> Effect<Base.Action>, base: () -> Base) {
    self.around = around
    self.base = base()
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    var copy = state
    defer { state = copy }
    return around { base.reduce(into: &copy, action: action) }
  }
}

/// Makes another reducer at each action, and calls it.
private struct Calling<Base: Reducer>: Reducer {
  let base: () -> Base

  init(_ base: @escaping () -> Base) { self.base = base }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base().reduce(into: &state, action: action)
  }
}
