extension FileFacts {
  /// The name of the module that contains the file, as far as its path shows: the folder in `Sources` or `Tests`.
  var module: String {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 1 < folders.endIndex
    else {
      return ""
    }
    return String(folders[index + 1])
  }

  /// Returns the facts with paths of types that start with the name of the module.
  ///
  /// Two modules can have types of one name, so names alone do not identify a type. The name starts with a character that no
  /// type has.
  func inModule() -> FileFacts {
    let module = "@" + module
    var facts = self
    for index in types.indices { facts.types[index].path.insert(module, at: 0) }
    facts.aliases = aliases.map {
      AliasFact(path: [module] + $0.path, type: $0.type, composed: $0.composed, genericParameters: $0.genericParameters)
    }
    for index in switches.indices { facts.switches[index].context.type.insert(module, at: 0) }
    for index in patterns.indices { facts.patterns[index].context.type.insert(module, at: 0) }
    for index in typePatterns.indices { facts.typePatterns[index].context.type.insert(module, at: 0) }
    for index in sends.indices { facts.sends[index].context.type.insert(module, at: 0) }
    for index in effects.indices { facts.effects[index].context.type.insert(module, at: 0) }
    for index in operators.indices { facts.operators[index].context.type.insert(module, at: 0) }
    for index in bodies.indices { facts.bodies[index].type.insert(module, at: 0) }
    for index in calls.indices { facts.calls[index].context.type.insert(module, at: 0) }
    for index in methods.indices { facts.methods[index].type.insert(module, at: 0) }
    for index in methodCalls.indices { facts.methodCalls[index].context.type.insert(module, at: 0) }
    for index in cancellations.indices { facts.cancellations[index].context.type.insert(module, at: 0) }
    for index in assignments.indices { facts.assignments[index].context.type.insert(module, at: 0) }
    return facts
  }
}
