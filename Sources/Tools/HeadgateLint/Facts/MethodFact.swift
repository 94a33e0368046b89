/// A declaration of a method.
package struct MethodFact: Codable, Sendable {
  package struct Parameter: Codable, Hashable, Sendable {
    /// The label of an argument; `_` for none.
    package let label: String
    package let hasDefault: Bool
  }

  /// The names of the types around the method.
  package var type: [String]
  package let name: String
  package let parameters: [Parameter]

  /// The name with the labels: `reduce(_:view:)`.
  package var signature: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// Whether a call with these labels can call the method. The labels do not contain those of trailing closures.
  package func accepts(_ labels: [String], trailingClosures: Int) -> Bool {
    var rest = labels[...]
    var closures = trailingClosures
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        guard rest.isEmpty, closures > 0 else { return false }
        closures -= 1
      }
    }
    return rest.isEmpty
  }
}

/// A call of a function without a receiver, or with `self`: perhaps of a method of the type around it.
package struct MethodCallFact: Codable, Sendable {
  package let name: String
  package let labels: [String]
  package let trailingClosures: Int
  package let range: SourceRange
  package let handler: Int?
  package let effect: Int?
  package var context: CodeContext
}

/// `.cancel(id:)`.
package struct CancellationFact: Codable, Sendable {
  /// The text of the id.
  package let id: String
  package let handler: Int?
  package var context: CodeContext
}
