import HeadgateCasePathsRuntime
import HeadgateSupport

/// Case paths as users write them: `\.response.success`.
enum CasePathText {
  /// Returns the text of a case path.
  ///
  /// A key path has no text. This searches the case paths of the enum and of the enums in its payloads.
  static func text<Root: CasePathable, Value>(of path: CaseKeyPath<Root, Value>) -> String? {
    guard let root = Root.self as? any CasePathIterable.Type else { return nil }
    var search = Search(path: path)
    return search.text(in: root, prefix: nil, depth: 0).map { "\\\($0)" }
  }

  /// Returns the text of a case path from the names of its components, such as `\.rows[id: …].tapped`.
  static func text<Root: CasePathable, Value>(ofComponents path: CaseKeyPath<Root, Value>) -> String? {
    var text = "\\"
    for (root, index) in AnyCasePath(path).components {
      if let name = name(root, index) {
        text += ".\(name)"
      } else if index < 0, String(reflecting: root).hasPrefix("HeadgateCore.") {
        text += "[id: …]"
      } else {
        return nil
      }
    }
    return text
  }

  private static func name(_ root: Any.Type, _ index: Int) -> String? {
    guard index >= 0, let type = root as? any CasePathIterable.Type else { return nil }
    func names<Cases: CasePathIterable>(_: Cases.Type) -> [String]? {
      CaseNames.declared(
        in: Cases.self,
        havePayloads: Array(Cases.allCasePaths).map {
          (Swift.type(of: $0).valueType as? any PayloadCase.Type)?.payload != Void.self
        }
      )
    }
    guard let names = names(type), names.indices.contains(index) else { return nil }
    return names[index]
  }

  static func hasCases(_ type: Any.Type) -> Bool { type is any CasePathable.Type }

  /// Returns the case path of an action, down to the last nested case.
  static func text(of action: Any) -> String? {
    let names = Reports.revealing { steps(of: action) }
    return names.isEmpty ? nil : "\\\(names)"
  }

  private static func steps(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, hasCases(type(of: value)) else { return "" }
    guard let payload = mirror.children.first, let name = payload.label else {
      return SwiftLiteral.text(of: value) ?? ""
    }
    guard String(reflecting: type(of: value)).hasPrefix("HeadgateCore.IdentifiedAction<") else {
      return ".\(name)\(steps(of: payload.value))"
    }
    let element = Array(Mirror(reflecting: payload.value).children)
    guard element.count == 2, let id = SwiftLiteral.text(of: element[0].value) else { return "" }
    return "[id: \(id)]\(steps(of: element[1].value))"
  }

  /// A search for a case path.
  private struct Search {
    let path: AnyKeyPath
    /// The maximum number of compared paths. Enums may contain each other.
    var budget = 5_000

    mutating func text<Root: CasePathIterable>(in root: Root.Type, prefix: AnyKeyPath?, depth: Int) -> String? {
      let steps = Array(Root.allCasePaths)
      guard depth < 6,
        let names = CaseNames.declared(in: Root.self, havePayloads: steps.map { payload(of: $0) != Void.self })
      else { return nil }
      var inner: [(name: String, path: AnyKeyPath, root: any CasePathIterable.Type)] = []
      for (step, name) in zip(steps, names) {
        budget -= 1
        guard budget >= 0, let full = prefix.map({ $0.appending(path: step) }) ?? step else { return nil }
        if full == path { return ".\(name)" }
        if let root = payload(of: step) as? any CasePathIterable.Type { inner.append((name, full, root)) }
      }
      for one in inner {
        if let rest = text(in: one.root, prefix: one.path, depth: depth + 1) { return ".\(one.name)\(rest)" }
      }
      return nil
    }

    private func payload(of step: AnyKeyPath) -> Any.Type? {
      (type(of: step).valueType as? any PayloadCase.Type)?.payload
    }
  }
}

private protocol PayloadCase {
  static var payload: Any.Type { get }
}

extension Case: PayloadCase {
  fileprivate static var payload: Any.Type { Value.self }
}
