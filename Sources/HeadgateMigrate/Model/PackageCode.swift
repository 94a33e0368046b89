import HeadgateSyntax
import SwiftSyntax

/// What the steps know about all files together: the declared types, by name.
package struct PackageCode: Sendable {
  /// A declared type, without its extensions.
  struct DeclaredType: Sendable {
    /// The names of the types around it, and its own name.
    let path: [String]
    let kind: TypeDeclaration.Kind
    let attributes: Set<String>
    let inherits: Set<String>
    let cases: [DeclaredCase]
    /// The names of the types in the payloads of the cases: `Child` and `Action` for `Child.Action`.
    let payloads: [[String]]
    /// Whether a payload contains a `Result` with any error, which cannot be compared.
    let hasResultWithAnyError: Bool
    /// Whether the type declares its own `==`.
    let declaresEquality: Bool
    /// The names of the properties with an attribute, by the name of the attribute.
    let attributedProperties: [String: Set<String>]
    /// The names of the variables without an attribute.
    let plainProperties: Set<String>
    /// Whether the type is private inside another type. A macro cannot extend it.
    let isHidden: Bool
    /// Whether the type or an extension of it is `Equatable` or `Hashable`.
    var isEquatable = false
  }

  struct DeclaredCase: Sendable {
    let name: String
    let labels: [String]
    /// Whether the payload is an `IdentifiedAction`.
    let isIdentified: Bool
  }

  let types: [DeclaredType]
  /// The names of all declared types, type aliases and generic parameters.
  let declaredNames: Set<String>
  /// The names of the declared types and type aliases that are in no other type and in no function.
  let topLevelNames: Set<String>
  /// The names of all declared functions.
  let functionNames: Set<String>
  /// The names of the declared static functions, which can be called as `.name(…)`.
  let staticFunctionNames: Set<String>
  /// The names of the properties without a wrapper.
  let declaredProperties: Set<String>
  /// The names of all types that a type inherits from or conforms to.
  let inheritedNames: Set<String>
  /// The names of the members of values other than `self`, `$0`, dependencies and an environment.
  let membersOfValues: Set<String>
  /// The names that the extensions of a type use, by the last name of the type.
  let namesInExtensions: [String: Set<String>]
  /// The folders of modules in which one file makes a framework visible to all files.
  let exportingFolders: Set<String>
  /// The names of the folders that contain a file with an import of `HeadgateTesting`, or one that needs it.
  let foldersOfTests: Set<String>
  /// The cases with an id and an action that a `forEach` handles, and whose uses are all known.
  let identifiedCases: Set<String>
  /// The cases that have an `IdentifiedAction`.
  let writtenIdentifiedCases: Set<String>
  /// The names of the bindable properties whose key paths have only one meaning.
  let boundProperties: Set<String>
  /// The paths of the enums for which the compiler cannot write the `==` that they declare: a payload contains a `Result`
  /// with any error, or another such enum.
  let enumsWithoutEquality: Set<[String]>

  package init(_ files: [SourceText]) {
    let collector = TypeCollector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.tree) }
    var types = collector.types
    for index in types.indices {
      types[index].isEquatable =
        !types[index].inherits.isDisjoint(with: ["Equatable", "Hashable"])
        || collector.equatableExtensions.contains(types[index].path)
    }
    self.types = types
    declaredNames = collector.names
    topLevelNames = collector.topLevelNames
    functionNames = collector.functions
    staticFunctionNames = collector.staticFunctions
    declaredProperties = types.reduce(into: []) { $0.formUnion($1.plainProperties) }
    inheritedNames = types.reduce(into: []) { $0.formUnion($1.inherits) }
    membersOfValues = collector.membersOfValues
    namesInExtensions = collector.namesInExtensions
    exportingFolders = Set(files.filter { FrameworkImports($0).isExported }.compactMap { Self.folderOfModule($0.path) })
    foldersOfTests = files.reduce(into: []) { folders, file in
      // A file of another run of the migration has the import of TCA, or already that of Headgate.
      let modules = file.imports.map(\.path.trimmedDescription)
      guard modules.contains("HeadgateTesting") || (modules.contains("ComposableArchitecture") && file.isTest) else {
        return
      }
      folders.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
    }
    writtenIdentifiedCases = Set(types.flatMap(\.cases).filter(\.isIdentified).map(\.name))
    identifiedCases = Self.identifiedCases(files, types: types)
      .union(Self.clearCases(writtenIdentifiedCases, types).subtracting(staticFunctionNames))
    boundProperties = Self.boundProperties(types)
    enumsWithoutEquality = Self.enumsWithoutEquality(types)
  }

  /// Returns the folder of the module to which a file belongs: the first two folders from `Sources` or `Tests`.
  static func folderOfModule(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let start = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < parts.count - 1 else {
      return nil
    }
    return parts[...(start + 1)].joined(separator: "/")
  }

  /// Returns the types with a path that ends with names.
  func types(named names: [String]) -> [DeclaredType] {
    types.filter { $0.path.suffix(names.count).elementsEqual(names) }
  }

  private static func boundProperties(_ types: [DeclaredType]) -> Set<String> {
    let bindings = ["BindableState", "BindingState"]
    let others = ["PresentationState", "Presents", "Shared", "SharedReader"]
    let attributed = types.flatMap {
      $0.attributedProperties.filter { !(bindings + ["BindingViewState"]).contains($0.key) }
    }
    // A run of the migration on another folder has removed the wrapper.
    let plain = types.filter { $0.attributes.contains("ObservableState") }
      .reduce(into: Set<String>()) { $0.formUnion($1.plainProperties) }
      .subtracting(attributed.flatMap(\.value))
    let observable = types.filter { $0.attributes.contains("ObservableState") }
    let remaining = types.filter { !$0.attributes.contains("ObservableState") }
    // A property of another type with the same name keeps its wrapper, so its path is not clear.
    return properties(of: observable, with: bindings).union(plain)
      .subtracting(properties(of: remaining, with: bindings))
      .subtracting(properties(of: types, with: others))
  }

  /// The properties that have one of the attributes.
  private static func properties(of types: [DeclaredType], with attributes: [String]) -> Set<String> {
    types.reduce(into: []) { names, type in
      for attribute in attributes { names.formUnion(type.attributedProperties[attribute] ?? []) }
    }
  }
}

