import { err, ok, type Result } from "../../foundation/result";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { toKnownError } from "./cart-notice";

type Call = { readonly operation: string; readonly args: Readonly<Record<string, unknown>> };

type Reply = { readonly data?: CartAnswer; readonly error?: { readonly code: string } };

const retryDelayMs = 1000;
const unavailable: CartError = { code: "platform-unavailable" };

/**
 * Sends a command to the middleware. A cut connection is tried once more with the same key, so that it acts once whatever
 * became of the first try.
 */
export async function postCartCommand(command: CartCommand): Promise<Result<CartAnswer, CartError>> {
  const call = toCall(command);
  if (!call) return err(unavailable);
  const request: RequestInit = {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify([call.args]),
    // A page that is left must not take the request with it.
    keepalive: true,
  };
  try {
    return await send(call.operation, request);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return send(call.operation, request).catch(() => err(unavailable));
  }
}

async function send(operation: string, request: RequestInit): Promise<Result<CartAnswer, CartError>> {
  const answer = await fetch(`/new-ct/${operation}`, request);
  const reply: Reply = await answer.json();
  return reply.data ? ok(reply.data) : err(toKnownError(reply.error));
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
