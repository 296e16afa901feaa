import type { CartError } from "../../cart/model/cart-command";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import { parseAddressForm } from "../model/parse-address-form";

export type SaveAddressesError =
  | { readonly code: "invalid"; readonly fields: AddressFormErrors }
  | { readonly code: "cart"; readonly error: CartError };

/** Checks the form and keeps its addresses on the cart; the room sets the shipping method by the goods. */
export async function saveAddresses(
  access: CartAccess,
  values: AddressFormValues,
  idempotencyKey: string,
): Promise<Result<null, SaveAddressesError>> {
  const parsed = parseAddressForm(values, access.country.code);
  if (!parsed.ok) return err({ code: "invalid", fields: parsed.error });
  const answer = await executeCartCommand(access, { type: "set-addresses", ...parsed.value }, idempotencyKey);
  return answer.ok ? ok(null) : err({ code: "cart", error: answer.error });
}
