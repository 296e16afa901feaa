/** A filled row of a table: an article and its quantity as entered. */
export type FilledRow = { readonly sku: string; readonly text: string };

/** What a table shows after an order of several articles that was not executed in full. */
export type TableOrderView = {
  readonly notice: {
    readonly kind: "ok" | "bad";
    readonly text: string;
    readonly cart: { readonly text: string; readonly href: string } | null;
  };
  /** By SKU. */
  readonly rows: Readonly<Record<string, { readonly text: string; readonly note: string | null }>>;
};

const prefix = "pieces.";
/** More characters than any quantity has. */
const maximumCharacters = 8;

/** Returns the name of a row's quantity field. */
export function toPiecesName(sku: string): string {
  return prefix + sku;
}

/**
 * Reads the quantity fields of a table, in their order, without the empty ones and zeros.
 * `pressed`: the rows to add. If a row's own button was pressed, that row alone, one piece if its field is empty.
 */
export function parseTableOrder(form: FormData): {
  readonly pressed: readonly FilledRow[];
  readonly others: readonly FilledRow[];
} {
  const filled = [...form].flatMap(([name, value]) => toRow(name, value));
  const own = form.get("sku");
  if (typeof own !== "string") return { pressed: filled, others: [] };
  const row = filled.find(({ sku }) => sku === own) ?? toRow(toPiecesName(own), "1")[0];
  return { pressed: row ? [row] : [], others: filled.filter(({ sku }) => sku !== own) };
}

function toRow(name: string, value: File | string): readonly FilledRow[] {
  if (!name.startsWith(prefix) || typeof value !== "string") return [];
  const sku = name.slice(prefix.length);
  const text = value.trim().slice(0, maximumCharacters);
  return /^[\w-]{1,40}$/.test(sku) && !/^0*$/.test(text) ? [{ sku, text }] : [];
}
