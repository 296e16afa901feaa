import { type SavedLists, toPlainLine } from "./saved-lists";

/** A customer's own article numbers by SKU. */
export type OwnNumbers = Readonly<Record<string, string>>;

/** Own numbers as a form displays them. */
export type ShownOwnNumbers = {
  readonly numbers: OwnNumbers;
  /** SKUs whose number could not be saved; `numbers` has the input. */
  readonly unsaved: readonly string[];
};

const ownNumberLimits = { numbers: 1000, characters: 40 } as const;

/** Own numbers are the same regardless of case, blanks, dots, slashes and hyphens, like the shop's. */
export function toCompactNumber(text: string): string {
  return text.replaceAll(/[\s./-]/g, "").toUpperCase();
}

/** SKUs by their own number in compact form. */
export function toSkusByOwnNumber(numbers: OwnNumbers): ReadonlyMap<string, string> {
  return new Map(Object.entries(numbers).map(([sku, number]) => [toCompactNumber(number), sku]));
}

/**
 * Changes own numbers: an empty one is removed, and a number belongs to the article that got it last. Beyond the
 * limit the oldest are dropped.
 */
export function changeOwnNumbers(saved: SavedLists, changes: OwnNumbers): { readonly saved: SavedLists } {
  const known = saved.numbers ?? {};
  const news = Object.entries(changes)
    .map(([sku, text]) => [sku, toPlainLine(text, ownNumberLimits.characters)] as const)
    .filter(([sku, number]) => number !== (known[sku] ?? ""));
  if (news.length === 0) return { saved };
  const taken = new Set(news.map(([, number]) => toCompactNumber(number)));
  const changed = new Set(news.map(([sku]) => sku));
  const rest = Object.entries(known).filter(
    ([sku, number]) => !changed.has(sku) && !taken.has(toCompactNumber(number)),
  );
  const all = [...rest, ...news.filter(([, number]) => toCompactNumber(number) !== "")];
  return { saved: { ...saved, numbers: Object.fromEntries(all.slice(-ownNumberLimits.numbers)) } };
}

const fieldPrefix = "own.";

/** Name of the field with an article's own number. */
export function toOwnNumberField(sku: string): string {
  return fieldPrefix + sku;
}

/** Reads the own numbers of a form for these articles; other fields are ignored. */
export function readOwnNumbers(fields: FormData, skus: readonly string[]): OwnNumbers {
  return Object.fromEntries(
    skus.flatMap((sku) => {
      const text = fields.get(toOwnNumberField(sku));
      return typeof text === "string" ? [[sku, text] as const] : [];
    }),
  );
}
