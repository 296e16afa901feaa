import { expect, it, vi } from "vitest";
import { money } from "../../../foundation/money";
import type { TrackedCart } from "../../model/tag-events";
import type { TrackedItem } from "../../model/tracked-item";
import type { SessionState, TrackingEvent } from "../../model/tracking-events";
import { createDataLayerSink } from "./create-data-layer-sink";

const state: SessionState = { email: null, userId: null, cartId: "cart", locale: "de-AT" };
const toItem = (sku: string): TrackedItem => ({
  item_id: sku,
  item_name: `Name of ${sku}`,
  price: 60,
  currency: "EUR",
  quantity: 1,
  in_stock: true,
  shipping_type: "parcel",
  item_type: "product",
  language: "de",
  country: "AT",
});

function cartOf(quantities: Readonly<Record<string, number>>): TrackedCart {
  const lines = Object.entries(quantities).map(([sku, quantity]) => ({
    sku,
    name: `Line of ${sku}`,
    brand: "",
    quantity,
    listPrice: money(6000, "EUR"),
    total: money(6000 * quantity, "EUR"),
    isFreight: false,
    availableQuantity: null,
  }));
  const cents = lines.reduce((sum, { total }) => sum + total.centAmount, 0);
  return {
    lines,
    shipping: null,
    codFee: null,
    total: money(cents, "EUR"),
    taxPortions: cents > 0 ? [{ amount: money(cents / 6, "EUR") }] : [],
    coupon: "TEN",
    shippingTier: "parcel",
  };
}

function open({ carts = [] as readonly (TrackedCart | null)[] } = {}) {
  const pushed: object[] = [];
  const queue = [...carts];
  let path = "/";
  const sink = createDataLayerSink({
    push: (entry) => pushed.push(entry),
    fetchItems: async (skus) => skus.filter((sku) => sku.startsWith("EX")).map(toItem),
    readCart: async () => queue.shift() ?? null,
    readPurchase: async (orderId) => {
      if (orderId === "unreadable") throw new Error("no network");
      return orderId === "mine" ? { purchase: { transaction_id: "1" } as never, buyer: null } : null;
    },
    readPath: () => path,
    atRest: (act) => act(),
  });
  const report = (trackingEvent: TrackingEvent, at = path) => {
    path = at;
    sink.receive(trackingEvent, state);
  };
  /** Returns the pushed entries once all events are reported. */
  const settle = async () => {
    const ends = () => pushed.filter((entry) => nameOf(entry) === "sign_up").length;
    const before = ends();
    sink.receive({ kind: "account-asked" }, state);
    await vi.waitFor(() => expect(ends()).toBe(before + 1));
    return pushed.filter((entry) => nameOf(entry) !== "sign_up");
  };
  return { report, settle, countUnreadCarts: () => queue.length };
}

const nameOf = (entry: object) => ("event" in entry ? entry.event : "clear");

it("clears the e-commerce fields before each event that has some, and preserves the order of events", async () => {
  const { report, settle } = open();
  report({ kind: "page-seen", page: { name: "product", sku: "EX1" } });
  report({ kind: "page-seen", page: { name: "search", query: "saw", skus: [] } });
  report({ kind: "signed-in", userId: "7" });
  report({ kind: "newsletter-asked" });
  expect(await settle()).toEqual([
    { ecommerce: null },
    { event: "view_item", ecommerce: { currency: "EUR", value: 60, items: [toItem("EX1")] } },
    { event: "view_search_results", search_term: "saw" },
    { event: "login" },
    { event: "generate_lead", lead_source: "newsletter" },
  ]);
});

it("reports a click on a suggested product with the search's query id, object id and position", async () => {
  const { report, settle } = open();
  report({ kind: "suggestion-clicked", queryId: "q1", objectId: "p7", position: 2 });
  expect(await settle()).toEqual([
    {
      event: "clickedObjectIDsAfterSearch",
      eventName: "Quick search: product",
      index: "products_de-at",
      queryID: "q1",
      objectIDs: ["p7"],
      positions: [2],
    },
  ]);
});

it("reports a list with the position of each product, and the chosen one with its position", async () => {
  const { report, settle } = open();
  const list = { id: "saws", name: "Saws", skus: ["gone", "EX2", "EX3"] };
  report({ kind: "list-shown", list });
  report({ kind: "card-clicked", list, sku: "EX3", index: 2 });
  const names = { item_list_id: "saws", item_list_name: "Saws" };
  expect((await settle()).filter((entry) => "event" in entry)).toEqual([
    {
      event: "view_item_list",
      ecommerce: {
        ...names,
        items: [
          { ...toItem("EX2"), index: 1, ...names },
          { ...toItem("EX3"), index: 2, ...names },
        ],
      },
    },
    { event: "select_item", ecommerce: { ...names, items: [{ ...toItem("EX3"), index: 2, ...names }] } },
  ]);
});

