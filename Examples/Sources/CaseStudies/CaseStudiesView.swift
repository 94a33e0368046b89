public import SwiftUI

import Headgate
import SessionTools

/// The list of the studies. Each has a store of its own, which lives as long as its screen.
public struct CaseStudiesView: View {
  @State private var study: Study?

  public init() {}

  public var body: some View {
    NavigationStack {
      List {
        ForEach(Study.allCases) { study in Button(study.rawValue) { self.study = study } }
      }
      .navigationDestination(item: $study) { StudyScreen(study: $0) }
    }
  }
}

enum Study: String, CaseIterable, Identifiable {
  case bindings = "Bindings"
  case sheets = "Sheets"
  case alerts = "Alerts"
  case lists = "Lists"
  case gates = "Gates"
  case shared = "Shared state"
  case stack = "A stack and deep links"

  var id: Self { self }
}

private struct StudyScreen: View {
  let study: Study

  var body: some View {
    switch study {
    case .bindings:
      Owner(Store(initialState: BindingStudy.State()) { BindingStudy() }) { BindingStudyView(store: $0) }
    case .sheets:
      Owner(Store(initialState: SheetStudy.State()) { SheetStudy() }) { SheetStudyView(store: $0) }
    case .alerts:
      Owner(Store(initialState: AlertStudy.State()) { AlertStudy() }) { AlertStudyView(store: $0) }
    case .lists:
      Owner(Store(initialState: ListStudy.State()) { ListStudy() }) { ListStudyView(store: $0) }
    case .gates:
      Owner(Store(initialState: GateStudy.State()) { GateStudy() }) { GateStudyView(store: $0) }
    case .shared:
      Owner(Store(initialState: SharedStudy.State()) { SharedStudy() }) { SharedStudyView(store: $0) }
    case .stack:
      Owner(Store(initialState: StackStudy.State()) { StackStudy() }) { StackStudyView(store: $0) }
    }
  }
}

/// Keeps the store of a screen: SwiftUI keeps the first value of a `State`. A debug build has the tools of the session below the screen.
private struct Owner<State: Codable & Sendable, Action: Codable & Sendable, Content: View>: View {
  @SwiftUI.State private var store: Store<State, Action>
  private let content: (Store<State, Action>) -> Content

  init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (Store<State, Action>) -> Content) {
    self.store = store
    self.content = content
  }

  var body: some View {
    content(store).sessionTools(of: store)
  }
}
