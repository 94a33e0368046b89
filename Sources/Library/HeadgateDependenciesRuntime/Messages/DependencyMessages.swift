internal import HeadgateSupport

/// The messages about dependencies and clocks.
enum DependencyMessages {
  static func noTestValue(name: String, key: DependencyKeyName) -> String {
    """
    The dependency '\(name)' has no test value, and a test used its preview value, or its live value if it has no preview value.

    \(key.subject) gives no 'testValue'. Likely causes, and what to do:
    • The test means to use it: override it, with 'withDependencies' or a test trait.
    • The test should not reach it: find out why the code under test does.
    • That value is right in tests too: give \(key.object) a 'testValue' that says so. [DEPENDENCY-1]
    """
  }

  static func noLiveValue(name: String, key: DependencyKeyName) -> String {
    """
    The dependency '\(name)' has no live value, and its test value was used in the live context.

    \(key.withoutLiveValue)
    • The value is known only when the app starts: set it there, with 'prepareDependencies'. [DEPENDENCY-2]
    """
  }

  /// - Parameter member: How code names the dependency: `date`, or `[DateKey.self]`.
  static func unimplemented(name: String, member: String) -> String {
    """
    The dependency '\(name)' was used in a test that did not say what it is.

    Its live value would make the test depend on the machine. Likely causes, and what to do:
    • The test means to use it: override it, with 'withDependencies { $0\(member) = … } operation: { … }' or a test trait.
    • The test should not reach it: find out why the code under test does. [DEPENDENCY-3]
    """
  }

  static func preparedLate(_ dependency: String) -> String {
    """
    The \(dependency) was prepared after it was used; what it was used with stays.

    Likely causes, and what to do:
    • 'prepareDependencies' is called too late: call it first thing when the app starts.
    • Something uses the dependency earlier, such as a global or a static property: make that lazy. [DEPENDENCY-4]
    """
  }

  static func preparedAgain(_ dependency: String) -> String {
    """
    The \(dependency) was prepared twice; the first value stays.

    Likely causes, and what to do:
    • Two places prepare it: leave one.
    • The value is meant for a part of the program: override it there, with 'withDependencies'. [DEPENDENCY-5]
    """
  }

  static func modelWithoutDependencies(model: String) -> String {
    """
    'withDependencies(from:)' was given a '\(model)', which has no '@Dependency' property to take dependencies from.

    Likely causes, and what to do:
    • It is another object that has the dependencies: give that one.
    • The model takes them from what is in force: call 'withDependencies' without 'from:'.
    • The model is meant to hand them on: give it a '@Dependency' property. [DEPENDENCY-6]
    """
  }

  static func unimplementedEndpoint(_ endpoint: String) -> String {
    """
    The endpoint '\(endpoint)' was called, and nobody gave it.

    Likely causes, and what to do:
    • The test means to use it: override it, with 'withDependencies' or a test trait.
    • The test should not reach it: find out why the code under test does.
    • The live value of the client is incomplete: give this endpoint there too. [DEPENDENCY-7]
    """
  }

  static func unimplementedClock(name: String) -> String {
    """
    The clock '\(name)' was used, and it is unimplemented.

    Likely causes, and what to do:
    • The test means to control time: override the clock with a 'TestClock'.
    • Time does not matter to the test: override the clock with an 'ImmediateClock'.
    • The test should not reach it: find out why the code under test does. [DEPENDENCY-8]
    """
  }

  static func clockRunTimedOut(timeout: String, sleepers: Int, now: String, next: String) -> String {
    """
    A test clock ran for \(timeout) of real time, and \(sleepers) \(sleepers == 1 ? "task is" : "tasks are") still \
    sleeping on it.

    It stands at \(now); the next deadline is \(next). Likely causes, and what to do:
    • A timer or a loop never ends: cancel it, or use 'advance(by:)' to go as far as the test needs.
    • The work between two sleeps takes longer: give 'run' a greater 'timeout'. [DEPENDENCY-9]
    """
  }

  static func otherType(actual: String, asked: String) -> String {
    """
    A dependency was asked for as a '\(asked)', but the value in force is a '\(actual)'.

    There is no value to go on with. Likely causes, and what to do:
    • The test overrides it with another type: override it with a '\(asked)', or ask for a '\(actual)'.
    • The code runs where nothing overrides it, such as in the app: leave out 'as:' and use the type of the property. [DEPENDENCY-11]
    """
  }

  static func failedAssertion(kind: String, message: String) -> String {
    """
    \(kind) failed\(message.isEmpty ? "" : ": \(message)")

    In an app this stops the program. Likely causes, and what to do:
    • The code under test breaks its own rule: mend it.
    • The test brings it into a state that cannot be: mend the test.
    • The test is about this failure: override the dependency, or expect the issue. [DEPENDENCY-10]
    """
  }

  static func readOffMainActor(_ value: Any.Type, callSite: CallSite) -> String {
    """
    The '@Dependency' of type '\(value)' at \(callSite.fileID):\(callSite.line) belongs to the main actor and was read elsewhere.

    Likely causes, and what to do:
    • A closure reads a local '@Dependency', such as that of an effect: capture the value, '[name] in'.
    • The value is needed on any thread: write 'nonisolated' at its property in 'DependencyValues' and at its key.
    • A generic function made it by a key: write 'Key: DependencyKey & SendableMetatype' there. [DEPENDENCY-12]
    """
  }
}
