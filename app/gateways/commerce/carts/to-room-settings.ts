import { is, record, string } from "superstruct";
import { readCodFee, readQuantityLimits, type StoreFields } from "../load-store-fields";
import { PlatformMoney } from "./cart-shape";
import type { RoomSettings } from "./carts-gateway";
import { toMoney } from "./to-cart-line";

const Words = record(string(), string());

/** What the room goes by, of the store's fields. */
export function toRoomSettings(fields: StoreFields): RoomSettings {
  const { codFeeTitle: title, versionFallback } = fields;
  const fee = readCodFee(fields);
  return {
    limits: readQuantityLimits(fields),
    codFee: is(fee, PlatformMoney) ? toMoney(fee) : null,
    hasVersionFallback: versionFallback !== false,
    codFeeTitle: is(title, Words) && Object.keys(title).length > 0 ? title : { en: "Cash on delivery fee" },
  };
}
