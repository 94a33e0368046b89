import Foundation

/// A program that has the terminal until it ends.
///
/// The program is a process group of its own in the foreground: the signals of the keyboard go to the program only.
struct ForegroundProgram {
  /// The name of the program and its arguments.
  let arguments: [[UInt8]]

  /// Runs the program, and blocks the thread until the program ends.
  func run() -> ProgramEnd {
    // Otherwise the system stops this process when it takes the terminal back.
    let action = signal(SIGTTOU, SIG_IGN)
    defer { signal(SIGTTOU, action) }
    let group = getpgrp()
    var process: pid_t = 0
    let number = start(&process)
    guard number == 0 else { return .notStarted(errno: number) }
    defer { tcsetpgrp(STDIN_FILENO, group) }
    tcsetpgrp(STDIN_FILENO, process)
    while true {
      var status: Int32 = 0
      guard waitpid(process, &status, WUNTRACED) == process else {
        if errno == EINTR { continue }
        return .notStarted(errno: errno)
      }
      guard status & 0xff == 0x7f else {
        return status & 0x7f == 0 ? .exited(code: (status >> 8) & 0xff) : .killed(signal: status & 0x7f)
      }
      // A program that used the terminal before it was in the foreground continues at once. Another stop is the user's:
      // the shell gets the terminal until this process is continued.
      if ![SIGTTIN, SIGTTOU].contains((status >> 8) & 0xff) {
        tcsetpgrp(STDIN_FILENO, group)
        raise(SIGSTOP)
      }
      tcsetpgrp(STDIN_FILENO, process)
      kill(-process, SIGCONT)
    }
  }

  /// Starts the program with default signal actions. Returns an error number; zero if the program runs.
  private func start(_ process: inout pid_t) -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP)
    )
    var argv = arguments.map { strdup(($0 + [0]).map { CChar(bitPattern: $0) }) } + [nil]
    defer { for pointer in argv { free(pointer) } }
    // Sound: `argv` ends with nil, and its strings live until this function returns.
    return posix_spawnp(&process, argv[0]!, nil, &attributes, &argv, environ)
  }
}
