import Foundation
import Headgate

struct Recipe: Equatable, Identifiable, Sendable {
  let id: UUID
  var title: String
  var minutes: Int
  var ingredients: [Ingredient]
}

struct Ingredient: Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var amount: String
}

enum KitchenError: Error, Equatable {
  case offline
  case full
}

/// A picture that was decoded on the device. It is a class, because it owns a buffer.
final class DecodedPicture: @unchecked Sendable {
  // Sendable: the pixels are written once, before the picture is returned.
  let width: Int
  let height: Int
  let pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

@DependencyClient
struct RecipeClient: Sendable {
  var recipes: @Sendable () async throws -> [Recipe]
  var save: @Sendable (_ recipe: Recipe) async throws -> Recipe
  var delete: @Sendable (_ id: Recipe.ID) async throws -> Void
  var picture: @Sendable (_ id: Recipe.ID) async throws -> DecodedPicture
  var deals: @Sendable () -> AsyncStream<[String]> = { .finished }
}

extension RecipeClient: DependencyKey {
  static let testValue = RecipeClient()

  static var liveValue: RecipeClient {
    let cache = RecipeCache()
    // The first access starts the download, so that the list appears faster.
    Task { await cache.warmUp() }  // near-miss: unstructured-task
    return RecipeClient(
      recipes: { try await cache.recipes() },
      save: { recipe in try await cache.store(recipe) },
      delete: { id in try await cache.remove(id) },
      picture: { id in try await cache.picture(id, attempt: .random(in: 1...3)) },  // near-miss: ambient-nondeterminism
      deals: { cache.deals() }
    )
  }
}

/// The changes of the day, the time zone and the clock of the device.
@DependencyClient
struct SignificantTimeClient: Sendable {
  var dates: @Sendable () -> AsyncStream<Date> = { .finished }
}

extension SignificantTimeClient: TestDependencyKey {
  static let testValue = SignificantTimeClient()
}

extension DependencyValues {
  var significantTimes: SignificantTimeClient {
    get { self[SignificantTimeClient.self] }
    set { self[SignificantTimeClient.self] = newValue }
  }

  var recipes: RecipeClient {
    get { self[RecipeClient.self] }
    set { self[RecipeClient.self] = newValue }
  }
}
