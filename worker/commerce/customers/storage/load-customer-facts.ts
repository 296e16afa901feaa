import type { RequestContext } from "../../requests/request-context.ts";
import { loadCustomTypes } from "../../resources/custom-types.ts";
import type { Customer } from "../customer.ts";
import type { CustomerFacts, CustomerNeeds } from "../customer-facts.ts";

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly key: string | null;
}

async function readRows(context: RequestContext, names: readonly string[]): Promise<readonly Row[]> {
  if (names.length === 0) return [];
  const { results } = await context.db
    .prepare(
      `SELECT kind, id, key FROM resource WHERE kind IN ('store', 'customer-group')
        AND (key IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(JSON.stringify(names))
    .all<Row>();
  return results;
}

function readOwnTypes(customer: Customer | null): string[] {
  const customs = [customer?.custom, ...(customer?.addresses ?? []).map(({ custom }) => custom)];
  return customs.flatMap((custom) => custom?.type.id ?? []);
}

/** Everything that the actions of a request look at beside the customer; nothing is read that none needs. */
export async function loadCustomerFacts(
  context: RequestContext,
  customer: Customer | null,
  needs: readonly CustomerNeeds[],
): Promise<CustomerFacts> {
  const own = needs.some(({ ownTypes }) => ownTypes) ? readOwnTypes(customer) : [];
  const [types, rows] = await Promise.all([
    loadCustomTypes(context, [...own, ...needs.flatMap(({ types: wanted }) => wanted ?? [])]),
    readRows(
      context,
      needs.flatMap(({ resources }) => resources ?? []),
    ),
  ]);
  const byName = (kind: string, value: (row: Row) => string) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .flatMap((row) => [row.id, row.key ?? row.id].map((name) => [name, value(row)] as const)),
    );
  return {
    types,
    storeKeys: byName("store", ({ id, key }) => key ?? id),
    groupIds: byName("customer-group", ({ id }) => id),
  };
}
