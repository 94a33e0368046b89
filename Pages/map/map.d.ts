// The JSON of a map, as Documentation/ActionMap.md has it.

declare namespace ActionMap {
  type FeatureKind = "feature" | "cases" | "actions" | "wrapper" | "open" | "reducer";
  type ActionKind = "view" | "delegate" | "interface" | "internal" | "binding" | "presentation" | "child" | "unsorted";
  type Relation = "scope" | "optional" | "presented" | "stack" | "each" | "case" | "unknown";

  interface Location {
    path: string;
    line: number;
  }

  interface Document {
    version: number;
    features: Feature[];
    containments: Containment[];
    /** Ids of actions. */
    unheardDelegates: string[];
    unsentActions: string[];
    unresolved: { kind: string; text: string; location: Location }[];
  }

  interface Feature {
    id: string;
    kind: FeatureKind;
    location: Location;
    actions: Action[];
    effects: Effect[];
    hasView: boolean;
  }

  interface Action {
    id: string;
    names: string[];
    kind: ActionKind;
    values: { label?: string; type: string }[];
    documentation?: string;
    location: Location;
    child?: string;
    senders: Sender[];
    reactions: Reaction[];
    isMentioned: boolean;
  }

  interface Sender {
    role: "view" | "reducer" | "effect" | "other";
    feature?: string;
    effect?: string;
    causes: string[];
    location: Location;
  }

  interface Reaction {
    feature: string;
    effects: string[];
    sends: string[];
    cancels: string[];
    location: Location;
  }

  interface Effect {
    id: string;
    name?: string;
    cancelID?: string;
    isEndless: boolean;
    causes: string[];
    returns: { action: string; location: Location }[];
    location: Location;
  }

  interface Containment {
    parent: string;
    child: string;
    name: string;
    relation: Relation;
    isGated: boolean;
    location: Location;
  }
}

interface PageElements {
  graph: SVGSVGElement;
  scene: SVGGElement;
}
