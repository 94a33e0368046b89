import Testing

@testable import HeadgateTemplates

struct TypeNameTests {
  @Test(arguments: ["Login", "URLLoader", "Page2", "Überblick"])
  func aNameInUpperCamelCaseIsAccepted(_ name: String) throws {
    #expect(try TypeName(name).text == name)
  }

  @Test(
    arguments: [
      ("login", "Login"), ("my-feature", "MyFeature"), ("My_Feature", "MyFeature"), ("2fa", "Fa"),
      ("sign up", "SignUp"),
      ("a/b", "AB"), ("state", "StateFeature"), ("class", "Class"), ("Login`", "Login"),
    ]
  )
  func anotherNameIsAnErrorWithAProposal(_ name: String, _ proposal: String) {
    let error = #expect(throws: TemplateError.self) { try TypeName(name) }
    #expect(error?.description == "'\(name)' is no type name in upper camel case. Write '\(proposal)'.")
  }

  @Test(arguments: ["", "42", "-", "../", "😀"])
  func aNameWithoutLettersHasNoProposal(_ name: String) {
    #expect(throws: TemplateError.wrongName(name, reason: "is no type name in upper camel case", proposal: nil)) {
      try TypeName(name)
    }
  }

  @Test(arguments: ["Self", "Type", "State", "Action", "Reducer", "TestStore", "Int", "Foundation", "Task", "Result"])
  func aNameWithAMeaningIsAnError(_ name: String) {
    #expect(throws: TemplateError.wrongName(name, reason: "has a meaning in features", proposal: "\(name)Feature")) {
      try TypeName(name)
    }
  }

  @Test(
    arguments: [
      ("Login", "login"), ("SignUp", "signUp"), ("URLLoader", "urlLoader"), ("URL", "url"), ("A", "a"),
      ("Default", "defaultFeature"), ("Count", "countFeature"), ("View2", "view2"),
    ]
  )
  func theNameOfAPropertyIsInLowerCamelCase(_ type: String, _ property: String) {
    #expect(TypeName.propertyName(of: type) == property)
  }
}
