import HeadgateSyntax
import SwiftSyntax

/// The declarations of all files that return, store or receive side effects.
struct SideEffectDeclarations: Sendable {
  /// A function, an initializer or a case with a payload.
  struct Function: Sendable {
    /// The path of the type around it; empty outside of types.
    let owner: String
    let labels: [String]
    let returnsSideEffect: Bool
    /// The indices of the parameters that are side effects.
    let parameters: Set<Int>
  }

  /// The functions by name. An initializer has the name of its type.
  private var functions: [String: [Function]] = [:]
  /// The names of the variables and the parameters that are side effects.
  private(set) var variables: Set<String> = []
  /// The names of the optional ones.
  private(set) var optionalVariables: Set<String> = []
  /// The names of the variables that are arrays of side effects.
  private(set) var lists: Set<String> = []
  /// The names of the variables and the parameters that are functions with a side effect as the result.
  private(set) var reducers: Set<String> = []
  /// The names of all other variables and parameters.
  private(set) var others: Set<String> = []

  init() {}

  init(_ files: [SourceText]) {
    for file in files {
      for node in file.tree.descendants(Syntax.self) { add(node) }
    }
  }

  /// Returns the functions that a call can mean.
  func functions(calledBy call: FunctionCallExprSyntax) -> [Function] {
    guard let name = call.name, let candidates = functions[name] else { return [] }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let matching = candidates.filter { labels.isSubsequence(of: $0.labels) }
    guard call.base == nil || call.base?.nameText == "self",
      let type = call.ancestors.first(where: { TypeDeclaration($0) != nil })
    else { return matching }
    let owner = OpenActionCode.path(of: type)
    let own = matching.filter { $0.owner == owner }
    return own.isEmpty ? matching : own
  }

  private mutating func add(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      add(function.name.text, function.signature, of: node)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let type = node.ancestors.lazy.compactMap { TypeDeclaration($0) }.first?.name
      add(type?.split(separator: ".").last.map(String.init) ?? "", initializer.signature, of: node)
      add("init", initializer.signature, of: node)
    } else if let element = node.as(EnumCaseElementSyntax.self), let payload = element.parameterClause?.parameters {
      let types = payload.map { (label: $0.firstName?.text ?? "_", type: $0.type) }
      add(element.name.text, types, result: nil, of: node)
    } else if let binding = node.as(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
      addVariable(name, binding.typeAnnotation?.type)
    } else if let parameter = node.as(FunctionParameterSyntax.self) {
      addVariable((parameter.secondName ?? parameter.firstName).text, parameter.type)
    }
  }

  private mutating func add(_ name: String, _ signature: FunctionSignatureSyntax, of node: Syntax) {
    let types = signature.parameterClause.parameters.map { (label: $0.firstName.text, type: $0.type) }
    add(name, types, result: signature.returnClause?.type, of: node)
  }

  private mutating func add(
    _ name: String,
    _ parameters: [(label: String, type: TypeSyntax)],
    result: TypeSyntax?,
    of node: Syntax
  ) {
    let type = node.ancestors.first { TypeDeclaration($0) != nil }
    let function = Function(
      owner: type.map { OpenActionCode.path(of: $0) } ?? "",
      labels: parameters.map(\.label),
      returnsSideEffect: result?.isSideEffect == true,
      parameters: Set(parameters.indices.filter { parameters[$0].type.isSideEffect })
    )
    functions[name, default: []].append(function)
  }

  private mutating func addVariable(_ name: String, _ type: TypeSyntax?) {
    if type?.isSideEffect == true {
      variables.insert(name)
      if type?.is(OptionalTypeSyntax.self) == true { optionalVariables.insert(name) }
    } else if type?.returnsSideEffect == true {
      reducers.insert(name)
    } else if type?.elementOfSideEffects == true {
      lists.insert(name)
    } else {
      others.insert(name)
    }
  }
}

extension TypeSyntax {
  /// Whether the type is an array or a dictionary of side effects.
  fileprivate var elementOfSideEffects: Bool { elementType?.isSideEffect == true }

  /// The type of the elements of an array, or of the values of a dictionary.
  var elementType: TypeSyntax? {
    self.as(ArrayTypeSyntax.self)?.element ?? self.as(DictionaryTypeSyntax.self)?.value
  }
}

extension [String] {
  /// Whether the names appear in others in the same order: the arguments of a call without those that have default values.
  fileprivate func isSubsequence(of others: [String]) -> Bool {
    var rest = others[...]
    for name in self {
      guard let index = rest.firstIndex(of: name) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
