import Testing

@testable import HeadgateSupport

@Suite struct SimilarNamesTests {
  // holds: INSPECT-7
  @Test func `names are in the order of their distance, and else of the alphabet`() {
    #expect(
      SimilarNames.sorted(["loaded", "addTapped", "addSoonTapped", "b", "a"], by: "addSonTapped")
        == ["addSoonTapped", "addTapped", "loaded", "a", "b"]
    )
    #expect(SimilarNames.sorted(["other", "ADDTAPPED"], by: "addTapped") == ["ADDTAPPED", "other"])
    #expect(SimilarNames.sorted([], by: "a") == [])
  }

  // holds: INSPECT-7
  @Test func `a name that differs in more than a third of its characters is not meant`() {
    #expect(SimilarNames.nearest(to: "cuont", among: ["count"]) == nil)
    #expect(SimilarNames.nearest(to: "conut", among: ["counter", "coun"]) == nil)
    #expect(SimilarNames.nearest(to: "counts", among: ["count", "number"]) == "count")
    #expect(SimilarNames.nearest(to: "cuonts", among: ["counts", "number"]) == "counts")
    #expect(SimilarNames.nearest(to: "a", among: ["b"]) == "b")
    #expect(SimilarNames.nearest(to: "", among: ["ab"]) == nil)
    #expect(SimilarNames.nearest(to: "a", among: []) == nil)
  }
}
