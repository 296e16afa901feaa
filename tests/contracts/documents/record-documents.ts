import { err } from "../../../app/foundation/result.ts";
import { checkResponse } from "../../../app/gateways/commerce/check-response.ts";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { callCarts } from "./call-carts.ts";
import { callCatalogue, callSearchFeed } from "./call-catalogue.ts";
import { callCustomers, callExternalAccounts, callReviews } from "./call-customers.ts";

export type SentDocument = { readonly document: string; readonly variables: Record<string, unknown> };

/** Responses that a gateway needs before it sends its next document. */
const answers: Readonly<Record<string, unknown>> = {
  LoadAuthentication: {
    inStore: { customer: { email: "jana@example.com", authenticationMode: "Password" } },
  },
  CardAttributes: {
    productTypes: {
      results: [{ attributeDefinitions: { results: [{ name: "power", label: "Power [W]" }] } }],
    },
  },
  TaxCategories: { taxCategories: { results: [{ id: "tax", rates: [{ country: "CH", amount: 0.081 }] }] } },
  GuaranteeType: { productType: { id: "guarantees" } },
  StoreSettings: {
    store: { custom: { customFieldsRaw: [{ name: "extraGuaranteeEnabled", value: true }] } },
  },
  OrderVersion: { order: { version: 1, custom: null } },
  ReturnShipments: { order: { version: 1, custom: null } },
  RecallNotices: { order: { version: 1, custom: null } },
  LineForSerials: {
    orders: {
      results: [{ id: "order", version: 1, lineItems: [{ id: "line", quantity: 1, custom: null }] }],
    },
  },
  SessionPossessions: {
    orders: { results: [{ id: "order", version: 1 }] },
    payments: { results: [{ id: "payment", version: 1, customerRef: null }] },
  },
  OrderState: { order: { version: 1, paymentState: "Pending" } },
  LoadPayment: {
    payment: {
      id: "p",
      version: 1,
      transactions: [{ id: "t", type: "Charge", state: "Pending", interactionId: null }],
      paymentMethodInfo: { method: null },
    },
  },
};

/** Records every document that the shop sends, with real variables, by making each gateway call once. */
export async function recordDocuments(): Promise<readonly SentDocument[]> {
  const sent: SentDocument[] = [];
  const query: CommerceClient["query"] = async (document, variables) => {
    sent.push({ document, variables });
    const answer = answers[/(\w+)\s*[({]/.exec(document)?.[1] ?? ""];
    if (answer === undefined)
      return err({ system: "commerce", kind: "rejected", retryable: false, message: "recorded" });
    const checked = checkResponse(document, answer);
    if (!checked.ok) throw new Error(`${document.slice(0, 60)}: ${checked.error}`);
    return checked;
  };
  const client: CommerceClient = {
    query,
    queryShared: query,
    read: async () => err({ system: "commerce", kind: "rejected", retryable: false, message: "no document" }),
    write: async () =>
      err({ system: "commerce", kind: "rejected", retryable: false, message: "no document" }),
    remove: async () =>
      err({ system: "commerce", kind: "rejected", retryable: false, message: "no document" }),
  };
  await callCatalogue(client);
  await callCarts(client);
  await callCustomers(client);
  await callExternalAccounts(client);
  await callReviews(client);
  await callSearchFeed(client);
  return sent;
}
