import Foundation
import HeadgateMigrate
import Testing

/// A view with a feature, for tests of the conversion of view stores.
struct ViewSource {
  private static let features = """
    import Headgate
    import SwiftUI

    @Reducer
    struct Row {
      @ObservableState
      struct State: Equatable, Identifiable {
        let id: Int
        var title = ""
      }

      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case tapped
      }
    }

    @Reducer
    enum Screen {
      case detail(Row)
      case help(Row)
    }

    class Model {}

    @Reducer
    struct Feature {
      @ObservableState
      struct State: Equatable {
        var name = ""
        var model = Model()
        var items: [String] = []
        var count = 0
        var scope = 0
        var row = Row.State(id: 0)
        var optional: Row.State?
        var rows: IdentifiedArrayOf<Row.State> = []
        var screen = Screen.State.detail(Row.State(id: 1))
      }

      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case counted(Int)
        case counts(first: Int, second: Int)
        case labelled(to: Int)
        case maybe(Int?)
        case optional(Row.Action)
        case row(Row.Action)
        case rows(IdentifiedActionOf<Row>)
        case screen(Screen.Action)
        case tapped
      }
    }

    @Reducer
    struct Choice {
      @ObservableState
      enum State: Equatable {
        case one(Row.State)
        case two(Row.State)
        case none
      }

      enum Action {
        case one(Row.Action)
        case two(Row.Action)
      }
    }

    struct RowView: View {
      let store: StoreOf<Row>
    }


    """

  private static let steps = MigrationStep.all().filter {
    ["closure-scopes", "lists-of-stores", "names", "view-stores"].contains($0.id)
  }

  private let source: String
  private let file: MigratedFile?

  /// Migrates a view, and expects that a second migration changes nothing.
  ///
  /// - Parameters:
  ///   - body: The lines of the body, without indentation.
  ///   - members: The members of the view before the body.
  ///   - more: Declarations before the view.
  init(
    _ body: String,
    members: String = "let store: StoreOf<Feature>",
    more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    source = Self.view(body, members)
    let file = Migration([("View.swift", Self.features + more + source)], steps: Self.steps).files.first
    let again = file.flatMap { Migration([("View.swift", $0.after)], steps: Self.steps).files.first }
    #expect(
      file != nil && again?.after == file?.after,
      "A second run changes the view.",
      sourceLocation: sourceLocation
    )
    self.file = file
  }

  /// Expects that the view has other lines, and that nothing is left to do.
  func expect(
    _ body: String,
    members: String = "let store: StoreOf<Feature>",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(view == Self.view(body, members), sourceLocation: sourceLocation)
    #expect(file?.manualChanges == [], sourceLocation: sourceLocation)
  }

  /// Expects that the view stays, and that its old names are listed.
  func expectStays(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(view == source, sourceLocation: sourceLocation)
    #expect(file?.manualChanges.isEmpty == false, sourceLocation: sourceLocation)
  }

  private var view: String {
    guard let text = file?.after, let range = text.range(of: "struct V: View") else { return "" }
    return String(text[range.lowerBound...])
  }

  private static func view(_ body: String, _ members: String) -> String {
    func lines(_ text: String, _ spaces: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : spaces + $0 }
        .joined(separator: "\n")
    }
    return "struct V: View {\n\(lines(members, "  "))\n\n  var body: some View {\n\(lines(body, "    "))\n  }\n}\n"
  }
}
