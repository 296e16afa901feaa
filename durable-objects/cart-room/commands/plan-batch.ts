import type { Cart } from "../../../app/cart/model/cart";
import type { CartCommand, CartError } from "../../../app/cart/model/cart-command";
import { planUpdate, type UpdatePlan } from "../../../app/cart/model/plan-update";
import { isForSale, type SaleState } from "../../../app/catalogue/model/sale-state";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import { allowsMethod as allowsPaymentMethod } from "../../../app/checkout/model/choose-payment-options";
import { getCountry } from "../../../app/countries/model/country-table";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Room } from "../room";
import { offerGuarantees } from "./offer-guarantees";
import type { BatchEntry } from "./open-batches";
import type { WaitingCommand } from "./waiting-command";

export type BatchPlan = UpdatePlan & {
  readonly waiting: readonly WaitingCommand[];
  /** Commands that have their results once the platform has applied the batch. */
  readonly entries: readonly BatchEntry[];
  readonly hasVersionFallback: boolean;
};

/** Merges the waiting commands into one update, checked against the stock and the store's settings. */
export async function planBatch(
  room: Room,
  cart: Cart,
  waiting: readonly WaitingCommand[],
): Promise<Result<BatchPlan, CartError>> {
  const skus = [...new Set(waiting.flatMap(({ command }) => skuOf(command, cart)))];
  const commands = waiting.map(({ command }) => command);
  const [available, sales, settings, guarantees] = await Promise.all([
    room.carts.loadStock(skus),
    skus.length > 0 ? room.saleStates(skus) : new Map<string, SaleState>(),
    room.settings(cart.storeKey),
    offerGuarantees(room, cart, commands),
  ]);
  if (!available.ok || !sales || !settings || !guarantees) return err({ code: "platform-unavailable" });
  const stock = toStock(skus, available.value, sales);
  const country = getCountry(cart.country);
  const notForSale = listNotForSale(sales, country.locales);
  const allowsMethod = (method: string) =>
    allowsPaymentMethod(cart, country, { method, walletFlow: settings.walletFlow });
  const plan = planUpdate(cart, commands, { ...settings, guarantees, notForSale, allowsMethod, stock });
  const { hasVersionFallback } = settings;
  return ok({ ...plan, waiting, entries: toEntries(waiting, plan), hasVersionFallback });
}

/** Sellable pieces. A SKU of no product is null, so that the platform refuses it as unknown, not as out of stock. */
function toStock(
  skus: readonly string[],
  available: ReadonlyMap<string, number>,
  sales: ReadonlyMap<string, SaleState>,
): ReadonlyMap<string, number | null> {
  const isUnknown = (sku: string) => !available.has(sku) && !sales.has(sku);
  return new Map(skus.map((sku) => [sku, isUnknown(sku) ? null : toSellableStock(sku, available.get(sku))]));
}

function listNotForSale(
  sales: ReadonlyMap<string, SaleState>,
  locales: readonly string[],
): ReadonlySet<string> {
  return new Set([...sales].flatMap(([sku, state]) => (isForSale(state, locales) ? [] : [sku])));
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
