import { parseDiscountCode } from "../../discounts/discount-code.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { toCustomTypes } from "../../resources/custom-types.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import { isOwn, readOwner } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import type { CartNeeds } from "../cart-action.ts";
import type { CartFacts, CurrentVariant, NamedResource, VariantSnapshot } from "../cart-facts.ts";
import { keepSnapshots, parseSnapshotRow, recallSnapshots } from "../storage/variant-snapshots.ts";
import { type CachedFact, cacheFacts, recallFacts, type StampedFactRow } from "./cached-facts.ts";
import { readVariants } from "./current-variants.ts";
import { collectNeeds, toOwnStatements, toSharedStatement } from "./fact-query.ts";
import { parseCartCustomer, parseCartStore, withZones } from "./parse-facts.ts";

/** Reads, in one round trip, all data for a cart's actions and calculation. */
export async function loadCartFacts(
  context: RequestContext,
  cart: Cart,
  needs: readonly CartNeeds[],
): Promise<CartFacts> {
  const query = collectNeeds(cart, needs);
  const shared = recallFacts();
  const known = recallSnapshots(query.snapshotIds);
  const missing = query.snapshotIds.filter((id) => !known.has(id));
  const [first, ...own] = await context.db.batch<StampedFactRow>([
    toSharedStatement(context.db, query, shared.stamps),
    ...toOwnStatements(context.db, { ...query, snapshotIds: missing }),
  ]);
  const rows = own.flatMap(({ results }) => results).flatMap(toFactRow);
  const snapshots = rows.filter(({ kind }) => kind === "snapshot").map(parseSnapshotRow);
  keepSnapshots(snapshots);
  const sources = {
    shared: cacheFacts(first?.results ?? [], shared),
    rows,
    snapshots: [...known.values(), ...snapshots],
    variants: await readVariants(context, rows),
  };
  return toCartFacts(sources, first?.results ?? [], context);
}

function toFactRow({ data, ...row }: StampedFactRow): FactRow[] {
  return data === null ? [] : [{ ...row, data }];
}

interface FactSources {
  /** Parsed data that many carts use. */
  readonly shared: readonly CachedFact[];
  /** Data that only this cart needs. */
  readonly rows: readonly FactRow[];
  readonly snapshots: readonly VariantSnapshot[];
  readonly variants: readonly CurrentVariant[];
}

type NameRow = Pick<FactRow, "kind" | "id" | "key">;

/** Sorts the facts by kind. `names` are the identifiers of the shared rows. */
function toCartFacts(
  { shared, rows, snapshots, variants }: FactSources,
  names: readonly NameRow[],
  context: Pick<RequestContext, "now" | "access">,
): CartFacts {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const shown = [...snapshots, ...variants.map(({ snapshot }) => snapshot)];
  const store = of("store").map(parseCartStore)[0];
  const payments = of("payment").filter((row) => isOwn(readOwner(context.access), parseJsonColumn(row.data)));
  return {
    ...toSharedFacts(shared),
    now: context.now,
    clientId: context.access.clientId,
    ...(store ? { store } : {}),
    currentVariants: variants,
    snapshots: new Map(shown.map((snapshot) => [snapshot.id, snapshot])),
    taxCategoryIds: toIds(names.filter(({ kind }) => kind === "tax-category")),
    customerGroups: byName(names.filter(({ kind }) => kind === "customer-group")),
    customers: new Map(of("customer").map((row) => [row.id, parseCartCustomer(row)])),
    channels: byName(of("channel")),
    discountCodes: of("discount-code").map(parseDiscountCode),
    paymentIds: toIds(payments),
  };
}

function toSharedFacts(shared: readonly CachedFact[]) {
  const zones = new Map(shared.flatMap((fact) => (fact.kind === "zone" ? [[fact.id, fact.zone]] : [])));
  const groups = new Map(
    shared.flatMap((fact) => (fact.kind === "discount-group" ? [[fact.group.id, fact.group]] : [])),
  );
  return {
    taxRates: new Map(
      shared.flatMap((fact) => (fact.kind === "tax-category" ? [[fact.id, fact.rates]] : [])),
    ),
    shippingMethods: shared.flatMap((fact) =>
      fact.kind === "shipping-method" ? [withZones(fact.method, zones)] : [],
    ),
    cartDiscounts: shared
      .flatMap((fact) => (fact.kind === "cart-discount" ? fact.discounts : []))
      .flatMap((discount) => {
        const group = discount.groupId === undefined ? undefined : groups.get(discount.groupId);
        if (!group) return discount;
        return group.isActive ? { ...discount, sortOrder: group.sortOrder } : [];
      }),
    types: toCustomTypes(shared.flatMap((fact) => (fact.kind === "type" ? fact.type : []))),
    countryTaxRateFallback: false,
    ...shared.find((fact) => fact.kind === "project")?.settings,
  };
}

/** Names by id and by key, because an identifier may be either. */
function byName(rows: readonly NameRow[]): ReadonlyMap<string, NamedResource> {
  return new Map(
    rows.flatMap(({ id, key }) => {
      const named = { id, ...(key ? { key } : {}) };
      return [[id, named] as const, ...(key ? [[key, named] as const] : [])];
    }),
  );
}

function toIds(rows: readonly NameRow[]): ReadonlyMap<string, string> {
  return new Map([...byName(rows)].map(([name, { id }]) => [name, id]));
}
