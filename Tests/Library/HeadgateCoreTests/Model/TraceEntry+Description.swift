extension TraceEntry: CustomStringConvertible {
  var description: String {
    switch self {
    case .event(let event): "* \(event)"
    case .reduced(let action, let cause): "    reduced \(action)\(cause.map { " of \($0)" } ?? "")"
    case .saw(let feature, let isPresented, let presents):
      "      \(feature)\(isPresented ? ", presented" : "")\(presents > 0 ? ", presents \(presents)" : "")"
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
  var description: String {
    var parts = ["root \(value)", "panel \(panel)"]
    if let child { parts.append("child \(child)") }
    if !rows.isEmpty { parts.append("rows \(rows)") }
    if let sheet { parts.append("sheet \(sheet)") }
    if !path.isEmpty { parts.append("path \(path)") }
    if let destination { parts.append("destination \(destination)") }
    return parts.joined(separator: ", ")
  }
}

extension ModelWorld.Page: CustomStringConvertible {
  var description: String { "\(id) (\(value)\(note.map { ", note \($0)" } ?? ""))" }
}

extension ModelWorld.Child: CustomStringConvertible {
  var description: String { "\(id) (\(value)\(leaf.map { ", leaf \($0)" } ?? ""))" }
}
