internal import HeadgateSupport

/// How a written test creates its feature.
package struct TestedFeature: Sendable {
  /// The expression that creates the feature.
  package let code: String
  /// The modules that the test imports with `@testable`.
  package let modules: [String]

  package init(code: String, modules: [String]) {
    self.code = code
    self.modules = modules
  }

  /// The feature that contains the type of a state.
  ///
  /// - Parameter code: The expression that creates the feature. The default is the name of the type around the state, with `()`.
  /// - Throws: An error if there is no such type, and no expression is given.
  package init(ofState state: Any.Type, code: String? = nil) throws(TestWriterError) {
    let name = SourceName(of: state)
    modules = [name.module]
    if let code {
      self.code = code
    } else if let end = name.path.lastIndex(of: "."), !name.path.contains("<") {
      self.code = "\(name.path[..<end])()"
    } else {
      throw .unknownFeature(state: typeName(state))
    }
  }
}

/// The name of a type in source code, apart from its module.
package struct SourceName {
  package let module: String
  package let path: String

  package init(of type: Any.Type) {
    // A local or private type has the address of its context in its name.
    let name = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let end = name.firstIndex(of: ".") ?? name.endIndex
    module = String(name[..<end])
    path = end == name.endIndex ? name : String(name[name.index(after: end)...])
  }
}
