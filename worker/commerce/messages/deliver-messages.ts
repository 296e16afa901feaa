import type { Database } from "../database/database.ts";
import {
  type ClaimedMessage,
  claimMessages,
  LEASE_MS,
  type Settled,
  settleMessages,
} from "./claim-messages.ts";
import { isNotice } from "./message.ts";
import { type MessageRow, parseMessageData, toMessageBody } from "./message-row.ts";
import type { Subscription } from "./subscription.ts";

export interface DeliveryOptions {
  readonly database: Database;
  readonly projectKey: string;
  readonly subscription: Subscription;
  readonly clock?: () => number;
}

const ROUND = 100;
/** An invocation has a limit of subrequests; the next one does the rest. */
const MOST_ROUNDS = 8;
const LANES = 6;
const PATIENCE_MS = 10_000;
const SETTLING_MS = 5_000;
/**
 * After this time a round begins no push, so that the last one is finished and settled while the messages are still
 * claimed.
 */
const ROUND_LASTS_MS = LEASE_MS - PATIENCE_MS - SETTLING_MS;

/**
 * Pushes the outbox's messages, resources in parallel and the messages of each in order, until none is due. A push
 * succeeds with a 2xx response; the others are retried after a pause. Never throws for the hook's failures.
 */
export async function deliverMessages(options: DeliveryOptions): Promise<void> {
  const { database, subscription, clock = Date.now } = options;
  await forgetUnwanted(database, subscription);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const begun = clock();
    const claimed = await claimMessages(database, begun, ROUND);
    if (claimed.length === 0) return;
    const settled = await pushAll(claimed, options, () => clock() - begun < ROUND_LASTS_MS);
    await settleMessages(database, clock(), settled);
    if (settled.delivered.length === 0) return;
  }
}

/** Messages outside the subscription count as delivered. */
async function forgetUnwanted(database: Database, { resourceTypes }: Subscription): Promise<void> {
  if (resourceTypes === null) return;
  await database
    .prepare(
      `UPDATE message SET pending = 0
        WHERE pending = 1 AND resource_type NOT IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(resourceTypes))
    .run();
}

async function pushAll(
  claimed: readonly ClaimedMessage[],
  options: DeliveryOptions,
  isTimeLeft: () => boolean,
): Promise<Settled> {
  const waiting = Map.groupBy(claimed, ({ resourceId }) => resourceId).values();
  const delivered: ClaimedMessage[] = [];
  const failed: ClaimedMessage[] = [];
  const untried: ClaimedMessage[] = [];
  // The lanes share one iterator: each takes the next resource when it is done with one.
  const lane = async () => {
    for (const messages of waiting) {
      let isOpen = true;
      for (const message of messages) {
        if (!isOpen || !isTimeLeft()) untried.push(message);
        else if (await push(message, options)) delivered.push(message);
        else {
          failed.push(message);
          isOpen = false;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { delivered, failed, untried };
}

async function push(message: ClaimedMessage, options: DeliveryOptions): Promise<boolean> {
  const { subscription, projectKey } = options;
  const request = new Request(subscription.endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(toPushBody(message, projectKey)),
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  try {
    const response = await subscription.fetch(request);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A message in the platform's delivery payload, wrapped as a Google Cloud Pub/Sub push subscription posts it. */
function toPushBody(row: MessageRow, projectKey: string) {
  const payload = isNotice(row.type) ? toNoticePayload(row, projectKey) : toMessagePayload(row, projectKey);
  return {
    message: {
      data: encode(JSON.stringify(payload)),
      attributes: {},
      messageId: String(row.seq),
      publishTime: row.createdAt,
    },
    subscription: `projects/${projectKey}/subscriptions/platform-messages`,
  };
}

function toMessagePayload(row: MessageRow, projectKey: string) {
  return { notificationType: "Message", projectKey, ...toMessageBody(row) };
}

function toNoticePayload(row: MessageRow, projectKey: string) {
  return {
    notificationType: row.type,
    projectKey,
    resource: { typeId: row.resourceType, id: row.resourceId },
    version: row.resourceVersion,
    modifiedAt: row.createdAt,
    ...parseMessageData(row),
  };
}

function encode(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
