import { type Day, isDay } from "../../foundation/local-day";

type ToggleDefinition = {
  /** The default, unless a URL or the store sets it. */
  readonly isOn: boolean;
  /** Description for testers, on the sandbox's page. */
  readonly says: string;
  /** The store's setting that decides in production; null: the default does. */
  readonly storeSetting: string | null;
};

/** All features that a URL may switch on or off, outside production only (docs/offline.md, "Toggles"). */
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

/** Values from URLs; a missing name has its store's value, or its default. Empty in production. */
export type Toggles = Readonly<Partial<Record<ToggleName, boolean>>> & {
  /** The day whose duties pages show (docs/law.md); null: today. */
  readonly day?: Day | null;
};

/** Whether a feature is on. `ofStore`: the store's setting, for a toggle that has one. */
export function isToggledOn(
  toggles: Toggles,
  name: ToggleName,
  ofStore: boolean = toggleDefinitions[name].isOn,
): boolean {
  return toggles[name] ?? ofStore;
}

const prefix = "toggle-";
const dayName = `${prefix}day`;

/**
 * Parses `?toggle-<name>=on|off` and `?toggle-day=2027-02-18|today`; the last value of a name counts; ignores unknown
 * names and values.
 */
export function parseToggles(query: URLSearchParams): Toggles {
  const stated = [...query].filter(([name, word]) => name.startsWith(prefix) && /^(?:on|off)$/.test(word));
  const known = stated.map(([name, word]) => [name.slice(prefix.length), word === "on"] as const);
  return {
    ...Object.fromEntries(known.filter(([name]) => Object.hasOwn(toggleDefinitions, name))),
    ...parseDay(query.getAll(dayName).at(-1)),
  };
}

function parseDay(text = ""): Pick<Toggles, "day"> {
  if (text === "today") return { day: null };
  return isDay(text) ? { day: text } : {};
}

/** Formats toggles as a query, for a cookie: what `parseToggles` reads. */
export function toToggleText({ day, ...toggles }: Toggles): string {
  const params = Object.entries(toggles).map(([name, isOn]) => [prefix + name, isOn ? "on" : "off"]);
  const days = day === undefined ? [] : [[dayName, day ?? "today"]];
  return new URLSearchParams([...params, ...days]).toString();
}
