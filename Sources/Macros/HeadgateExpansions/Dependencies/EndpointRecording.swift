package import SwiftSyntax

/// How the answers of an endpoint are recorded, as an argument of its attribute says.
package enum EndpointRecording {
  /// The answer must be `Codable`: `@DependencyEndpoint(.recordable)`.
  case required
  /// Answers that are not `Codable` are not recorded: what `@DependencyClient(.recordable)` adds to each endpoint.
  case ifPossible

  /// Returns nil when the attribute does not ask for a recording.
  package init?(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else { return nil }
    let names = arguments.lazy.filter { $0.label == nil }
      .compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    switch names.first {
    case "recordable": self = .required
    case "_recordableIfCodable": self = .ifPossible
    default: return nil
    }
  }
}
