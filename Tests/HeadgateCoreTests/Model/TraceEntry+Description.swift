extension TraceEntry: CustomStringConvertible {
  var description: String {
    switch self {
    case .event(let event): "* \(event)"
    case .reduced(let action, let cause): "    reduced \(action)\(cause.map { " of \($0)" } ?? "")"
    case .saw(let feature): "      \(feature)"
    case .reported: "      a mistake was reported"
    case .published: "    published"
    case .started(let operation, let name, let cause):
      "    operation \(operation) started: '\(name)'\(cause.map { " of \($0)" } ?? "")"
    case .finished(let operation): "    operation \(operation) finished"
    case .cancelled(let operation): "    operation \(operation) cancelled"
    case .settled(let snapshot): "  \(snapshot)"
    case .dropped(let operations): "  dropped, cancelled \(operations)"
    case .left(let text): "  left: \(text)"
    }
  }
}

extension ModelSnapshot: CustomStringConvertible {
  var description: String {
    let sends = sends.enumerated().map { index, send in
      "\(index)\(send.isDone ? " done" : "")\(send.isCancelled ? " cancelled" : "")"
    }
    return "running \(running), sends [\(sends.joined(separator: ", "))], \(world)"
  }
}

extension ModelWorld: CustomStringConvertible {
  var description: String { "root \(value), panel \(panel), child \(child.map { "\($0)" } ?? "none"), rows \(rows)" }
}

extension ModelWorld.Child: CustomStringConvertible {
  var description: String { "\(id) (\(value)\(leaf.map { ", leaf \($0)" } ?? ""))" }
}
