extension MigrationStep {
  /// Returns the steps in their order: a step can rely on the text that the steps before it have written.
  package static func all(dependency: String? = nil) -> [MigrationStep] {
    [
      .createdViewStores, .imports, .manifest(dependency: dependency), .renamedTypes, .unusedEnvironments,
      .printedChanges,
      .reducerMacro,
      .reducerArguments, .observableStates, .stateWrappers, .identifiedActions, .casePaths, .scopesOfCases,
      .taskEffects,
      .effectSpellings, .taskResults, .dependencyEntries, .isolatedValues, .alerts, .clocks, .testStores,
      .settingsStorages, .sharedMutations,
      .sends, .bodies, .models, .receivedActions, .perceptionTracking, .presentations, .listsOfStores, .closureScopes,
      .viewStores,
      .openActions, .remainingNames,
      .openRequirements, .openConnections, .openSubscriptions, .openReducers, .openSideEffects, .openValues,
      .openServices,
      .openNames,
    ]
  }
}
