import Dispatch
import Foundation

/// The terminal at standard input and output: alternate screen, no echo, keys without buffering.
///
/// The program has the screen between ``enter()`` and ``restore()``.
@MainActor
package final class TerminalSession {
  package let events: AsyncStream<TerminalEvent>
  private let input: TerminalInput
  private var painter = FramePainter()
  private var quietErrors: QuietErrors?
  private var isTaken = false
  /// Whether another program has the terminal.
  private var isLent = false

  package init() throws(NoTerminal) {
    guard let mode = TerminalMode(), ProcessInfo.processInfo.environment["TERM"] != "dumb" else { throw NoTerminal() }
    let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
    self.events = events
    input = TerminalInput(continuation, suspend: { Self.leave(mode) }, resume: { Self.enter(mode) })
    // A report that the library makes before the screen is entered would be on the screen of the shell.
    quietErrors = QuietErrors()
    input.start()
  }

  /// Waits for the Return key, before the program has the screen. Other keys are ignored.
  ///
  /// - Returns: The key, or the event that ends the program.
  package func waitForReturn() async -> TerminalEvent {
    for await event in events {
      switch event {
      case .key(.enter), .terminated, .closed: return event
      case .key, .pasted, .resized: continue
      }
    }
    return .closed
  }

  /// Takes the screen. Call ``restore()`` to give it back.
  package func enter() {
    // Signals are handled since the session exists: one right after this restores the terminal.
    input.enterScreen()
    isTaken = true
  }

  package var size: TerminalSize { TerminalInput.size }

  /// Draws a frame.
  package func draw(_ frame: Frame, in palette: Palette) {
    guard isTaken, !isLent else { return }
    painter.palette = palette
    Self.write(painter.paint(frame))
  }

  /// Redraws the next frame completely, because the contents of the screen are unknown.
  package func reset() {
    painter.reset()
  }

  /// Gives the terminal to a program until it ends. Nothing is drawn meanwhile.
  ///
  /// - Parameter arguments: The name of the program and its arguments.
  package func run(_ arguments: [[UInt8]]) async -> ProgramEnd {
    isLent = true
    quietErrors?.restore()
    let end = await input.run(ForegroundProgram(arguments: arguments))
    quietErrors = QuietErrors()
    isLent = false
    input.announceSize()
    return end
  }

  /// Ends the session, and restores the original terminal. Further calls do nothing.
  package func restore() {
    isTaken = false
    input.stop()
    quietErrors?.restore()
    quietErrors = nil
  }

  private nonisolated static func enter(_ mode: TerminalMode) {
    mode.enterRaw()
    // Without wrapping: a terminal that shows a name wider than expected must not scroll the screen.
    // With bracketed paste: pasted letters must not run as commands.
    write("\u{1b}[?1049h\u{1b}[?7l\u{1b}[?25l\u{1b}[?2004h")
  }

  private nonisolated static func leave(_ mode: TerminalMode) {
    write("\u{1b}[?2004l\u{1b}[0m\u{1b}[?25h\u{1b}[?7h\u{1b}[?1049l")
    mode.restore()
  }

  private nonisolated static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        // Sound: `start` and the count describe the part that is not written yet.
        let count = Foundation.write(STDOUT_FILENO, start, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, 1_000)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
