import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentAnswer } from "./answers.ts";
import { createCart, updateCart } from "./cart-documents.ts";
import { ask, fetchClientToken, migrate } from "./platform.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const PAYMENT = `id version key amountPlanned { centAmount currencyCode } paymentStatus { interfaceCode }
  paymentMethodInfo { method paymentInterface name(locale: "sk") }
  transactions { id type state interactionId amount { centAmount } }
  interfaceInteractionsRaw { total results { typeRef { id } fields { name value } } }`;

async function createPayment(draft: object = {}) {
  const document = `mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { ${PAYMENT} } }`;
  const amountPlanned = { currencyCode: "EUR", centAmount: 1000 };
  const { data, errors } = await ask<{ createPayment: PaymentAnswer }>(token, document, {
    draft: { amountPlanned, ...draft },
  });
  expect(errors).toBeUndefined();
  return data.createPayment;
}

function updatePayment(payment: { id: string; version: number }, actions: object[]) {
  const document = `mutation($id: String!, $version: Long!, $actions: [PaymentUpdateAction!]!) {
    updatePayment(id: $id, version: $version, actions: $actions) { ${PAYMENT} } }`;
  return ask<{ updatePayment: PaymentAnswer }>(token, document, {
    id: payment.id,
    version: payment.version,
    actions,
  });
}

describe("a payment", () => {
  it("is part of a cart and stores its transactions", async () => {
    const payment = await createPayment({
      key: "pay-1",
      paymentMethodInfo: {
        method: "scheme",
        paymentInterface: "adyen",
        name: [{ locale: "sk", value: "Karta" }],
      },
      transactions: [
        {
          type: "Authorization",
          state: "Success",
          amount: { currencyCode: "EUR", centAmount: 1000 },
          interactionId: "psp-1",
        },
      ],
    });
    expect(payment).toMatchObject({
      version: 1,
      key: "pay-1",
      paymentMethodInfo: { method: "scheme", name: "Karta" },
      transactions: [{ type: "Authorization", state: "Success", interactionId: "psp-1" }],
    });
    const cart = (await createCart(token)).data.createCart;
    const add = [{ addPayment: { payment: { typeId: "payment", id: payment.id } } }];
    const { data } = await updateCart(token, cart, add);
    expect(data.updateCart.paymentInfo).toMatchObject({
      paymentRefs: [{ id: payment.id }],
      payments: [{ id: payment.id, version: 1 }],
    });
    const again = await updateCart(token, data.updateCart, add);
    expect(again.data.updateCart.version).toBe(2);
  });

  it("updates its transactions by version", async () => {
    const payment = await createPayment();
    const charge = { transaction: { type: "Charge", amount: { currencyCode: "EUR", centAmount: 1000 } } };
    const added = await updatePayment(payment, [{ addTransaction: charge }]);
    const [transaction] = added.data.updatePayment.transactions;
    expect(transaction?.state).toBe("Initial");
    const { data } = await updatePayment(added.data.updatePayment, [
      { changeTransactionState: { transactionId: transaction?.id, state: "Success" } },
      { changeTransactionInteractionId: { transactionId: transaction?.id, interactionId: "psp-2" } },
      { setStatusInterfaceCode: { interfaceCode: "captured" } },
      { addInterfaceInteraction: { typeKey: "cart-fields", fields: [{ name: "raw", value: '"{}"' }] } },
    ]);
    expect(data.updatePayment).toMatchObject({
      version: 3,
      paymentStatus: { interfaceCode: "captured" },
      transactions: [{ type: "Charge", state: "Success", interactionId: "psp-2" }],
      interfaceInteractionsRaw: { total: 1, results: [{ fields: [{ name: "raw", value: "{}" }] }] },
    });
    const stale = await updatePayment(payment, [{ addTransaction: charge }]);
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: "ConcurrentModification",
      currentVersion: 3,
    });
  });

  it("refuses an unknown transaction, and a duplicate key", async () => {
    const payment = await createPayment({ key: "pay-2" });
    const missing = await updatePayment(payment, [
      { changeTransactionState: { transactionId: "x", state: "Failure" } },
    ]);
    expect(missing.errors?.[0]?.extensions).toMatchObject({ code: "InvalidOperation", actionIndex: 1 });
    const other = await createPayment();
    const taken = await updatePayment(other, [{ setKey: { key: "pay-2" } }]);
    expect(taken.errors?.[0]?.extensions).toMatchObject({ code: "DuplicateField", field: "key" });
  });
});
