import FilesFeature

// SwiftUI has an App, a Path, a Preview and a Settings of its own. In this module, the names mean the types of the features.

typealias App = FilesFeature.App
typealias Path = FilesFeature.Path
typealias Preview = FilesFeature.Preview
typealias Settings = FilesFeature.Settings
