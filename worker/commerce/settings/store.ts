import { array, optional, record, string, type } from "superstruct";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { Message, MessageResource } from "../messages/message.ts";
import {
  CountryStruct,
  CustomStruct,
  draftOf,
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { memberActions, setList } from "../resources/list-actions.ts";
import {
  type BodyAction,
  fieldActions,
  type ResourceActions,
  type ResourceChange,
  type ResourceKind,
} from "../resources/resource-kind.ts";
import { column, head, jsonCustom, jsonList, jsonLocalized, jsonSet } from "../where/where-fields.ts";

/** URLs of a store's pages, each set by its own action (`setFaqUrl`). */
const STOREFRONT = [
  "checkoutUrlTemplate",
  "orderUrlTemplate",
  "termsOfServiceUrl",
  "privacyPolicyUrl",
  "refundPolicyUrl",
  "shippingPolicyUrl",
  "cookiePolicyUrl",
  "imprintUrl",
  "faqUrl",
  "contactUrl",
];

function setStorefront(field: string): BodyAction {
  return ({ storefront, ...body }, action) => {
    const { [field]: _old, ...rest } = isJsonObject(storefront) ? storefront : {};
    const next = action[field] ? { ...rest, [field]: action[field] } : rest;
    return Object.keys(next).length === 0 ? body : { ...body, storefront: next };
  };
}

function storefrontActions(): ResourceActions {
  const toName = (field: string) => `set${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return Object.fromEntries(STOREFRONT.map((field) => [toName(field), setStorefront(field)]));
}

const storeActions: ResourceActions = {
  ...fieldActions("setName"),
  ...memberActions("countries", "country"),
  ...memberActions("distributionChannels", "distributionChannel"),
  ...memberActions("supplyChannels", "supplyChannel"),
  setLanguages: setList("languages"),
  setCountries: setList("countries"),
  setDistributionChannels: setList("distributionChannels"),
  setSupplyChannels: setList("supplyChannels"),
  ...storefrontActions(),
};

/** The message of each field's action, and the field that it reports. */
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

/** StoreCreated with the store, StoreDeleted, and one message for each reported field that changed. */
function toStoreMessages({ before, after }: ResourceChange): readonly Message[] {
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

export const store: ResourceKind = {
  typeId: "store",
  label: "Store",
  path: "stores",
  scope: "stores",
  draft: draftOf({
    key: KeyStruct,
    name: optional(LocalizedStruct),
    languages: optional(array(LocaleStruct)),
    countries: optional(array(type({ code: CountryStruct }))),
    distributionChannels: optional(array(ReferenceStruct)),
    supplyChannels: optional(array(ReferenceStruct)),
    storefront: optional(record(string(), string())),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    languages: [],
    countries: [],
    distributionChannels: [],
    supplyChannels: [],
    ...draft,
  }),
  actions: storeActions,
  fields: {
    ...head("r"),
    name: jsonLocalized("r.data", "$.name"),
    languages: jsonSet("text", "r.data", "$.languages"),
    countries: jsonList("r.data", "$.countries", { code: column("text", "e.value ->> 'code'") }),
    custom: jsonCustom("r.data", "$.custom"),
  },
  referrers: [
    { typeId: "cart", exists: "SELECT 1 FROM cart WHERE store_key = ?2 AND state = 'Active'" },
    {
      typeId: "cart-discount",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.stores') s
        WHERE r.kind = 'cart-discount' AND s.value ->> 'key' = ?2`,
    },
    {
      typeId: "shipping-method",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.stores') s
        WHERE r.kind = 'shipping-method' AND s.value ->> 'key' = ?2`,
    },
  ],
  toMessages: toStoreMessages,
};
