extension Rule {
  /// All rules, in alphabetical order of their ids. A test compares them with the files of the folder `Rules`.
  package static let all: [Rule] = [
    .actionAsFunction,
    .actionEquatable,
    .actionName,
    .actionNotSerializable,
    .actionOrder,
    .actionSendable,
    .actionTooBroad,
    .ambientNondeterminism,
    .bindingWithoutReducer,
    .delegateDefault,
    .delegateForged,
    .delegateHandledBySelf,
    .documentAction,
    .enumNotAction,
    .equatableErrorPayload,
    .flatInternalUnderscore,
    .groupActions,
    .interfaceFromSelf,
    .internalOutsideFeature,
    .monolithicFeature,
    .mutableAction,
    .parentObservesInside,
    .progressiveFlags,
    .reducerEnumConformance,
    .responseWithoutFailure,
    .sealOpened,
    .secretPayload,
    .sendChain,
    .sharedCancelID,
    .taskResult,
    .uncancellableLoop,
    .unintegratedChild,
    .unobservedDelegate,
    .unstructuredTask,
    .unusedAction,
    .viewSendsNonView,
  ]

  /// Returns the rule with an id.
  package static func named(_ id: String) -> Rule? {
    byID[id]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
