/** The columns that a visitor chose for tables with the same attributes; titles, as the page shows them. */
type Choice = { readonly kind: string; readonly chosen: readonly string[] };

/** Number of stored choices, the latest first. */
const mostKinds = 20;

const separator = "\n";
const fragment = "#columns=";

/** Identifies the tables with these columns, in any order: the listings of one product type in one language. */
export function toTableKind(titles: readonly string[]): string {
  return titles.toSorted().join(separator);
}

/** Returns the choice in a URL's fragment (`#columns=Power,Voltage`); null: none, or not for this table. */
export function parseColumnsFragment(hash: string, kind: string): readonly string[] | null {
  if (!hash.startsWith(fragment)) return null;
  const parts = hash.slice(fragment.length).split(",").filter(Boolean).map(decode);
  const known = keepKnown(parts, kind);
  return known.length === parts.length ? known : null;
}

export function toColumnsFragment(chosen: readonly string[]): string {
  return fragment + chosen.map(encodeURIComponent).join(",");
}

/** Whether a URL's fragment is a choice of columns. */
export function isColumnsFragment(hash: string): boolean {
  return hash.startsWith(fragment);
}

/** Returns the stored choice for a table; null: none. */
export function findChoice(stored: unknown, kind: string): readonly string[] | null {
  const choice = parseChoices(stored).find((each) => each.kind === kind);
  return choice ? keepKnown(choice.chosen, kind) : null;
}

/** Returns the choices to store; null forgets the table's. */
export function withChoice(
  stored: unknown,
  kind: string,
  chosen: readonly string[] | null,
): readonly Choice[] {
  const others = parseChoices(stored).filter((each) => each.kind !== kind);
  return [...(chosen ? [{ kind, chosen }] : []), ...others].slice(0, mostKinds);
}

function keepKnown(titles: readonly string[], kind: string): readonly string[] {
  const known = kind.split(separator);
  return titles.filter((title) => known.includes(title));
}

/** A malformed fragment has no title of any table. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Skips what is not a choice: the storage belongs to the browser. */
function parseChoices(stored: unknown): readonly Choice[] {
  return Array.isArray(stored) ? stored.filter(isChoice) : [];
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("chosen" in value)) return false;
  const { kind, chosen } = value;
  return (
    typeof kind === "string" && Array.isArray(chosen) && chosen.every((title) => typeof title === "string")
  );
}
