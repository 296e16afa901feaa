import { invalidField } from "../errors/platform-errors.ts";
import type { InventoryMode } from "./cart.ts";

const SERVED: readonly InventoryMode[] = ["None", "ReserveOnOrder", "TrackOnly"];

/** A mode that this platform keeps: stock is never reserved before the order. Throws InvalidField for ReserveOnCart. */
export function requireInventoryMode(mode: InventoryMode): InventoryMode {
  if (SERVED.includes(mode)) return mode;
  throw invalidField("inventoryMode", mode, SERVED);
}
