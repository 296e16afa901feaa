import { is } from "superstruct";
import { createCustomerListsGateway } from "../../../app/gateways/commerce/create-customer-lists-gateway";
import { findIdsBySkus } from "../../../app/gateways/commerce/search-feed/load-search-sources";
import { deleteCustomerLists } from "../../../app/lists/operations/customer-lists.server";
import {
  openCatalogueLedger,
  openLedger,
  toShard,
} from "../../../durable-objects/message-ledger/open-ledger";
import type { MessageMark } from "../../../durable-objects/message-ledger/recorded-messages";
import { createLog } from "../create-log";
import { createCustomerKeys } from "../customer-keys/create-customer-keys";
import { toPlainAnswer } from "../edit-headers";
import { rememberEnvironment } from "../environment-memory";
import { listMailJobs, sendMailJobs } from "../mail/mail-job";
import { queueRecallMails } from "../recalls/queue-recall-mails";
import { sendSearchChanges } from "../search-feed/consume-search-changes";
import { listSearchChanges } from "../search-feed/search-change";
import { isSameSecret } from "../security/is-same-secret";
import { endSignIns } from "../session/sign-in-records";
import type { ShopContext } from "../shop-env";
import { nameRequest } from "../trace-queues";
import { listPurgedTags } from "./list-purged-tags";
import { customObject, PlatformMessage, parsePush } from "./platform-message";

/** A push carries at most 10 MB, a third more as base64. */
const longestPushBytes = 14 * 1024 * 1024;

/**
 * `POST /hooks/platform-messages?token=…`: receives a push of the platform's messages.
 * Responds with 204 once the message is on the queue, so that its effects never keep the platform waiting. Responds
 * with 401 and reads nothing if the token is wrong, or if no token is set.
 */
export async function receivePlatformMessage(context: ShopContext): Promise<Response> {
  const { raw, method } = context.req;
  if (method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const secret = context.get("environment").platformMessagesToken;
  const given = context.get("url").searchParams.get("token");
  if (!secret || !given || !(await isSameSecret(given, secret))) {
    context.get("log").warn("platform-message-refused");
    return toPlainAnswer(401, "The token is wrong");
  }
  if (Number(raw.headers.get("content-length") ?? 0) > longestPushBytes) {
    return toPlainAnswer(413, "The request is too large");
  }
  const message = parsePush(await raw.json().catch(() => null));
  if (!message) return toPlainAnswer(400, "Not a message of the platform");
  if (isOfInterest(message)) await context.env.PLATFORM_MESSAGES.send(nameRequest(message));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Of custom objects only recalls: the shop writes all others itself. */
function isOfInterest({ resourceType, recallKey }: PlatformMessage): boolean {
  return resourceType !== customObject || recallKey !== undefined;
}

/**
 * Consumes the platform's messages. Drops those at or below the last number of their resource; of the others, messages
 * about the catalogue purge pages, those about stock go to the SKU's room, those about a password end sign-ins, and
 * changes of search records go to their own queue.
 * Numbers are stored at the end: after a failure the queue delivers the batch again, and a repeat changes nothing.
 */
export async function consumePlatformMessages(
  batch: MessageBatch<unknown>,
  bindings: ShopBindings,
): Promise<void> {
  const messages = batch.messages.flatMap(({ body }) => (is(body, PlatformMessage) ? [body] : []));
  if (messages.length < batch.messages.length) createLog({}).error("platform-message-malformed");
  const shards = Map.groupBy(messages, ({ line }) => toShard(line));
  await Promise.all([
    ...[...shards].map(([shard, own]) => consumeShard(shard, own, bindings)),
    ...messages.map((message) => endSignInsOf(message, bindings)),
    ...messages.map((message) => revokeKeysOf(message, bindings)),
    ...messages.map((message) => forgetCustomer(message, bindings)),
    // Also when a later message of the order came first: each mail has a separate key.
    sendMailJobs(listMailJobs(messages), bindings),
    queueRecallMails(messages, bindings),
  ]);
}

/** Also when the customer's next message came first: the version tells which sign-ins end. */
async function endSignInsOf(
  { resourceId, endsSignInsBefore }: PlatformMessage,
  bindings: ShopBindings,
): Promise<void> {
  if (endsSignInsBefore !== undefined) await endSignIns(bindings, resourceId, endsSignInsBefore);
}

/** Keeps keys that were added after the reset: the message may arrive late or twice. */
async function revokeKeysOf({ resourceId, revokesKeys, at }: PlatformMessage, bindings: ShopBindings) {
  const until = new Date(at ?? Number.NaN);
  if (!revokesKeys || Number.isNaN(until.getTime())) return;
  const revoked = await createCustomerKeys(bindings).revokeUntil(resourceId, until);
  if (!revoked.ok) throw new Error("The keys from before a password reset were not revoked");
}

/** Deletes the shop's other records of a deleted customer, no matter who deleted the account. */
async function forgetCustomer(
  { type, resourceId: customerId }: PlatformMessage,
  bindings: ShopBindings,
): Promise<void> {
  if (type !== "CustomerDeleted") return;
  const [keys, lists] = await Promise.all([
    createCustomerKeys(bindings).forget(customerId),
    deleteCustomerLists(createCustomerListsGateway(rememberEnvironment(bindings).commerce), customerId),
  ]);
  if (!keys.ok || !lists.ok) throw new Error("The records of a deleted customer were not deleted");
}

async function consumeShard(
  shard: string,
  messages: readonly PlatformMessage[],
  bindings: ShopBindings,
): Promise<void> {
  const ledger = openLedger(bindings, shard);
  const inOrder = messages.toSorted((one, other) => one.number - other.number);
  const news = await ledger.pickNews(inOrder.map(toReceived));
  const fresh = news.flatMap(({ line, number }) => {
    const found = inOrder.find((message) => message.line === line && message.number === number);
    return found ? [found] : [];
  });
  if (fresh.length === 0) return;
  await act(fresh, bindings);
  await ledger.record(fresh.map(toReceived));
}

function toReceived({ line, number }: PlatformMessage): MessageMark {
  return { line, number };
}

/** Of several changes of one SKU only the last matters. */
async function act(messages: readonly PlatformMessage[], bindings: ShopBindings): Promise<void> {
  const stock = new Map(
    messages.flatMap((message) =>
      message.stock ? [[message.stock.sku, message.stock.availableQuantity] as const] : [],
    ),
  );
  await Promise.all([
    ...[...stock].map(([sku, quantity]) => bindings.StockRoom.getByName(sku).change(sku, quantity)),
    purgePages(messages, bindings),
    sendSearchChanges(listSearchChanges(messages), bindings),
  ]);
}

/** Makes the cached pages that show what changed outdated. */
async function purgePages(messages: readonly PlatformMessage[], bindings: ShopBindings): Promise<void> {
  const findProductIds = (skus: readonly string[]) =>
    findIdsBySkus(rememberEnvironment(bindings).commerce, skus);
  const tags = await listPurgedTags(messages, findProductIds);
  if (tags.length > 0) await openCatalogueLedger(bindings).purge(tags);
}
