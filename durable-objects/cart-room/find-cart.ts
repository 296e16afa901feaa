import type { CartError } from "../../app/cart/model/cart-command";
import type { CountryCode } from "../../app/countries/model/country";
import { getCountry } from "../../app/countries/model/country-table";
import { err, ok, type Result } from "../../app/foundation/result";
import type { Room } from "./room";

type CustomersCart = { readonly customerId: string; readonly country: CountryCode };

/** The id of the active cart that a customer has in a country's shop, whoever made it; null: none. */
export async function findCart(
  room: Room,
  { customerId, country }: CustomersCart,
): Promise<Result<string | null, CartError>> {
  const found = await room.carts.findActive(customerId, getCountry(country).storeKey);
  if (found.ok) return ok(found.value?.id ?? null);
  room.log("cart-search-failed", { kind: found.error.kind, code: found.error.code ?? "" });
  return err({ code: "platform-unavailable" });
}
