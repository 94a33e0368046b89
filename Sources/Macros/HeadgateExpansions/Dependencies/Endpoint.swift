package import HeadgateSyntax
package import SwiftSyntax

/// A closure of a dependency client that can be left out, and the code that the macros add for it.
package struct Endpoint {
  package let property: StoredProperty
  package let type: TypeSyntax
  let closure: ClosureType
  /// The name of the endpoint in messages: `Client.fetch`.
  let title: String

  /// Nil when the type of the property is not written as a function type.
  package init?(_ property: StoredProperty, in client: String) {
    guard let type = property.type, let closure = ClosureType(type) else { return nil }
    self.property = property
    self.type = type
    self.closure = closure
    title = (client.isEmpty ? "" : client.filter { $0 != "`" } + ".") + property.plainName
  }

  /// Whether the endpoint has a result when the closure is missing.
  package var hasAnswer: Bool {
    closure.returnsNothing || closure.returnsOptional || closure.throwsAnyError || property.initialValue != nil
  }

  /// Whether no accessors can be attached to the property, so that initializers must set its value.
  package var isPlain: Bool {
    property.sharesDeclaration || property.binding.accessorBlock != nil
  }

  /// Returns the closure that replaces a missing one. It reports the call, and then throws or returns the default.
  ///
  /// A report names the location of the expansion, unless `line` names another line.
  package func placeholder(line: ExprSyntax? = nil) -> String {
    let names = closure.parameters.indices.map { "p\($0)" }
    let signature = { (names: [String]) in names.isEmpty ? "" : " \(names.joined(separator: ", ")) in" }
    let place = line.map { ", line: \($0)" } ?? ""
    let report = "HeadgateDependencies._DependencyEndpointIssue.report(\(title.literal)\(place))"
    if let initialValue = property.initialValue {
      return """
        {\(signature(names))
          \(report)
          let answer: \(type) = \(initialValue)
          return \(effects)answer(\(arguments))
        }
        """
    }
    // The error of the report: an effect that ends with it makes no second report.
    let statements =
      closure.throwsAnyError ? "throw \(report)" : closure.returnsOptional ? "\(report)\n  return nil" : report
    return """
      {\(signature(names.map { _ in "_" }))
        \(statements)
      }
      """
  }

  /// Whether an answer can be recorded: arguments can be passed on, and a recorded error can be thrown.
  package var isRecordable: Bool {
    !closure.parameters.contains { $0.isVariadic || $0.isInOut || $0.isAutoclosure }
      && (!closure.isThrowing || closure.throwsAnyError)
  }

  /// Returns the body of a getter whose closure passes its answers through a recorder or a replay.
  package func recordedGetter(of storage: String, _ recording: EndpointRecording) -> String {
    let names = closure.parameters.indices.map { "p\($0)" }
    let signature = (["[\(storage)]"] + (names.isEmpty ? [] : [names.joined(separator: ", ")])).joined(separator: " ")
    let answers = "HeadgateDependencies._\(recording == .required ? "Recorded" : "Recordable")Answers"
    return """
      get {
        guard HeadgateDependencies._RecordedAnswers.isActive else { return \(storage) }
        return { \(signature) in
          \(effects)\(answers).\(recordingMethod)(\(title.literal)) { \(effects)\(storage)(\(arguments)) }
        }
      }
      """
  }

  private var recordingMethod: String {
    // A method of its own for calls without a result: with overloads, the compiler would name the wrong one in its errors.
    let noun = closure.returnsNothing ? "Call" : "Answer"
    return switch (closure.isAsync, closure.isThrowing) {
    case (false, false): noun.lowercased()
    case (false, true): "throwing\(noun)"
    case (true, false): "async\(noun)"
    case (true, true): "asyncThrowing\(noun)"
    }
  }

  /// Returns the method whose argument labels are the names of the closure's parameters; nil when no parameter has a
  /// name.
  package func method(named name: String, access: String) -> String? {
    let isForwardable = !closure.parameters.contains(where: \.isVariadic)
    guard isForwardable, closure.parameters.contains(where: { $0.name != nil }) else { return nil }
    let parameters = closure.parameters.enumerated().map { index, parameter in
      "\(parameter.name ?? "_") p\(index): \(parameter.type)"
    }
    let attributes = closure.isolation.map { $0.trimmedDescription + "\n" }.joined()
    let asynchronous = closure.isAsync ? " async" : ""
    let throwing = closure.throwsClause.map { " \($0)" } ?? ""
    let result = closure.returnsNothing ? "" : " -> \(closure.result)"
    return """
      \(Availability(property.declaration.attributes).prefix)\(attributes)\
      \(access)func \(name)(\(parameters.joined(separator: ", ")))\(asynchronous)\(throwing)\(result) {
        \(effects)self.\(property.name)(\(arguments))
      }
      """
  }

  private var effects: String {
    (closure.isThrowing ? "try " : "") + (closure.isAsync ? "await " : "")
  }

  private var arguments: String {
    closure.parameters.enumerated().map { index, parameter in
      (parameter.isInOut ? "&" : "") + "p\(index)" + (parameter.isAutoclosure ? "()" : "")
    }.joined(separator: ", ")
  }
}
