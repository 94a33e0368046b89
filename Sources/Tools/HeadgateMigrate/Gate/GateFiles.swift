import HeadgateLint
import HeadgateTexts
import SwiftSyntax

/// The files of a migration, with their resolved features.
struct GateFiles {
  let sources: [SourceText]
  let target: ResolvedTarget

  init(_ sources: [SourceText]) {
    self.sources = sources
    target = ResolvedTarget(sources.map { FileFacts(path: $0.path, source: $0.text) })
  }

  /// The first name of all paths of types in a file: its module.
  func module(of file: Int) -> String { target.files[file].types.first?.path.first ?? "@" }

  /// Returns the feature of a reducer that code in a type names.
  func feature(named path: [String], from context: [String]) -> Int? {
    target.types.find(path, from: context).flatMap { target.featuresByType[$0] }
  }

  /// Returns the feature whose actions code in a type names, such as `Login.Action`. An empty path names the type itself.
  func feature(ofAction path: [String], from context: [String]) -> Int? {
    let found = path.isEmpty ? target.types.find(context, from: []) : target.types.find(path, from: context)
    if let found, let feature = target.featuresByAction[found] { return feature }
    // The action of an enum reducer is made by the macro.
    guard path.last == "Action", path.count > 1 else { return nil }
    return feature(named: Array(path.dropLast()), from: context)
  }

  /// Returns the position of a byte for messages: `Sources/App/Root.swift:12`.
  func place(_ file: Int, _ offset: Int) -> String {
    "\(TerminalText.inLine(sources[file].path)):\(LineTable(sources[file].text).position(of: offset).line)"
  }
}
