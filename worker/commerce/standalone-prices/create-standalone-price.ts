import { assign, boolean, optional, type } from "superstruct";
import { writeMessages } from "../messages/write-messages.ts";
import { checkAmounts } from "../products/check-amounts.ts";
import { PriceDraftStruct } from "../products/product-draft.ts";
import { toPrice } from "../products/to-product-data.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { NameStruct } from "../resources/draft-structs.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { toPriceCreated } from "./price-messages.ts";
import { commitInFreeScope, requireFreeScope } from "./scope-conflict.ts";
import { type StandalonePrice, scopeOf, toStoredData } from "./standalone-price.ts";

const DraftStruct = assign(PriceDraftStruct, type({ sku: NameStruct, active: optional(boolean()) }));

const INSERT = `INSERT INTO standalone_price (id, key, sku, currency, country, customer_group, channel, valid_from,
    valid_until, active, version, created_at, last_modified_at, data)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Creates a price of a SKU, which need not exist yet. Throws DuplicateStandalonePriceScope,
 * OverlappingStandalonePriceValidity, DuplicateField, InvalidField, InvalidJsonInput, ReferencedResourceNotFound.
 */
export async function createStandalonePrice(
  context: RequestContext,
  body: unknown,
): Promise<StandalonePrice> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), DraftStruct);
  const { key: _key, ...data } = toPrice(draft);
  const now = context.now.toISOString();
  const price: StandalonePrice = {
    ...data,
    id: crypto.randomUUID(),
    key: draft.key ?? null,
    sku: draft.sku,
    active: draft.active ?? true,
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
  };
  checkAmounts(price);
  await checkCustomFields(context, [price.custom]);
  await requireFreeScope(context, price);
  const { id, key, sku, validFrom, validUntil, active, version } = price;
  const insert = context.db
    .prepare(INSERT)
    .bind(
      ...[id, key, sku, ...scopeOf(price), validFrom ?? "", validUntil ?? "", active ? 1 : 0, version],
      ...[now, now, JSON.stringify(toStoredData(price))],
    );
  const outbox = writeMessages(context.db, context.now, [toPriceCreated(price)]);
  await commitInFreeScope(context, price, [], [insert, ...outbox]);
  return price;
}
