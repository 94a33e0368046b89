/// The declarations around a piece of code.
package struct CodeContext: Codable, Hashable, Sendable {
  /// The names of the types around the code.
  package var type: [String] = []
  /// The function or property around the code.
  package var member: String?
  /// The name of the function with its labels: `reduce(_:view:)`.
  package var signature: String?
  /// Whether the member is a function that changes its value.
  package var isMutating = false
  /// Whether the code is in a function or a computed property, not in the value of a stored property.
  package var isExecuted = false
  /// Whether the code is inside the closure of `Reduce`, or of a value of the type `Reducer`.
  package var isInReducerClosure = false
  /// Whether the code is inside the closure of an effect.
  package var isInEffect = false
  /// Whether the code is inside the closure of an observer, such as `onAction`.
  package var isInObserver = false
}

/// The start of a path of cases.
package enum ActionRoot: Codable, Hashable, Sendable {
  /// The action of the feature around the code.
  case own
  /// A value of a written type.
  case typed(TypeShape)
  case unknown
}

/// A name in a path of cases.
package struct PathComponent: Codable, Hashable, Sendable {
  package let name: String
  package let range: SourceRange
}

/// The part after the last name of a path.
package enum PathTail: Codable, Hashable, Sendable {
  /// Nothing: `.login`.
  case none
  /// A payload that is ignored: `.login(_)`.
  case wildcard
  /// A payload with a name: `.login(let action)`.
  case binding(String)
  /// Another payload.
  case value
}

/// A path of cases, such as `.login(.delegate(.cancelled))`.
package struct ActionPath: Codable, Hashable, Sendable {
  package var root: ActionRoot
  package var components: [PathComponent]
  package var tail: PathTail

  package var names: [String] { components.map(\.name) }

  /// The text of the path, for messages.
  package var text: String { Self.text(names) }

  /// Whether the path is the type of an open action.
  package var isOpenAction: Bool {
    if components.isEmpty, case .typed = root { true } else { false }
  }

  /// The text of the path, or the name of the type of an open action.
  package var nameText: String {
    if components.isEmpty, case .typed(let type) = root { return type.path.joined(separator: ".") }
    return text
  }

  /// Returns the text of names, for messages.
  package static func text(_ names: [String]) -> String {
    names.reversed().reduce("") { inner, name in inner.isEmpty ? ".\(name)" : ".\(name)(\(inner))" }
  }
}

/// A `switch`.
package struct SwitchFact: Codable, Sendable {
  package let subject: ActionPath
  package var defaultRange: SourceRange?
  package var context: CodeContext
}

/// The statements of one case of a `switch`.
package struct HandlerFact: Codable, Sendable {
  /// The index of the `switch`.
  package let switchIndex: Int
  /// Whether the statements do nothing: `return .none` or `break`.
  package let isTrivial: Bool
}

/// A pattern that matches actions.
package struct PatternFact: Codable, Sendable {
  /// The path from the action of the feature, also in a `switch` over a part of it.
  package let path: ActionPath
  package let range: SourceRange
  /// The number of names that come from a `switch` around this pattern.
  package let inheritedCount: Int
  package let handler: Int?
  package var context: CodeContext
}

/// A place that examines whether an action has a type: `case let action as UserLoaded`.
package struct TypePatternFact: Codable, Sendable {
  package let type: TypeShape
  /// The case that the place matches, for `case LoginAction.failed`.
  package let caseName: String?
  package let range: SourceRange
  package let handler: Int?
  package var context: CodeContext
}

/// An expression that sends an action.
package struct SendFact: Codable, Sendable {
  package enum Style: String, Codable, Sendable {
    /// `return .send(.x)`
    case effect
    /// `await send(.x)` in the closure of an effect
    case closure
    /// `store.send(.x)`
    case store
    /// `send(.x)` of a view with `@ViewAction`
    case view
    /// `store.dispatch(X())`
    case dispatch
  }

  package let style: Style
  package let path: ActionPath
  package let range: SourceRange
  package let handler: Int?
  package let effect: Int?
  package var context: CodeContext
  /// Whether the send is a statement of the closure of its effect, not inside of a loop, a condition or another closure.
  package let isOnlyStatement: Bool
  /// The name of the store; nil when a closure hides the property of this name.
  package var receiver: String?
  /// The type of the store, when a function has it as a parameter.
  package var receiverType: TypeShape?
  /// The number of names at the start of the path that come from `store.scope(…)`.
  var scopeCount = 0
  /// Whether the argument contains work, such as `Result { try await client.load() }`.
  var containsWork = false
  /// Whether the receiver is certainly a store, by its name.
  var isCertain = true
  /// Whether the sender waits for the effects: `store.send(.task).finish()`.
  package var isAwaited = false
}

/// An effect with a closure.
package struct EffectFact: Codable, Sendable {
  package let range: SourceRange
  package let handler: Int?
  package var context: CodeContext
  package let handlesErrors: Bool
  /// The text of the id in `.cancellable(id:)`.
  package let cancelID: String?
  package let isCancellable: Bool
  /// The number of statements of the closure.
  package let statementCount: Int
  /// The text of the name in `.run(name:)`, when it is a literal.
  package var name: String?
  /// The calls that can throw an error that the closure does not catch.
  package var uncaughtTries: [UncaughtTry] = []
  /// The `for await` loops without an exit.
  package var endlessLoops: [SourceRange] = []
}

/// A call that can throw an error that an effect does not turn into an action.
package struct UncaughtTry: Codable, Sendable {
  package let range: SourceRange
  /// The end of the code that does not run after the error; nil for the rest of the effect.
  package var end: Int?
}

/// The assignment of `true` or `false` to a property.
package struct AssignmentFact: Codable, Sendable {
  let name: String
  let value: Bool
  /// The start of the list of statements that contains the assignment.
  let block: Int
  var context: CodeContext
}

/// An operator or a reducer in the body of a feature.
package struct OperatorFact: Codable, Sendable {
  package let name: String
  /// The names of the key path to the state.
  package var state: [String] = []
  /// The names of the key path to the action.
  package var action: [String] = []
  /// Whether the paths are literals.
  package let hasLiteralPaths: Bool
  /// The type of the child in the closure.
  package var child: [String] = []
  package let range: SourceRange
  package var context: CodeContext
  /// Whether the operator is a statement of `body`, so that its position counts.
  package let isStatement: Bool

  /// Whether the library declares the operator, so that its arguments name the child that it runs.
  var isOfLibrary: Bool { Self.ofLibrary.contains(name) }

  /// The operators of the library that run a child.
  static let ofLibrary: Set<String> = ["Scope", "IfLet", "ForEach", "IfCaseLet", "ifLet", "forEach", "ifCaseLet"]
}

/// The `body` of a reducer.
package struct BodyFact: Codable, Sendable {
  /// The names of the types around the body.
  package var type: [String]
  /// The start of the first statement.
  package let start: Int
  /// The line end and the whitespace in front of the first statement, when it starts its line.
  package let lineStart: String?
}

/// A call or a use of a value that some rule restricts.
package struct CallFact: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A value that differs in each run, such as `Date()`.
    case ambient
    /// `Task { … }` or `Task.detached { … }`.
    case task
    /// `.cancellable(id:)` or `withTaskCancellation(id:)`.
    case cancelID
  }

  package let kind: Kind
  /// The text of the call without its closure.
  package let text: String
  /// A hash of the effect that an id cancels: of the called function, or of the text of the effect.
  package let effect: Int?
  package let range: SourceRange
  package var context: CodeContext
}
