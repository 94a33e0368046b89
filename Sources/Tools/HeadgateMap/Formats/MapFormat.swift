/// A form of a map.
package enum MapFormat: String, CaseIterable, Sendable {
  /// A tree and lists, for a terminal.
  case text
  /// A flowchart of Mermaid.
  case mermaid
  /// A graph in the language of Graphviz.
  case graphviz
  /// The map itself, for other tools.
  case json
  /// A page that needs nothing but a browser.
  case html

  /// Returns a map in this form, with a new line at the end.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - title: The title of the page.
  ///   - width: The number of columns of the text.
  package func text(of map: ActionMap, title: String, width: Int) throws -> String {
    switch self {
    case .text: MapText(map, width: width).text
    case .mermaid: MermaidFlowchart(map: map).text
    case .graphviz: GraphvizGraph(map: map).text
    case .json: try MapJSON.text(of: map) + "\n"
    case .html: try MapPage(map: map, title: title).text
    }
  }
}
