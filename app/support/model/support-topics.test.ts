import { describe, expect, it } from "vitest";
import {
  findTopic,
  listGroups,
  listReasons,
  listSubreasons,
  listTopicFields,
  type TopicField,
} from "./support-topics";

const [P, O, PO] = [
  ["productNumber"],
  ["orderNumber"],
  ["productNumber", "orderNumber", "invoiceNumber"],
] as const;

/** Every question with its fields, reason by reason. */
const table: readonly (readonly [reason: string, subreason: string, fields: readonly TopicField[]])[] = [
  ["consulting", "product-question", P],
  ["consulting", "product-availability", P],
  ["consulting", "product-warranty", P],
  ["consulting", "delivery-information", P],
  ["consulting", "factory-seconds", P],
  ["payment", "payment-methods", P],
  ["payment", "payment-issues", P],
  ["payment", "double-payment", O],
  ["payment", "payment-proof", O],
  ["payment", "payment-status", O],
  ["payment", "refund", []],
  ["sales", "discount-request", ["productNumber", "quantity", "phoneNumber", "vatId"]],
  ["sales", "proforma-invoice", P],
  ["sales", "spare-parts", P],
  ["sales", "discount-code-missing", []],
  ["order", "order-status", P],
  ["order", "change-order", PO],
  ["order", "cancel-order", PO],
  ["order", "missing-order-confirmation", []],
  ["shipment", "shipment-status", P],
  ["shipment", "missing-tracking", PO],
  ["shipment", "delayed-shipment", PO],
  ["shipment", "lost-shipment", PO],
  ["shipment", "incomplete-shipment", PO],
  ["shipment", "change-delivery-date", ["orderNumber", "invoiceNumber"]],
  ["shipment", "change-delivery-address", ["orderNumber", "invoiceNumber"]],
  ["invoice", "invoice-request", O],
  ["invoice", "net-invoice", ["orderNumber", "invoiceNumber"]],
  ["invoice", "invoice-change", ["orderNumber", "invoiceNumber"]],
  ["invoice", "invoice-challenge", PO],
  ["product-claim", "malfunction", PO],
  ["product-claim", "incomplete-product", PO],
  ["product-claim", "transit-damage", PO],
  ["product-claim", "missing-manual", PO],
  ["product-claim", "missing-language-manual", P],
  ["product-claim", "wrong-product", PO],
  ["product-claim", "repair-status", PO],
  ["returns", "return-request", PO],
  ["returns", "return-status", PO],
  ["returns", "return-pickup", PO],
  ["account", "login-issue", []],
  ["account", "change-account-data", []],
  ["account", "data-removal", []],
  ["shop-issue", "webpage-down", []],
  ["shop-issue", "shop-order-issue", P],
  ["shop-issue", "order-page-issue", O],
  ["shop-issue", "wrong-product-information", []],
  ["other", "job-application", []],
  ["other", "partnership", P],
  ["other", "unsubscribe-newsletter", []],
  ["other", "feedback", []],
  ["other", "other-question", []],
];

describe("the topics of support", () => {
  it("are eleven reasons and the subreasons of this table", () => {
    expect(listReasons()).toHaveLength(11);
    const all = listReasons().flatMap((reason) =>
      listSubreasons(reason).map((subreason) => [reason, subreason]),
    );
    expect(all).toEqual(table.map(([reason, subreason]) => [reason, subreason]));
  });

  it.each(table)("%s, %s has the fields %j", (reason, subreason, fields) => {
    expect(findTopic(subreason)).toEqual({ reason, subreason });
    expect(listTopicFields(subreason)).toEqual(fields);
  });

  it("require phone, VAT id and quantity only for an offer", () => {
    const asking = (field: TopicField) =>
      table.filter(([, subreason]) => listTopicFields(subreason).includes(field)).map(([, one]) => one);
    for (const field of ["phoneNumber", "vatId", "quantity"] as const)
      expect(asking(field)).toEqual(["discount-request"]);
  });

  it("have no other subreason, nor a name of an object's prototype", () => {
    for (const unknown of ["", "refunds", "constructor", "__proto__"]) {
      expect(findTopic(unknown)).toBeNull();
      expect(listTopicFields(unknown)).toEqual([]);
    }
  });

  it("has each reason in one group", () => {
    const grouped = listGroups().flatMap(({ reasons }) => reasons);
    expect(grouped.toSorted()).toEqual(listReasons().toSorted());
    expect(listGroups().length).toBeLessThanOrEqual(5);
  });
});
