import HeadgateMigrate
import Testing

@Suite struct MigrationReportTests {
  @Test func aReport() {
    let migration = Migration([
      ("A.swift", "import ComposableArchitecture\n\nlet a = WithViewStore(b)\nlet c: AnyScheduler\n"),
      ("B.swift", "func ("),
    ])
    #expect(
      MigrationReport(migration, showsDiff: true).text == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,4 +1,4 @@
        -import ComposableArchitecture
        +import Headgate
         
         let a = WithViewStore(b)
         let c: AnyScheduler
        A.swift:3:9: view: Read the store: its states are observed by field. [names]
        A.swift:4:8: manual: Write 'any Clock<Duration>': time comes from a clock. [names]
        B.swift: not migrated: The file cannot be parsed.
        1 file changed. 1 manual change. 1 manual change in views. Not migrated: 1 file.

        """
    )
  }
}
