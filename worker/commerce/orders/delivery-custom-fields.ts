import { type Infer, optional, record, string, type, unknown } from "superstruct";
import type { Delivery, Parcel } from "../carts/delivery.ts";
import type { CustomFieldsDraft } from "../requests/schema-inputs.ts";
import { type ChangeCustomFields, setCustomFieldOf, setCustomTypeOf } from "../resources/document-action.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { Order } from "./order.ts";
import type { OperatorAction } from "./order-action.ts";

/** Custom fields in REST's form. */
export const CustomDraftStruct = type({
  type: type({ id: optional(string()), key: optional(string()) }),
  fields: optional(record(string(), unknown())),
});

/** Converts REST's form to the input of the served schema, in which values are JSON texts. */
export function toCustomInput(
  draft: Infer<typeof CustomDraftStruct> | undefined,
): CustomFieldsDraft | undefined {
  if (!draft) return undefined;
  const fields = Object.entries(draft.fields ?? {}).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  return { type: draft.type, fields };
}

const Place = {
  deliveryId: optional(string()),
  deliveryKey: optional(string()),
  parcelId: optional(string()),
  parcelKey: optional(string()),
};
const TypeInput = type({
  ...Place,
  type: optional(CustomDraftStruct.schema.type),
  fields: optional(record(string(), unknown())),
});
const FieldInput = type({ ...Place, name: string(), value: optional(unknown()) });

/**
 * `setDeliveryCustomType`, `setParcelCustomType`: REST's form to the schema's. Without a type the fields are removed.
 */
function readTypeInput(body: unknown): object {
  const { type: named, fields, ...place } = parseDraft(body, TypeInput);
  return { ...place, ...(named ? toCustomInput({ type: named, ...(fields && { fields }) }) : {}) };
}

function readFieldInput(body: unknown): object {
  const { value, ...input } = parseDraft(body, FieldInput);
  return { ...input, value: value === undefined || value === null ? null : JSON.stringify(value) };
}

/** Identifies a delivery or a parcel by id or by key. */
export interface PartName {
  readonly deliveryId?: string | undefined;
  readonly deliveryKey?: string | undefined;
  readonly parcelId?: string | undefined;
  readonly parcelKey?: string | undefined;
}

/** Changes one delivery or parcel of an order. */
export type ChangePart<Part> = (order: Order, name: PartName, change: (part: Part) => Part) => Order;

/** The two actions on the custom fields of deliveries or of parcels. */
export function customFieldActions<Part extends Delivery | Parcel>(
  noun: "Delivery" | "Parcel",
  changePart: ChangePart<Part>,
): Readonly<Record<string, OperatorAction>> {
  const changeFields: ChangeCustomFields<Order, PartName> = (order, change, name) =>
    changePart(order, name, (part) => ({ ...part, custom: change(part.custom) }));
  return {
    [`set${noun}CustomType`]: { parse: readTypeInput, ...setCustomTypeOf(changeFields) },
    [`set${noun}CustomField`]: { parse: readFieldInput, ...setCustomFieldOf(changeFields) },
  };
}
