import Testing

@testable import HeadgateUDF

struct MailboxTests {
  private struct Small: Action {
    let number: Int
    let flag: Bool
  }

  private final class Owner: MailboxOwner {
    func serve() -> Bool { true }
  }

  // holds: UDF-5
  @Test func `letters are taken in the order in which they were put, and one call is enough`() async {
    let mailbox = Mailbox()
    let owner = Owner()
    for number in 0..<5_000 {
      mailbox.put(Small(number: number, flag: true), at: CallSitesTests.callSite(line: 1), for: owner)
    }
    #expect(await mailbox.messages() === owner)
    var numbers: [Int] = []
    while let letters = mailbox.take() { numbers += letters.compactMap { ($0.action as? Small)?.number } }
    #expect(numbers == Array(0..<5_000))
    async let next = mailbox.messages()
    await Task.yield()
    mailbox.put(Small(number: 0, flag: true), at: CallSitesTests.callSite(line: 1), for: owner)
    #expect(await next === owner)
  }

  // holds: UDF-6
  @Test func `the mailbox keeps its owner while there are messages, and sends its drain task away with it`() async {
    let mailbox = Mailbox()
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      mailbox.put(Small(number: 0, flag: true), at: CallSitesTests.callSite(line: 1), for: owner)
    }
    #expect(weakOwner != nil)
    #expect(await mailbox.messages() != nil)
    #expect(mailbox.take() != nil)
    #expect(mailbox.take() == nil)
    #expect(weakOwner == nil)
    async let next = mailbox.messages()
    await Task.yield()
    mailbox.dismiss()
    #expect(await next == nil)
    #expect(await mailbox.messages() == nil)
  }

  // holds: UDF-9
  @Test func `a letter takes no more than 64 bytes`() {
    #expect(MemoryLayout<Mailbox.Message>.stride <= 64)
  }

  // holds: UDF-9
  @Test func `pieces are of limited size`() {
    let mailbox = Mailbox()
    let owner = Owner()
    for number in 0..<10_000 {
      mailbox.put(Small(number: number, flag: true), at: CallSitesTests.callSite(line: 1), for: owner)
    }
    var room = 0
    while let letters = mailbox.take() { room += letters.capacity }
    #expect(room <= 11_000)
  }
}
