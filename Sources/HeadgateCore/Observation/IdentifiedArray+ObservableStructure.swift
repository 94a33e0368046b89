public import HeadgateIdentified

extension IdentifiedArray: ObservableStructure where Element: ObservableState {}
