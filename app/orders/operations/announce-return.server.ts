import type { RouterContextProvider } from "react-router";
import { chooseText } from "../../cart/model/cart";
import { addWorkingDays } from "../../catalogue/model/add-working-days";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import type { ReturnForm } from "../model/order-returns";

type Context = Readonly<RouterContextProvider>;

/**
 * Announces a return of a proven order, books its carrier and mails it.
 * The return is stored first: without a carrier, or when it fails, the team sends the label or the date.
 *
 * @returns `changed` when the order has another version than the form, for example after the same form
 */
export async function announceReturn(
  context: Context,
  order: CustomerOrder,
  form: ReturnForm,
): Promise<"announced" | "changed" | "failed"> {
  const { gateways, log } = context.get(requestContext);
  const { id, orderNumber } = order;
  const { items, reason, way, version } = form;
  const comment = `${reason}; ${way}`;
  const announced = await gateways.orders.announceReturn(
    { id, version },
    items.map((item) => ({ ...item, comment })),
  );
  if (!announced.ok) return "failed";
  if (announced.value === "changed") return "changed";
  log.info("return.announced", { orderNumber });
  await bookCarrier(context, order, form, announced.value);
  const mailed = await gateways.mails.queueReturnAnnounced({ id, version });
  if (!mailed.ok) log.error("return.mail_failed", { orderNumber, kind: mailed.error.kind });
  return "announced";
}

async function bookCarrier(
  context: Context,
  order: CustomerOrder,
  form: ReturnForm,
  items: readonly string[],
): Promise<void> {
  const { gateways, log } = context.get(requestContext);
  if (!gateways.carrier) return;
  const { orderNumber } = order;
  const { way } = form;
  const key = `return:${items[0] ?? order.id}`;
  const parcel = toParcel(context, order, form);
  const booked =
    way === "label"
      ? await gateways.carrier.createLabel(key, parcel)
      : await gateways.carrier.requestPickUp(key, parcel, toEarliestDay(context));
  if (!booked.ok) {
    const { kind, code } = booked.error;
    return log.error("return.booking_failed", { orderNumber, way, kind, ...(code && { code }) });
  }
  const stored = await gateways.orders.addReturnShipment(order.id, { ...booked.value, items });
  if (stored.ok) return;
  const { trackingNumber } = booked.value;
  log.error("return.booking_not_stored", { orderNumber, way, trackingNumber, kind: stored.error.kind });
}

function toParcel(
  context: Context,
  { orderNumber, shippingAddress, lines }: CustomerOrder,
  form: ReturnForm,
) {
  const { language } = context.get(requestContext).translate;
  return {
    reference: orderNumber,
    sender: shippingAddress,
    contents: form.items.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [{ name: chooseText(line.name, language), quantity }] : [];
    }),
    language,
  };
}

/** The next working day at the customer's. */
function toEarliestDay(context: Context): string {
  const { now, country } = context.get(requestContext);
  return addWorkingDays(now, 1, country.timeZone).toISOString().slice(0, 10);
}
