import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { bindings, newKey, rooms } from "./room-fixture";

type Address = CartAddress & { cartId: string };

export const startPayment = (
  address: Address,
  method: string,
  idempotencyKey = newKey(),
  agreedCents: number | null = null,
) =>
  rooms.startPayment(address, {
    method,
    agreedCents,
    returnUrl: "http://sk.localhost/payment/return",
    locale: "sk-SK",
    idempotencyKey,
  });

/** The provider's page is open: its session. */
export async function openProvidersPage(address: Address): Promise<string> {
  const started = await startPayment(address, "scheme");
  if (!started.ok || started.value.next !== "redirect") throw new Error("The card payment did not start");
  return started.value.sessionId;
}

/** A card payment whose shopper has pressed "pay" on the provider's page. */
export async function authorise(address: Address): Promise<string> {
  const sessionId = await openProvidersPage(address);
  provider.end(sessionId, "completed");
  return sessionId;
}

export const comeBack = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: "proof" });

/** The provider tells of a payment; `named`: with the session that it was made in. */
export const notify = (address: Address, sessionId: string, named = true) =>
  bindings.CartRoom.getByName(`cart:${address.cartId}`).finishPayment({
    from: "provider",
    sessionId: named ? sessionId : null,
    pspReference: `PSP-${sessionId}`,
    amount: { centAmount: 10_000, currency: "EUR" },
  });

/** All that the platform's payment records hold. */
export const listTransactions = () =>
  [...platform.payments.values()].flatMap((payment) =>
    payment.transactions.map((one) => {
      const { type, state } = one as { type: string; state: string };
      return `${type} ${state}`;
    }),
  );
