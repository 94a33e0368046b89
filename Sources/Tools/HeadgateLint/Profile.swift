/// A style of actions. It determines which rules run, and how severe their findings are.
package enum Profile: String, Codable, CaseIterable, Sendable {
  /// Gated actions, named after events; shared code is in methods.
  case headgate
  /// Groups `view`, `delegate` and `interface` with flat internal actions; results as `Result`.
  case tca
  /// Flat actions: internal actions start with an underscore, and delegate actions are in an enum.
  case flat
  /// Flat or grouped actions without `delegate`; two cases for success and failure.
  case splitResults = "split-results"
  /// Open actions: each action is a type.
  case udf
}
