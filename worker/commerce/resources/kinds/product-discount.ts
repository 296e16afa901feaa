import { boolean, optional, string, type } from "superstruct";
import { head, jsonLocalized, jsonValue } from "../../where/where-fields.ts";
import { setValidFromAndUntil, withIsoDates } from "../dates.ts";
import { DateTimeStruct, draftOf, KeyStruct, LocalizedStruct, SortOrderStruct } from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";
import { toWindow } from "../validity-window.ts";

const REINDEX = `UPDATE product_price SET discounted_from = ?, discounted_until = ? WHERE discount_id = ?`;

export const productDiscount: ResourceKind = {
  typeId: "product-discount",
  label: "ProductDiscount",
  path: "product-discounts",
  scope: "products",
  draft: draftOf({
    key: optional(KeyStruct),
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    value: type({ type: string() }),
    predicate: string(),
    sortOrder: SortOrderStruct,
    isActive: boolean(),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
  }),
  complete: (draft) => ({ references: [], ...withIsoDates(draft, "validFrom", "validUntil") }),
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey", "changePredicate", "changeSortOrder"),
    ...fieldActions("changeIsActive", "changeValue", "setValidFrom", "setValidUntil"),
    setValidFromAndUntil,
  },
  fields: {
    ...head("r"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    sortOrder: jsonValue("text", "r.data", "$.sortOrder"),
    name: jsonLocalized("r.data", "$.name"),
    validFrom: jsonValue("datetime", "r.data", "$.validFrom"),
    validUntil: jsonValue("datetime", "r.data", "$.validUntil"),
  },
  referrers: [],
  afterWrite(database, id, data) {
    const { from, until } = toWindow(data);
    return [database.prepare(REINDEX).bind(from, until, id)];
  },
};
