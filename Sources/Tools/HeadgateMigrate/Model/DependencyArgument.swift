import SwiftParser
import SwiftSyntax

/// The text of a dependency on the package `headgate` in a manifest.
package enum DependencyArgument {
  /// Returns what is wrong with a text; nil for a dependency such as `.package(name: "headgate", path: "../headgate")`.
  package static func problem(with text: String) -> String? {
    let example =
      "Write a dependency as in Package.swift, such as '.package(name: \"headgate\", path: \"../headgate\")'."
    guard let call = call(text) else {
      return "'\(text)' is not the dependency on a package. \(example)"
    }
    guard let location = ["url", "path", "id"].compactMap({ call.argument($0) }).first else {
      return "'\(text)' has no location. \(example)"
    }
    // Without a literal, nothing is known about the package.
    let name = (call.argument("name") ?? location).expression.stringValue
    if let name, identity(name) != "headgate" {
      return """
        '\(text)' is the package '\(identity(name))', and the products of the targets name the package 'headgate'. \
        Correct the location, or, for a folder with another name, write 'name: "headgate"' before 'path:'.
        """
    }
    return nil
  }

  private static func call(_ text: String) -> FunctionCallExprSyntax? {
    // An implicit member needs a type in front of it.
    let tree = Parser.parse(source: "let dependency: Package.Dependency = \(text)")
    guard !tree.hasError, tree.statements.count == 1,
      let call = tree.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.as(
        FunctionCallExprSyntax.self
      ),
      call.name == "package"
    else { return nil }
    return call
  }

  private static func identity(_ location: String) -> String {
    let last = location.split(whereSeparator: { $0 == "/" || $0 == "." }).filter { $0 != "git" }.last
    return last?.lowercased() ?? location
  }
}
