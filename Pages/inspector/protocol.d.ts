// The protocol of Documentation/InspectorProtocol.md. `Scripts/write/pages` compares the names of requests and events.

declare namespace Protocol {
  /** The value of a JSON text. `undefined` is a value that is missing, and a large integer is a `bigint`. */
  type Value = null | undefined | boolean | number | bigint | string | Value[] | { [name: string]: Value };
  /** Member names and indices. */
  type Path = (string | number)[];
  type Mode = "live" | "paused" | "locked";
  /** How a value was recorded: 0 as JSON, 1 as a text for people. */
  type Coding = 0 | 1 | "json" | "dump";

  interface Cause {
    action?: number;
    effect?: number;
  }

  interface Action {
    number: number;
    name: string;
    cause?: Cause;
    file?: string;
    line?: number;
    /** Times are nanoseconds since the start of the recording. */
    time: number;
    duration: number;
    coding?: Coding;
    payload?: Value;
    effects?: number[];
    origin?: number;
    depth?: number;
    effectName?: string;
  }

  interface Effect {
    number: number;
    name?: string;
    action?: number;
    file?: string;
    line?: number;
    start: number;
    end?: number | null;
    ending?: number | string | null;
    cancelReason?: number | null;
    cancelAction?: number | null;
    emissions?: number[];
    sent?: number[];
  }

  interface Answer {
    name: string;
    isError?: boolean;
    value: Value;
  }

  interface SharedChange {
    name: string;
    coding?: Coding;
    value: Value;
  }

  interface ActionDetail {
    action: Action;
    answers?: Answer[];
    sharedChanges?: SharedChange[];
    effects?: Effect[];
    followers?: number[];
  }

  interface Store {
    store: number;
    name: string;
    state: string;
    action: string;
    first: number;
    last: number;
    time?: number;
    mode?: Mode;
    position?: number;
    running?: number[];
    held?: number;
    isReplayable?: boolean;
    problem?: string;
  }

  interface Change {
    path: Path;
    old?: Value;
    new?: Value;
  }

  interface Test {
    text: string;
    file: string;
    feature: string;
    notes?: string[];
  }

  interface Case {
    name: string;
    count: number;
    last: number;
    children?: Case[];
  }

  /** The members of each request, besides `id`, `method` and `store`, and its result. */
  interface Requests {
    stores: { members: {}; result: Store[] };
    actions: { members: { from: number; to: number }; result: Action[] };
    action: { members: { number: number }; result: ActionDetail };
    effects: { members: { from: number; to: number }; result: Effect[] };
    state: { members: { number: number }; result: Value };
    diff: { members: { from: number; to: number }; result: { changes: Change[]; isComplete: boolean } };
    changes: { members: { path: Path }; result: number[] };
    search: { members: { text: string }; result: { numbers: number[]; isComplete: boolean } };
    seek: { members: { number: number }; result: null };
    pause: { members: {}; result: null };
    lock: { members: {}; result: null };
    resume: { members: {}; result: null };
    /** The page writes the member `action` itself, as it was typed. */
    send: { members: {}; result: number };
    skip: { members: { numbers: number[] }; result: null };
    test: { members: TestMembers; result: Test };
    cancel: { members: { effect: number }; result: null };
    map: { members: {}; result: Case };
  }

  interface TestMembers {
    from?: number;
    to?: number;
    name?: string;
    feature?: string;
    wholeStates?: boolean;
  }

  interface Events {
    hello: { version: number; program?: string; stores?: Store[] };
    stores: { stores?: Store[] };
    news: {
      store: number;
      first: number;
      last: number;
      time?: number;
      running?: number[];
      held?: number;
      isReplayable?: boolean;
      problem?: string;
    };
    mode: { store: number; mode: Mode; position?: number; held?: number };
  }
}
