import { describe, expect, it } from "vitest";
import { ok } from "../../../app/foundation/result";
import type { FoundOrder, OrderPlace } from "../../../app/gateways/commerce/all-orders-gateway";
import type { MessageMark } from "../../../durable-objects/message-ledger/recorded-messages";
import { listDoneMarks, listOrderJobs, listSentMarks, type MailJob, toJob } from "./mail-job";
import { sweep } from "./sweep-order-mails";

const placedAt = Date.parse("2026-11-24T10:00:00.000Z");
const after = (minutes: number) => new Date(placedAt + minutes * 60_000);
const order = { id: "o1", at: after(0).toISOString(), hasMailProblem: false };
const keys = ["order-confirmation:o1", "order-consents:o1"];

/** Orders that were created (or whose payment failed) one second apart. */
const orderAt = (number: number): FoundOrder => ({
  id: `n${number}`,
  at: new Date(placedAt + number * 1000).toISOString(),
  hasMailProblem: false,
});

function list(orders: readonly FoundOrder[], asked: OrderPlace[] = []) {
  return async (from: OrderPlace, to: string, limit: number) => {
    asked.push(from);
    const isAfter = ({ at, id }: FoundOrder) => at > from.at || (at === from.at && id > (from.id ?? ""));
    const found = orders.filter((each) => isAfter(each) && each.at <= to).slice(0, limit);
    const last = found.length < limit ? undefined : found.at(-1);
    return ok({ orders: found, next: last ? { at: last.at, id: last.id } : null });
  };
}

/** The shop's ledger, store and queue; all but the queue survive a killed process. */
function createShop(
  orders: readonly FoundOrder[],
  failed: readonly FoundOrder[] = [],
  invoiced: readonly FoundOrder[] = [],
) {
  const received = new Map<string, number>();
  const store = new Map<string, string>();
  const asked: OrderPlace[] = [];
  const ledger = {
    pickNews: async (marks: readonly MessageMark[]) =>
      marks.filter(({ line, number }) => number > (received.get(line) ?? 0)),
    record: async (marks: readonly MessageMark[]) => {
      for (const { line, number } of marks) received.set(line, number);
    },
  };
  const bindings = {
    MAILS: { sendBatch: async () => {} },
    MessageLedger: { getByName: () => ledger },
    VISITS: {
      get: async (key: string) => store.get(key) ?? null,
      put: async (key: string, value: string) => void store.set(key, value),
    },
  } as unknown as ShopBindings;
  const allOrders = {
    listCreated: list(orders, asked),
    listFailed: list(failed),
    listInvoiced: list(invoiced),
  };
  return {
    sweep: (minutes: number) => sweep(allOrders, after(minutes), bindings),
    send: (jobs: readonly MailJob[]) => ledger.record(jobs.flatMap(listSentMarks)),
    isDone: async (job: MailJob) => {
      const marks = listDoneMarks(job);
      return (await ledger.pickNews(marks)).length < marks.length;
    },
    asked,
  };
}

describe("the sweep of order mails", () => {
  it("queues the mails of an order whose message was lost", async () => {
    const shop = createShop([order]);
    expect(await shop.sweep(4)).toEqual([]);
    expect(await shop.sweep(5)).toEqual(keys);
  });

  it("queues them once, and again much later if none was sent", async () => {
    const shop = createShop([order]);
    await shop.sweep(5);
    expect(await shop.sweep(10)).toEqual([]);
    expect(await shop.sweep(30)).toEqual(keys);
  });

  it("queues nothing that was sent, and does not read an order again whose mails are sent", async () => {
    const shop = createShop([order]);
    await shop.send(listOrderJobs("o1"));
    expect(await shop.sweep(5)).toEqual([]);
    await shop.sweep(60);
    expect(shop.asked.at(-1)).toEqual({ at: after(0).toISOString() });
    await shop.sweep(120);
    expect(shop.asked.at(-1)).toEqual({ at: after(55).toISOString() });
  });

  it("skips an order whose mail was given up", async () => {
    const shop = createShop([{ ...order, hasMailProblem: true }]);
    expect(await shop.sweep(5)).toEqual([]);
  });

  it("reaches every newer order behind one whose mail stays missing", async () => {
    const newer = Array.from({ length: 2_400 }, (_, number) => orderAt(number + 1));
    const shop = createShop([order, ...newer]);
    await shop.send(newer.slice(0, -1).flatMap(({ id }) => listOrderJobs(id)));
    const last = newer.at(-1)?.id ?? "";
    const queued = [...(await shop.sweep(60)), ...(await shop.sweep(65))];
    expect(queued).toEqual([...keys, ...listOrderJobs(last).map(({ key }) => key)]);
    expect(new Set(shop.asked.map(({ id }) => id)).size).toBe(shop.asked.length);
  });

  it("skips none of many orders with the same timestamp", async () => {
    const same = Array.from({ length: 700 }, (_, number) => ({ ...order, id: `s${1000 + number}` }));
    const queued = await createShop(same).sweep(5);
    expect(queued).toEqual(same.flatMap(({ id }) => listOrderJobs(id).map(({ key }) => key)));
  });
});

describe("the sweep of invoices", () => {
  it("queues mail and delivery of an invoice whose message was lost, once, and none from before the first sweep", async () => {
    const shop = createShop([], [], [{ ...order, at: after(20).toISOString() }, orderAt(1)]);
    expect(await shop.sweep(10)).toEqual([]);
    expect(await shop.sweep(25)).toEqual(["invoice-issued:o1", "e-invoice:o1"]);
    expect(await shop.sweep(30)).toEqual([]);
  });
});

describe("the sweep of mails about failed payments", () => {
  const ofMessage = toJob("payment-failed", "o1", ":4");
  const swept = toJob("payment-failed", "o1", ":swept");

  it("queues the mail of a failure whose message was lost", async () => {
    const shop = createShop([], [{ ...order, at: after(20).toISOString() }]);
    expect(await shop.sweep(10)).toEqual([]);
    expect(await shop.sweep(20)).toEqual([]);
    expect(await shop.sweep(25)).toEqual([swept.key]);
    expect(await shop.sweep(30)).toEqual([]);
  });

  it("queues nothing after the mail of the message, nor for failures before the first sweep", async () => {
    const shopWithFailure = createShop([], [{ ...order, at: after(20).toISOString() }]);
    await shopWithFailure.sweep(10);
    await shopWithFailure.send([ofMessage]);
    expect(await shopWithFailure.sweep(30)).toEqual([]);
    const old = createShop([], [order]);
    await old.sweep(10);
    expect(await old.sweep(60)).toEqual([]);
  });

  it("prevents a late message from repeating the swept mail", async () => {
    const shop = createShop([]);
    expect(await shop.isDone(ofMessage)).toBe(false);
    await shop.send([swept]);
    expect(await shop.isDone(ofMessage)).toBe(true);
  });

  it("sends the mail of a second failure after that of the first", async () => {
    const shop = createShop([]);
    await shop.send([ofMessage]);
    expect(await shop.isDone(ofMessage)).toBe(true);
    expect(await shop.isDone(toJob("payment-failed", "o1", ":7"))).toBe(false);
    expect(await shop.isDone(swept)).toBe(true);
  });
});
