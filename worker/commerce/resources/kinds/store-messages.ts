import type { JsonObject } from "../../json/json.ts";
import type { Message, MessageResource } from "../../messages/message.ts";
import type { ResourceChange } from "../resource-kind.ts";

/** Which message an action leaves, and which field it tells. */
const MESSAGE_OF_FIELD: Readonly<Record<string, string>> = {
  name: "StoreNameSet",
  languages: "StoreLanguagesChanged",
  countries: "StoreCountriesChanged",
  distributionChannels: "StoreDistributionChannelsChanged",
  supplyChannels: "StoreSupplyChannelsChanged",
};

function toMessageResource({ id, version, key }: JsonObject): MessageResource {
  return {
    typeId: "store",
    id: String(id),
    version: Number(version),
    userProvidedIdentifiers: { key: String(key) },
  };
}

function isChanged(field: string, before: JsonObject, after: JsonObject): boolean {
  return JSON.stringify(before[field]) !== JSON.stringify(after[field]);
}

/** StoreCreated with the store, StoreDeleted, and one message for each told field that changed. */
export function toStoreMessages({ before, after }: ResourceChange): readonly Message[] {
  if (!after)
    return before ? [{ type: "StoreDeleted", resource: toMessageResource(before), payload: {} }] : [];
  const resource = toMessageResource(after);
  if (!before) {
    const { name, languages, countries, distributionChannels, supplyChannels, custom } = after;
    const payload = { name, languages, countries, distributionChannels, supplyChannels, custom };
    return [{ type: "StoreCreated", resource, payload }];
  }
  return Object.entries(MESSAGE_OF_FIELD)
    .filter(([field]) => isChanged(field, before, after))
    .map(([field, type]) => ({ type, resource, payload: { [field]: after[field] } }));
}
