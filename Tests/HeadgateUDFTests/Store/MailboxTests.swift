import Testing

@testable import HeadgateUDF

struct MailboxTests {
  private struct Small: Action {
    let number: Int
    let flag: Bool
  }

  // holds: UDF-5
  @Test func `letters are taken in the order in which they were put, and only one has to serve`() {
    let mailbox = Mailbox()
    let here = CallSitesTests.location(line: 1)
    #expect(mailbox.put(Small(number: 0, flag: true), at: here))
    for number in 1..<5_000 { #expect(!mailbox.put(Small(number: number, flag: true), at: here)) }
    var numbers: [Int] = []
    while let letters = mailbox.take() { numbers += letters.compactMap { ($0.action as? Small)?.number } }
    #expect(numbers == Array(0..<5_000))
    #expect(mailbox.put(Small(number: 0, flag: true), at: here))
  }

  // holds: UDF-9
  @Test func `a letter takes no more than 64 bytes`() {
    #expect(MemoryLayout<Mailbox.Letter>.stride <= 64)
  }

  // holds: UDF-9
  @Test func `pieces are of limited size`() {
    let mailbox = Mailbox()
    for number in 0..<10_000 {
      _ = mailbox.put(Small(number: number, flag: true), at: CallSitesTests.location(line: 1))
    }
    var room = 0
    while let letters = mailbox.take() { room += letters.capacity }
    #expect(room <= 11_000)
  }
}
