/// How often a program did what the model test is about.
struct ProgramStatistics {
  var reentrantSends = 0
  /// Cancellations by id, or of a send, that reached something.
  var hits = 0
  /// Removals and replacements of children whose effects were under way.
  var removalsWithEffects = 0
}
