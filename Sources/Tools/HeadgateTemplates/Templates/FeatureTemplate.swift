/// The text of a feature.
///
/// The feature counts. Each part of it is a place for the code of the user: a view action, an effect that ends in an internal
/// action, a child that is presented, a delegate action.
struct FeatureTemplate {
  let shape: FeatureShape

  var lines: Lines {
    Lines {
      "import Headgate"
      ""
      "@Reducer"
      Lines.block("struct \(shape.name)") {
        Lines.separated([state, action, stored, reducer])
      }
    }
  }

  // MARK: - State and actions

  private var state: Lines {
    Lines {
      "@ObservableState"
      Lines.block("struct State: Equatable") {
        "var count = 0"
        if shape.hasEffect { "var isWaiting = false" }
        if let child = shape.child { "@Presents var \(child.property): \(child.name).State?" }
      }
    }
  }

  private var action: Lines {
    switch shape.style {
    case .gated:
      Lines.block("enum Action: GatedAction") {
        Lines.separated([kinds, group("enum View", viewActions), delegate, sealed])
      }
    case .plain:
      Lines.block("enum Action") {
        Lines.separated([flatCases, delegate])
      }
    }
  }

  private var kinds: Lines {
    Lines {
      "case view(View)"
      if shape.hasDelegate { "case delegate(Delegate)" }
      if shape.hasEffect { "case `internal`(Internal)" }
      childCase
    }
  }

  private var flatCases: Lines {
    Lines {
      for name in viewActions { "case \(name)" }
      if shape.hasEffect { "case secondPassed" }
      if shape.hasDelegate { "case delegate(Delegate)" }
      childCase
    }
  }

  private var childCase: Lines {
    Lines {
      if let child = shape.child {
        "case \(child.property)(PresentationAction<\(child.isGated ? "Gate<\(child.name)>" : "\(child.name).Action")>)"
      }
    }
  }

  private var viewActions: [String] {
    ["incrementButtonTapped"]
      + (shape.hasEffect ? ["incrementLaterButtonTapped"] : [])
      + (shape.child.map { ["\($0.property)ButtonTapped"] } ?? [])
      + (shape.hasDelegate ? ["doneButtonTapped"] : [])
  }

  private var delegate: Lines {
    shape.hasDelegate ? group("enum Delegate", ["finished(count: Int)"]) : Lines()
  }

  private var sealed: Lines {
    shape.hasEffect ? group("@Sealed fileprivate enum InternalEvent", ["secondPassed"]) : Lines()
  }

  private func group(_ head: String, _ cases: [String]) -> Lines {
    Lines.block(head) {
      for one in cases { "case \(one)" }
    }
  }

  private var stored: Lines {
    Lines {
      if shape.hasEffect {
        "private enum CancelID { case wait }"
        "@Dependency(\\.continuousClock) var clock"
      }
    }
  }

  // MARK: - Reducer

  private var reducer: Lines {
    Lines.block("var body: some ReducerOf<Self>") {
      Lines.closure("Reduce { state, action in") {
        // A sealed action is matched in its opened form.
        shape.style == .gated && shape.hasEffect ? "switch action.opened {" : "switch action {"
        increment
        if shape.hasEffect { waiting }
        if let child = shape.child { ChildCasesTemplate(shape: shape, child: child).lines }
        if shape.hasDelegate { finishing }
        "}"
      }
      if let child = shape.child {
        ".ifLet(\\.$\(child.property), action: \\.\(child.property)) { \(child.reducer) }"
      }
    }
  }

  private var increment: Lines {
    Lines {
      "case \(shape.action("view", "incrementButtonTapped")):"
      "  state.count += 1"
      "  return .none"
    }
  }

  private var waiting: Lines {
    Lines {
      "case \(shape.action("view", "incrementLaterButtonTapped")):"
      "  state.isWaiting = true"
      "  return .run { [clock] send in"
      "    try await clock.sleep(for: .seconds(1))"
      "    await send(\(shape.action("internal", "secondPassed")))"
      "  }"
      "  .cancellable(id: CancelID.wait, cancelInFlight: true)"
      "case \(shape.action("internal", "secondPassed")):"
      "  state.count += 1"
      "  state.isWaiting = false"
      "  return .none"
    }
  }

  private var finishing: Lines {
    Lines {
      "case \(shape.action("view", "doneButtonTapped")):"
      "  return .send(.delegate(.finished(count: state.count)))"
      "case .delegate:"
      "  return .none"
    }
  }
}
