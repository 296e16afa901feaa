import { storedList } from "./compare/same-value.ts";
import type { StoredResource } from "./platform-client.ts";
import type { ResourceKind } from "./resource-kind.ts";

type Rate = Readonly<Record<string, unknown>>;

/**
 * Describes in one sentence how a draft changed the rates of an existing tax category.
 * They apply to every product of the category, of any merchant. null: another kind, or no rate changed.
 */
export function describeTaxChange(
  kind: ResourceKind,
  before: StoredResource | undefined,
  after: StoredResource,
): string | null {
  if (kind !== "tax-categories" || !before) return null;
  const known = new Map(storedList(before.rates).map((rate) => [placeOf(rate), rate]));
  const rates = storedList(after.rates);
  const added = rates.filter((rate) => !known.has(placeOf(rate)));
  const changed = rates.flatMap((rate) => {
    const former = known.get(placeOf(rate));
    return former && former.id !== rate.id ? [`${placeOf(rate)} ${toText(former)} → ${toText(rate)}`] : [];
  });
  if (added.length + changed.length === 0) return null;
  const untouched = rates.length - added.length - changed.length;
  return [
    "was there already, and all its products are taxed so now",
    ...changed,
    ...added.map((rate) => `${placeOf(rate)} ${toText(rate)} is new`),
    ...(untouched > 0 ? [`${untouched} more left as they were`] : []),
  ].join("; ");
}

function placeOf({ country, state }: Rate): string {
  return typeof state === "string" ? `${country} (${state})` : String(country);
}

/** Formats "19 % included". */
function toText({ amount, includedInPrice }: Rate): string {
  const percent = Math.round(Number(amount) * 10_000) / 100;
  return `${percent} % ${includedInPrice === true ? "included" : "on top"}`;
}
