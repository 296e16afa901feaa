import type { Cart } from "../../../app/cart/model/cart";
import { reserveLines } from "../../../app/cart/model/reserve-lines";
import type { PaymentMethodId } from "../../../app/checkout/model/payment-method";
import type { Country } from "../../../app/countries/model/country";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PaymentChoice, PaymentStart } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { Room } from "../room";
import { applyOutcome, endAttempt, findKnownResult } from "./finish-payment";
import { directAttemptPrefix, type PaymentAttempt } from "./payment-attempts";
import { requireOrderNumber } from "./placed-order";
import { toRecordKey } from "./recover-attempt";
import { planPayment, updateForOrder } from "./update-for-order";

type Start = Promise<Result<PaymentStart, PlaceOrderError>>;

/**
 * Opens a payment session at the provider for the cart's amount, and returns its page's URL.
 * Saves the session before it returns the URL.
 */
export async function startHostedPayment(room: Room, cart: Cart, request: ProviderRequest): Start {
  const session = await room.provider.startSession({
    method: request.method,
    reference: toReference(room),
    cart,
    country: request.country.code,
    locale: request.locale,
    returnUrl: request.returnUrl,
    shopperIp: request.shopperIp ?? null,
    idempotencyKey: `${cart.id}-${request.idempotencyKey}-${cart.total.centAmount}`,
  });
  if (!session.ok) return err(toPaymentError(room, session.error));
  const { id, url } = session.value;
  const known = room.attempts.find(id);
  if (known) return ok({ next: "redirect", url: known.url, sessionId: id });
  const opened = await openAttempt(room, cart, request, session.value);
  return opened.ok ? ok({ next: "redirect", url, sessionId: id }) : opened;
}

/**
 * Starts a payment at the provider, which results in a page, a voucher, or an immediate decision.
 * Saves the attempt first, under an id derived from the submission: a repeat sends the same request and gets the
 * same response.
 */
export async function startDirectPayment(room: Room, cart: Cart, request: ProviderRequest): Start {
  const id = await toAttemptId(cart, request);
  const known = room.attempts.find(id);
  if (known && known.url !== "") return ok({ next: "redirect", url: known.url, sessionId: id });
  const result = known && (await findKnownResult(room, known, { from: "shopper" }));
  if (result) return toStart(result);
  const opened = known ? ok(known) : await openAttempt(room, cart, request, { id, url: "" });
  return opened.ok ? askProvider(room, cart, request, opened.value) : opened;
}

async function askProvider(room: Room, cart: Cart, request: ProviderRequest, attempt: PaymentAttempt): Start {
  const { sessionId: attemptId, reference } = attempt;
  const answer = await room.provider.startPayment({
    method: request.method,
    reference,
    cart,
    country: request.country.code,
    locale: request.locale,
    returnUrl: toReturnUrl(request.returnUrl, attemptId),
    shopperIp: request.shopperIp ?? null,
    idempotencyKey: attemptId,
    attemptId,
    walletToken: request.wallet?.token ?? null,
    birthDate: request.birthDate ?? null,
  });
  if (answer.ok && answer.value.status === "redirect") {
    const { url } = answer.value;
    room.attempts.change(attempt, { url });
    return ok({ next: "redirect", url, sessionId: attemptId });
  }
  if (answer.ok) return toStart(await applyOutcome(room, attempt, answer.value));
  const { error } = answer;
  const failure = toPaymentError(room, error);
  // The outcome is unknown: a repeat of the submission requests it, and the provider's notification reports it too.
  if (error.retryable) return err({ code: "platform-unavailable" });
  await endAttempt(room, attempt, "payment-error", `${error.code ?? error.kind}: ${error.message}`);
  return err(failure);
}

/** The shopper returns with the attempt's own id, as the provider appends none. */
function toReturnUrl(returnUrl: string, attemptId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("attempt", attemptId);
  return url.href;
}

/** At most 64 characters, the provider's limit for idempotency keys. */
async function toAttemptId(cart: Cart, request: ProviderRequest): Promise<string> {
  const text = `${cart.id} ${request.idempotencyKey} ${cart.total.centAmount} ${request.method}`;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const hex = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${directAttemptPrefix}${hex}`;
}

function toStart(answer: Result<Order, PlaceOrderError>): Result<PaymentStart, PlaceOrderError> {
  return answer.ok ? ok({ next: "thank-you", order: answer.value }) : answer;
}

type ProviderRequest = PaymentChoice & {
  readonly method: PaymentMethodId;
  readonly sessionId: string;
  readonly country: Country;
};

/**
 * Saves a payment attempt with its payment record and cart, before the provider authorises it.
 * The room can then assign any authorisation. `id`: the provider's session, or an id of the shop.
 */
async function openAttempt(
  room: Room,
  cart: Cart,
  request: ProviderRequest,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<Result<PaymentAttempt, PlaceOrderError>> {
  const record = await room.records.create({
    key: toRecordKey(cart.id, id),
    amount: cart.total,
    method: request.method,
    paymentInterface: "adyen",
    interfaceId: id,
    attemptId: id,
    sessionId: request.sessionId,
    firstTransaction: "Authorization",
  });
  if (!record.ok) return err({ code: "platform-unavailable" });
  const changes = [...planPayment(cart, record.value.id), ...reserveLines(cart)];
  const attached = await updateForOrder(room, cart, changes);
  if (!attached.ok) return attached;
  return ok(
    room.attempts.save({
      sessionId: id,
      recordId: record.value.id,
      amount: cart.total,
      method: request.method,
      reference: toReference(room),
      url,
      state: "started",
      pspReference: null,
      startedAt: room.now(),
      failure: null,
    }),
  );
}

/** The payment's reference at the provider. */
function toReference(room: Room): string {
  return `${requireOrderNumber(room)}_${room.cartId}`;
}

/** The provider refused to start, so nothing is charged. */
function toPaymentError(room: Room, { kind, code = "" }: GatewayError): PlaceOrderError {
  room.log("payment-start-failed", { kind, code });
  const errorKind = code === "422" ? "unprocessable-entity" : "payment-error";
  return { code: "payment", kind: errorKind, charged: false };
}
