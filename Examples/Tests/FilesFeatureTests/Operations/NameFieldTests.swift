import FilesFeature
import Testing

@Suite("The field for a name")
struct NameFieldTests {
  @Test("a name that looks the same and has other bytes is another name")
  func looksTheSame() {
    let path = Path("/home/e\u{301}")
    var field = NameField.State(.rename(path))
    #expect(field.target == path)
    field.text = "\u{e9}"
    #expect(field.target == Path("/home/\u{e9}"))
    #expect(field.target != path)
  }

  @Test("a name that is not text is the old name until the text changes")
  func notText() {
    let path = Path(FileName(bytes: Array("/home/".utf8) + [0xe9]))
    var field = NameField.State(.rename(path))
    #expect(field.target == path)
    field.text += "x"
    #expect(field.target == Path("/home/\u{fffd}x"))
  }
}
