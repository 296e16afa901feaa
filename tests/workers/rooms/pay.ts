import type { CartAddress, PaymentChoice } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PaymentNotice } from "../../../app/gateways/payment/payment-notification";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { bindings, newKey, rooms } from "./room-fixture";

type Address = CartAddress & { cartId: string };

type PayOptions = Partial<PaymentChoice> & { readonly method: string };

/** Presses the order button, with a method's additional input. */
export const pay = (address: Address, choice: PayOptions) =>
  rooms.startPayment(address, {
    agreedCents: null,
    returnUrl: "http://sk.localhost/payment/return",
    locale: "sk-SK",
    idempotencyKey: newKey(),
    ...choice,
  });

export const startPayment = (
  address: Address,
  method: string,
  idempotencyKey = newKey(),
  agreedCents: number | null = null,
) => pay(address, { method, idempotencyKey, agreedCents });

/** Opens the provider's page; returns its session. */
export async function openProvidersPage(address: Address): Promise<string> {
  return (await openPage(address, "scheme")).sessionId;
}

/** Redirects the shopper to a page of the provider. */
export async function openPage(address: Address, method: string) {
  const started = await startPayment(address, method);
  if (!started.ok || started.value.next !== "redirect") throw new Error("The payment did not start");
  return started.value;
}

/** Starts a card payment whose shopper has pressed "pay" on the provider's page. */
export async function authorise(address: Address): Promise<string> {
  const sessionId = await openProvidersPage(address);
  provider.end(sessionId, "completed");
  return sessionId;
}

export const comeBack = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: "proof" });

/** Returns from a page other than the provider's hosted one. */
export const comeBackFromRedirect = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: null, redirectResult: sessionId });

/** The provider sends a notification about a payment of the cart. */
export const tell = (address: Address, notice: Partial<PaymentNotice>) =>
  bindings.CartRoom.getByName(`cart:${address.cartId}`).receiveNotification({
    event: "AUTHORISATION",
    isSuccess: true,
    pspReference: "PSP-unknown",
    originalReference: "",
    attemptId: null,
    amount: { centAmount: 10_000, currency: "EUR" },
    reference: toReference(address),
    method: null,
    modification: null,
    reason: "",
    ...notice,
  });

/** The provider notifies of an authorised payment; `named`: with its attempt. */
export const notify = (address: Address, sessionId: string, named = true) =>
  bindings.CartRoom.getByName(`cart:${address.cartId}`).finishPayment({
    from: "provider",
    sessionId: named ? sessionId : null,
    pspReference: `PSP-${sessionId}`,
    amount: { centAmount: 10_000, currency: "EUR" },
    reference: toReference(address),
  });

const toReference = ({ cartId }: Address) => `${toOrderNumber(cartId)}_${cartId}`;

/** Lists the transactions of all platform payments. */
export const listTransactions = () =>
  [...platform.payments.values()].flatMap((payment) =>
    payment.transactions.map((one) => {
      const { type, state } = one as { type: string; state: string };
      return `${type} ${state}`;
    }),
  );

/** Lists the shop's fields on the platform's payments. */
export const listFields = () =>
  [...platform.payments.values()].map(({ fields }) => Object.fromEntries(fields));
