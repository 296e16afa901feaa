import type { CartAddress, PaymentWish } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { PaymentNotice } from "../../../app/gateways/payment/payment-notification";
import { toOrderNumber } from "../../../app/orders/model/order-number";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";
import { bindings, newKey, rooms } from "./room-fixture";

type Address = CartAddress & { cartId: string };

type Wish = Partial<PaymentWish> & { readonly method: string };

/** The order button, with what a method asks for besides. */
export const pay = (address: Address, wish: Wish) =>
  rooms.startPayment(address, {
    agreedCents: null,
    returnUrl: "http://sk.localhost/payment/return",
    locale: "sk-SK",
    idempotencyKey: newKey(),
    ...wish,
  });

export const startPayment = (
  address: Address,
  method: string,
  idempotencyKey = newKey(),
  agreedCents: number | null = null,
) => pay(address, { method, idempotencyKey, agreedCents });

/** The provider's page is open: its session. */
export async function openProvidersPage(address: Address): Promise<string> {
  return (await openPage(address, "scheme")).sessionId;
}

/** The shopper is sent to a page of the provider. */
export async function openPage(address: Address, method: string) {
  const started = await startPayment(address, method);
  if (!started.ok || started.value.next !== "redirect") throw new Error("The payment did not start");
  return started.value;
}

/** A card payment whose shopper has pressed "pay" on the provider's page. */
export async function authorise(address: Address): Promise<string> {
  const sessionId = await openProvidersPage(address);
  provider.end(sessionId, "completed");
  return sessionId;
}

export const comeBack = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: "proof" });

/** Back from a page that is not the provider's hosted one. */
export const comeBackFromRedirect = (address: Address, sessionId: string) =>
  rooms.finishPayment(address, { sessionId, sessionResult: null, redirectResult: sessionId });

/** The provider tells something of a payment of the cart. */
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

/** The provider tells of an authorised payment; `named`: with the attempt that it was made in. */
export const notify = (address: Address, sessionId: string, named = true) =>
  bindings.CartRoom.getByName(`cart:${address.cartId}`).finishPayment({
    from: "provider",
    sessionId: named ? sessionId : null,
    pspReference: `PSP-${sessionId}`,
    amount: { centAmount: 10_000, currency: "EUR" },
    reference: toReference(address),
  });

const toReference = ({ cartId }: Address) => `${toOrderNumber(cartId)}_${cartId}`;

/** All that the platform's payment records hold. */
export const listTransactions = () =>
  [...platform.payments.values()].flatMap((payment) =>
    payment.transactions.map((one) => {
      const { type, state } = one as { type: string; state: string };
      return `${type} ${state}`;
    }),
  );

/** What the shop noted on the platform's payment records. */
export const listFields = () =>
  [...platform.payments.values()].map(({ fields }) => Object.fromEntries(fields));
