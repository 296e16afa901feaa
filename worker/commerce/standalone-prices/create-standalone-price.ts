import { assign, boolean, optional, type } from "superstruct";
import { isSame, type JsonObject } from "../json/json.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { checkAmounts, PriceDraftStruct, toPrice } from "../pricing/price.ts";
import { toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { NameStruct } from "../resources/draft-structs.ts";
import { parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { commitInFreeScope, requireFreeScope } from "./scope-conflict.ts";
import { type StandalonePrice, scopeOf, toStandalonePriceBody, toStoredData } from "./standalone-price.ts";

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
  const creation = toCreation(context);
  const price: StandalonePrice = {
    ...data,
    id: crypto.randomUUID(),
    key: draft.key ?? null,
    sku: draft.sku,
    active: draft.active ?? true,
    version: 1,
    ...creation,
  };
  checkAmounts(price);
  await checkCustomFields(context, [price.custom]);
  await requireFreeScope(context, price);
  const { id, key, sku, validFrom, validUntil, active, version } = price;
  const insert = context.db
    .prepare(INSERT)
    .bind(
      ...[id, key, sku, ...scopeOf(price), validFrom ?? "", validUntil ?? "", active ? 1 : 0, version],
      ...[creation.createdAt, creation.lastModifiedAt, JSON.stringify(toStoredData(price))],
    );
  const outbox = writeMessages(context.db, context.now, [toPriceCreated(price)]);
  await commitInFreeScope(context, price, [], [insert, ...outbox]);
  return price;
}

function toResource({ id, version, key, sku }: StandalonePrice) {
  return {
    typeId: "standalone-price",
    id,
    version,
    userProvidedIdentifiers: { key: key ?? undefined, sku },
  };
}

function toPriceCreated(price: StandalonePrice): Message {
  const payload = { standalonePrice: toStandalonePriceBody(price) };
  return { type: "StandalonePriceCreated", resource: toResource(price), payload };
}

/** `version` is the one after the deletion. */
export function toPriceDeleted(price: StandalonePrice): Message {
  return { type: "StandalonePriceDeleted", resource: toResource(price), payload: {} };
}

interface ReportedPart {
  readonly type: string;
  readonly fields: readonly (keyof StandalonePrice)[];
  payload(before: StandalonePrice, after: StandalonePrice): JsonObject;
}

/** The message for each group of fields. */
const reportedParts: readonly ReportedPart[] = [
  {
    type: "StandalonePriceValueChanged",
    fields: ["value"],
    payload: ({ value: oldValue }, { value }) => ({ value, oldValue, staged: false }),
  },
  {
    type: "StandalonePriceValueChanged",
    fields: ["staged"],
    payload: ({ value }, { staged }) => ({ value: staged?.value ?? value, oldValue: value, staged: true }),
  },
  {
    type: "StandalonePriceKeySet",
    fields: ["key"],
    payload: ({ key: oldKey }, { key }) => ({ key, oldKey }),
  },
  {
    type: "StandalonePriceActiveChanged",
    fields: ["active"],
    payload: ({ active: oldActive }, { active }) => ({ active, oldActive }),
  },
  {
    type: "StandalonePriceTiersSet",
    fields: ["tiers"],
    payload: ({ tiers: previousTiers }, { tiers = [] }) => ({ tiers, previousTiers }),
  },
  {
    type: "StandalonePriceExternalDiscountSet",
    fields: ["discounted"],
    payload: (_before, { discounted }) => ({ discounted }),
  },
  {
    type: "StandalonePriceValidFromAndUntilSet",
    fields: ["validFrom", "validUntil"],
    payload: (before, { validFrom, validUntil }) => ({
      validFrom,
      validUntil,
      previousValidFrom: before.validFrom,
      previousValidUntil: before.validUntil,
    }),
  },
];

/** One message for each reported group that changed; a notice for other changes. */
export function toPriceUpdateMessages(before: StandalonePrice, after: StandalonePrice): readonly Message[] {
  const resource = toResource(after);
  const messages = reportedParts
    .filter(({ fields }) => fields.some((field) => !isSame(before[field], after[field])))
    .map(({ type, payload }) => ({ type, resource, payload: payload(before, after) }));
  return messages.length > 0 ? messages : [toNotice("ResourceUpdated", resource)];
}
