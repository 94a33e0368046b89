import Headgate

// holds: MACRO-132

struct Users {
  var count = 0
  static let live = Users()
}

extension DependencyValues {
  @DependencyEntry(.live) var first = Users()
  @DependencyEntry(.test) var second = Users()
  @DependencyEntry(_DependencyEntryContext.live) var third = Users()
  @DependencyEntry(testValue: Users()) var fourth = Users()
  @DependencyEntry(liveValue: Users()) var fifth = Users()
  @DependencyEntry(testValue: Users(), previewValue: Users()) var sixth = Users()
  @DependencyEntry(liveValue: Users(), previewValue: Users()) var seventh = Users()

  #if WRONG
    @DependencyEntry(previewValue: Users()) var eighth = Users()  // must say: [MAC-115]
    @DependencyEntry(liveValue: Users(), testValue: Users()) var tenth = Users()  // must say: [MAC-115]
    @DependencyEntry(Users.live) var eleventh = Users()  // must say: [MAC-115]
    @DependencyEntry(5) var twelfth = 5  // must say: [MAC-115]
  #endif
}
