package import HeadgateSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder

/// The expansion of `@DependencyClient` in a struct.
///
/// An accessor macro cannot be attached to one of several properties in a declaration. So `init()` sets the
/// placeholders of such properties, and their methods are written here.
package struct ClientExpansion {
  let name: String
  let access: String
  let properties: [StoredProperty]
  let initializers: [InitializerDeclSyntax]
  let line: (StoredProperty) -> ExprSyntax?

  package init(of type: TypeDeclaration, access: AccessLevel, line: @escaping (StoredProperty) -> ExprSyntax?) {
    self.line = line
    name = type.name
    self.access = access.memberModifier
    let members = type.members.flattened
    properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { StoredProperty.all(in: $0) }
    initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
  }

  /// Returns the endpoint of a property; nil for constants, ignored properties and other types.
  package static func endpoint(_ property: StoredProperty, in client: String) -> Endpoint? {
    guard property.isVariable, !property.declaration.attributes.has("DependencyEndpointIgnored") else { return nil }
    return Endpoint(property, in: client)
  }

  package var violations: [HeadgateDiagnostic] {
    plainEndpoints.filter { !$0.hasAnswer }.map { .endpointWithoutDefault($0) }
      + parameters.filter { $0.type == nil }.map { .clientPropertyWithoutType($0.property) }
  }

  package var members: [String] {
    let inits = [parameters.isEmpty ? nil : memberwise, canBeEmpty ? empty : nil].compactMap(\.self)
    return inits
      + plainEndpoints.compactMap { endpoint in
        let access = AccessLevel(endpoint.property.declaration.modifiers).map { "\($0.rawValue) " } ?? ""
        return endpoint.method(named: endpoint.property.name, access: access)
      }
  }

  private var plainEndpoints: [Endpoint] {
    properties.compactMap { Self.endpoint($0, in: name) }.filter(\.isPlain)
  }

  /// The properties that the memberwise initializer takes: all except constants with a value and private properties
  /// with a value.
  private var parameters: [(property: StoredProperty, type: TypeSyntax?)] {
    properties
      .filter { property in
        guard property.initialValue != nil else { return true }
        return property.isVariable && (AccessLevel(property.declaration.modifiers) ?? .internal) > .fileprivate
      }
      .map { ($0, $0.type ?? $0.initialValue?.literalType) }
  }

  private var memberwise: String? {
    guard !hasInitializer(labels: parameters.map(\.property.plainName)) else { return nil }
    let list = parameters.map { property, type in
      let isClosure = type.flatMap(ClosureType.init) != nil
      let isEndpoint = Self.endpoint(property, in: name) != nil
      let value = isEndpoint ? nil : property.initialValue
      return "\(property.parameter): \(isClosure ? "@escaping " : "")\(type?.description ?? "")"
        + (value.map { " = \($0)" } ?? "")
    }
    return """
      \(access)init(
        \(list.joined(separator: ",\n").indented(2))
      ) {
        \(assignments(of: parameters.map(\.property)).indented(2))
      }
      """
  }

  /// Returns the assignments of the initializer. Endpoints with a default come last: their setters need a complete
  /// `self`.
  private func assignments(of properties: [StoredProperty]) -> String {
    let isSet = { (property: StoredProperty) in
      property.initialValue != nil && Self.endpoint(property, in: name).map { !$0.isPlain } ?? false
    }
    return (properties.filter { !isSet($0) } + properties.filter(isSet))
      .map { "self.\(assigned($0)) = \($0.plainName == "self" ? "_self" : $0.name)" }.joined(separator: "\n")
  }

  /// The name under which the initializer sets a property. The name of a deprecated endpoint would be a warning.
  private func assigned(_ property: StoredProperty) -> String {
    let isStored = Self.endpoint(property, in: name).map { !$0.isPlain } ?? false
    return isStored && Availability(property.declaration.attributes).isDeprecated ? property.storageName : property.name
  }

  /// Whether the client gets an empty initializer.
  package var canBeEmpty: Bool {
    !hasInitializer(labels: [])
      && properties.allSatisfy { $0.initialValue != nil || Self.endpoint($0, in: name) != nil }
  }

  private var empty: String {
    guard !plainEndpoints.isEmpty else { return "\(access)init() {}" }
    return """
      \(access)init() {
        \(plainEndpoints.map(placeholder).joined(separator: "\n").indented(2))
      }
      """
  }

  private func placeholder(of endpoint: Endpoint) -> String {
    "self.\(endpoint.property.name) = \(endpoint.placeholder(line: line(endpoint.property)))"
  }

  private func hasInitializer(labels: [String]) -> Bool {
    initializers.contains { $0.signature.parameterClause.parameters.map { $0.firstName.identifier?.name } == labels }
  }
}

extension StoredProperty {
  /// The parameter of an initializer. A parameter `self` would hide the value.
  fileprivate var parameter: String { plainName == "self" ? "\(name) _self" : name }
}

extension ExprSyntax {
  /// The default type of a literal.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .booleanLiteralExpr: "Swift.Bool"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
