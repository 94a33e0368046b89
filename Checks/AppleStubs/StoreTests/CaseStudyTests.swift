import Foundation
import Headgate
import SwiftUI
import Testing
import ViewHost

/// The views of the example app, used as a user uses them.
@MainActor
@Suite("Case studies")
struct CaseStudyTests {
  @Test("Bindings")
  func bindings() throws {
    let host = ViewHost(BindingStudyView(store: Store(initialState: BindingStudy.State()) { BindingStudy() }))
    try host.type("A name that is too long", into: "Name, 12 letters at most")
    #expect(try host.text(in: "Name, 12 letters at most") == "A name that ")
    for _ in 0..<6 { try host.step("Volume \(host.volume)") }
    #expect(host.texts.contains("Volume 10"))
    try host.toggle("Public")
    #expect(try host.isOn("Public"))
  }

  @Test("Sheets")
  func sheets() async throws {
    let store = Store(initialState: SheetStudy.State()) { SheetStudy() }
    let host = ViewHost(SheetStudyView(store: store))
    try host.tap("Rename")
    #expect(host.presentations == ["sheet"])
    try host.type("Report", into: "Title")
    try host.tap("Save")
    while store.destination != nil { await host.nextChange() }
    host.update()
    #expect(host.presentations.isEmpty)
    #expect(host.texts.contains("Report"))
    try host.tap("Info")
    #expect(host.presentations == ["popover"])
    #expect(host.texts.contains("6 letters"))
    try host.swipeAway()
    #expect(store.destination == nil)
  }

  @Test("Alerts")
  func alerts() throws {
    let store = Store(initialState: AlertStudy.State()) { AlertStudy() }
    let host = ViewHost(AlertStudyView(store: store))
    try host.tap("Add")
    try host.press("Ten")
    #expect(host.texts.contains("Count: 13"))
    try host.tap("Reset")
    #expect(host.alert?.title == "Reset 13?")
    try host.press("Cancel")
    #expect(store.count == 13)
    try host.tap("Reset")
    try host.press("Reset")
    #expect(host.animation == .default)
    #expect(host.texts.contains("Count: 0"))
  }

  @Test("A stack and deep links")
  func stack() throws {
    let store = Store(initialState: StackStudy.State()) { StackStudy() }
    let host = ViewHost(StackStudyView(store: store))
    try host.tap("Work")
    try host.tap("Note in Work")
    #expect(host.depth == 2)
    #expect(host.texts.contains("Note: Work"))
    try host.pop()
    #expect(host.depth == 1)
    let url = try #require(URL(string: "studies://stack/Private/Todo"))
    store.send(.urlOpened(url))
    host.update()
    #expect(host.depth == 2)
    #expect(host.texts.contains("Note: Todo"))
    try host.tap("Home")
    host.update()
    #expect(host.depth == 0)
  }

  @Test("Gates")
  func gates() throws {
    let host = ViewHost(GateStudyView(store: Store(initialState: GateStudy.State()) { GateStudy() }))
    #expect(host.texts.contains("User: nobody"))
    try host.tap("Log in")
    try host.type("Blob", into: "Name")
    try host.tap("Continue")
    host.update()
    #expect(host.presentations.isEmpty)
    #expect(host.texts.contains("User: Blob"))
  }

  @Test("Shared state")
  func shared() throws {
    let store = Store(initialState: SharedStudy.State()) {
      SharedStudy()
    } withDependencies: {
      $0.defaultAppStorage = .inMemory()
    }
    let host = ViewHost(SharedStudyView(store: store))
    try host.tap("Favorites: \(store.favorites)")
    let count = store.favorites
    #expect(count > 0)
    #expect(host.texts.contains("Clear \(count)"))
    try host.tap("Clear \(count)")
    #expect(host.texts.contains("Favorites: 0"))
  }

  @Test("Lists")
  func lists() async throws {
    let store = Store(initialState: ListStudy.State()) {
      ListStudy()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let host = ViewHost(ListStudyView(store: store))
    while store.rows.isEmpty { await host.nextChange() }
    host.update()
    #expect(host.animation == .default)
    try host.tap("Row 2: 0")
    #expect(host.texts.contains("Row 2: 1"))
    try host.delete([0])
    #expect(store.rows.count == 19)
  }

  @Test("The list of the studies opens each")
  func list() throws {
    for study in Study.allCases where study != .stack {
      try withDependencies {
        $0.continuousClock = ImmediateClock()
        $0.defaultAppStorage = .inMemory()
      } operation: {
        let host = ViewHost(CaseStudiesView())
        try host.tap(study.rawValue)
        #expect(host.depth == 1, "\(study)")
        #expect(host.warnings.isEmpty)
        host.close()
      }
    }
  }
}

extension ViewHost {
  /// The number in the title of the stepper.
  @MainActor
  fileprivate var volume: String { texts.first { $0.hasPrefix("Volume ") }.map { String($0.dropFirst(7)) } ?? "" }
}
