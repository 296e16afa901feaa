import type { CartCommand } from "../../../app/cart/model/cart-command";
import { planFirstLines } from "../../../app/cart/model/plan-update";
import type { CountryCode } from "../../../app/countries/model/country";
import type { FirstLines } from "../../../app/gateways/commerce/carts/carts-gateway";
import type { Room } from "../room";
import { toScope } from "./command-responses";
import { toFirstMark } from "./first-mark";
import { loadSellable } from "./load-sellable";

/** The command for which a session's cart is created, with its idempotency key and full body. */
export type FirstCommand = { readonly command: CartCommand; readonly key: string; readonly body: unknown };

/**
 * Plans the lines with which a guest's first cart is created, so that the platform is called once for both.
 * The cart's mark names the command: the next read of the cart settles it (`OpenBatches`), also after a lost response or
 * a restart.
 *
 * @returns null if the cart must exist before the command
 */
export async function planFirst(
  room: Room,
  { sessionId, country }: { readonly sessionId: string; readonly country: CountryCode },
  { command, key, body }: FirstCommand,
): Promise<FirstLines | null> {
  const skus = listSkus(command);
  const { storeKey, locales } = room.country(country);
  const [sellable, settings] = await Promise.all([
    loadSellable(room, skus, locales),
    room.settings(storeKey),
  ]);
  if (!sellable || !settings || sellable.isUnknown) return null;
  const lines = planFirstLines(command, { ...sellable, limits: settings.limits });
  if (!lines) return null;
  return { lines, mark: toFirstMark(await toScope({ sessionId }, key, "execute", body)) };
}

function listSkus(command: CartCommand): readonly string[] {
  if (command.type === "add-line") return [command.sku];
  return command.type === "add-lines" ? [...new Set(command.lines.map(({ sku }) => sku))] : [];
}
