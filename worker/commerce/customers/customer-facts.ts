import { missingReference } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { CustomerUpdateAction } from "../requests/schema-inputs.ts";
import {
  type ActionsOf,
  loadNeededTypes,
  type TypeFacts,
  type TypeNeeds,
} from "../resources/document-action.ts";
import {
  type KeyReference,
  type Reference,
  type ResourceIdentifier,
  toReference,
} from "../resources/reference.ts";
import type { Customer } from "./customer.ts";

/** The outside data that actions on customers need; read for all actions of a request at once. */
export interface CustomerNeeds extends TypeNeeds {
  /** Stores and customer groups, by id or key. */
  readonly resources?: readonly string[] | undefined;
}

export interface CustomerFacts extends TypeFacts {
  /** Keys of stores by their ids and keys. */
  readonly storeKeys: ReadonlyMap<string, string>;
  /** Ids of customer groups by their ids and keys. */
  readonly groupIds: ReadonlyMap<string, string>;
}

/** The actions of a customer by their names in the schema, each with the schema's input. */
export type CustomerActions = ActionsOf<CustomerUpdateAction, Customer, CustomerFacts, CustomerNeeds>;

/** The id or key of an identifier; empty if it has neither. */
export function toName({ id, key }: ResourceIdentifier): string {
  return id ?? key ?? "";
}

/** Stores in the customer's stored form, each once. Throws ReferencedResourceNotFound. */
export function toStores(
  identifiers: readonly ResourceIdentifier[],
  { storeKeys }: CustomerFacts,
): KeyReference[] {
  const keys = identifiers.map((identifier) => {
    const key = storeKeys.get(toName(identifier));
    if (key === undefined) throw missingReference("store", identifier);
    return key;
  });
  return [...new Set(keys)].map((key) => ({ typeId: "store", key }));
}

/** A customer group; undefined for none. Throws ReferencedResourceNotFound. */
export function toGroup(
  identifier: ResourceIdentifier | null | undefined,
  { groupIds }: CustomerFacts,
): Reference | undefined {
  if (!identifier || toName(identifier) === "") return undefined;
  const id = groupIds.get(toName(identifier));
  if (id === undefined) throw missingReference("customer-group", identifier);
  return toReference("customer-group", id);
}

/** Loads the outside data for the actions of a request, and nothing that none needs. */
export async function loadCustomerFacts(
  context: RequestContext,
  customer: Customer | null,
  needs: readonly CustomerNeeds[],
): Promise<CustomerFacts> {
  const [types, rows] = await Promise.all([
    loadNeededTypes(context, needs, () => readOwnTypes(customer)),
    readResources(
      context,
      needs.flatMap(({ resources }) => resources ?? []),
    ),
  ]);
  const byName = (kind: string, value: (row: ResourceRow) => string) =>
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

interface ResourceRow {
  readonly kind: string;
  readonly id: string;
  readonly key: string | null;
}

async function readResources(
  context: RequestContext,
  names: readonly string[],
): Promise<readonly ResourceRow[]> {
  if (names.length === 0) return [];
  const { results } = await context.db
    .prepare(
      `SELECT kind, id, key FROM resource WHERE kind IN ('store', 'customer-group')
        AND (key IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(JSON.stringify(names))
    .all<ResourceRow>();
  return results;
}

function readOwnTypes(customer: Customer | null): string[] {
  const customs = [customer?.custom, ...(customer?.addresses ?? []).map(({ custom }) => custom)];
  return customs.flatMap((custom) => custom?.type.id ?? []);
}
