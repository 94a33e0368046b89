@testable import HeadgateLint
import Testing

@Suite struct UnusedActionTests {
  private static let code = """
    enum CartAction: Action { case opened, closed, emptied }
    struct ItemAddedAction: Action {}
    struct ItemRemovedAction: Action {}
    struct ItemCountedAction: Action {}
    struct ItemMovedAction: Action {}
    func open(_ store: Store<AppState>) { store.dispatch(CartAction.opened) }
    func add(_ store: Store<AppState>) { store.dispatch(ItemAddedAction()) }
    """

  private func names(isComplete: Bool) -> [String] {
    let facts = FileFacts(path: "A.swift", source: Self.code)
    return Linter(Configuration(profile: .udf), rules: [.unusedAction]).lint([facts], isComplete: isComplete).findings
      .compactMap { $0.message.split(separator: "'").dropFirst().first.map(String.init) }
  }

  @Test("all open actions that nothing sends are reported when the files are all code of the app")
  func complete() {
    #expect(
      names(isComplete: true) == ["closed", "emptied", "ItemRemovedAction", "ItemCountedAction", "ItemMovedAction"]
    )
  }

  @Test("when most actions of an enum or a file are not sent, the files of an incomplete target report none")
  func incomplete() {
    #expect(names(isComplete: false) == [])
  }
}
