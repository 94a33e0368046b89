import Headgate

#if WRONG
  @DependencyClient  // must say: belongs on a struct of closures, and 'Client' is a class
  final class Client {
    var load: @Sendable (_ id: Int) async throws -> String = { _ in "" }
  }
#else
  @DependencyClient
  struct Client {
    var load: @Sendable (_ id: Int) async throws -> String = { _ in "" }
  }
#endif
