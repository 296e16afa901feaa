import { type Cart, isFreightCart, needsDelivery } from "../../../app/cart/model/cart";
import type { ShippingOffer } from "../../../app/catalogue/model/shipping-offer";
import type { AgentCall, UcpMessage } from "./agent-call";
import { listMissing } from "./plan-checkout-data";
import { toCartParts } from "./to-ucp-cart";
import { toEnvelope } from "./ucp-envelope";
import { listCartMessages } from "./ucp-messages";

/** Ids of the only method, its group and its destination: the shop sends a cart as a whole to one address. */
const deliveryId = "delivery";

type CheckoutSource = {
  readonly id: string;
  readonly offers: readonly ShippingOffer[];
  readonly refused: readonly UcpMessage[];
};

/**
 * Converts a cart to a checkout. It never becomes ready to be completed by an agent: a person always pays.
 * It names no buyer and no address, because the person may have entered them on the shop's pages.
 */
export function toUcpCheckout(cart: Cart, { id, offers, refused }: CheckoutSource, call: AgentCall) {
  const { translate } = call.scope;
  const open = [...refused, ...listCartMessages(cart, translate), ...listMissing(cart)];
  const isIncomplete = open.some(({ type }) => type === "error");
  const fulfillment = toFulfillment(cart, offers, call);
  return {
    ucp: { ...toEnvelope("dev.ucp.shopping.checkout", call), payment_handlers: {} },
    ...toCartParts(cart, id, call),
    status: isIncomplete ? "incomplete" : "requires_escalation",
    ...(fulfillment && { fulfillment }),
    messages: [...open, buyerPays],
  };
}

/** Tells the agent to hand over: the shop takes payments only on its own page. */
const buyerPays: UcpMessage = {
  type: "error",
  code: "buyer_review_required",
  content:
    "Hand the checkout over by continue_url: the buyer checks the order and pays on the shop's own page.",
  severity: "requires_buyer_review",
};

function toFulfillment(cart: Cart, offers: readonly ShippingOffer[], { active }: AgentCall) {
  if (!active.has("dev.ucp.shopping.fulfillment") || !needsDelivery(cart)) return null;
  const lineIds = cart.lines.map(({ id }) => id);
  const hasAddress = cart.shippingAddress !== null;
  return {
    methods: [
      {
        id: deliveryId,
        type: "shipping",
        line_item_ids: lineIds,
        ...(hasAddress && {
          destinations: [{ id: deliveryId, address_country: cart.country }],
          selected_destination_id: deliveryId,
        }),
        groups: [
          {
            id: deliveryId,
            line_item_ids: lineIds,
            options: listFitting(cart, offers).map((offer) => toOption(offer, cart)),
            selected_option_id: cart.shipping?.methodKey ?? null,
          },
        ],
      },
    ],
  };
}

/** Goods on a pallet cannot be sent as a parcel, and a parcel needs no pallet. */
function listFitting(cart: Cart, offers: readonly ShippingOffer[]): readonly ShippingOffer[] {
  const unfit = isFreightCart(cart) ? "parcel" : "freight";
  return offers.filter(({ key }) => key === cart.shipping?.methodKey || key !== unfit);
}

function toOption({ key, name, price, freeAbove, deliveryDays }: ShippingOffer, cart: Cart) {
  const goods = cart.subtotal.centAmount - cart.discount.centAmount;
  const isChosen = cart.shipping?.methodKey === key;
  const isFree = freeAbove !== null && goods >= freeAbove.centAmount;
  const amount = isChosen ? cart.shipping?.price.centAmount : isFree ? 0 : price.centAmount;
  return {
    id: key,
    title: name,
    totals: [{ type: "total", amount: amount ?? price.centAmount }],
    delivery_working_days: { min: deliveryDays.from, max: deliveryDays.to },
  };
}
