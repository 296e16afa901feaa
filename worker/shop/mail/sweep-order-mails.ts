import { type Infer, is, nullable, object, optional, string } from "superstruct";
import type { AllOrdersGateway, FoundOrder } from "../../../app/gateways/commerce/all-orders-gateway";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders";
import { openLedger, toShard } from "../../../durable-objects/message-ledger/open-ledger";
import type { MessageMark } from "../../../durable-objects/message-ledger/recorded-messages";
import { createLog } from "../create-log";
import { rememberEnvironment } from "../environment-memory";
import {
  listDoneMarks,
  listInvoiceJobs,
  listOrderJobs,
  type MailJob,
  sendMailJobs,
  toSweptFailureJob,
} from "./mail-job";

type SweptOrders = Pick<AllOrdersGateway, "listCreated" | "listFailed" | "listInvoiced">;
type SweepBindings = Pick<ShopBindings, "MAILS" | "MessageLedger" | "VISITS">;

const minuteMs = 60_000;
/** Ages at which an unsent mail is queued again. A queued mail has all its tries within 8 hours. */
const sweptAtMinutes = [5, 30, 180, 1_440, 4_320] as const;
/** `composeMail` sends nothing about older orders. */
const oldestMs = 7 * 24 * 60 * minuteMs;
const ordersPerPage = 500;
/** The next sweep reads the rest. */
const pagesPerSweep = 4;

/**
 * Queues mails of new orders, of failed payments and of invoices that were never sent: a killed process can lose the platform's
 * message or the queued mail. The marks in the ledger, and the key at the mail service, prevent a second mail.
 */
export async function sweepOrderMails(now: Date, bindings: ShopBindings): Promise<void> {
  await sweep(createAllOrders(rememberEnvironment(bindings).commerce), now, bindings);
}

/** @returns the keys of the mails that were queued */
export async function sweep(
  orders: SweptOrders,
  now: Date,
  bindings: SweepBindings,
): Promise<readonly string[]> {
  const oldest = new Date(now.getTime() - oldestMs).toISOString();
  const queued: MailJob[] = [];
  for (const kind of sweeps) queued.push(...(await sweepRound(kind, orders, now, bindings, oldest)));
  if (queued.length > 0) createLog({}).warn("mail_sweep.queued", { mails: queued.length });
  return queued.map(({ key }) => key);
}

interface Sweep {
  /** Where its position is stored between sweeps. */
  readonly storeKey: string;
  /** The time from which the first sweep reads. */
  startAt(now: Date, oldest: string): string;
  list(
    orders: SweptOrders,
    ...place: Parameters<AllOrdersGateway["listCreated"]>
  ): ReturnType<AllOrdersGateway["listCreated"]>;
  /** The mails that an order requires. */
  listJobs(orderId: string): readonly MailJob[];
}

const sweeps: readonly Sweep[] = [
  {
    storeKey: "order-mails-sweep",
    startAt: (_now, oldest) => oldest,
    list: (orders, ...place) => orders.listCreated(...place),
    listJobs: listOrderJobs,
  },
  {
    storeKey: "failed-payment-mails-sweep",
    // Mails sent before the first sweep left no mark that names the order.
    startAt: (now) => now.toISOString(),
    list: (orders, ...place) => orders.listFailed(...place),
    listJobs: (orderId) => [toSweptFailureJob(orderId)],
  },
  {
    storeKey: "invoice-mails-sweep",
    startAt: (now) => now.toISOString(),
    list: (orders, ...place) => orders.listInvoiced(...place),
    listJobs: listInvoiceJobs,
  },
];

const SweepState = object({
  /** Orders up to this time have their mails. */
  doneUntil: string(),
  /** The last order that was read in an unfinished round. */
  readUntil: nullable(object({ at: string(), id: optional(string()) })),
  /** When the round's first order without one of its mails was created. */
  firstMissing: nullable(string()),
});

async function readState(
  { storeKey, startAt }: Sweep,
  now: Date,
  bindings: SweepBindings,
  oldest: string,
): Promise<Infer<typeof SweepState>> {
  const stored: unknown = JSON.parse((await bindings.VISITS.get(storeKey)) ?? "null");
  if (is(stored, SweepState)) return stored;
  return { doneUntil: startAt(now, oldest), readUntil: null, firstMissing: null };
}

