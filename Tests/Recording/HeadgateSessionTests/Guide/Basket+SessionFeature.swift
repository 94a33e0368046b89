import ArgumentParser
import HeadgateSession

// snippet: session-failure
extension Basket {
  public static func isFailing(_ state: State) -> Bool {
    state.total != state.lines.reduce(0) { $0 + $1.cents }
  }
}
// snippet end

// snippet: session-feature
extension Basket: SessionFeature {
  static var feature: Basket { Basket() }
}
// snippet end

// snippet: session-command
struct BasketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "basket",
    subcommands: [SessionCommand<Basket>.self]
  )
}
// snippet end
