import type { Cart } from "../../../app/cart/model/cart";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { isParent } from "../../../app/cart/model/plan-followers";
import type { GuaranteeOffer } from "../../../app/cart/model/plan-quantities";
import { type PlanContext, toGuaranteeKey } from "../../../app/cart/model/plan-update";
import {
  type GuaranteedProduct,
  isGuaranteeOffered,
  isOnMarket,
  toGuaranteePrice,
} from "../../../app/catalogue/model/extra-guarantee";
import { getCountry } from "../../../app/countries/model/country-table";
import type { Money } from "../../../app/foundation/money";
import { ok, type Result } from "../../../app/foundation/result";
import type { Room } from "../room";

type GuaranteeCommand = Extract<CartCommand, { type: "set-guarantee" }>;
type PricedProduct = GuaranteedProduct & { readonly price: Money };

/**
 * Finds the requested guarantees that are for sale for their products in this shop.
 * The price of each is the product's price times its rate. null: the platform is unavailable.
 */
export async function offerGuarantees(
  room: Room,
  cart: Cart,
  commands: readonly CartCommand[],
): Promise<PlanContext["guarantees"] | null> {
  const asked = commands.filter(
    (command) => command.type === "set-guarantee" && command.guaranteeSku !== null,
  );
  if (asked.length === 0) return new Map();
  const [all, settings] = await Promise.all([room.guarantees(), room.settings(cart.storeKey)]);
  if (!all || !settings) return null;
  const guarantees = new Map<string, GuaranteeOffer>();
  const locales = settings.isGuaranteeEnabled ? getCountry(cart.country).locales : [];
  for (const command of asked) {
    if (command.type !== "set-guarantee") continue;
    const guarantee = all.find(({ sku }) => sku === command.guaranteeSku);
    if (!guarantee || !isOnMarket(guarantee, locales)) continue;
    const product = await findProduct(room, cart, command);
    if (!product.ok) return null;
    if (!product.value || !isGuaranteeOffered(guarantee, product.value)) continue;
    const unitPrice = toGuaranteePrice(product.value.price, guarantee.ratePermyriad);
    guarantees.set(toGuaranteeKey(command), { sku: guarantee.sku, unitPrice });
  }
  return guarantees;
}

/** The product of the line; for a product added by the same update, as the platform sells it. */
async function findProduct(
  room: Room,
  cart: Cart,
  { parentSku }: GuaranteeCommand,
): Promise<Result<PricedProduct | null, unknown>> {
  const line = cart.lines.find((candidate) => isParent(candidate, parentSku));
  if (line?.relations) {
    const { sku, brand, relations, unitPrice } = line;
    return ok({ sku, brand, relations, price: unitPrice });
  }
  return room.carts.loadGuaranteedProduct(parentSku, cart);
}
