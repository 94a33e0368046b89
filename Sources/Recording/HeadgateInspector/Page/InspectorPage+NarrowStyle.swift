extension InspectorPage {
  /// One column, for narrow windows.
  static let narrowStyle = #"""
    @media (max-width: 1100px) {
      .columns, .row { grid-template-columns: 50px 20px minmax(0, 1fr) 66px 58px; }
      .columns :nth-child(4), .row .cause { display: none; }
      .row .kind { font-size: 0; gap: 0; } .columns :nth-child(2) { font-size: 0; }
      .row .branch { left: calc(98px + (var(--depth) - 1) * var(--indentation)); }
    }
    @media (max-width: 760px) {
      main { grid-template: "tabs" auto "pane" 1fr / minmax(0, 1fr); }
      #list, #panel { grid-area: pane; } #list { border: 0; }
      #tabs { padding: 2px 4px 0; } #tabs .list { display: inline-block; } #tabs button { padding: 5px 5px 7px; font-size: 12.5px; } #tabs .badge { margin-left: 3px; padding: 0 4px; font-size: 10px; }
      [data-pane="list"] #panel, [data-pane="panel"] #list { display: none; }
      header { gap: 6px; padding: 6px 10px; } #storeChoice select { padding: 3px 0; } header .button { padding: 3px 8px; font-size: 13px; }
      header .gap { flex: 1 1 0; } #export, #storeChoice > span { display: none; } #connection[data-state="open"] { font-size: 0; } .page { padding: 12px 10px 20px; }
      .columns, .row { grid-template-columns: 46px 66px minmax(0, 1fr) 58px; column-gap: 6px; }
      .columns :nth-child(5), .row .time { display: none; }
      .row .kind { font-size: 11px; gap: 4px; } .columns :nth-child(2) { font-size: 11px; }
      .row .branch { left: calc(136px + (var(--depth) - 1) * var(--indentation)); }
      footer { padding: 6px 10px; gap: 6px; } .place { flex-basis: 100%; gap: 8px; } .travel { gap: 4px; } .travel .button { padding: 4px 7px; font-size: 13px; }
      .travel kbd, header kbd { display: none; }
      #errors { bottom: 110px; }
      .axis { padding: 0 75px 0 127px; }
      .effectRow { grid-template-columns: 112px minmax(0, 1fr) 68px; column-gap: 6px; padding-left: 8px; }
      .feature { margin-left: 10px; } .feature:not(.root)::before, .feature:not(.root) > .card::before { left: -6px; } .feature:not(.root) > .card::before { width: 6px; }
      .tools .field { flex-basis: 100%; }
      .facts { grid-template-columns: 66px minmax(0, 1fr); }
    }
    """#
}
