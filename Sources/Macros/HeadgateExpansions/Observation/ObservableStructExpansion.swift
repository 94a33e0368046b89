package import HeadgateSyntax
import SwiftSyntax

/// The expansion of `@ObservableState` in a struct.
package struct ObservableStructExpansion {
  private let type: TypeDeclaration
  private let access: String
  private let properties: ObservedProperties

  package init(of type: TypeDeclaration, access: String) {
    self.type = type
    self.access = access
    properties = .of(type.members)
  }

  package var members: [String] {
    let registrar = "\(access)var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()"
    // This is declared in the type itself: only there is the key path one of a stored property, which has an offset.
    let stateAccess = """
      \(access)static var _$access: HeadgateCore._ObservableStateAccess {
        HeadgateCore._ObservableStateAccess(\\Self._$observationRegistrar)
      }
      """
    let fields = properties.flattened.contains { $0.index != nil } ? [fields] : []
    return [registrar, stateAccess] + fields + [children] + propertiesOfFile
  }

  /// The coding for a type with its own coding keys. It is in an extension, where an initializer keeps the memberwise
  /// initializer.
  package var extensionMembers: String {
    keys.map(ownKeysCoding)?.joined(separator: "\n") ?? ""
  }

  private var fields: String {
    let fields = properties.render { property in
      property.index.map { index in
        let value = property.isPresented ? ".wrappedValue" : ""
        // After the name of a type, `Type` means the type of the type, also in backticks.
        let root = ["Type", "Protocol"].contains(property.stored.plainName) ? "" : "Self"
        let field = { (name: String, path: String) in
          "fields[\\\(root).\(name)] = HeadgateCore._ObservedField(\\Self.\(path), index: \(index))"
        }
        let own = field(property.stored.name, property.storedName + value)
        return property.isPresented
          ? own + "\n" + field("$\(property.stored.plainName)".identifier, property.storedName) : own
      }
    }
    let isDeprecated = properties.flattened.contains { Availability($0.stored.declaration.attributes).isDeprecated }
    return """
      \(isDeprecated ? "@available(*, deprecated)\n" : "")\(access)static var _$fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] {
        var fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] = [:]
        \(fields.indented(2))
        return fields
      }
      """
  }

  /// The children of the mirror: the properties under their own names.
  private var children: String {
    let pair = { (property: ObservedProperties.Property) in
      "(label: \(property.stored.plainName.literal), value: state.\(property.dumped) as Any)"
    }
    let body =
      properties.isConditional
      ? """
      var children: [Swift.Mirror.Child] = []
      \(properties.render { "children.append(\(pair($0)))" })
      return children
      """
      : "[\(properties.flattened.map(pair).joined(separator: ", "))]"
    return """
      \(access)static func _$children(of state: Self) -> [Swift.Mirror.Child] {
        \(body.indented(2))
      }
      """
  }

  /// The names of the properties that only the file of the state can set. Most states have none, and then nothing is written.
  private var propertiesOfFile: [String] {
    var names: [String] = []
    for property in properties.flattened where property.stored.isVariable && property.stored.isSetInFileOnly {
      let name = property.stored.plainName.literal
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return [] }
    return ["\(access)static var _$propertiesOfFile: [Swift.String] { [\(names.joined(separator: ", "))] }"]
  }

  /// Coding keys, because synthesized coding would use the names of the stored properties. None if the type has its
  /// own.
  package var codingKeys: [String] {
    guard keys == nil else { return [] }
    let cases = properties.render { property in
      property.storedName == property.stored.name
        ? "case \(property.stored.name)"
        : "case \(property.storedName) = \(property.stored.plainName.literal)"
    }
    guard !cases.isEmpty else { return ["private enum CodingKeys: Swift.CodingKey {}"] }
    return [
      """
      private enum CodingKeys: Swift.String, Swift.CodingKey {
        \(cases.indented(2))
      }
      """
    ]
  }

  /// The coding keys that the type declares.
  private var keys: EnumDeclSyntax? {
    type.members.flattened.lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
  }

  /// With the type's own keys, synthesized coding would expect stored properties of those names.
  private func ownKeysCoding(_ keys: EnumDeclSyntax) -> [String] {
    let names = Set(EnumCases(of: keys).flattened.map(\.plainName))
    let coded = { (property: ObservedProperties.Property) in names.contains(property.stored.plainName) }
    guard properties.flattened.contains(where: { $0.index != nil && coded($0) }) else { return [] }
    var members: [String] = []
    if inherits("Decodable"), !type.members.flattened.contains(where: \.isDecodingInitializer) {
      let reads = properties.render { property in
        let name = property.stored.name
        guard coded(property), property.stored.isVariable || property.stored.initialValue == nil else { return nil }
        // The name of a deprecated property would be a warning.
        let isDeprecated = Availability(property.stored.declaration.attributes).isDeprecated
        return "self.\(isDeprecated ? property.storedName : name) = try values._$decode(.\(name))"
      }
      members.append(
        """
        \(access)init(from decoder: any Swift.Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          \(reads.indented(2))
        }
        """
      )
    }
    if inherits("Encodable"), !type.members.flattened.contains(where: \.isEncodingMethod) {
      let writes = properties.render { property in
        coded(property) ? "try values._$encode(self.\(property.storedName), .\(property.stored.name))" : nil
      }
      members.append(
        """
        \(access)func encode(to encoder: any Swift.Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          \(writes.indented(2))
        }
        """
      )
    }
    return members
  }

  private func inherits(_ name: String) -> Bool {
    type.inherits(from: name) || type.inherits(from: "Codable")
  }
}

extension DeclSyntax {
  fileprivate var isDecodingInitializer: Bool {
    let parameters = self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.count == 1 && parameters?.first?.firstName.text == "from"
  }

  fileprivate var isEncodingMethod: Bool {
    guard let method = self.as(FunctionDeclSyntax.self), method.name.text == "encode" else { return false }
    return method.signature.parameterClause.parameters.first?.firstName.text == "to"
  }
}
