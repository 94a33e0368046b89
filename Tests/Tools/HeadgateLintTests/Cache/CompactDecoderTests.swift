import Foundation
@testable import HeadgateLint
import Testing

@Suite struct CompactDecoderTests {
  private struct Sample: Codable, Equatable {
    enum Kind: String, Codable { case first, second }
    indirect enum Tree: Codable, Equatable {
      case leaf
      case node(Tree, value: Int)
    }

    var number = -5
    var flag = true
    var text = "a"
    var optional: String?
    var present: Int? = 1 << 60
    var isSet: Bool? = false
    var kind = Kind.second
    var kindIfAny: Kind?
    var tree = Tree.node(.node(.leaf, value: 1), value: .min)
    var list = ["a", "", "é😀", "a"]
    var set: Set<String> = ["x", "y"]
    var trees: [Tree] = [.leaf, .node(.leaf, value: .max)]
    var last = SourceRange(offset: 12, length: 3)
  }

  @Test("a decoded value is the encoded one")
  func values() throws {
    let sample = Sample()

    #expect(try CompactDecoder.decode(Sample.self, from: CompactEncoder.encode(sample)) == sample)
  }

  @Test("facts of all labeled code are the same after they were encoded, by the measure of JSON")
  func facts() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for code in LabeledCodeTests.all {
      for file in RuleExample.good(code.code).files {
        var facts = FileFacts(path: file.path, source: file.source)
        var decoded = try CompactDecoder.decode(FileFacts.self, from: CompactEncoder.encode(facts))
        // The order of sets is not defined.
        for set in Self.sets {
          #expect(decoded[keyPath: set] == facts[keyPath: set])
          facts[keyPath: set] = []
          decoded[keyPath: set] = []
        }
        for index in facts.types.indices { #expect(decoded.types[index].methods == facts.types[index].methods) }
        for index in facts.types.indices { (facts.types[index].methods, decoded.types[index].methods) = ([], []) }
        #expect(try encoder.encode(decoded) == encoder.encode(facts))
      }
    }
  }

  private static var sets: [WritableKeyPath<FileFacts, Set<String>>] {
    [\.assignedNames, \.bareNames, \.memberNames, \.usedTypes, \.variableTypes]
  }

  @Test("bytes that are damaged are an error or another value, never a crash")
  func damage() throws {
    let bytes = try CompactEncoder.encode(
      FileFacts(path: "A.swift", source: "enum Action { case a(Result<Int, any Error>), b }")
    )
    for count in bytes.indices {
      #expect(throws: DecodingError.self) {
        try CompactDecoder.decode(FileFacts.self, from: Array(bytes.prefix(count)))
      }
    }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        let facts = try? CompactDecoder.decode(FileFacts.self, from: damaged)
        #expect(facts == nil || facts?.syntaxErrors.count ?? 0 <= bytes.count)
      }
    }
  }

  @Test("a number that facts do not use is an error")
  func unsupported() {
    #expect(throws: EncodingError.self) { try CompactEncoder.encode([1.5]) }
  }
}
