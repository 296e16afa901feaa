import { is } from "superstruct";
import {
  isSignedNotification,
  NotificationBody,
  type PaymentNotification,
  toPaymentNotice,
} from "../../../app/gateways/payment/payment-notification";
import { toRoomName } from "../cart-room-adapter/create-cart-room-adapter";
import { openRoom } from "../cart-room-adapter/open-room";
import { toPlainAnswer } from "../edit-headers";
import type { ShopContext } from "../shop-env";

/** The provider repeats a notification until it reads this. */
const accepted = "[accepted]";

/**
 * The provider's webhook. Each item is signed; a wrong signature gets a 401 and has no effect. The room of the cart in
 * the reference processes it; a repeat changes nothing. If the room could not finish, a 503 requests a repeat.
 */
export async function receivePaymentNotification(context: ShopContext): Promise<Response> {
  if (context.req.method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const body: unknown = await context.req.raw.json().catch(() => null);
  if (!is(body, NotificationBody)) return toPlainAnswer(400, "Not a payment notification");
  const items = body.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const { hmacKey, merchantAccount } = context.get("environment").payment;
  for (const item of items) {
    const isOurs =
      item.merchantAccountCode === merchantAccount && (await isSignedNotification(item, hmacKey));
    if (isOurs) continue;
    context.get("log").warn("payment-notification-refused", { eventCode: item.eventCode });
    return toPlainAnswer(401, "The signature is wrong");
  }
  const results = await Promise.all(items.map((item) => deliver(context, item)));
  return results.every(Boolean) ? toPlainAnswer(200, accepted) : toPlainAnswer(503, "Please repeat");
}

/** True if it need not be repeated. */
async function deliver(context: ShopContext, item: PaymentNotification): Promise<boolean> {
  const { eventCode, merchantReference } = item;
  const cartId = /^[\d-]{6,20}_([\w-]{1,64})$/.exec(merchantReference)?.[1];
  if (!cartId) {
    context.get("log").warn("payment-notification-of-no-cart", { eventCode });
    return true;
  }
  const notice = toPaymentNotice(item);
  if (!notice) return true;
  try {
    return await openRoom(context.env.CartRoom, toRoomName(cartId)).receiveNotification(notice);
  } catch {
    context.get("log").error("payment-notification-failed", { eventCode });
    return false;
  }
}
