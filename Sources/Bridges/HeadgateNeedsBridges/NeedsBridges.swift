#if !(Bridges || All)
  #error(
    """
    HeadgateLogging, HeadgateMetrics and HeadgateTracing need the trait 'Bridges' of Headgate, which is off. Turn it on where \
    Package.swift names the package: .package(…, traits: ["Bridges"]). In a clone of Headgate, build with --traits All.
    """
  )
#endif