private final class TypeCollector: SyntaxVisitor {
  var types: [PackageCode.DeclaredType] = []
  var names: Set<String> = []
  var topLevelNames: Set<String> = []
  var functions: Set<String> = []
  var staticFunctions: Set<String> = []
  var membersOfValues: Set<String> = []
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

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    insertTopLevel(node, node.name)
    return insert(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { insert(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    if node.modifiers.contains(where: { [.keyword(.class), .keyword(.static)].contains($0.name.tokenKind) }) {
      staticFunctions.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = extended.last { namesInExtensions[type, default: []].insert(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" else {
      return .visitChildren
    }
    let name = node.declName.baseName.text
    // An environment is another value, and so are dependencies.
    let isDependency = name == "mainQueue" && isDependencyValues(node)
    if !["$0", "environment"].contains(base.trimmedDescription), !isDependency { membersOfValues.insert(name) }
    return .visitChildren
  }

  private func insertTopLevel(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) {
    let isNested = node.ancestors.contains {
      $0.asProtocol((any DeclGroupSyntax).self) != nil || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    if !isNested, let name = name.identifier?.name { topLevelNames.insert(name) }
  }

  private func insert(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let name = name.identifier?.name { names.insert(name) }
    return .visitChildren
  }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = insert(node.name)
    insertTopLevel(node, node.name)
    path.append(node.name.identifier?.name ?? node.name.text)
    guard let type = TypeDeclaration(node) else { return .visitChildren }
    let members = type.members.flattened
    let payloads = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).compactMap(
      \.parameterClause
    )
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
        isHidden: path.count > 1 && type.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
      )
    )
    return .visitChildren
  }

  private static func cases(_ declaration: EnumCaseDeclSyntax) -> [PackageCode.DeclaredCase] {
    declaration.elements.map { element in
      PackageCode.DeclaredCase(
        name: element.name.text,
        labels: element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" } ?? [],
        isIdentified: element.parameterClause?.isIdentifiedAction ?? false
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

  private static func attributedProperties(_ members: [DeclSyntax]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for property in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      let names = property.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      for attribute in property.attributes.flattened { result[attribute.name, default: []].formUnion(names) }
    }
    return result
  }
}
