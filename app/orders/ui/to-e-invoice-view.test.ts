import { describe, expect, it } from "vitest";
import { invoiceCases, sampleInvoicedOrder } from "../../../tests/support/sample-invoice-orders";
import { createTranslate } from "../../i18n/create-translate";
import type { CustomerOrder } from "../model/customer-order";
import { parseEInvoiceDelivery } from "../model/e-invoice-delivery";
import { toAccountPaths } from "../model/order-paths";
import { toEInvoiceParts } from "./to-e-invoice-view";

const translate = createTranslate("en-GB");
const paths = toAccountPaths("", "1");

function toParts(change: Partial<CustomerOrder> = {}, eInvoiceNetwork: "Peppol" | null = "Peppol") {
  const order = sampleInvoicedOrder({ ...invoiceCases.discount, change });
  return toEInvoiceParts(order, { translate, timeZone: "Europe/Brussels", eInvoiceNetwork }, paths);
}

const toState = (change: Partial<CustomerOrder> = {}) => toParts(change).facts.map(({ value }) => value);
const at = "2026-11-24T10:00:00.000Z";
const company = sampleInvoicedOrder(invoiceCases.discount).billingAddress;

describe("what an order's page says of its electronic invoice", () => {
  it("links the file for a company, and explains the PDF", () => {
    const { links, note } = toParts();
    expect(links).toEqual([
      { text: "Download e-invoice (XML)", href: "/my-account/order-history/1/invoice/xml" },
    ]);
    expect(note).toContain("EN 16931");
  });

  it("is nothing for a private person, and without the order's VAT", () => {
    const nothing = { facts: [], note: null, links: [] };
    expect(toParts({ billingAddress: { ...company, customerType: "private" } })).toEqual(nothing);
    expect(toParts({ taxPortions: [] })).toEqual(nothing);
  });

  it("states the delivery: expected, accepted, failed", () => {
    expect(toState()).toEqual(["is being sent over Peppol"]);
    expect(toState({ eInvoiceDelivery: { network: "Peppol", state: "accepted", at } })).toEqual([
      "accepted by Peppol on 24\u00a0November 2026",
    ]);
    expect(toState({ eInvoiceDelivery: { network: "KSeF", state: "failed", at } })).toEqual([
      "KSeF did not accept it. Please use the files on this page.",
    ]);
  });

  it("states no delivery without a network, a VAT number, or an address in the shop's country", () => {
    expect(toParts({}, null).facts).toEqual([]);
    const { vatNumber: _, ...unnumbered } = company;
    expect(toState({ billingAddress: unnumbered })).toEqual([]);
    expect(toState({ billingAddress: { ...company, country: "FR" } })).toEqual([]);
  });
});

it("ignores a record of a delivery that it cannot read", () => {
  for (const text of [null, "", "{", '{"network":"Fax","state":"accepted","at":"x"}'])
    expect(parseEInvoiceDelivery(text)).toBeNull();
  const delivery = { network: "KSeF", state: "failed", at, reason: "422 routing" };
  expect(parseEInvoiceDelivery(JSON.stringify(delivery))).toEqual(delivery);
});
