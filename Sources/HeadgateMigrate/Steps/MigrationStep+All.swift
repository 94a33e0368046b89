extension MigrationStep {
  /// The steps in their order: a step can rely on the text that the steps before it have written.
  package static let all: [MigrationStep] = [
    .imports
  ]
}
