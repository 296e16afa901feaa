import { inventoryTable } from "../../inventory/inventory-entry.ts";
import type { QueryArguments } from "../../paging/page.ts";
import { productType } from "../../products/product-type.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResourceByKey, loadResourceOfKind } from "../../resources/load-resource.ts";
import { findNamed, findRows, type NounTable } from "../../resources/noun-table.ts";
import type { ResourceKind } from "../../resources/resource-kind.ts";
import { findResources } from "../../resources/write-resource.ts";
import { reviewTable } from "../../reviews/review.ts";
import type { FieldResolver } from "../../schema/field-resolvers.ts";
import { channel, customerGroup } from "../../settings/channel.ts";
import { customType } from "../../settings/custom-type.ts";
import { shippingMethod } from "../../settings/shipping-method.ts";
import { store } from "../../settings/store.ts";
import { taxCategory, zone } from "../../settings/tax-category.ts";

interface NameArguments {
  readonly id?: string | null;
  readonly key?: string | null;
}

/** By key, else by id; an id of another kind finds nothing. */
function findOne(context: RequestContext, kind: ResourceKind, { id, key }: NameArguments) {
  if (key) return loadResourceByKey(context, kind.typeId, key);
  return id ? loadResourceOfKind(context, kind.typeId, id) : null;
}

/** `zone(id, key)` and `zones(where, sort, limit, offset)` of one kind. */
function roots(kind: ResourceKind, single: string, plural: string): Readonly<Record<string, FieldResolver>> {
  return {
    [single]: (_source: unknown, args: NameArguments, context: RequestContext) =>
      findOne(context, kind, args),
    [plural]: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findResources(context, kind, args),
  };
}

/** The same for a resource in a separate table. */
function tableRoots<Item, Row>(
  table: NounTable<Item, Row>,
  single: string,
  plural: string,
): Readonly<Record<string, FieldResolver>> {
  return {
    [single]: (_source: unknown, args: NameArguments, context: RequestContext) =>
      findNamed(context, table, args),
    [plural]: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findRows(context, table, args),
  };
}

/** Root fields of the resources that share this look-up. */
export const resourceRoots: Readonly<Record<string, FieldResolver>> = {
  ...roots(channel, "channel", "channels"),
  ...roots(customerGroup, "customerGroup", "customerGroups"),
  ...roots(customType, "typeDefinition", "typeDefinitions"),
  ...roots(productType, "productType", "productTypes"),
  ...roots(shippingMethod, "shippingMethod", "shippingMethods"),
  ...roots(store, "store", "stores"),
  ...roots(taxCategory, "taxCategory", "taxCategories"),
  ...roots(zone, "zone", "zones"),
  ...tableRoots(inventoryTable, "inventoryEntry", "inventoryEntries"),
  ...tableRoots(reviewTable, "review", "reviews"),
};
