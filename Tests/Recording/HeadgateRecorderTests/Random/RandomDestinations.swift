import Headgate

@Reducer
enum RandomDestination0 {
  case first(RandomFeature01)
  case second(RandomFeature05)
}

extension RandomDestination0.State: Equatable, Codable, Sendable {}
extension RandomDestination0.Action: Codable, Sendable {}

@Reducer
enum RandomDestination1 {
  case first(RandomFeature02)
  case second(RandomFeature06)
}

extension RandomDestination1.State: Equatable, Codable, Sendable {}
extension RandomDestination1.Action: Codable, Sendable {}
