import { array, boolean, enums, nonempty, nullable, optional, refine, string, type } from "superstruct";
import { PlatformError } from "../errors/platform-error.ts";
import { invalidInput, requiredField } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { setValidFromAndUntil, withIsoDates } from "../resources/dates.ts";
import {
  CustomStruct,
  DateTimeStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  MoneyStruct,
  SortOrderStruct,
  StoreReferenceStruct,
} from "../resources/draft-structs.ts";
import { memberActions, setList } from "../resources/list-actions.ts";
import { predicateIn, requireReadable } from "../resources/predicate-struct.ts";
import { type BodyAction, fieldActions, type ResourceKind } from "../resources/resource-kind.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonLocalized,
  jsonObject,
  jsonReference,
  jsonValue,
} from "../where/where-fields.ts";
import { TargetStruct, ValueStruct } from "./cart-discount.ts";

const AmountsStruct = nonempty(array(MoneyStruct));
const WHOLE_PERMYRIAD = 10_000;

/** A cart discount's value: at most the whole, and no amount that would increase the price. */
const CartDiscountValueStruct = refine(ValueStruct, "reduction", (value) => {
  if (value.type === "giftLineItem") return true;
  if (value.type === "relative") return value.permyriad >= 0 && value.permyriad <= WHOLE_PERMYRIAD;
  return AmountsStruct.is(value.money) && value.money.every(({ centAmount }) => centAmount >= 0);
});

/** A cart discount's target, with valid predicates. Throws InvalidInput for an invalid one. */
const CartDiscountTargetStruct = refine(TargetStruct, "predicates and quantities", (target) => {
  if ("triggerQuantity" in target) {
    const { triggerQuantity, discountedQuantity, maxOccurrence = 1 } = target;
    if (triggerQuantity < 2 || discountedQuantity < 1 || maxOccurrence < 1) return false;
    if (discountedQuantity > triggerQuantity) return false;
  }
  if ("predicate" in target) requireReadable(target.predicate, "target.predicate");
  if (target.type !== "pattern") return true;
  for (const { predicate } of target.triggerPattern) requireReadable(predicate, "target.triggerPattern");
  for (const { predicate } of target.targetPattern) requireReadable(predicate, "target.targetPattern");
  return true;
});

const CHOOSING: ReadonlySet<unknown> = new Set(["multiBuyLineItems", "multiBuyCustomLineItems", "pattern"]);
const GROUPED: ReadonlySet<unknown> = new Set([...CHOOSING, "lineItems", "customLineItems"]);

const changeTarget: BodyAction = (body, { target }) => {
  if (!isJsonObject(target)) throw requiredField("target");
  const changed = { ...body, target: completeTarget(target) };
  requireGroupable(changed);
  return changed;
};

/** The resource kind of cart discounts. */
export const cartDiscount: ResourceKind = {
  typeId: "cart-discount",
  label: "CartDiscount",
  path: "cart-discounts",
  scope: "cart_discounts",
  draft: draftOf({
    key: optional(KeyStruct),
    name: LocalizedStruct,
    description: optional(LocalizedStruct),
    value: CartDiscountValueStruct,
    cartPredicate: predicateIn("cartPredicate"),
    target: optional(nullable(CartDiscountTargetStruct)),
    discountGroup: optional(nullable(type({ typeId: string(), id: string() }))),
    sortOrder: SortOrderStruct,
    isActive: optional(boolean()),
    requiresDiscountCode: optional(boolean()),
    stackingMode: optional(enums(["Stacking", "StopAfterThisDiscount"])),
    validFrom: optional(DateTimeStruct),
    validUntil: optional(DateTimeStruct),
    stores: optional(array(StoreReferenceStruct)),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => {
    requireGroupable(draft);
    return {
      isActive: true,
      requiresDiscountCode: false,
      stackingMode: "Stacking",
      references: [],
      stores: [],
      ...withIsoDates(draft, "validFrom", "validUntil"),
      ...(draft.target ? { target: completeTarget(draft.target) } : {}),
    };
  },
  actions: {
    ...fieldActions("changeName", "setDescription", "setKey", "changeCartPredicate", "changeSortOrder"),
    ...fieldActions("changeIsActive", "changeValue", "changeStackingMode"),
    changeTarget,
    ...fieldActions("changeRequiresDiscountCode", "setValidFrom", "setValidUntil"),
    ...memberActions("stores", "store"),
    setStores: setList("stores"),
    setValidFromAndUntil,
  },
  fields: {
    ...head("r"),
    isActive: jsonValue("boolean", "r.data", "$.isActive"),
    requiresDiscountCode: jsonValue("boolean", "r.data", "$.requiresDiscountCode"),
    sortOrder: jsonValue("text", "r.data", "$.sortOrder"),
    stackingMode: jsonValue("text", "r.data", "$.stackingMode"),
    cartPredicate: jsonValue("text", "r.data", "$.cartPredicate"),
    validFrom: jsonValue("datetime", "r.data", "$.validFrom"),
    validUntil: jsonValue("datetime", "r.data", "$.validUntil"),
    stores: jsonList("r.data", "$.stores", {
      key: column("text", "e.value ->> 'key'"),
      typeId: column("text", "'store'"),
    }),
    target: jsonObject("r.data", "$.target", {
      type: jsonValue("text", "r.data", "$.target.type"),
      predicate: jsonValue("text", "r.data", "$.target.predicate"),
    }),
    value: jsonObject("r.data", "$.value", { type: jsonValue("text", "r.data", "$.value.type") }),
    discountGroup: jsonReference("r.data", "$.discountGroup"),
    name: jsonLocalized("r.data", "$.name"),
    custom: jsonCustom("r.data", "$.custom"),
  },
  requireCapacity: requireDiscountCapacity,
  referrers: [
    {
      typeId: "discount-code",
      exists: `SELECT 1 FROM resource r, json_each(r.data, '$.cartDiscounts') d
        WHERE r.kind = 'discount-code' AND d.value ->> 'id' = ?1`,
    },
  ],
};

/** The stored form of a target: one that selects units takes the cheapest by default. */
function completeTarget(target: unknown): unknown {
  return isJsonObject(target) && CHOOSING.has(target.type)
    ? { selectionMode: "Cheapest", ...target }
    : target;
}

/** Throws InvalidInput for a discount in a group whose target is not allowed in groups. */
function requireGroupable({ discountGroup, target }: JsonObject): void {
  if (!discountGroup || (isJsonObject(target) && GROUPED.has(target.type))) return;
  throw invalidInput("Only discounts on line items and custom line items can be in a discount group.");
}

/** The platform's limit of active cart discounts without a code: every cart is checked against each of them. */
const MAX_ACTIVE = 100;

const COUNT_OTHERS = `SELECT count(*) AS count FROM resource
  WHERE kind = 'cart-discount' AND NOT data ->> 'requiresDiscountCode' AND data ->> 'isActive' AND id <> ?`;

/** Throws MaxCartDiscountsReached if one more active discount without a code exceeds the limit. */
async function requireDiscountCapacity(
  context: RequestContext,
  id: string | null,
  { isActive, requiresDiscountCode }: JsonObject,
): Promise<void> {
  if (isActive !== true || requiresDiscountCode === true) return;
  const others = await context.db
    .prepare(COUNT_OTHERS)
    .bind(id ?? "")
    .first<number>("count");
  if ((others ?? 0) < MAX_ACTIVE) return;
  const message = `Maximum number of active cart discounts reached (${MAX_ACTIVE}).`;
  throw new PlatformError("MaxCartDiscountsReached", message);
}
