#if !(Inspection || Tools || All)
  #error(
    """
    HeadgateInspector needs the trait 'Inspection' of Headgate, which is off. Turn it on where \
    Package.swift names the package: .package(…, traits: ["Inspection"]). In a clone of Headgate, build with --traits All.
    """
  )
#endif
