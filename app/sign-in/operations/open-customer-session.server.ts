import type { CartError } from "../../cart/model/cart-command";
import { toCartAddress } from "../../cart/operations/cart-access.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { GuestSession, SignedIn } from "../../gateways/commerce/customers/customers-gateway";
import {
  type AccountAccess,
  type AccountError,
  type EnteredAccount,
  enterAccount,
} from "./enter-account.server";

/**
 * Signs a customer in without a password, after an external proof that the caller has checked.
 * The proof is a sign-in provider's or a passkey's. Opens the record of the sign-in, and joins the guest's cart, orders
 * and payments like a sign-in with a password on the platform. `rejected`: the account was deleted. A repeat does
 * nothing more.
 */
export function openCustomerSession(
  access: AccountAccess,
  customerId: string,
): Promise<Result<EnteredAccount, AccountError>> {
  return enterAccount(access, (guest) => enterWithoutPassword(access, customerId, guest));
}

async function enterWithoutPassword(
  access: AccountAccess,
  customerId: string,
  guest: GuestSession | null,
): Promise<Result<SignedIn, GatewayError>> {
  const found = await access.customers.load(customerId);
  if (!found.ok) return found;
  if (!found.value) return err(toRefusal("AccountNotFound"));
  const session = await access.session.require();
  if (guest) {
    const claimed = await access.customers.claimSession(customerId, guest.sessionId);
    if (!claimed.ok) return claimed;
  }
  const address = { ...toCartAddress(access, session), customerId: null, cartId: guest?.cartId ?? null };
  const given = await access.cartRoom.giveCart(address, found.value);
  return given.ok ? ok({ customer: found.value, cartId: given.value }) : err(toGatewayError(given.error));
}

function toRefusal(code: string): GatewayError {
  return { system: "commerce", kind: "rejected", retryable: false, message: "Nobody was signed in", code };
}

function toGatewayError({ code }: CartError): GatewayError {
  if (code === "changed-elsewhere") return toRefusal("ConcurrentModification");
  return {
    system: "commerce",
    kind: "unavailable",
    retryable: true,
    message: `The carts were not joined: ${code}`,
  };
}
