/// The cases of a parent's reducer that present its child, and handle the actions of the child.
struct ChildCasesTemplate {
  let shape: FeatureShape
  let child: ChildShape

  var lines: Lines {
    Lines {
      "case \(shape.action("view", "\(child.property)ButtonTapped")):"
      "  state.\(child.property) = \(child.state)"
      "  return .none"
      if child.isGated { gatedCases } else { plainCases }
    }
  }

  /// The compiler checks that these cases are complete.
  private var gatedCases: Lines {
    Lines {
      for name in child.delegates {
        "case .\(child.property)(.presented(.delegate(\(pattern(of: name))))):"
        answer.indented()
      }
      "case \(rest.map { ".\(child.property)(\($0))" }.joined(separator: ", ")):"
      "  return .none"
    }
  }

  private var rest: [String] {
    (child.hasInterface ? [".presented(.interface)"] : []) + [".presented(.inside)", ".dismiss"]
  }

  /// Without a gate, only an inner `switch` makes a new delegate action an error.
  private var plainCases: Lines {
    Lines {
      if !child.delegates.isEmpty {
        "case .\(child.property)(.presented(.delegate(let event))):"
        "  switch event {"
        for name in child.delegates {
          "  case \(pattern(of: name)):"
          answer.indented().indented()
        }
        "  }"
      }
      "case .\(child.property):"
      "  return .none"
    }
  }

  private func pattern(of delegate: String) -> String {
    child.isNew ? ".\(delegate)(let count)" : ".\(delegate)"
  }

  private var answer: Lines {
    Lines {
      if child.isNew {
        "state.count += count"
        "state.\(child.property) = nil"
      }
      "return .none"
    }
  }
}