it("reports products added to the cart and removed from it, at the cart's price and tax", async () => {
  const { report, settle } = open({ carts: [cartOf({ EX1: 3 }), cartOf({ EX1: 1 }), null] });
  const change = { kind: "cart-line", cartId: "cart", recommendationId: null, sku: "EX1" } as const;
  report({ ...change, action: "added", quantityDelta: 3 });
  await settle();
  report({ ...change, action: "changed", quantityDelta: -2 });
  await settle();
  report({ ...change, action: "removed", quantityDelta: -1 });
  const events = (await settle()).filter((entry) => "event" in entry);
  expect(events).toMatchObject([
    {
      event: "add_to_cart",
      ecommerce: {
        currency: "EUR",
        value: 180,
        tax: 30,
        items: [{ item_id: "EX1", price: 60, quantity: 3 }],
      },
    },
    { event: "remove_from_cart", ecommerce: { value: 120, tax: 20, items: [{ quantity: 2 }] } },
    { event: "remove_from_cart", ecommerce: { value: 60, tax: 10, items: [{ quantity: 1 }] } },
  ]);
});

it("reads the cart once for lines that were added together, and reports each separately", async () => {
  const carts = [cartOf({ EX1: 1 }), cartOf({ EX1: 1, EX2: 2, EX3: 3 }), null];
  const { report, settle, countUnreadCarts } = open({ carts });
  report({ kind: "page-seen", page: { name: "cart" } }, "/checkout/cart");
  await settle();
  const added = { kind: "cart-line", cartId: "cart", recommendationId: null, action: "added" } as const;
  report({ ...added, sku: "EX2", quantityDelta: 2 });
  report({ ...added, sku: "EX3", quantityDelta: 3 });
  const events = (await settle()).filter((entry) => "event" in entry);
  expect(countUnreadCarts()).toBe(1);
  expect(events.slice(1)).toMatchObject([
    { event: "add_to_cart", ecommerce: { value: 120, tax: 20, items: [{ item_id: "EX2", quantity: 2 }] } },
    { event: "add_to_cart", ecommerce: { value: 180, tax: 30, items: [{ item_id: "EX3", quantity: 3 }] } },
  ]);
});

it("reports the checkout steps with the cart, and nothing of an empty one", async () => {
  const { report, settle } = open({
    carts: [null, cartOf({ EX1: 1 }), cartOf({ EX1: 1 }), cartOf({ EX1: 1 })],
  });
  report({ kind: "page-seen", page: { name: "cart" } }, "/checkout/cart");
  report({ kind: "page-seen", page: { name: "cart" } }, "/nl/checkout/cart");
  report({ kind: "page-seen", page: { name: "checkout", step: "shipping" } }, "/checkout/addresses");
  report({ kind: "page-seen", page: { name: "checkout", step: "billing" } });
  report({ kind: "shipping-given" }, "/checkout/payment");
  report({ kind: "page-seen", page: { name: "checkout", step: "payment" } });
  report({ kind: "payment-given", method: "scheme" });
  const amounts = { currency: "EUR", value: 60, tax: 10 };
  const items = [{ ...toItem("EX1"), index: 0 }];
  expect((await settle()).filter((entry) => "event" in entry)).toEqual([
    { event: "view_cart", ecommerce: { ...amounts, items } },
    { event: "begin_checkout", ecommerce: { ...amounts, coupon: "TEN", items } },
    { event: "add_shipping_info", ecommerce: { ...amounts, coupon: "TEN", shipping_tier: "parcel", items } },
    { event: "add_payment_info", ecommerce: { ...amounts, coupon: "TEN", payment_type: "scheme", items } },
  ]);
});

it("reports the session's own purchase; one that is not reported, or cannot be read, blocks no other event", async () => {
  const { report, settle } = open();
  for (const orderId of ["unreadable", "foreign", "mine"]) report({ kind: "order-placed", orderId });
  report({ kind: "signed-in", userId: "7" });
  expect((await settle()).map(nameOf)).toEqual(["clear", "purchase", "login"]);
});

it("reports promotions and received support cases", async () => {
  const { report, settle } = open();
  const promotion = { kind: "promotion", id: "/sales?tags=may", name: "May", slot: "hero" } as const;
  report({ ...promotion, action: "shown" });
  report({ ...promotion, action: "clicked" });
  report({ kind: "support-case-sent" });
  const ecommerce = { promotion_id: "/sales?tags=may", promotion_name: "May", creative_slot: "hero" };
  expect(await settle()).toEqual([
    { ecommerce: null },
    { event: "view_promotion", ecommerce },
    { ecommerce: null },
    { event: "select_promotion", ecommerce },
    { event: "generate_lead", lead_source: "support" },
  ]);
});
