import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces the scheduler of the main queue by the dependency `continuousClock`.
  static let clocks = MigrationStep(
    "clocks",
    edits: { file, code in
      let structs = file.nodes(StructDeclSyntax.self).map { SchedulerProperty(in: $0, code) }
      let classes = file.nodes(ClassDeclSyntax.self).map { SchedulerProperty(in: $0, code) }
      return (structs + classes).flatMap { $0?.edits(in: file) ?? [] } + TestSchedulers(file).edits
    },
    manualChanges: { file, code in
      let keyPaths = file.nodes(KeyPathExprSyntax.self).filter { path in
        ["mainQueue", "mainRunLoop"].contains(path.components.first?.component.trimmedDescription ?? "")
          && path.enclosing(AttributeSyntax.self)?.name == "Dependency"
      }
      let values = file.nodes(MemberAccessExprSyntax.self).filter { member in
        ["mainQueue", "mainRunLoop"].contains(member.declName.baseName.text) && member.base?.nameText == "$0"
          && !code.declaredProperties.contains(member.declName.baseName.text)
      }
      let schedulers = file.nodes(MemberAccessExprSyntax.self).filter {
        ["DispatchQueue.test", "DispatchQueue.immediate", "RunLoop.test"].contains(ExprSyntax($0).nameText)
      }
      return
        keyPaths.map { ManualChange(step: "clocks", range: $0.bytes, advice: clockAdvice) }
        + values.map { ManualChange(step: "clocks", range: $0.bytes, advice: clockAdvice) }
        + schedulers.map { ManualChange(step: "clocks", range: $0.bytes, advice: "Write 'TestClock()'.") }
        + TestSchedulers.unclearTargets(in: file, code).map {
          ManualChange(
            step: "clocks",
            range: $0.declName.bytes,
            advice: "If it is a dependency, write 'continuousClock = ImmediateClock()'."
          )
        }
    }
  )

  private static let clockAdvice =
    "Write '\\.continuousClock', and sleep on it: 'try await clock.sleep(for: .seconds(1))'."
}

/// A property `@Dependency(\.mainQueue) var mainQueue` of a reducer.
private struct SchedulerProperty {
  let declaration: VariableDeclSyntax
  let path: KeyPathExprSyntax
  let name: TokenSyntax
  /// The uses of the property.
  let uses: [DeclReferenceExprSyntax]

  /// - Returns: nil also when an extension, a subclass or another type uses the property. Its uses are not known then.
  init?(in type: some DeclGroupSyntax & NamedDeclSyntax, _ code: PackageCode) {
    guard !code.inheritedNames.contains(type.name.text) else { return nil }
    for property in type.memberBlock.members.flattened.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      guard let attribute = property.attributes.first(named: "Dependency"),
        case .argumentList(let arguments) = attribute.arguments,
        let path = arguments.first?.expression.as(KeyPathExprSyntax.self), path.trimmedDescription == "\\.mainQueue",
        let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      guard code.namesInExtensions[type.name.text]?.contains(name.text) != true,
        property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) })
          || !code.membersOfValues.contains(name.text)
      else { return nil }
      declaration = property
      self.path = path
      self.name = name
      uses = type.descendants(DeclReferenceExprSyntax.self).filter {
        $0.baseName.text == name.text && $0.enclosing(AttributeSyntax.self) == nil
      }
      return
    }
    return nil
  }

  /// Returns the edits; none when a use has an unknown form.
  func edits(in file: SourceText) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    var others: [DeclReferenceExprSyntax] = []
    for use in uses {
      let schedulers = Self.schedulerEdits(use)
      guard schedulers.isEmpty else {
        edits += schedulers
        continue
      }
      guard Self.isClockCall(use) else { return [] }
      others.append(use)
    }
    guard !others.isEmpty else { return edits + (file.removingLine(of: declaration).map { [$0] } ?? []) }
    let isFree = !file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "clock" }
    let new = isFree ? "clock" : name.text
    edits += [path.replaced(by: "\\.continuousClock"), name.replaced(by: new)]
    return edits + others.map { $0.baseName.replaced(by: new) }
  }

  /// Removes `scheduler: mainQueue` of `debounce` and `throttle`.
  private static func schedulerEdits(_ use: DeclReferenceExprSyntax) -> [Fix.Edit] {
    guard let argument = use.property.parent?.as(LabeledExprSyntax.self), argument.label?.text == "scheduler",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.argument("id") != nil,
      call.argument("options") == nil, let time = call.argument("for"),
      let duration = Duration.text(time.expression), let removal = call.removing(argument)
    else { return [] }
    return duration == time.expression.trimmedDescription
      ? [removal] : [time.expression.replaced(by: duration), removal]
  }

  /// Whether the use is `mainQueue.sleep(for:)` or `mainQueue.timer(interval:)`.
  private static func isClockCall(_ use: DeclReferenceExprSyntax) -> Bool {
    let property = use.property
    guard let member = property.parent?.as(MemberAccessExprSyntax.self), member.base?.id == property.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first
    else { return false }
    let form = "\(member.declName.baseName.text)(\(argument.label?.text ?? "_"):)"
    return ["sleep(for:)", "timer(interval:)"].contains(form)
      && Duration.text(argument.expression) == argument.expression.trimmedDescription
  }
}

