#if os(Linux)
  import PagesInBrowser
  import Foundation
  import TemporaryFiles
  import Testing

  /// The built program with the page of its inspector: one in a pseudo-terminal, the other one in a browser.
  final class InspectedRun {
    /// What the screen shows after an action.
    struct Moment {
      var number: Int
      var lines: [String]
    }

    let run: ProgramRun
    private let page: BrowserPage

    /// Starts the program, opens its page, and begins.
    init(
      _ arguments: [String],
      columns: Int = 120,
      rows: Int = 16,
      environment: [String: String] = [:],
      pageSize: (width: Int, height: Int) = (1400, 900)
    ) throws {
      run = try ProgramRun(["--inspect"] + arguments, columns: columns, rows: rows, environment: environment)
      let address = try run.waitForAddress()
      // A program whose terminal nobody reads would stop.
      page = try BrowserPage(address, width: pageSize.width, height: pageSize.height) { [run] in
        run.read(for: .milliseconds(1))
      }
      run.type("\r")
      try run.wait("the program") { $0.isAlternate }
    }

    /// Runs the body of a function in the page, while the program writes to its terminal.
    @discardableResult
    func inPage(_ script: String) throws -> String {
      try page.run(Self.ask + script) { run.read(for: .milliseconds(1)) }
    }

    /// Writes a picture of the page.
    func picture(to file: URL) throws { try page.picture(to: file) }

    /// Asks the program, which has one store, by a connection of its own: the script of the page keeps its names to itself.
    private static let ask = """
      const ask = (method, members = {}) => new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/socket${location.search}`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, method, store: 1, ...members }));
        socket.onmessage = event => {
          const answer = JSON.parse(event.data);
          if (answer.id !== 1) return;
          socket.close();
          if (answer.error) reject(new Error(answer.error)); else resolve(answer.result);
        };
      });
      const position = () => Number(text("#position").split(" of ")[0].replace(/[^0-9]/g, ""));

      """

    /// Waits for a screen that no action follows, and returns it with the number of the last action.
    func moment(
      _ what: Comment,
      sourceLocation: SourceLocation = #_sourceLocation,
      until isSo: (VirtualScreen) -> Bool
    ) throws -> Moment {
      // The heading of a preview that is being read ends in an ellipsis.
      try run.wait(what, sourceLocation: sourceLocation) { isSo($0) && !$0.lines[1].hasSuffix("…") }
      let number = try inPage("return (await ask('stores'))[0].last")
      return Moment(number: try #require(Int(number)), lines: run.screen.lines)
    }

    /// Waits until the terminal shows what it showed at a moment.
    func expect(_ moment: Moment, sourceLocation: SourceLocation = #_sourceLocation) throws {
      try run.wait("the screen after action \(moment.number)", sourceLocation: sourceLocation) {
        $0.lines == moment.lines
      }
    }

    /// Moves the slider of the page to an action.
    func slide(to number: Int) throws {
      // The number was asked of the program, and the page may not have heard of the action yet: it would go to the last one that it knows.
      try inPage(
        """
        await until(() => Number(element('slider').max) >= \(number));
        type(element('slider'), \(number)); await until(() => position() === \(number))
        """
      )
    }

    /// Waits until the page shows a mode.
    func waitForMode(_ mode: String) throws {
      try inPage("await until(() => text('#mode') === '\(mode)')")
    }
  }

  extension ProgramRun {
    /// Waits for the address of the page, which the program prints before it has the screen.
    func waitForAddress() throws -> URL {
      try wait("the invitation") { $0.shows("Press Return to begin.") }
      #expect(!screen.isAlternate)
      let line = try #require(screen.lines.first { $0.hasPrefix("The inspector: ") })
      return try #require(URL(string: String(line.dropFirst("The inspector: ".count))))
    }
  }
#endif
