import Testing

@Suite struct ObservableStatesTests {
  private func isObservable(_ state: String) -> Bool {
    Migrated("@Reducer\nstruct A {\n  \(state)\n}\n").text.contains("@ObservableState")
  }

  @Test func statesOfFeatures() {
    #expect(isObservable("struct State { var a = 1; let b: Int }"))
    #expect(isObservable("enum State { case a(A.State), b }"))
    #expect(!isObservable("enum State { case a(Int, Int) }"))
    #expect(!Migrated("struct State { var a = 1 }\n").text.contains("@ObservableState"))
  }

  @Test func aStateThatTheMacroRejects() {
    #expect(!isObservable("struct State { lazy var a = 1 }"))
    #expect(!isObservable("struct State { var a = 1, b = 2 }"))
    #expect(!isObservable("struct State { @Published var a = 1 }"))
    #expect(isObservable("struct State { static var a = 1, b = 2 }"))
  }

  @Test func anInitializerThatReadsAProperty() {
    #expect(isObservable("struct State { var a: Int; init(a: Int) { self.a = a } }"))
    #expect(isObservable("struct State { var a: Int; init(b: Int) { a = b } }"))
    #expect(!isObservable("struct State { var a: Int; var b: Int; init(a: Int) { self.a = a; b = self.a } }"))
    #expect(!isObservable("struct State { var a: Int; var b: Int; init(c: Int) { a = c; b = a } }"))
    #expect(!isObservable("struct State { var a: [Int]; init() { a = []; a.append(1) } }"))
  }
}
