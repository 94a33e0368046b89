/// What the specification and the machine make of one program.
struct ModelDifference {
  let program: ModelProgram
  let expected: [TraceEntry]
  let actual: [TraceEntry]
  let statistics: ProgramStatistics

  init(_ program: ModelProgram, mistakes: MistakeCounter) {
    self.program = program
    var reference = ReferenceInterpreter(program)
    reference.run(program)
    expected = program.isObserved ? reference.trace : reference.trace.unobserved
    statistics = reference.statistics
    var machine = MachineUnderTest(program, mistakes: mistakes)
    machine.run(program)
    actual = machine.trace
  }

  var isEmpty: Bool { expected == actual }

  /// The smallest program found that makes a difference.
  func shrunk(mistakes: MistakeCounter) -> ModelDifference {
    ModelDifference(
      program.shrunk { !ModelDifference($0, mistakes: mistakes).isEmpty },
      mistakes: mistakes
    )
  }
}

extension ModelDifference: CustomStringConvertible {
  /// The program, what both do up to the difference, and what each does from there.
  var description: String {
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    func text(_ trace: some Sequence<TraceEntry>) -> String { trace.map { "\($0)" }.joined(separator: "\n") }
    return """
      \(program)

      Both do:
      \(text(expected.prefix(common)))
      The specification goes on:
      \(text(expected.dropFirst(common)))
      The machine goes on:
      \(text(actual.dropFirst(common)))
      """
  }
}
