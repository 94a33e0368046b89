/// The text of the tests of a new feature.
struct FeatureTestTemplate {
  let shape: FeatureShape
  let module: String
  /// Whether the features of the module can belong to the main actor.
  let isOnMainActor: Bool

  var lines: Lines {
    Lines {
      TestFileTemplate.imports(module: module)
      ""
      if isOnMainActor { "@MainActor" }
      Lines.block("struct \(shape.name)Tests") {
        Lines.separated([increment, waiting, finishing, presenting])
      }
    }
  }

  private func send(_ name: String) -> String { "await store.send(\(shape.action("view", name)))" }

  private func store(_ state: String = "State()") -> String {
    "let store = TestStore(initialState: \(shape.name).\(state)) { \(shape.name)() }"
  }

  private var increment: Lines {
    Lines.block("@Test func aTapIncrementsTheCount() async") {
      store()
      "\(send("incrementButtonTapped")) { $0.count = 1 }"
    }
  }

  private var waiting: Lines {
    guard shape.hasEffect else { return Lines() }
    return Lines.block("@Test func theCountIsIncrementedASecondLater() async") {
      "let clock = TestClock()"
      Lines.block("let store = TestStore(initialState: \(shape.name).State())") {
        "\(shape.name)()"
      }.continued(" withDependencies: {") {
        "$0.continuousClock = clock"
      }
      "\(send("incrementLaterButtonTapped")) { $0.isWaiting = true }"
      "await clock.advance(by: .seconds(1))"
      Lines.block("await store.receive(\(shape.path("internal", "secondPassed")))") {
        "$0.count = 1"
        "$0.isWaiting = false"
      }
    }
  }

  private var finishing: Lines {
    guard shape.hasDelegate else { return Lines() }
    return Lines.block("@Test func theParentReceivesTheCount() async") {
      store("State(count: 2)")
      send("doneButtonTapped")
      "await store.receive(\\.delegate.finished, 2)"
    }
  }

  // MARK: - The child

  private var presenting: Lines {
    guard let child = shape.child else { return Lines() }
    let property = child.property
    return Lines.block("@Test func \(property)IsPresented() async") {
      store()
      "\(send("\(property)ButtonTapped")) { $0.\(property) = \(child.state) }"
      if child.isNew {
        "await store.send(\(path("incrementButtonTapped", of: child))) { $0.\(property)?.count = 1 }"
        "await store.send(\(path("doneButtonTapped", of: child)))"
        Lines.block("await store.receive(\\.\(property).presented.delegate.finished)") {
          "$0.count = 1"
          "$0.\(property) = nil"
        }
      } else {
        "await store.send(.\(property)(.dismiss)) { $0.\(property) = nil }"
      }
    }
  }

  private func path(_ name: String, of child: ChildShape) -> String {
    "\\.\(child.property).presented\(child.isGated ? ".view" : "").\(name)"
  }
}
