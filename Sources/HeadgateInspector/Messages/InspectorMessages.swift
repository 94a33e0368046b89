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

  static func cannotListen(on interface: InspectorInterface, _ problem: any Error) -> InspectorProblem {
    let port =
      switch interface {
      case .loopback(let port), .everyNetwork(let port, _): port
      }
    return InspectorProblem(
      """
      The inspector cannot listen on port \(port): \(problem.localizedDescription). If another program uses the port, choose another \
      one, or 0 for a free one. A port below 1024 may be used by administrators only.
      """
    )
  }
}
