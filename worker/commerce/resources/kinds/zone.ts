import { optional, string } from "superstruct";
import { column, head, jsonList, jsonValue } from "../../where/where-fields.ts";
import { draftOf, KeyStruct, LocationsStruct, NameStruct } from "../draft-structs.ts";
import { memberActions } from "../list-actions.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const zone: ResourceKind = {
  typeId: "zone",
  label: "Zone",
  path: "zones",
  scope: "shipping_methods",
  draft: draftOf({
    key: optional(KeyStruct),
    name: NameStruct,
    description: optional(string()),
    locations: optional(LocationsStruct),
  }),
  complete: (draft) => ({ locations: [], ...draft }),
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey"),
    ...memberActions("locations", "location"),
  },
  fields: {
    ...head("r"),
    name: jsonValue("text", "r.data", "$.name"),
    locations: jsonList("r.data", "$.locations", {
      country: column("text", "e.value ->> 'country'"),
      state: column("text", "e.value ->> 'state'"),
    }),
  },
  referrers: [
    {
      typeId: "shipping-method",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.zoneRates') z
        WHERE r.kind = 'shipping-method' AND z.value ->> '$.zone.id' = ?1`,
    },
  ],
};
