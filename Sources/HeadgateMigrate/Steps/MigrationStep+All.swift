extension MigrationStep {
  /// The steps in their order: a step can rely on the text that the steps before it have written.
  package static let all: [MigrationStep] = [
    .imports, .renamedTypes, .reducerMacro, .observableStates, .stateWrappers, .identifiedActions, .casePaths,
    .scopesOfCases, .taskEffects, .effectSpellings, .taskResults, .dependencyEntries, .isolatedValues,
    .alerts, .clocks, .testStores, .settingsStorages, .sends, .bodies, .remainingNames,
  ]
}
