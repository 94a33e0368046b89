import HeadgateSyntax
import SwiftSyntax

/// What the steps for open actions know about all files together.
struct OpenActionCode: Sendable {
  /// The names in the inheritance clauses of a type and its extensions, by the path of the type.
  private(set) var inherited: [String: Set<String>] = [:]
  /// The names from which a declared type inherits.
  private(set) var supertypes: Set<String> = []
  /// The signatures of the declared methods, by the path of the type.
  private(set) var methods: [String: Set<MethodSignature>] = [:]
  /// The names of the instance members of a type, by its path.
  private(set) var members: [String: Set<String>] = [:]
  /// The requirements that get other names: only signatures that no other type declares.
  private(set) var renamed: [MethodSignature: OpenRequirement] = [:]
  /// The names of the constants that contain a combined reducer, and no other value in another place.
  private(set) var combinedReducers: Set<String> = []
  /// Whether code assigns to a property `disposer`.
  private(set) var assignsDisposers = false
  /// The names of all called functions.
  private(set) var calledNames: Set<String> = []
  /// The names of the types of states and actions, and of the values in them.
  private(set) var values: Set<String> = []
  /// The declarations that return, store or receive side effects.
  private(set) var sideEffects = SideEffectDeclarations()

  init(_ files: [SourceText]) {
    guard files.contains(where: { FrameworkImports($0).hasOpenActions }) else { return }
    let declarations = files.flatMap { $0.tree.descendants(of: TypeDeclaration.kinds) }
    for node in declarations { add(node) }
    addCalls(files)
    addRenamed(declarations)
    addCombinedReducers(files)
    values = OpenValues(files, declarations).names
    sideEffects = SideEffectDeclarations(files)
  }

  /// The inherited names of a type or of the extended type.
  func inherited(by node: Syntax) -> Set<String> { inherited[Self.path(of: node)] ?? [] }

  /// The path of a type or of the extended type, such as `Login.Screen`.
  static func path(of node: Syntax) -> String {
    ([node] + node.ancestors).compactMap { TypeDeclaration($0)?.name }.reversed().joined(separator: ".")
  }

  private mutating func add(_ node: Syntax) {
    guard let type = TypeDeclaration(node) else { return }
    let path = Self.path(of: node)
    let names = type.inheritance?.inheritedTypes.compactMap { $0.type.inheritedName } ?? []
    inherited[path, default: []].formUnion(names)
    supertypes.formUnion(names)
    methods[path, default: []].formUnion(type.methods.map { MethodSignature($0) })
    members[path, default: []].formUnion(type.methods.map(\.name.text) + type.propertyNames)
  }

  private mutating func addCalls(_ files: [SourceText]) {
    for file in files {
      calledNames.formUnion(file.nodes(FunctionCallExprSyntax.self).compactMap(\.name))
      let assigned = file.nodes(SequenceExprSyntax.self).filter {
        $0.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      }
      assignsDisposers =
        assignsDisposers
        || assigned.contains { sequence in
          let target = sequence.elements.first
          let name = target?.as(MemberAccessExprSyntax.self)?.declName ?? target?.as(DeclReferenceExprSyntax.self)
          return name?.baseName.text == "disposer"
        }
    }
  }

  private mutating func addRenamed(_ declarations: [Syntax]) {
    var others: Set<MethodSignature> = []
    for node in declarations {
      guard let type = TypeDeclaration(node) else { continue }
      for method in type.methods {
        let signature = MethodSignature(method)
        if let requirement = OpenRequirement(method, in: type, conformingTo: inherited(by: node)) {
          renamed[signature] = requirement
        } else {
          others.insert(signature)
        }
      }
    }
    for signature in others { renamed[signature] = nil }
  }

  private mutating func addCombinedReducers(_ files: [SourceText]) {
    var others: Set<String> = []
    for binding in files.flatMap({ $0.nodes(PatternBindingSyntax.self) }) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      if let call, call.base == nil, ["combine", "combineReducers"].contains(call.name) {
        combinedReducers.insert(name)
      } else {
        others.insert(name)
      }
    }
    combinedReducers.subtract(others)
  }
}

/// The name of a method, with the labels of its parameters.
struct MethodSignature: Hashable, Sendable {
  let name: String
  let labels: [String]
}

extension MethodSignature {
  init(_ method: FunctionDeclSyntax) {
    self.init(name: method.name.text, labels: method.signature.parameterClause.parameters.map(\.firstName.text))
  }

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = call.name, call.trailingClosure == nil else { return nil }
    self.init(name: name, labels: call.arguments.map { $0.label?.text ?? "_" })
  }
}

extension TypeDeclaration {
  /// The kinds of nodes that are declarations of types or extensions.
  static let kinds: Set<SyntaxKind> = [
    .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl,
  ]

  /// The names of the instance properties.
  fileprivate var propertyNames: [String] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }.flatMap(\.bindings).compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }

  /// The instance methods.
  var methods: [FunctionDeclSyntax] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { !$0.isStatic }
  }
}

extension TypeSyntax {
  /// The name of an inherited type, without attributes such as `@unchecked` and without generic arguments.
  var inheritedName: String? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.inheritedName }
    return lastComponentName
  }
}

extension SourceText {
  /// The declarations of types and the extensions, in source order.
  var typeDeclarations: [(type: TypeDeclaration, node: Syntax)] {
    tree.descendants(of: TypeDeclaration.kinds).compactMap { node in TypeDeclaration(node).map { ($0, node) } }
  }
}

extension SyntaxProtocol {
  /// Returns the nodes of some kinds below this node, in source order.
  func descendants(of kinds: Set<SyntaxKind>) -> [Syntax] {
    descendants(Syntax.self).filter { kinds.contains($0.kind) }
  }
}
