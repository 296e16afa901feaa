import { array, boolean, integer, literal, max, min, nonempty, optional, type, union } from "superstruct";
import { dueStatements } from "../product-discounts/product-discount.ts";
import { setValidFromAndUntil, withIsoDates } from "../resources/dates.ts";
import {
  DateTimeStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  MoneyStruct,
  SortOrderStruct,
} from "../resources/draft-structs.ts";
import { predicateIn } from "../resources/predicate-struct.ts";
import { fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import { toWindow } from "../resources/validity-window.ts";
import { head, jsonLocalized, jsonValue } from "../where/where-fields.ts";
import { followDiscount } from "./recalculate-prices.ts";

const REINDEX = `UPDATE product_price SET discounted_from = ?, discounted_until = ? WHERE discount_id = ?`;

const ValueStruct = union([
  type({ type: literal("relative"), permyriad: max(min(integer(), 1), 10_000) }),
  type({ type: literal("absolute"), money: nonempty(array(MoneyStruct)) }),
  type({ type: literal("external") }),
]);

export const productDiscount: ResourceKind = {
  typeId: "product-discount",
  label: "ProductDiscount",
  path: "product-discounts",
  scope: "products",
  draft: draftOf({
    key: optional(KeyStruct),
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    value: ValueStruct,
    predicate: predicateIn("predicate"),
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
  afterWrite({ db, now }, id, data) {
    const { from, until } = toWindow(data ?? { isActive: false });
    return [db.prepare(REINDEX).bind(from, until, id), ...dueStatements(db, id, data, now)];
  },
  followUp: followDiscount,
};
