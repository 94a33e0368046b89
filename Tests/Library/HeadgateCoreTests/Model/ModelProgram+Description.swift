extension ModelProgram: CustomStringConvertible {
  /// The program as one would tell it: only what is there.
  var description: String {
    var lines = [
      "program of seed \(seed)\(isObserved ? ", observed" : ", not observed")\(isDropped ? ", dropped" : "")"
    ]
    lines.append("  state: \(world)")
    for feature in ModelFeature.allCases {
      for number in 0..<Self.numbers {
        let own = own[feature.rawValue][number]
        if own != ModelReaction() { lines.append("  \(feature) #\(number): \(own)") }
        let seen = seen[feature.rawValue][number]
        if seen != ModelReaction() { lines.append("  \(feature) sees #\(number) below: \(seen)") }
      }
    }
    for (index, action) in sendsAtPublication.enumerated() {
      if let action { lines.append("  at publication \(index + 1) the observer sends \(action)") }
    }
    return (lines + events.map { "  * \($0)" }).joined(separator: "\n")
  }
}

extension ModelAction: CustomStringConvertible {
  var description: String { (steps.map { "\($0)" } + [kind == .act ? "#\(number)" : "\(kind)"]).joined(separator: ".") }
}

extension ModelStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .panel: "panel"
    case .child: "child"
    case .row(let id): "row(\(id))"
    case .leaf: "leaf"
    case .sheet: "sheet"
    case .page(let id): "page(\(id))"
    case .note: "note"
    case .destination(let name): "destination\(name.map { "(\($0.debugDescription))" } ?? "")"
    }
  }
}

extension ModelCase: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .edit: "edit"
    case .note: "note"
    case .alert: "alert"
    }
  }
}

extension ModelReaction: CustomStringConvertible {
  var description: String {
    var parts = changes.map { "\($0)" } + calls.map { "\($0)" }
    if let plan { parts.append("effect \(plan)") }
    if let wrap { parts.append("wrapped \(wrap)") }
    return parts.joined(separator: "; ")
  }
}

extension ModelCall: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let action): "sends \(action) meanwhile"
    case .cancelSend(let back): "cancels the send \(back) before the latest meanwhile"
    }
  }
}

extension ModelPlan: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let action): "send \(action)"
    case .run(let name, let emissions): "run '\(name)'\(emissions.isEmpty ? "" : " sending \(emissions)")"
    case .merge(let plans): "merge\(plans)"
    case .concatenate(let plans): "concatenate\(plans)"
    case .cancellable(let plan, let id, let inFlight): "(\(plan)) with id \(id)\(inFlight ? " in flight" : "")"
    case .cancel(let id): "cancel id \(id)"
    case .throttle(let plan, let id, let latest): "(\(plan)) throttled by id \(id)\(latest ? "" : ", earliest")"
    case .debounce(let plan, let id): "(\(plan)) debounced by id \(id)"
    case .at(_, let effectOwner, let plan): "(\(plan)) at \(effectOwner)"
    }
  }
}

extension ModelEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .send(let action): "send \(action)"
    case .emit(let index): "open operation \(index) sends"
    case .finish(let index): "open operation \(index) returns"
    case .cancelSend(let index): "send \(index) is cancelled"
    }
  }
}
