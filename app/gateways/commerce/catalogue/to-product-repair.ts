import {
  array,
  boolean,
  type Infer,
  integer,
  is,
  min,
  object,
  optional,
  pattern,
  record,
  string,
} from "superstruct";
import type { ProductRepair, SparePart, TypicalRepair } from "../../../catalogue/model/product-repair";
import type { CurrencyCode } from "../../../foundation/currency";
import { type Money, money } from "../../../foundation/money";
import { parseJson } from "../../../foundation/parse-json";
import { findText, findTranslation, type RawAttribute } from "./attributes";

const Id = pattern(string(), /^[a-z0-9-]{1,40}$/);
/** Gross, in minor units, by currency. */
const Prices = record(pattern(string(), /^[A-Z]{3}$/), min(integer(), 1));

/** The attribute `repairOffers`; names are in `repairNames`. */
const RepairOffers = object({
  partYears: optional(min(integer(), 1)),
  hasReplacement: optional(boolean()),
  parts: array(object({ id: Id, price: Prices })),
  repairs: array(
    object({ id: Id, price: Prices, maximum: optional(Prices), workingDays: min(integer(), 1) }),
  ),
});

type Offers = Infer<typeof RepairOffers>;

type Place = { readonly chain: readonly string[]; readonly currency: CurrencyCode };

/**
 * Reads what a product's data say about its repair; null: nothing, or not in the form of `RepairOffers`.
 * A part or repair without a name or without a price in the shop's currency is left out.
 */
export function toProductRepair(
  attributes: readonly RawAttribute[],
  { chain, currency }: Place,
): ProductRepair | null {
  const offers = parseJson(findText(attributes, "repairOffers") ?? "");
  if (!is(offers, RepairOffers)) return null;
  const names = parseNames(findTranslation(attributes, "repairNames", chain) ?? "");
  const parts = offers.parts.flatMap((part) => toPart(part, names, currency));
  const repairs = offers.repairs.flatMap((repair) => toRepair(repair, names, currency));
  if (parts.length + repairs.length === 0) return null;
  const { partYears = null, hasReplacement = false } = offers;
  return { partYears, hasReplacement, parts, repairs };
}

/** One line each: `fan: Cooling fan`, and of a repair `no-arc: No arc | Replace the power board`. */
function parseNames(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => /^([a-z0-9-]+):\s*(\S.*)$/u.exec(line.trim()));
  return new Map(lines.flatMap((line) => (line ? [[line[1] ?? "", line[2] ?? ""] as const] : [])));
}

function toPart(
  { id, price }: Offers["parts"][number],
  names: ReadonlyMap<string, string>,
  currency: CurrencyCode,
): readonly SparePart[] {
  const name = names.get(id);
  const amount = toPrice(price, currency);
  return name && amount ? [{ id, name, price: amount }] : [];
}

function toRepair(
  { id, price, maximum = {}, workingDays }: Offers["repairs"][number],
  names: ReadonlyMap<string, string>,
  currency: CurrencyCode,
): readonly TypicalRepair[] {
  const [defect, name] = (names.get(id) ?? "").split("|").map((text) => text.trim());
  const amount = toPrice(price, currency);
  if (!defect || !name || !amount) return [];
  return [{ id, defect, name, price: amount, maximum: toPrice(maximum, currency), workingDays }];
}

function toPrice(prices: Readonly<Record<string, number>>, currency: CurrencyCode): Money | null {
  const cents = prices[currency];
  return cents === undefined ? null : money(cents, currency);
}
