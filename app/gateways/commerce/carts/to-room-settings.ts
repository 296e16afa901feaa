import { is, number, record, string, type } from "superstruct";
import { defaultQuantityLimits } from "../../../cart/model/quantity-rules";
import type { Money } from "../../../foundation/money";
import { type CustomFieldsAnswer, PlatformMoney } from "./cart-shape";
import type { RoomSettings } from "./carts-gateway";
import { readCustomField } from "./read-custom-field";
import { toMoney } from "./to-cart-line";

const Words = record(string(), string());

/** Reads the store's custom fields of type `store-settings`; what is missing has the specification's default. */
export function toRoomSettings(custom: CustomFieldsAnswer): RoomSettings {
  const title = readCustomField(custom, "codFeeTitle");
  return {
    limits: {
      maxLineQuantity: readCount(custom, "maxLineQuantity") ?? defaultQuantityLimits.maxLineQuantity,
      maxAddQuantity: readCount(custom, "maxAddQuantity") ?? defaultQuantityLimits.maxAddQuantity,
    },
    codFee: readFee(custom),
    hasVersionFallback: readCustomField(custom, "versionFallback") !== false,
    codFeeTitle: is(title, Words) && Object.keys(title).length > 0 ? title : { en: "Cash on delivery fee" },
  };
}

function readFee(custom: CustomFieldsAnswer): Money | null {
  const value = readCustomField(custom, "codFee");
  const fee = is(value, type({ ...PlatformMoney.schema, centAmount: number() })) ? toMoney(value) : null;
  return fee && fee.centAmount > 0 ? fee : null;
}

function readCount(custom: CustomFieldsAnswer, name: string): number | null {
  const value = readCustomField(custom, name);
  return typeof value === "number" && value > 0 ? value : null;
}
