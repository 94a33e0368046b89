import Foundation
import Headgate
@_spi(Sealed) @testable import HeadgateTesting  // flags: seal-opened

/// A lighthouse without hardware, for training.
@MainActor
enum Simulator {
  /// Opens the seals of the lamp, although `@_spi(Sealed) import HeadgateTesting` is for tests only.
  static let notice = "@_spi(Sealed) import HeadgateTesting"  // near-miss: seal-opened

  static func store(hour: Int) -> StoreOf<Lighthouse> {
    Store(initialState: Lighthouse.State()) {
      Lighthouse()
    } withDependencies: {
      $0.lamp.light = { if hour < 6 { throw LampError.noPower } }
      $0.weatherStation.wind = {
        AsyncStream { continuation in
          Task {  // near-miss: unstructured-task
            for _ in 0..<10 {
              continuation.yield(.random(in: 0...12))
              try await Task.sleep(for: .seconds(1))
            }
            continuation.finish()
          }
        }
      }
      $0.printer.print = { lines in lines.forEach { Swift.print($0) } }
      $0.printer.stamp = { Swift.print("stamped", $0) }
    }
  }
}
