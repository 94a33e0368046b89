/// Everything that the linter knows about one file. It is computed from the text of this file alone.
package struct FileFacts: Codable, Sendable {
  package var path: String
  /// Whether the file belongs to tests.
  package var isTest = false
  package var imports: [ImportFact] = []
  package var types: [TypeFact] = []
  package var aliases: [AliasFact] = []
  package var switches: [SwitchFact] = []
  package var handlers: [HandlerFact] = []
  package var patterns: [PatternFact] = []
  package var typePatterns: [TypePatternFact] = []
  package var sends: [SendFact] = []
  package var effects: [EffectFact] = []
  package var operators: [OperatorFact] = []
  package var calls: [CallFact] = []
  package var methods: [MethodFact] = []
  package var methodCalls: [MethodCallFact] = []
  package var cancellations: [CancellationFact] = []
  package var assignments: [AssignmentFact] = []
  package var bodies: [BodyFact] = []
  /// The names after a dot in expressions and key paths. An action whose name is not here is not sent in this file.
  package var mentions: [PathComponent] = []
  /// The names after a dot in patterns.
  package var patternNames: [PathComponent] = []
  /// The names after a value and a dot, such as `count` in `state.count`.
  package var memberNames: Set<String> = []
  /// The names without a dot in the code of enums and extensions: an enum can name its cases like this.
  package var bareNames: Set<String> = []
  /// The names of types in expressions, such as `Login` in `Login()`.
  package var usedTypes: Set<String> = []
  /// The names in paths that code assigns to, passes as `inout`, or calls a method of, and in key paths.
  package var assignedNames: Set<String> = []
  /// The names of types in the declarations of variables, and of `inout` parameters.
  package var variableTypes: Set<String> = []
  package var suppressions: [Suppression] = []
  /// Errors of the parser, or the reason why the file is left out. A file with errors has no other facts.
  package var syntaxErrors: [SyntaxError] = []

  package init(path: String) {
    self.path = path
  }

  /// Creates the facts of a file that is left out.
  ///
  /// - Parameter problem: The reason, as the end of a sentence without its period.
  package init(path: String, problem: String) {
    self.init(path: path, problem: SyntaxError(range: SourceRange(offset: 0, length: 0), message: problem))
  }

  init(path: String, problem: SyntaxError) {
    self.path = path
    syntaxErrors = [problem]
  }

  /// Whether the path or the imports of the file say that it belongs to tests.
  var looksLikeTest: Bool {
    if imports.contains(where: { $0.module == "Testing" || $0.module == "XCTest" }) || path.hasSuffix("Tests.swift") {
      return true
    }
    // Test targets leave out such folders: their files are data of tests, and not tests.
    let data: Set<Substring> = ["Corpus", "Fixtures"]
    let folders = path.split(separator: "/").dropLast()
    return folders.contains { $0.hasSuffix("Tests") } && !folders.contains(where: data.contains)
  }
}

/// An `import` declaration.
package struct ImportFact: Codable, Sendable {
  package let module: String
  /// The names in `@_spi(…)`.
  package let spi: [String]
  package let range: SourceRange
}

/// A `typealias`.
package struct AliasFact: Codable, Sendable {
  /// The names of the types around it, and its own name.
  package let path: [String]
  package let type: TypeShape
  /// The types of a composition such as `Equatable & Sendable`; otherwise only `type`.
  package let composed: [TypeShape]
  package let genericParameters: [String]
}

/// An error of the parser.
package struct SyntaxError: Codable, Hashable, Sendable {
  package let range: SourceRange
  package let message: String
}
