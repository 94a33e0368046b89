import Foundation
import HeadgateLint
@testable import HeadgateMap

/// The sources that the tests read, and the outputs that they expect.
enum Fixture {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Returns the expected output of a name.
  static func golden(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Golden/\(name)"), encoding: .utf8)
  }

  /// The map of a shop that contains children in every way.
  static func shop() throws -> ActionMap {
    map(try String(contentsOf: folder.appending(path: "Fixtures/Shop.swift"), encoding: .utf8), path: "Shop.swift")
  }

  /// Returns the map of one file.
  static func map(_ source: String, path: String = "Test.swift") -> ActionMap {
    ActionMap([FileFacts(path: path, source: source)], sources: Sources { _ in source })
  }

  /// Returns the map of a tree of features, each with an effect and a delegate action.
  static func tree(count: Int, width: Int) -> ActionMap {
    let sources = (0..<count).map { number in
      let children = (1...width).map { number * width + $0 }.filter { $0 < count }
      return """
        @Reducer
        struct Feature\(number) {
          enum Action {
            case view(View), delegate(Delegate), `internal`(Internal)
            \(children.map { "case child\($0)(Feature\($0).Action)" }.joined(separator: "\n    "))
            enum View { case saveButtonTapped, nameChanged(String) }
            enum Delegate { case saved }
            enum Internal { case loaded(Int) }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.saveButtonTapped): return .run { send in await send(.internal(.loaded(1))) }
              case .internal(.loaded): return .send(.delegate(.saved))
              \(children.map { "case .child\($0)(.delegate(.saved)): state.count += 1; return .none" }.joined(separator: "\n      "))
              default: return .none
              }
            }
            \(children.map { ".ifLet(\\.child\($0), action: \\.child\($0)) { Feature\($0)() }" }.joined(separator: "\n    "))
          }
        }
        """
    }
    return map(sources.joined(separator: "\n"))
  }

  /// A map whose texts try to leave the place that a format puts them in.
  static var hostile: ActionMap {
    let text = "</script><img src=x onerror=\"document.title='broken'\"> & \"quoted\" \\ # ; end | ]] --> \u{2028}"
    let place = MapLocation(path: "\(text).swift", line: 1)
    var map = ActionMap()
    let action = MapAction(
      id: "\(text).\(text)",
      names: [text],
      kind: .delegate,
      values: [.init(label: text, type: text)],
      documentation: "\(text)\n\(text)",
      location: place,
      senders: [MapSender(role: .reducer, feature: text, causes: ["\(text).\(text)"], location: place)],
      reactions: [
        MapReaction(feature: text, effects: [text], sends: [], cancels: [text], location: place)
      ]
    )
    let effect = MapEffect(
      id: text,
      name: text,
      cancelID: text,
      isEndless: true,
      causes: [action.id],
      returns: [.init(action: action.id, location: place)],
      location: place
    )
    map.features = [
      MapFeature(id: text, kind: .feature, location: place, actions: [action], effects: [effect]),
      MapFeature(id: "Child", kind: .cases, location: place),
    ]
    map.containments = [
      MapContainment(parent: text, child: "Child", name: text, relation: .each, isGated: true, location: place)
    ]
    map.unheardDelegates = [action.id]
    map.unresolved = [MapProblem(kind: .pattern, text: text, location: place)]
    return map
  }
}
