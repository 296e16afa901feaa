import { expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import { sampleCustomerOrder } from "../../../tests/support/sample-order";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { toGiftText } from "../../cart/ui/to-gift-text";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import { toAccountPaths } from "../model/order-paths";
import { toInvoiceView } from "./to-invoice-view";
import { toOrderPageView } from "./to-order-page-view";
import { toOrderStatusView } from "./to-order-status-view";

const translate = createTranslate("en-GB");
const giver = { id: "d", permyriad: null, name: { en: "A work light on us" }, amount: money(2899, "EUR") };
const gift = sampleLine({ id: "gift", kind: "gift", unitPrice: money(0, "EUR"), discounts: [giver] });
const code = { id: "c", code: "GIFTLIGHT", state: "MatchesCart", discountIds: ["d"] } as const;
const order = sampleCustomerOrder(
  { lines: [sampleLine(), gift], discountCodes: [code] },
  { invoice: { number: "R-1", date: "2026-11-24" } },
);
const i18n = {
  translate,
  prefix: "",
  timeZone: "Europe/Bratislava",
  frame: { navigation: [] } as never,
  documents: new Map([[order.lines[0]?.sku ?? "", { manual: "/manuals/a.pdf", sheet: null }]]),
  toPaths: (number: string) => toAccountPaths("", number),
  view: createCartViewContext(translate, {
    offers: [],
    maxLineQuantity: 1,
    lowStock: getCountry("SK").lowStock,
    timeZone: "Europe/Bratislava",
    now: order.createdAt,
  }),
  bank: null,
  code: null,
  eInvoiceNetwork: null,
  withdrawal: null,
  toTracking: () => null,
  formKey: "k",
  contactPage: null,
  seller: { lines: [], domain: "www.ironhall.sk", vatNumber: null },
};

it("marks a gift on the order page and on the invoice like the cart, with its code", () => {
  const label = toGiftText(gift, [code], translate);
  expect(label).toBe("Free gift with code GIFTLIGHT: A work light on us");
  const [, onPage] = toOrderPageView(order, i18n).lines.list;
  const [article, onInvoice] = toInvoiceView(order, i18n)?.rows ?? [];
  expect(onPage?.details).toContain(label);
  expect(onInvoice?.details).toContain(label);
  expect(article?.details.join()).not.toContain("GIFTLIGHT");
});

it("links an article's manual, and no document that it does not have", () => {
  const [article, onPage] = toOrderPageView(order, i18n).lines.list;
  expect(article?.documents).toEqual([{ text: "Operating manual (PDF)", href: "/manuals/a.pdf" }]);
  expect(onPage?.documents).toEqual([]);
});

it("links questions to the support form, and in a store without it to the page with phone and e-mail", () => {
  const readLast = (contactPage: string | null) =>
    toOrderPageView(order, { ...i18n, contactPage }).ways.at(-1)?.href;
  expect(readLast(null)).toBe("/support?reason=order&order=4749-2204-4257");
  expect(readLast("/company-information/")).toBe("/company-information/");
});

it("names the transfer that an order waits for, until the money arrives", () => {
  const readPayment = (state: "Pending" | "Paid", method = "bank_transfer") =>
    toOrderPageView(
      {
        ...order,
        paymentState: state,
        paymentMethod: method,
        payment: { method, state, action: null },
      },
      i18n,
    ).steps.find(({ label }) => label === "Payment")?.text;
  expect(readPayment("Pending")).toBe("Awaiting your bank transfer");
  expect(readPayment("Paid")).toBe("Paid");
  expect(readPayment("Pending", "paypal")).toBe("Payment pending");
});

it("shows one address where billing and delivery are the same, else both in full", () => {
  const city = (name: string) => ({ ...order.shippingAddress, city: name });
  const list = (shippingAddress: typeof order.shippingAddress) =>
    toOrderPageView({ ...order, shippingAddress }, i18n).addresses;
  expect(list(order.billingAddress).map(({ title }) => title)).toEqual(["Billing and delivery address"]);
  const [billing, delivery] = list(city("Nitra"));
  expect([billing?.title, delivery?.title]).toEqual(["Billing address", "Delivery address"]);
  expect(delivery?.lines.join()).toContain("Nitra");
});

it("tells a guest the postal code and the city of the delivery, and no more of the address", () => {
  const shown = toOrderStatusView(order, i18n);
  const { city, postalCode, streetName } = order.shippingAddress;
  const texts = JSON.stringify(shown);
  expect("order" in shown && shown.order.delivery.facts.at(-1)).toEqual({
    label: "Delivery to",
    value: `${postalCode} ${city}`,
  });
  expect(texts).not.toContain(streetName);
});
