package import SwiftSyntax

/// The availability that the `@available` attributes of a declaration state.
package struct Availability: Sendable {
  /// The `@available` attributes, in order.
  package let attributes: [AttributeSyntax]

  package init(_ attributes: AttributeListSyntax) {
    self.attributes = attributes.flattened.filter { $0.name == "available" }
  }

  /// Creates the availability of a type from its own attributes and from those of the declarations around it.
  package init(_ attributes: AttributeListSyntax, in surroundings: [Syntax]) {
    let outer = surroundings.flatMap { node in
      node.asProtocol((any WithAttributesSyntax).self).map { Availability($0.attributes).attributes } ?? []
    }
    self.attributes = Availability(attributes).attributes + outer
  }

  /// The attributes as source, each on its own line, with a line break at the end.
  package var prefix: String {
    attributes.map { $0.trimmedDescription + "\n" }.joined()
  }

  /// Whether the declaration is unavailable everywhere: `@available(*, unavailable)`.
  package var isUnavailable: Bool {
    attributes.contains { states("unavailable", in: $0) && states("*", in: $0) }
  }

  /// Whether the declaration is deprecated on any platform.
  package var isDeprecated: Bool {
    attributes.contains { attribute in
      arguments(of: attribute).contains { argument in
        switch argument.argument {
        case .availabilityLabeledArgument(let labeled): labeled.label.text == "deprecated"
        case .token(let token): token.text == "deprecated"
        case .availabilityVersionRestriction: false
        }
      }
    }
  }

  /// Whether the declaration is limited to some platforms or versions.
  package var isLimited: Bool {
    attributes.contains { attribute in
      arguments(of: attribute).contains { argument in
        switch argument.argument {
        case .availabilityVersionRestriction: true
        case .availabilityLabeledArgument(let labeled): ["introduced", "obsoleted"].contains(labeled.label.text)
        case .token(let token): token.text == "unavailable" && !states("*", in: attribute)
        }
      }
    }
  }

  private func states(_ word: String, in attribute: AttributeSyntax) -> Bool {
    arguments(of: attribute).contains { $0.argument.trimmedDescription == word }
  }

  private func arguments(of attribute: AttributeSyntax) -> AvailabilityArgumentListSyntax {
    guard case .availability(let arguments) = attribute.arguments else { return [] }
    return arguments
  }
}
