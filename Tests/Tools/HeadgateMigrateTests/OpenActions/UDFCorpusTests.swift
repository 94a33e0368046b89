// Tests of: Checks/MigrationCorpus/UDF

import HeadgateMigrate
import Testing

struct UDFCorpusTests {
  @Test(arguments: UDFCorpus.all) func corpus(program: UDFCorpus) throws {
    let before = try program.texts("Before")
    let result = Migration(before)
    for (path, text) in try program.texts("After") {
      #expect(result.files.first { $0.path == path }?.after == text)
    }
    #expect(MigrationReport(result, showsDiff: false).text == (try program.report()))
  }

  @Test(arguments: UDFCorpus.all) func secondRunChangesNothing(program: UDFCorpus) throws {
    let first = Migration(try program.texts("Before"))
    let second = Migration(try program.texts("After"))
    #expect(second.files.filter(\.isChanged).map(\.path) == [])
    #expect(second.files.map(\.manualChanges) == first.files.map(\.manualChanges))
  }

  @Test func corpusIsComplete() { #expect(UDFCorpus.all.count >= 15) }
}