extension DeclReferenceExprSyntax {
  /// The whole expression of a property of the type: `self.name`, or the name alone.
  fileprivate var property: ExprSyntax {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id,
      member.base?.nameText == "self"
    else { return ExprSyntax(self) }
    return ExprSyntax(member)
  }
}

extension Duration {
  /// Returns a time of a scheduler as a `Duration`; nil for other expressions than `.seconds(1)` and numbers.
  fileprivate static func text(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return ".seconds(\(text))"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.isImplicitMember,
      ["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(call.name ?? "")
    else { return nil }
    return text
  }
}

/// The schedulers of tests: `let mainQueue = DispatchQueue.test`, and their use as dependencies.
private struct TestSchedulers {
  private(set) var edits: [Fix.Edit] = []

  init(_ file: SourceText) {
    for function in file.nodes(FunctionDeclSyntax.self) {
      for variable in function.descendants(PatternBindingSyntax.self) { add(variable, in: function) }
    }
    for assignment in Self.assignments(in: file) where isDependencyValues(assignment.target) {
      edits += [
        assignment.target.declName.replaced(by: "continuousClock"), assignment.value.replaced(by: "ImmediateClock()"),
      ]
    }
  }

  private mutating func add(_ variable: PatternBindingSyntax, in function: FunctionDeclSyntax) {
    guard let value = variable.initializer?.value,
      let clock = ["DispatchQueue.test": "TestClock()", "DispatchQueue.immediate": "ImmediateClock()"][
        value.trimmedDescription
      ],
      let name = variable.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    var edits = [value.replaced(by: clock)]
    let uses = function.descendants(DeclReferenceExprSyntax.self).filter { use in
      use.baseName.text == name && use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
    }
    for use in uses {
      guard let member = use.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self)
      else { return }
      switch member.declName.baseName.text {
      case "run" where call.enclosing(AwaitExprSyntax.self) != nil: continue
      case "advance" where call.enclosing(AwaitExprSyntax.self) != nil:
        guard let time = call.arguments.first else { continue }
        guard let duration = Duration.text(time.expression) else { return }
        if duration != time.expression.trimmedDescription { edits.append(time.expression.replaced(by: duration)) }
      case "eraseToAnyScheduler":
        guard let target = Self.assignedMember(call), target.declName.baseName.text == "mainQueue",
          isDependencyValues(target)
        else { return }
        edits += [target.declName.replaced(by: "continuousClock"), call.replaced(by: name)]
      default: return
      }
    }
    self.edits += edits
  }

  private static func assignedMember(_ value: some ExprSyntaxProtocol) -> MemberAccessExprSyntax? {
    guard let list = value.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(value).id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return list.first?.as(MemberAccessExprSyntax.self)
  }

  /// The targets that can be members of other values than dependencies.
  static func unclearTargets(in file: SourceText, _ code: PackageCode) -> [MemberAccessExprSyntax] {
    guard !code.declaredProperties.contains("mainQueue") else { return [] }
    // The member of `$0` is listed by its name.
    return assignments(in: file).map(\.target).filter { $0.base?.nameText != "$0" }
  }

  /// The assignments of `.immediate` to a member with the name of the scheduler.
  private static func assignments(in file: SourceText) -> [(target: MemberAccessExprSyntax, value: ExprSyntax)] {
    file.nodes(SequenceExprSyntax.self).compactMap { sequence in
      guard let value = sequence.elements.last, let target = assignedMember(value),
        target.declName.baseName.text == "mainQueue", value.trimmedDescription == ".immediate"
      else { return nil }
      return (target, value)
    }
  }
}