/**
 * Continues where the last sweep stopped. A round reads every order since the first that lacks a mail; then the next
 * round begins, so that an order whose mail stays missing blocks no other.
 */
async function sweepRound(
  kind: Sweep,
  orders: SweptOrders,
  now: Date,
  bindings: SweepBindings,
  oldest: string,
): Promise<readonly MailJob[]> {
  const to = new Date(now.getTime() - sweptAtMinutes[0] * minuteMs).toISOString();
  const state = await readState(kind, now, bindings, oldest);
  let { firstMissing, doneUntil } = state;
  let place = state.readUntil ?? { at: doneUntil > oldest ? doneUntil : oldest };
  let isOver = place.at > to;
  const queued: MailJob[] = [];
  for (let page = 0; page < pagesPerSweep && !isOver; page += 1) {
    const found = await kind.list(orders, place, to, ordersPerPage);
    if (!found.ok) {
      const { system, kind: reason, message } = found.error;
      createLog({}).error("mail_sweep.failed", { system, kind: reason, reason: message });
      break;
    }
    const missing = await listMissing(kind, found.value.orders, bindings);
    firstMissing ??= missing[0]?.order.at ?? null;
    queued.push(...(await queueDue(missing, now, bindings)));
    isOver = found.value.next === null;
    place = found.value.next ?? place;
  }
  if (isOver) doneUntil = firstMissing ?? (place.at > to ? doneUntil : to);
  const next = isOver
    ? { doneUntil, readUntil: null, firstMissing: null }
    : { doneUntil, readUntil: place, firstMissing };
  await bindings.VISITS.put(kind.storeKey, JSON.stringify(next));
  return queued;
}

interface MissingMail {
  readonly order: FoundOrder;
  readonly job: MailJob;
}

async function listMissing(
  { listJobs }: Sweep,
  orders: readonly FoundOrder[],
  bindings: SweepBindings,
): Promise<readonly MissingMail[]> {
  const mails = orders
    .filter(({ hasMailProblem }) => !hasMailProblem)
    .flatMap((order) => listJobs(order.id).map((job) => ({ order, job })));
  const news = await pickNews(
    mails.flatMap(({ job }) => listDoneMarks(job)),
    bindings,
  );
  return mails.filter(({ job }) => listDoneMarks(job).every(({ line }) => news.has(line)));
}

/** Queues each mail once for each age in `sweptAtMinutes`. */
async function queueDue(
  missing: readonly MissingMail[],
  now: Date,
  bindings: SweepBindings,
): Promise<readonly MailJob[]> {
  const marked = missing.map(({ order, job }) => {
    const ageMinutes = (now.getTime() - Date.parse(order.at)) / minuteMs;
    const number = sweptAtMinutes.filter((minutes) => minutes <= ageMinutes).length;
    return { job, mark: { line: `mail-sweep/${job.key}`, number } };
  });
  const news = await pickNews(
    marked.map(({ mark }) => mark),
    bindings,
  );
  const due = marked.filter(({ mark }) => news.has(mark.line));
  const jobs = due.map(({ job }) => job);
  await sendMailJobs(jobs, bindings);
  await forEachShard(
    due.map(({ mark }) => mark),
    async (shard, marks) => openLedger(bindings, shard).record([...marks]),
  );
  return jobs;
}

/** The lines of the marks that the ledger does not have yet, in one call per shard. */
async function pickNews(
  marks: readonly MessageMark[],
  bindings: SweepBindings,
): Promise<ReadonlySet<string>> {
  const news = new Set<string>();
  await forEachShard(marks, async (shard, own) => {
    for (const { line } of await openLedger(bindings, shard).pickNews([...own])) news.add(line);
  });
  return news;
}

async function forEachShard(
  marks: readonly MessageMark[],
  act: (shard: string, marks: readonly MessageMark[]) => Promise<unknown>,
): Promise<void> {
  const shards = Map.groupBy(marks, ({ line }) => toShard(line));
  await Promise.all([...shards].map(([shard, own]) => act(shard, own)));
}
