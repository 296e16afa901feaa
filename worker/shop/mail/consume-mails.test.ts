import { describe, expect, it } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import type { PlatformMessage } from "../hooks/platform-message";
import { consumeMails, toPauseSeconds } from "./consume-mails";
import { listMailJobs } from "./mail-job";

const message = (type: string, change: Partial<PlatformMessage> = {}): PlatformMessage => ({
  type,
  resourceType: "order",
  resourceId: "o1",
  line: "order/o1",
  number: 4,
  isDraftOnly: false,
  stock: null,
  ...change,
});

describe("mails that the platform's messages request", () => {
  it.each([
    [message("OrderCreated"), ["order-confirmation:o1", "order-consents:o1"]],
    [message("OrderPaymentStateChanged", { orderPaymentState: "Failed" }), ["payment-failed:o1:4"]],
    [message("OrderPaymentStateChanged", { orderPaymentState: "Paid" }), []],
    [message("OrderStateChanged"), []],
    [message("OrderCustomFieldAdded", { isInvoiced: true }), ["invoice-issued:o1", "e-invoice:o1"]],
    [message("ProductPublished", { resourceType: "product" }), []],
  ])("%o: %j", (one, keys) => expect(listMailJobs([one]).map(({ key }) => key)).toEqual(keys));
});

/** A queue message that records its outcome. */
function toMessage(body: unknown, attempts = 1) {
  const became: unknown[] = [];
  const ack = () => void became.push("ack");
  return { body, attempts, ack, retry: (options: unknown) => void became.push(options), became };
}

async function consume(messages: readonly ReturnType<typeof toMessage>[], sentBefore: boolean) {
  const ledger = { pickNews: async (marks: unknown[]) => (sentBefore ? [] : marks), record: async () => {} };
  const bindings = { ...sampleBindings, MAIL_FROM: undefined, MessageLedger: { getByName: () => ledger } };
  await consumeMails({ messages } as unknown as MessageBatch<unknown>, bindings as unknown as ShopBindings);
}

const job = { kind: "order-confirmation", id: "o1", key: "order-confirmation:o1" };

describe("the queue of mails", () => {
  it("sends no key twice, and takes an invalid job off the queue", async () => {
    const messages = [toMessage(job), toMessage({ kind: "advertisement" })];
    await consume(messages, true);
    expect(messages.map(({ became }) => became)).toEqual([["ack"], ["ack"]]);
  });

  it("retries a mail that cannot be sent now, and sends equal mails of one batch once", async () => {
    const messages = [toMessage(job, 3), toMessage(job, 1)];
    await consume(messages, false);
    expect(messages.map(({ became }) => became)).toEqual([[{ delaySeconds: 120 }], ["ack"]]);
  });

  it("waits longer each time, at most an hour", () => {
    expect([1, 2, 3, 4, 5, 6, 12].map(toPauseSeconds)).toEqual([5, 30, 120, 600, 1_800, 3_600, 3_600]);
  });
});
