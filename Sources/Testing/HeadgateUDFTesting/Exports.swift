// Tests of open actions import this module and HeadgateUDF only.
@_exported public import HeadgateTesting
