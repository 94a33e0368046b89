#if !Recording
  #error(
    """
    HeadgateRecordings and HeadgateRecorder need the trait 'Recording' of Headgate, which is off. Turn it on where \
    Package.swift names the package: .package(…, traits: ["Recording"]). In a clone of Headgate, build with --enable-all-traits.
    """
  )
#endif
