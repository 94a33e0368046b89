internal import Foundation

/// What this target says to users.
enum InspectorMessages {
  static func warnOfNetworks() {
    let text = """
      warning: the inspector can be reached from other machines. Who has its address can read the state and send actions, and the \
      address is not encrypted on the way. Use 'inspect(on: .loopback())' and a tunnel of ssh instead.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
