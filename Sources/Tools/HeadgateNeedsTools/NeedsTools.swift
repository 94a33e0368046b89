#if !(Tools || All)
  #error(
    """
    HeadgateSession, the command headgate and the plugins of the linter need the trait 'Tools' of Headgate, which is off. Turn it on where \
    Package.swift names the package: .package(…, traits: ["Tools"]). In a clone of Headgate, build with --traits All.
    """
  )
#endif
