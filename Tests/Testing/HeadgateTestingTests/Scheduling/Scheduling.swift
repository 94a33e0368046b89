import Testing

/// A test store always sees the same thing: whatever effects are made of, in whichever isolation the test runs, and
/// whatever the machine does besides. `Scripts/checks/scheduling` repeats these tests under load.
@Suite(.timeLimit(.minutes(10)))
enum Scheduling {}
