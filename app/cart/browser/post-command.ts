import { err, ok, type Result } from "../../foundation/result";
import { isCart } from "../model/cart";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import type { CartIntent } from "../model/cart-intent";
import { toKnownError } from "./cart-notice";

type Call = { readonly operation: string; readonly args: Readonly<Record<string, unknown>> };

type Reply =
  | { readonly answer: CartAnswer }
  | { readonly error: { readonly [name: string]: unknown } | null };

/** `offline`: the browser has no network, so the request was not sent or its response was lost. */
export type SendError = CartError | { readonly code: "offline" };

const retryDelayMs = 1000;
/** Another tab has just signed in: its cookie arrives shortly. */
const maxRenewals = 3;
/** The room's own attempts end well before. */
const timeLimitMs = 30_000;
const offline = { code: "offline" } as const;
const unavailable: CartError = { code: "platform-unavailable" };

/**
 * Sends a command to the middleware.
 * Retries a cut connection once under the same key, so that the command acts once in any case.
 */
export async function postCommand({ command, key }: CartIntent): Promise<Result<CartAnswer, SendError>> {
  const call = toCall(command);
  if (!call) return err(unavailable);
  const request: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify([call.args]),
    // The request must survive the end of the page.
    keepalive: true,
  };
  if (!navigator.onLine) return err(offline);
  try {
    return await send(call.operation, request);
  } catch {
    if (!navigator.onLine) return err(offline);
    await pause();
    return send(call.operation, request).catch(() => err(navigator.onLine ? unavailable : offline));
  }
}

async function send(
  operation: string,
  request: RequestInit,
  renewals = 0,
): Promise<Result<CartAnswer, CartError>> {
  const answer = await fetch(`/new-ct/${operation}`, {
    ...request,
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const reply = parseReply(await answer.json());
  if ("answer" in reply) return ok(reply.answer);
  const isRenewed = reply.error?.session === "renewed";
  if (!isRenewed || renewals === maxRenewals) return err(toKnownError(reply.error));
  await pause();
  return send(operation, request, renewals + 1);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, retryDelayMs));
}

function toCall(command: CartCommand): Call | null {
  switch (command.type) {
    case "add-line":
      return { operation: "addToCart", args: { sku: command.sku, quantity: command.quantity } };
    case "set-quantity":
      return {
        operation: "updateCartQuantity",
        args: { lineItemId: command.lineId, quantity: command.quantity },
      };
    case "set-guarantee":
      return { operation: "updateCart", args: { actions: [command] } };
    case "remove-line":
      return { operation: "removeFromCart", args: { lineItemId: command.lineId } };
    case "apply-coupon":
      return { operation: "applyCartCoupon", args: { code: command.code } };
    case "remove-coupon":
      return { operation: "removeCartCoupon", args: { code: command.code } };
    default:
      return null;
  }
}

/** Parses `{"data": <answer>}` or `{"error": {"code", …}}`; anything else is an error without a code. */
function parseReply(reply: { readonly data?: unknown; readonly error?: unknown } | null): Reply {
  if (isAnswer(reply?.data)) return { answer: reply.data };
  const error = reply?.error;
  if (typeof error !== "object" || error === null) return { error: null };
  return { error: { ...error } };
}

function isAnswer(value: unknown): value is CartAnswer {
  if (typeof value !== "object" || value === null) return false;
  const { cart, clampedTo }: { [Key in keyof CartAnswer]?: unknown } = value;
  return isCart(cart) && (clampedTo === undefined || typeof clampedTo === "number");
}
