#if !(Recording || Inspection || Tools || All)
  #error(
    """
    HeadgateRecordings and HeadgateRecorder need the trait 'Recording' of Headgate, which is off. Turn it on where \
    Package.swift names the package: .package(…, traits: ["Recording"]). In a clone of Headgate, build with --traits All.
    """
  )
#endif
