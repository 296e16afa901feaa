import { isSame, type JsonObject } from "../json/json.ts";
import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import { type StandalonePrice, toStandalonePriceBody } from "./standalone-price.ts";

function toResource({ id, version, key, sku }: StandalonePrice) {
  return {
    typeId: "standalone-price",
    id,
    version,
    userProvidedIdentifiers: { key: key ?? undefined, sku },
  };
}

export function toPriceCreated(price: StandalonePrice): Message {
  const payload = { standalonePrice: toStandalonePriceBody(price) };
  return { type: "StandalonePriceCreated", resource: toResource(price), payload };
}

/** `version` is the one after the deletion. */
export function toPriceDeleted(price: StandalonePrice): Message {
  return { type: "StandalonePriceDeleted", resource: toResource(price), payload: {} };
}

interface Told {
  readonly type: string;
  readonly fields: readonly (keyof StandalonePrice)[];
  payload(before: StandalonePrice, after: StandalonePrice): JsonObject;
}

/** Which message tells of which fields. */
const told: readonly Told[] = [
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

/** One message for each told part that changed; a notice when it was something else. */
export function toPriceUpdateMessages(before: StandalonePrice, after: StandalonePrice): readonly Message[] {
  const resource = toResource(after);
  const messages = told
    .filter(({ fields }) => fields.some((field) => !isSame(before[field], after[field])))
    .map(({ type, payload }) => ({ type, resource, payload: payload(before, after) }));
  return messages.length > 0 ? messages : [toNotice("ResourceUpdated", resource)];
}
