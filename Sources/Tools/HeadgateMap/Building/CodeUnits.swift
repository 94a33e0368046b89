import HeadgateLint

/// The code of all features as units, with the calls between them.
struct CodeUnits {
  private(set) var contents: [CodeUnit: UnitContent] = [:]
  /// The units that call a method.
  private(set) var callers: [CodeUnit: [CodeUnit]] = [:]
  /// The calls that could be calls of several methods.
  private(set) var ambiguous: [(file: Int, call: MethodCallFact)] = []
  private var methods: [Int: [String: [MethodFact]]] = [:]
  private let target: ResolvedTarget

  init(_ target: ResolvedTarget) {
    self.target = target
    for file in target.files.indices where !target.files[file].isTest {
      for method in target.files[file].methods {
        guard let feature = target.feature(around: method.type) else { continue }
        methods[feature, default: [:]][method.name, default: []].append(method)
      }
    }
    for file in target.files.indices where !target.files[file].isTest { collect(file) }
  }

  private mutating func collect(_ file: Int) {
    let facts = target.files[file]
    func unit(_ handler: Int?, _ context: CodeContext) -> CodeUnit? {
      target.feature(around: context.type).map {
        CodeUnit(file: file, handler: handler, feature: $0, context: context)
      }
    }
    for (index, effect) in facts.effects.enumerated() {
      guard let unit = unit(effect.handler, effect.context) else { continue }
      contents[unit, default: UnitContent()].effects.append(.init(file: file, index: index))
    }
    for (index, send) in facts.sends.enumerated() where send.effect == nil && send.style == .effect {
      guard let unit = unit(send.handler, send.context) else { continue }
      contents[unit, default: UnitContent()].sends.append(.init(file: file, index: index))
    }
    for cancellation in facts.cancellations {
      guard let unit = unit(cancellation.handler, cancellation.context) else { continue }
      contents[unit, default: UnitContent()].cancellations.append(cancellation.id)
    }
    for call in facts.methodCalls where call.effect == nil {
      guard let unit = unit(call.handler, call.context) else { continue }
      collect(call, in: unit, file)
    }
  }

  private mutating func collect(_ call: MethodCallFact, in unit: CodeUnit, _ file: Int) {
    guard let feature = target.feature(around: call.context.type) else { return }
    let candidates = (methods[feature]?[call.name] ?? []).filter {
      $0.accepts(call.labels, trailingClosures: call.trailingClosures)
    }
    let signatures = Set(candidates.map(\.signature))
    guard let signature = signatures.first else { return }
    guard candidates.count == 1 else {
      ambiguous.append((file, call))
      return
    }
    let callee = CodeUnit.member(feature: feature, signature: signature)
    contents[unit, default: UnitContent()].calls.append(callee)
    callers[callee, default: []].append(unit)
  }

  /// Returns a unit, and the methods that it calls, at any depth. What the cases in these methods do is not part of it.
  func reach(_ unit: CodeUnit) -> [CodeUnit] {
    reach(unit) { contents[$0]?.calls ?? [] }
  }

  /// Returns the cases from which calls lead to a unit, at any depth.
  func handlers(leadingTo unit: CodeUnit) -> [CodeUnit] {
    reach(unit) { callers[$0] ?? [] }.filter { if case .handler = $0 { true } else { false } }
  }

  private func reach(_ unit: CodeUnit, _ next: (CodeUnit) -> [CodeUnit]) -> [CodeUnit] {
    var reached = [unit]
    var seen: Set = [unit]
    var position = 0
    while position < reached.count {
      reached += next(reached[position]).filter { seen.insert($0).inserted }
      position += 1
    }
    return reached
  }
}
