extension MapPage {
  static let panelStyle = #"""

    #panel { width: 400px; flex: none; overflow: auto; padding: 20px 20px 40px; background: var(--surface);
      border-left: 1px solid var(--line); outline: none; }
    #panel h2 { font-size: 19px; font-weight: 680; overflow-wrap: anywhere; }
    #panel .place { color: var(--muted); font-size: 12px; overflow-wrap: anywhere; margin-top: 2px; }
    #panel h3 { display: flex; align-items: center; gap: 8px; font-size: 12px; font-weight: 650; letter-spacing: .02em;
      color: var(--muted); margin: 22px 0 8px; }
    #panel h3 .dot, #results .dot, .legend .dot { flex: none; width: 9px; height: 9px; border-radius: 3px; background: var(--dot, var(--muted)); }
    #panel .number { margin-left: auto; font-weight: 500; }
    .facts { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin-top: 14px; font-size: 13px; }
    .facts dt, .row > b { color: var(--muted); font-weight: 500; }
    .facts dd { min-width: 0; display: flex; flex-wrap: wrap; gap: 3px 10px; overflow-wrap: anywhere; }
    .link { color: var(--accent); text-align: left; overflow-wrap: anywhere; }
    .link:hover { text-decoration: underline; }
    .chip { font-size: 11.5px; padding: 1px 7px; border-radius: 99px; background: var(--ground); border: 1px solid var(--line); color: var(--muted); }
    .card { border: 1px solid var(--line); border-left: 3px solid var(--dot, var(--line)); border-radius: 9px; padding: 9px 11px;
      margin-bottom: 7px; background: var(--raised); scroll-margin: 16px; }
    .card.selected { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .card .title { display: block; width: 100%; text-align: left; font-weight: 600; overflow-wrap: anywhere; }
    .card .title .values { font-weight: 400; color: var(--muted); }
    .card p { margin-top: 4px; color: var(--muted); font-size: 13px; white-space: pre-line; overflow-wrap: anywhere; }
    .row { display: grid; grid-template-columns: 62px 1fr; gap: 8px; margin-top: 5px; font-size: 12.5px; }
    .row > div { min-width: 0; display: flex; flex-direction: column; gap: 2px; overflow-wrap: anywhere; }
    .row small { color: var(--muted); font-size: 11.5px; }
    .warn { color: var(--warning); font-weight: 550; }
    .legend { display: grid; grid-template-columns: 1fr 1fr; gap: 5px 12px; font-size: 12.5px; color: var(--muted); }
    .legend span { display: flex; align-items: center; gap: 8px; }
    .legend svg { flex: none; }
    .legend path { fill: none; stroke: var(--edge); stroke-width: 1.6; }
    .legend .dashed { stroke-dasharray: 6 4; } .legend .bold { stroke-width: 3; }
    .legend .dotted { stroke-dasharray: 1.5 4; stroke-linecap: round; }
    .totals { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-top: 14px; }
    .totals div { border: 1px solid var(--line); border-radius: 10px; padding: 9px 12px; }
    .totals b { display: block; font-size: 20px; font-weight: 680; line-height: 1.2; } .totals span { color: var(--muted); font-size: 12px; }
    .list li { padding: 5px 0; border-top: 1px solid var(--line); font-size: 13px; overflow-wrap: anywhere; }
    .list li:first-child { border-top: 0; }
    .list small { display: block; color: var(--muted); font-size: 11.5px; }
    .close { float: right; width: 28px; height: 28px; border-radius: 8px; color: var(--muted); font-size: 17px; line-height: 1; }
    .close:hover { background: var(--soft); }
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--raised); color: var(--text); padding: 20px 24px;
      box-shadow: var(--shadow); max-width: 400px; }
    dialog::backdrop { background: rgb(10 15 25 / .4); }
    dialog h2 { font-size: 16px; } dialog p { color: var(--muted); margin: 14px 0; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 16px; margin-top: 12px; }
    dialog form button { padding: 6px 14px; border-radius: 9px; background: var(--accent); color: var(--surface); }

    @media (max-width: 760px) {
      header { flex-wrap: wrap; gap: 8px; padding: 9px 12px; }
      h1 { flex: 1 1 120px; }
      .search { order: 3; flex-basis: 100%; max-width: none; margin: 0; }
      .search > kbd, #collapse, #expand, #help { display: none; }
      main { flex-direction: column; }
      #stage { flex: 1 1 45%; min-height: 150px; }
      #panel { width: auto; flex: 0 1 55%; border-left: 0; border-top: 1px solid var(--line); border-radius: 16px 16px 0 0;
        padding: 16px 16px 32px; box-shadow: var(--shadow); }
    }
    @media print { #panel, nav, .zoom, .search { display: none; } }
    """#
}
