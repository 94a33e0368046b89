import HeadgateSyntax
import SwiftSyntax

/// Collects the types of files.
final class TypeVisitor: SyntaxVisitor {
  private(set) var types: [[String]: DeclaredType] = [:]
  private(set) var aliases: [[String]: String] = [:]
  private(set) var dependencies: [[String]: [String]] = [:]
  private var names: [String] = []
  private var isExtension: [Bool] = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  private var path: [String] { names.flatMap { $0.split(separator: ".").map(String.init) } }

  // MARK: - Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    types[path, default: DeclaredType()].isUsable =
      node.genericParameterClause == nil && !Self.isPrivate(node.modifiers)
    if let reducer = ReducerDeclaration(node), reducer.isReducer, reducer.states.isEmpty {
      addState(of: reducer, around: Syntax(node))
    }
    return .visitChildren
  }

  /// Adds the state that a reducer does not declare itself.
  private func addState(of reducer: ReducerDeclaration, around node: Syntax) {
    let state = path + ["State"]
    let surroundings = Array(sequence(first: node, next: \.parent).dropFirst())
    switch ReducerBodyTypes(of: reducer, in: surroundings).state {
    case .named(let type): aliases[state] = type
    // The macro writes an empty state.
    case .own where reducer.type.attributes.has("Reducer"): types[state, default: DeclaredType()].isUsable = true
    // The compiler infers the type.
    case .own: aliases[state] = reducer.reduceMethods.first?.typeOfState
    }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    types[path, default: DeclaredType()].isUsable =
      node.genericParameterClause == nil && !Self.isPrivate(node.modifiers)
    types[path, default: DeclaredType()].isEnum = true
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, isExtension: true)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  @discardableResult
  private func enter(_ name: String, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
    names.append(name)
    self.isExtension.append(isExtension)
    return .visitChildren
  }

  private func leave() {
    names.removeLast()
    isExtension.removeLast()
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      aliases[path + [node.name.text]] = node.initializer.value.trimmedDescription
    }
    return .skipChildren
  }

  // MARK: - Members

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause?.parameters.map {
      DeclaredType.Parameter(
        name: $0.firstName?.text ?? "_",
        type: $0.type.trimmedDescription,
        hasValue: $0.defaultValue != nil
      )
    }
    types[path, default: DeclaredType()].cases.append(.init(name: node.name.text, parameters: parameters ?? []))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSimple =
      node.optionalMark == nil && node.genericParameterClause == nil && node.signature.effectSpecifiers == nil
      && !Self.isPrivate(node.modifiers)
    let parameters = node.signature.parameterClause.parameters.map {
      DeclaredType.Parameter(
        name: $0.firstName.text,
        type: $0.type.trimmedDescription,
        hasValue: $0.defaultValue != nil || $0.ellipsis != nil
      )
    }
    // An initializer that is private, generic, or can fail, cannot be called with samples.
    let list = isSimple ? parameters : [DeclaredType.Parameter(name: "init", type: "", hasValue: false)]
    if isExtension.last == true {
      types[path, default: DeclaredType()].initializersInExtensions.append(list)
    } else {
      types[path, default: DeclaredType()].initializers.append(list)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let dependency = attributes.first { $0.attributeName.trimmedDescription == "Dependency" }
    if let arguments = dependency?.arguments {
      dependencies[path, default: []].append(Self.dependencyName(arguments.trimmedDescription))
    }
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, isExtension.last == false,
      !node.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
    else { return .visitChildren }
    types[path, default: DeclaredType()].properties += node.bindings.compactMap { parameter(of: $0, node, attributes) }
    return .visitChildren
  }

  private func parameter(
    of binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax,
    _ attributes: [AttributeSyntax]
  ) -> DeclaredType.Parameter? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !binding.isComputed else {
      return nil
    }
    let type = binding.typeAnnotation?.type
    let isOptional = type?.is(OptionalTypeSyntax.self) == true && node.bindingSpecifier.text == "var"
    // The argument of a wrapper such as `@Shared(.count)` gives the value.
    let isWrapped = attributes.contains { $0.arguments != nil }
    // The initializer of the compiler takes the wrapper itself.
    let isUnknown = !attributes.isEmpty || Self.isPrivate(node.modifiers)
    return DeclaredType.Parameter(
      name: name,
      type: isUnknown ? "" : type?.trimmedDescription ?? "",
      hasValue: binding.initializer != nil || isOptional || isWrapped
    )
  }

  /// Whether the whole declaration is private: `private(set)` restricts only the setter.
  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// Returns `clock` for `\.clock`, and `Client` for `Client.self`.
  private static func dependencyName(_ argument: String) -> String {
    if argument.hasPrefix("\\.") { return String(argument.dropFirst(2)) }
    return argument.hasSuffix(".self") ? String(argument.dropLast(5)) : argument
  }
}

extension FunctionDeclSyntax {
  /// The type of the first parameter of `reduce(into:action:)`.
  fileprivate var typeOfState: String? {
    signature.parameterClause.parameters.first?.type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription
  }
}
