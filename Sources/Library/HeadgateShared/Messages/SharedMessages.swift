/// The messages about shared state.
enum SharedMessages {
  static func nestedUse(_ name: String) -> String {
    """
    The shared value '\(name)' was used inside its own 'withLock'.

    While the closure of 'withLock' runs, nothing else can read or change the value. Likely causes, and what to do:
    • The closure reads the property: use the argument of the closure, '$0'.
    • The closure calls a function that reads the property: call the function before, and use its result in the closure.
    • A property of the value reads the shared value: give it what it needs as an argument. [SHARING-1]
    """
  }

  static func loadFailed(_ name: String, _ error: any Error) -> String {
    """
    The shared value '\(name)' could not be loaded: \(error)

    It keeps the value that it has. Likely causes, and what to do:
    • What is stored has another form than the type of the value: read the old form too, or use another key.
    • The storage cannot be reached: show '$value.loadError' to the user, and call 'load()' again.
    • A test is about this failure: expect the issue. [SHARING-2]
    """
  }

  static func saveFailed(_ name: String, _ error: any Error) -> String {
    """
    The shared value '\(name)' could not be saved: \(error)

    The value in memory is changed. This is reported again only after a save that succeeds. Likely causes, and what to do:
    • The storage cannot be written: show '$value.saveError' to the user, and call 'save()' again.
    • What is stored could not be read before, and is not overwritten: call 'save()' to overwrite it.
    • A test is about this failure: expect the issue. [SHARING-3]
    """
  }

  static func overwritten(_ name: String) -> String {
    """
    The shared value '\(name)' was changed by another program at the same time, and this program replaced that change.

    The contents that were replaced are in '$value.saveError'. Likely causes, and what to do:
    • Two programs change one file: give the file's key a function that makes one value of both; it is an argument of the key.
    • The program runs twice: let the second one end, or let it only read the value. [SHARING-4]
    """
  }
}
