import Foundation
import HeadgateDependencies
import Testing

@Suite("The uuid dependency")
struct UUIDGeneratorTests {
  @Test("makes random identifiers when live")  // holds: DEP-27
  func live() {
    let uuid = DependencyValues.live.uuid
    #expect(uuid() != uuid())
  }

  @Test("counts from zero, each generator for itself")  // holds: DEP-27
  func incrementing() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect(uuid() == UUID(0))
      }
      #expect(uuid() == UUID(3))
    }
  }

  @Test("gives the same one when it is constant")  // holds: DEP-27
  func constant() {
    let uuid = UUIDGenerator.constant(UUID(7))
    #expect(uuid() == UUID(7))
    #expect(uuid() == UUID(7))
  }

  @Test("a number stands in the last digits")  // holds: DEP-27
  func numbers() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(10).uuidString == "00000000-0000-0000-0000-00000000000A")
    #expect(UUID(0x1_0000_0000_00FF).uuidString == "00000000-0000-0000-0001-0000000000FF")
    #expect(UUID(-1).uuidString == "00000000-0000-0000-FFFF-FFFFFFFFFFFF")
  }

  @Test("reports its use in a test that did not give it, at the @Dependency")  // holds: DEP-27
  func unimplemented() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.uuid) var uuid
      _ = uuid()
    }
    expectOne(issues, number: "DEPENDENCY-3", text: "The dependency 'uuid' was used", line: line)
  }

  @Test("counts each number once under concurrent use")  // holds: DEP-27
  func concurrent() async {
    let uuid = UUIDGenerator.incrementing
    let ids = await withTaskGroup(of: UUID.self) { group in
      for _ in 0..<500 { group.addTask { uuid() } }
      return await group.reduce(into: Set<UUID>()) { $0.insert($1) }
    }
    #expect(ids == Set((0..<500).map { UUID($0) }))
  }
}
