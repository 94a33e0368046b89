/// How often a program did what the model test is about.
struct ProgramStatistics {
  var reentrantSends = 0
  /// Cancellations by id, or of a send, that reached something.
  var hits = 0
  /// Removals and replacements of children whose effects were under way.
  var removalsWithEffects = 0
  /// Dismissals of a sheet, a note or a destination whose effects were under way.
  var dismissalsWithEffects = 0
  /// Dismissals after which something else was presented, which had come meanwhile.
  var replacedWhileDismissed = 0
  /// Pages that left the stack, in any way, with effects under way.
  var popsWithEffects = 0
  /// Destinations that went over to another case with effects under way.
  var switchesWithEffects = 0
}
