public import ArgumentParser

/// The command `session` of an app: states, differences and tests from recorded sessions of its feature.
///
/// ```swift
/// @main struct Files: ParsableCommand {
///   static let configuration = CommandConfiguration(subcommands: [SessionCommand<AppFeature>.self])
/// }
/// ```
///
/// The command reads the file of a recording, and never changes it. It runs on the main thread, because the reducers of the app may belong to
/// the main actor. A caller on another thread, such as a root command that is asynchronous, waits for it.
public struct SessionCommand<App: SessionFeature>: ParsableCommand {
  /// The name and the subcommands.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "session",
      abstract: "Reads recorded sessions with the reducers of this app.",
      discussion: """
        Exit codes: 0 the answer is printed; 1 the replay differs from the recording, or no failure is found; 2 wrong arguments, or a \
        file that cannot be read or replayed.
        """,
      subcommands: [
        CheckCommand<App>.self, StateCommand<App>.self, DiffCommand<App>.self, ChangesCommand<App>.self,
        SearchCommand<App>.self,
        TestCommand<App>.self, ShrinkCommand<App>.self,
      ]
    )
  }

  /// Called by the parser of arguments.
  public init() {}
}
