import type { Cart } from "../../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../../app/cart/model/cart-command";
import { planUpdate, type UpdatePlan } from "../../../app/cart/model/plan-update";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Room } from "../room";
import { offerGuarantees } from "./offer-guarantees";
import type { BatchEntry } from "./open-batches";
import type { WaitingCommand } from "./waiting-command";

export type BatchPlan = UpdatePlan & {
  readonly waiting: readonly WaitingCommand[];
  /** Commands that will count as answered when the platform has taken the batch. */
  readonly entries: readonly BatchEntry[];
  readonly hasVersionFallback: boolean;
};

/** Merges what waits into one update, held against the stock and the store's settings. */
export async function planBatch(
  room: Room,
  cart: Cart,
  waiting: readonly WaitingCommand[],
): Promise<Result<BatchPlan, CartError>> {
  const skus = new Set(waiting.flatMap(({ command }) => skuOf(command, cart)));
  const commands = waiting.map(({ command }) => command);
  const [stock, settings, terms] = await Promise.all([
    readStock(room, [...skus]),
    room.settings(cart.storeKey),
    offerGuarantees(room, cart, commands),
  ]);
  if (!stock || !settings || !terms) return err({ code: "platform-unavailable" });
  const plan = planUpdate(cart, commands, { ...settings, ...terms, stock });
  const { hasVersionFallback } = settings;
  return ok({ ...plan, waiting, entries: toEntries(waiting, plan), hasVersionFallback });
}

/**
 * What can be sold of the SKUs; null: nobody knows. A SKU that no product has is left to the platform to refuse: it is
 * unknown, not out of stock.
 */
async function readStock(
  room: Room,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number | null> | null> {
  const stock = await room.carts.loadStock(skus);
  if (!stock.ok) return null;
  const withoutEntry = skus.filter((sku) => !stock.value.has(sku));
  const known = withoutEntry.length > 0 ? await room.knownSkus(withoutEntry) : new Set<string>();
  const isUnknown = (sku: string) => !stock.value.has(sku) && !known.has(sku);
  return new Map(
    skus.map((sku) => [sku, isUnknown(sku) ? null : toSellableStock(sku, stock.value.get(sku))]),
  );
}

function skuOf(command: CartCommand, cart: Cart): readonly string[] {
  if (command.type === "add-line") return [command.sku];
  if (command.type === "add-lines") return command.lines.map(({ sku }) => sku);
  if (command.type !== "set-quantity" || command.quantity === 0) return [];
  return cart.lines.filter(({ id }) => id === command.lineId).map(({ sku }) => sku);
}

function toEntries(waiting: readonly WaitingCommand[], { outcomes }: UpdatePlan): readonly BatchEntry[] {
  return waiting.flatMap(({ scope }, index) => {
    const outcome = outcomes[index];
    if (!outcome?.ok) return [];
    const { ok: _, ...extent } = outcome;
    return [{ scope, ...extent }];
  });
}
