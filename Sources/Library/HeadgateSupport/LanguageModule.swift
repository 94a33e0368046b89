/// The modules of Swift and of Foundation.
package enum LanguageModule {
  /// The names of the modules. The last one has the types of C.
  package static let names: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation", "__C",
  ]
}
