import HeadgateSyntax
import SwiftSyntax

/// Reads the declarations of files.
final class TypeCollector: SyntaxVisitor {
  var types: [PackageCode.DeclaredType] = []
  /// The module of the files that are read.
  var module = ""
  /// All names by module, and those that other modules see.
  var names: [String: DeclaredNames] = [:]
  var publicNames: [String: DeclaredNames] = [:]
  var membersOfValues: Set<String> = []
  var mutatingFunctions: Set<String> = []
  var qualifiedTypes: Set<String> = []
  var namesInExtensions: [String: Set<String>] = [:]
  var equatableExtensions: Set<[String]> = []
  private var path: [String] = []
  /// The last names of the types of the extensions around the current node.
  private var extended: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(contentsOf: node.extendedType.trimmedDescription.split(separator: ".").map(String.init))
    if let type = TypeDeclaration(node), type.inherits(from: "Equatable") || type.inherits(from: "Hashable") {
      equatableExtensions.insert(path)
    }
    extended.append(path.last ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    path.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
    extended.removeLast()
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { insert(node) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name.identifier?.name { names[module, default: DeclaredNames()].types.insert(name) }
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name.identifier?.name { names[module, default: DeclaredNames()].types.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) {
      mutatingFunctions.insert(node.name.text)
    }
    add(node) { names in
      names.functions.insert(node.name.text)
      if node.isStatic { names.staticFunctions.insert(node.name.text) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = extended.last { namesInExtensions[type, default: []].insert(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    qualifiedTypes.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" else {
      return .visitChildren
    }
    let name = node.declName.baseName.text
    // An environment is another value, and so are dependencies.
    let isDependency = name == "mainQueue" && isDependencyValues(node)
    let nameOfBase = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if !["$0", "environment"].contains(nameOfBase), !isDependency { membersOfValues.insert(name) }
    return .visitChildren
  }

  /// Adds names to those of the module, and to those that other modules see.
  private func add(_ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ change: (inout DeclaredNames) -> Void) {
    change(&names[module, default: DeclaredNames()])
    // The members of a public extension or protocol need no modifier.
    let group = node.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    let inherited = group?.asProtocol((any DeclGroupSyntax).self).flatMap { group in
      group.is(ExtensionDeclSyntax.self) || group.is(ProtocolDeclSyntax.self) ? AccessLevel(group.modifiers) : nil
    }
    guard (AccessLevel(node.modifiers) ?? inherited ?? .internal) >= .package else { return }
    change(&publicNames[module, default: DeclaredNames()])
  }

  private func insert(
    _ node: some DeclSyntaxProtocol & NamedDeclSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let name = node.name.identifier?.name else { return .visitChildren }
    let isNested = node.ancestors.contains {
      $0.asProtocol((any DeclGroupSyntax).self) != nil || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    add(node) { names in
      names.types.insert(name)
      if !isNested { names.topLevelTypes.insert(name) }
    }
    return .visitChildren
  }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax & WithModifiersSyntax) -> SyntaxVisitorContinueKind
  {
    _ = insert(node)
    path.append(node.name.identifier?.name ?? node.name.text)
    guard let type = TypeDeclaration(node) else { return .visitChildren }
    let members = type.members.flattened
    let payloads =
      members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).compactMap(\.parameterClause).map(
        Syntax.init
      )
      + (type.kind == .struct ? members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.storedTypes) : [])
    types.append(
      PackageCode.DeclaredType(
        path: path,
        kind: type.kind,
        attributes: Set(type.attributes.flattened.map(\.name)),
        inherits: Set(type.inheritance?.inheritedTypes.compactMap { $0.type.lastComponentName } ?? []),
        cases: members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(Self.cases),
        payloads: payloads.flatMap(\.namesOfTypes),
        hasResultWithAnyError: payloads.contains(where: \.hasResultWithAnyError),
        declaresEquality: members.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "==" },
        attributedProperties: Self.attributedProperties(members),
        plainProperties: Self.plainProperties(members),
        propertyTypes: Self.propertyTypes(members),
        labelOfInitializer: Self.labelOfInitializer(members, type.kind),
        isExported: (AccessLevel(type.modifiers) ?? .internal) >= .package
      )
    )
    return .visitChildren
  }

  private static func cases(_ declaration: EnumCaseDeclSyntax) -> [PackageCode.DeclaredCase] {
    declaration.elements.map { element in
      PackageCode.DeclaredCase(
        name: element.name.text,
        labels: element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" } ?? [],
        isIdentified: element.parameterClause?.isIdentifiedAction ?? false,
        payload: element.parameterClause?.parameters.map { WrittenType($0.type) } ?? []
      )
    }
  }

  private static func plainProperties(_ members: [DeclSyntax]) -> Set<String> {
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter {
      $0.attributes.isEmpty && !$0.isStatic
    }
    let names = variables.flatMap(\.bindings).compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    return Set(names)
  }

  private static func labelOfInitializer(_ members: [DeclSyntax], _ kind: TypeDeclaration.Kind) -> String? {
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if let only = initializers.first?.signature.parameterClause.parameters, initializers.count == 1 {
      return only.count == 1 ? only.first?.firstName.text : nil
    }
    // The initializer that the compiler writes has an argument for each stored property.
    let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.storedTypes.isEmpty }
    guard kind == .struct, initializers.isEmpty, stored.count == 1, let property = stored.first,
      property.bindings.count == 1, let binding = property.bindings.first, binding.initializer == nil,
      property.attributes.isEmpty || property.attributes.has("Bindable")
    else { return nil }
    return binding.pattern.trimmedDescription
  }

  private static func propertyTypes(_ members: [DeclSyntax]) -> [String: WrittenType] {
    var result: [String: WrittenType] = [:]
    for binding in members.compactMap({ $0.as(VariableDeclSyntax.self) }).filter({ !$0.isStatic }).flatMap(\.bindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      if let annotation = binding.typeAnnotation {
        result[name] = WrittenType(annotation.type)
      } else if let value = binding.initializer?.value {
        result[name] = WrittenType(of: value)
      }
    }
    return result
  }

  private static func attributedProperties(_ members: [DeclSyntax]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for property in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      let names = property.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      for attribute in property.attributes.flattened { result[attribute.name, default: []].formUnion(names) }
    }
    return result
  }
}
