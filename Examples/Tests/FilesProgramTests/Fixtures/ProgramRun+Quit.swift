#if os(Linux)
  import Testing

  extension ProgramRun {
    /// Ends the program with its key, and checks that the terminal is as before.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) {
      type("q")
      #expect(waitForEnd() == 0, sourceLocation: sourceLocation)
      expectRestored(sourceLocation: sourceLocation)
    }

    /// Checks that the terminal is as before the program.
    func expectRestored(printingMessage: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(isModeRestored, sourceLocation: sourceLocation)
      #expect(!screen.isAlternate, sourceLocation: sourceLocation)
      #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
      #expect(screen.wraps, sourceLocation: sourceLocation)
      #expect(!screen.bracketsPastes, sourceLocation: sourceLocation)
      // The lines of a message are as long as its path, and the screen of these tests does not wrap them.
      if !printingMessage { #expect(screen.unknown == [], sourceLocation: sourceLocation) }
    }
  }
#endif
