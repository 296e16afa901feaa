import { array, enums, number, optional, tuple, type } from "superstruct";
import type { JsonObject } from "../json/json.ts";
import {
  AddressStruct,
  CustomStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  NameStruct,
} from "../resources/draft-structs.ts";
import { type BodyAction, fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import { head, jsonCustom, jsonLocalized, jsonPoint, jsonSet, jsonValue } from "../where/where-fields.ts";

const Role = enums(["InventorySupply", "OrderExport", "OrderImport", "Primary", "ProductDistribution"]);

function rolesOf(value: JsonObject): readonly unknown[] {
  return Array.isArray(value.roles) ? value.roles : [];
}

const addRoles: BodyAction = (body, action) => ({
  ...body,
  roles: [...new Set([...rolesOf(body), ...rolesOf(action)])],
});

const removeRoles: BodyAction = (body, action) => ({
  ...body,
  roles: rolesOf(body).filter((role) => !rolesOf(action).includes(role)),
});

/** GeoJSON: longitude before latitude. */
const Point = type({ type: enums(["Point"]), coordinates: tuple([number(), number()]) });

export const channel: ResourceKind = {
  typeId: "channel",
  label: "Channel",
  path: "channels",
  scope: "products",
  draft: draftOf({
    key: KeyStruct,
    name: optional(LocalizedStruct),
    description: optional(LocalizedStruct),
    roles: optional(array(Role)),
    address: optional(AddressStruct),
    geoLocation: optional(Point),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({ roles: ["InventorySupply"], ...draft }),
  actions: {
    ...fieldActions("changeName", "changeDescription", "changeKey", "setRoles", "setAddress"),
    ...fieldActions("setGeoLocation"),
    addRoles,
    removeRoles,
  },
  fields: {
    ...head("r"),
    name: jsonLocalized("r.data", "$.name"),
    roles: jsonSet("text", "r.data", "$.roles"),
    geoLocation: jsonPoint("r.data", "$.geoLocation"),
    custom: jsonCustom("r.data", "$.custom"),
  },
  referrers: [
    { typeId: "inventory-entry", exists: "SELECT 1 FROM inventory WHERE supply_channel = ?1" },
    { typeId: "product", exists: "SELECT 1 FROM product_price WHERE channel = ?1" },
    {
      typeId: "store",
      exists: `SELECT 1 FROM resource r WHERE r.kind = 'store' AND EXISTS (
        SELECT 1 FROM json_each(r.data, '$.distributionChannels') c WHERE c.value ->> 'id' = ?1
        UNION ALL SELECT 1 FROM json_each(r.data, '$.supplyChannels') c WHERE c.value ->> 'id' = ?1)`,
    },
  ],
};

export const customerGroup: ResourceKind = {
  typeId: "customer-group",
  label: "CustomerGroup",
  path: "customer-groups",
  scope: "customer_groups",
  draft: draftOf({ key: optional(KeyStruct), groupName: NameStruct, custom: optional(CustomStruct) }),
  toDraft: ({ name, ...body }) => ({ ...body, groupName: name }),
  complete: ({ groupName, ...draft }) => (groupName === undefined ? draft : { ...draft, name: groupName }),
  lookup: { field: "name" },
  actions: fieldActions("changeName", "setKey"),
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
  referrers: [
    { typeId: "product", exists: "SELECT 1 FROM product_price WHERE customer_group = ?1" },
    {
      typeId: "customer",
      exists: "SELECT 1 FROM customer WHERE data ->> '$.customerGroup.id' = ?1",
    },
  ],
};
