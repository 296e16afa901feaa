import { array, mask, optional, string, type } from "superstruct";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import type { CartStore } from "../cart-facts.ts";

const StoreStruct = type({ countries: optional(array(type({ code: string() }))) });

/** What a cart must know of its store. */
export function parseCartStore(row: FactRow): CartStore {
  const { countries } = mask(parseJsonColumn(row.data), StoreStruct);
  return { id: row.id, key: row.key ?? "", countries: (countries ?? []).map(({ code }) => code) };
}
