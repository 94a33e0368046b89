import Headgate

struct Handle: Sendable { var number = 0 }

// holds: REC-52
struct Client {
  #if WRONG
    @DependencyEndpoint(.recordable) var open: @Sendable () -> Handle = { Handle() }
  #else
    @DependencyEndpoint var open: @Sendable () -> Handle = { Handle() }
  #endif
}

// must say in an expansion: requires that 'Handle' conform to 'Decodable'
