import { describe, expect, it } from "vitest";
import { sampleAddress, sampleLine } from "../../tests/support/sample-cart";
import { sampleOrder } from "../../tests/support/sample-order";
import { getCountry } from "../countries/model/country-table";
import { money } from "../foundation/money";
import { createTranslate } from "../i18n/create-translate";
import { listDuties } from "../law/model/duties";
import type { Order } from "../orders/model/order";
import { composeOrderConfirmation } from "./compose-order-confirmation";
import { type OrderMail, toOrderMail } from "./order-mail";
import { toMailText } from "./to-mail-text";

const order = sampleOrder(
  { lines: [sampleLine({ sku: "EX10150003", picture: "/pictures/saw-front.svg" })] },
  {
    orderNumber: "1-SK",
    paymentState: "Pending",
    paymentMethod: "bank_transfer",
    payment: { method: "bank_transfer", state: "Pending", action: null },
  },
);
const offer = {
  key: "parcel",
  name: "Parcel",
  price: money(0, "EUR"),
  freeAbove: null,
  deliveryDays: { from: 2, to: 4 },
};
const translate = createTranslate("en-GB");
const documents = new Map([["EX10150003", { manual: "/manuals/saw.en.pdf", sheet: null }]]);

function compose(change: Partial<Order>, country: "GB" | "IE" = "GB", bank: OrderMail["bank"] = null) {
  const pages = { terms: null, withdrawal: null };
  const context = {
    country: getCountry(country),
    locale: "en-GB",
    translate,
    duties: listDuties(getCountry(country), "2026-11-30"),
    origin: "https://x.example",
    pages,
    orderToken: "sealed",
  } as const;
  return composeOrderConfirmation(
    toOrderMail(context, { order: { ...order, ...change }, bank, documents, offers: [offer] }),
  );
}

const voucher = {
  type: "voucher",
  method: "multibanco",
  reference: "123 456 789",
  entity: "11249",
  expiresAt: "2026-11-27T10:00:00.000Z",
  merchantReference: "1-SK_1",
  amount: money(10000, "EUR"),
} as const;

describe("the confirmation of an order", () => {
  it.each([
    ["a transfer", { method: "bank_transfer", state: "Pending", action: null }],
    ["a Multibanco voucher", { method: "multibanco", state: "Pending", action: voucher }],
  ] as const)("that waits for %s promises no delivery date before its payment", (_, payment) => {
    const text = toMailText(compose({ payment, paymentMethod: payment.method }));
    expect(text).not.toContain(`${translate("mail.deliveryUntil")}:`);
    expect(text).toContain("If the payment arrives today, your goods are expected by");
  });

  it("that is paid contains the delivery date", () => {
    const payment = { method: "scheme", state: "Paid", action: null } as const;
    const text = toMailText(compose({ payment, paymentState: "Paid", paymentMethod: "scheme" }));
    expect(text).toContain(`${translate("mail.deliveryUntil")}:`);
    expect(text).not.toContain("If the payment arrives today");
  });

  it("links a consumer to the withdrawal of this order, and a company to none", () => {
    const link = "/withdrawal?order=1-SK&token=sealed";
    const ofCompany = { billingAddress: { ...sampleAddress, customerType: "business" } } as const;
    expect(toMailText(compose({}, "IE"))).toContain(link);
    expect(toMailText(compose(ofCompany, "IE"))).not.toContain("/withdrawal");
    expect(toMailText(compose({}, "GB"))).not.toContain("/withdrawal");
  });

  it("of a transfer in euro shows its code; its one button opens the order without sign-in", () => {
    const bank = {
      bic: "IRHLDEB1XXX",
      iban: "DE29999999990001234508",
      accountOwner: "Ironhall",
      institute: "B",
    };
    const readCode = (change: Partial<Order>) =>
      compose(change, "IE", bank).blocks.flatMap((block) => (block.type === "box" ? [block.code] : []));
    expect(readCode({})).toEqual([expect.objectContaining({ picture: "cid:transfer-code" })]);
    expect(readCode({ total: money(10000, "GBP") })).toEqual([null]);
    const buttons = compose({}).blocks.filter(({ type }) => type === "button");
    expect(buttons.filter((block) => block.type === "button" && block.look === "primary")).toEqual([
      expect.objectContaining({
        link: { text: "View order", href: "https://x.example/order-status?order=1-SK&token=sealed" },
      }),
    ]);
  });

  it("links each article and its manual", () => {
    const [line] = compose({}).blocks.flatMap((block) => (block.type === "lines" ? block.lines : []));
    expect(line?.href).toMatch(/^https:\/\/x\.example\/.+\/$/);
    expect(line?.documents.map(({ href }) => href)).toEqual(["https://x.example/manuals/saw.en.pdf"]);
    expect(toMailText(compose({}))).toContain("https://x.example/manuals/saw.en.pdf");
  });

  it("shows article numbers in eight digits, and pictures that mail programs support", () => {
    const document = compose({});
    expect(toMailText(document)).toContain("10150003");
    expect(toMailText(document)).not.toContain("EX10150003");
    const lines = document.blocks.flatMap((block) => (block.type === "lines" ? block.lines : []));
    expect(lines.map(({ picture }) => picture)).toEqual(["https://x.example/pictures/saw-front.jpg"]);
  });
});
