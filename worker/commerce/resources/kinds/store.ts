import { array, optional, record, string, type } from "superstruct";
import { column, head, jsonCustom, jsonList, jsonLocalized, jsonSet } from "../../where/where-fields.ts";
import {
  CountryStruct,
  CustomStruct,
  draftOf,
  KeyStruct,
  LocaleStruct,
  LocalizedStruct,
  ReferenceStruct,
} from "../draft-structs.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { storeActions } from "./store-actions.ts";
import { toStoreMessages } from "./store-messages.ts";

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
