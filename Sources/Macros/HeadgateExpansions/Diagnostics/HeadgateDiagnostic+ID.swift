extension HeadgateDiagnostic {
  /// The numbers of all diagnostics. A number is never reused, even when its diagnostic is removed.
  package enum ID: String, CaseIterable, Sendable {
    // @CasePathable
    case casePathableNotAnEnum = "MAC-1"
    case overloadedCaseName = "MAC-2"
    case caseOfLimitedAvailability = "MAC-3"

    // Any macro that makes an extension
    case privateInsideType = "MAC-4"

    // @Reducer
    case reducerNotAStruct = "MAC-10"
    case reducerArguments = "MAC-12"
    case reducerStateIsReference = "MAC-13"
    case reducerBodyAndReduce = "MAC-14"
    case oldEnvironment = "MAC-15"
    case oldBindingState = "MAC-16"
    case oldTaskResult = "MAC-17"
    case oldViewStore = "MAC-18"

    // @Reducer on an enum
    case enumReducerConforms = "MAC-20"
    case enumReducerDeclaresState = "MAC-21"
    case caseMarkOutsideReducer = "MAC-22"
    case ephemeralCaseWithoutState = "MAC-23"
    case caseWithoutFeature = "MAC-24"
    case takenCaseName = "MAC-25"
    case takenTypeName = "MAC-26"
    case caseNamesPartOfFeature = "MAC-27"
    case reducerWithoutGate = "MAC-118"

    // @DependencyClient, @DependencyEndpoint, @DependencyEntry
    case clientNotAStruct = "MAC-30"
    case clientPropertyWithoutType = "MAC-31"
    case endpointNotAClosure = "MAC-32"
    case endpointNotAVariable = "MAC-33"
    case endpointWithoutDefault = "MAC-34"
    case endpointNotRecordable = "MAC-113"
    case bodyOfGenericParameters = "MAC-114"
    case operatorInReducer = "MAC-117"
    case entryOutsideDependencyValues = "MAC-35"
    case entryWithoutValue = "MAC-36"
    case entryNotAVariable = "MAC-37"
    case entryWithoutContext = "MAC-38"
    case entryWithOtherArguments = "MAC-115"

    // @ObservableState
    case observableStateNotAValue = "MAC-50"
    case observableOnState = "MAC-51"
    case foreignMark = "MAC-52"
    case lazyInState = "MAC-53"
    case wrapperInState = "MAC-54"
    case severalInOne = "MAC-55"
    case patternInState = "MAC-56"
    case redactedInState = "MAC-57"

    // @Presents
    case presentsNotOptional = "MAC-60"
    case presentsOutsideState = "MAC-61"

    // @ViewAction
    case viewActionWithoutType = "MAC-70"
    case viewActionWithoutStore = "MAC-71"
    case viewActionPrivateStore = "MAC-72"
    case viewActionSentDirectly = "MAC-73"

    // @Sealed
    case sealedNotAnEnum = "MAC-80"
    case sealedName = "MAC-81"
    case sealedAccess = "MAC-82"
    case sealedGeneric = "MAC-83"
    case sealedOutsideAction = "MAC-84"

    // GatedAction
    case kindWithoutOneValue = "MAC-85"
    case kindWithoutCase = "MAC-86"
    case unsealedEvents = "MAC-87"

    // The body and the action of a reducer
    case patternWithoutPresented = "MAC-90"
    case patternWithoutElement = "MAC-91"
    case bodyWithoutTypes = "MAC-92"
    case bodyWithoutSome = "MAC-93"
    case childNotPresented = "MAC-94"
    case presentedByPlainAction = "MAC-95"
    case presentedWithoutProjection = "MAC-96"
    case childNotOptional = "MAC-97"
    case rowsInAnArray = "MAC-98"
    case rowsByPlainAction = "MAC-99"
    case rowsByTuple = "MAC-116"
    case bindableWithoutBinding = "MAC-100"
    case dependencyWithoutBackslash = "MAC-101"
    case patternBehindGate = "MAC-102"
    case patternOfSealedEvent = "MAC-103"
    case patternOfUnknownCase = "MAC-104"
    case switchWithoutCases = "MAC-105"
    case caseWithoutEffect = "MAC-106"
    case actionOfAnotherChild = "MAC-107"
    case projectionOfUnknownProperty = "MAC-108"
    case operationWithoutSend = "MAC-109"
    case stateInOperation = "MAC-110"
    case misspelledProperty = "MAC-111"
    case forgottenReducer = "MAC-112"
  }
}
