type ToggleDefinition = {
  /** Where neither an address nor the store says otherwise. */
  readonly isOn: boolean;
  /** For whoever tries it, on the sandbox's page. */
  readonly says: string;
  /** The setting of the store that decides in production; null: the default does. */
  readonly storeSetting: string | null;
};

/** All features that an address may switch on or off, outside production alone (docs/offline.md, "Toggles"). */
export const toggleDefinitions = {
  "bloomreach-api": {
    isOn: true,
    says: "Tracking and recommendations ask their service",
    storeSetting: "bloomreachApiEnabled",
  },
  "google-pay-only": {
    isOn: false,
    says: "The payment page offers Google Pay and no other method",
    storeSetting: "walletFlow",
  },
} as const satisfies Readonly<Record<string, ToggleDefinition>>;

export type ToggleName = keyof typeof toggleDefinitions;

/** What addresses said; a name that is missing is as its store, or its default, says. Empty in production. */
export type Toggles = Readonly<Partial<Record<ToggleName, boolean>>>;

/** Whether a feature is on. `ofStore`: the store's setting, for a toggle that has one. */
export function isToggledOn(
  toggles: Toggles,
  name: ToggleName,
  ofStore: boolean = toggleDefinitions[name].isOn,
): boolean {
  return toggles[name] ?? ofStore;
}

const prefix = "toggle-";

/** `?toggle-<name>=on|off` of an address; the last word about a name counts, names and words of nobody's do not. */
export function parseToggles(query: URLSearchParams): Toggles {
  const said = [...query].filter(([name, word]) => name.startsWith(prefix) && /^(?:on|off)$/.test(word));
  const known = said.map(([name, word]) => [name.slice(prefix.length), word === "on"] as const);
  return Object.fromEntries(known.filter(([name]) => Object.hasOwn(toggleDefinitions, name)));
}

/** The same as a query, for a cookie: what `parseToggles` reads. */
export function toToggleText(toggles: Toggles): string {
  const words = Object.entries(toggles).map(([name, isOn]) => [prefix + name, isOn ? "on" : "off"]);
  return new URLSearchParams(words).toString();
}
