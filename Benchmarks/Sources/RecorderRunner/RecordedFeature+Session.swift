import HeadgateSession

extension RecordedFeature: SessionFeature {
  static var feature: RecordedFeature { RecordedFeature() }
}
