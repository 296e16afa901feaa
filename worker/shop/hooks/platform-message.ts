import {
  boolean,
  type Infer,
  integer,
  is,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  unknown,
} from "superstruct";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";

/** What the shop looks at in a message of the platform; what travels on the queue. */
export const PlatformMessage = object({
  /** A message type (`ProductPublished`) or a bare notice (`ResourceUpdated`). */
  type: string(),
  resourceType: string(),
  resourceId: string(),
  /** The resource's own row of numbers: messages are counted by sequenceNumber, notices by version. */
  line: string(),
  number: integer(),
  /** Only the draft has it: no shopper sees it yet. */
  isDraftOnly: boolean(),
  stock: nullable(object({ sku: string(), availableQuantity: number() })),
  /** When it happened, ISO 8601. */
  at: optional(string()),
  /** The SKU that can be sold now and could not before, or the other way round. */
  availabilitySku: optional(string()),
  /** The SKU whose standalone price it is about. */
  priceSku: optional(string()),
  /** What an order's payment became. */
  orderPaymentState: optional(string()),
  /** A customer's sign-ins with an older version are over. */
  endsSignInsBefore: optional(integer()),
  /** The owner of the mailbox has set another password: every key from before `at` is revoked. */
  revokesKeys: optional(literal(true)),
  /** Of the push that brought it. */
  requestId: optional(string()),
});

export type PlatformMessage = Infer<typeof PlatformMessage>;

/** What a Pub/Sub push subscription posts. */
const PushEnvelope = type({ message: type({ data: string() }) });

const Head = type({
  resource: type({ typeId: string(), id: string() }),
  createdAt: optional(string()),
  modifiedAt: optional(string()),
});
const MessageHead = type({ notificationType: literal("Message"), type: string(), sequenceNumber: integer() });
const PasswordUpdated = type({ type: literal("CustomerPasswordUpdated"), resourceVersion: integer() });
const PasswordReset = type({ type: literal("CustomerPasswordUpdated"), reset: literal(true) });
const PaymentStateChanged = type({ type: literal("OrderPaymentStateChanged"), paymentState: string() });
const NoticeHead = type({ notificationType: string(), version: integer() });
const Draft = type({ staged: literal(true) });
const WithSku = type({ resourceUserProvidedIdentifiers: type({ sku: string() }) });
const QuantitySet = type({
  newAvailableQuantity: number(),
  oldAvailableQuantity: optional(number()),
  supplyChannel: optional(unknown()),
});
const EntryCreated = type({
  inventoryEntry: type({
    sku: string(),
    availableQuantity: number(),
    supplyChannel: optional(unknown()),
  }),
});
const EntryDeleted = type({ sku: string(), supplyChannel: optional(unknown()) });

/** A push in the platform's delivery payload; null when it is none. */
export function parsePush(body: unknown): PlatformMessage | null {
  if (!is(body, PushEnvelope)) return null;
  const payload = decode(body.message.data);
  if (!is(payload, Head)) return null;
  const { typeId, id } = payload.resource;
  const common = {
    resourceType: typeId,
    resourceId: id,
    isDraftOnly: is(payload, Draft),
    ...readMoment(payload),
    ...(typeId === "standalone-price" && readPriceSku(payload)),
  };
  if (is(payload, MessageHead)) {
    const line = `${typeId}/${id}`;
    const stock = readStock(payload.type, payload);
    const { type: messageType, sequenceNumber: number } = payload;
    const also = {
      ...readEndOfSignIns(payload),
      ...(is(payload, PasswordReset) && { revokesKeys: true as const }),
      ...readPaymentState(payload),
      ...readAvailability(stock, payload),
    };
    return { ...common, ...also, type: messageType, line, number, stock };
  }
  if (!is(payload, NoticeHead)) return null;
  const line = `${typeId}/${id}/changes`;
  return { ...common, type: payload.notificationType, line, number: payload.version, stock: null };
}

function readMoment({ createdAt, modifiedAt }: Infer<typeof Head>): Pick<PlatformMessage, "at"> {
  const at = createdAt ?? modifiedAt;
  return at === undefined ? {} : { at };
}

function readPriceSku(payload: unknown): Pick<PlatformMessage, "priceSku"> {
  return is(payload, WithSku) ? { priceSku: payload.resourceUserProvidedIdentifiers.sku } : {};
}

/** A quantity that was not told may have been any. */
function readAvailability(
  stock: PlatformMessage["stock"],
  payload: unknown,
): Pick<PlatformMessage, "availabilitySku"> {
  const known = is(payload, QuantitySet) ? payload.oldAvailableQuantity : undefined;
  const isSame = known !== undefined && known > 0 === (stock?.availableQuantity ?? 0) > 0;
  return stock === null || isSame ? {} : { availabilitySku: stock.sku };
}

/** Another password ends what signed in with the one before; with the account everything ends. */
function readEndOfSignIns(payload: { readonly type: string }): Pick<PlatformMessage, "endsSignInsBefore"> {
  if (payload.type === "CustomerDeleted") return { endsSignInsBefore: Number.MAX_SAFE_INTEGER };
  return is(payload, PasswordUpdated) ? { endsSignInsBefore: payload.resourceVersion } : {};
}

function readPaymentState(payload: unknown): Pick<PlatformMessage, "orderPaymentState"> {
  return is(payload, PaymentStateChanged) ? { orderPaymentState: payload.paymentState } : {};
}

/** The stock that a message tells of. What lies in a channel's depot is not the shop's. */
function readStock(messageType: string, payload: unknown): PlatformMessage["stock"] {
  switch (messageType) {
    case "InventoryEntryQuantitySet":
      if (!is(payload, WithSku) || !is(payload, QuantitySet) || payload.supplyChannel) return null;
      return toStock(payload.resourceUserProvidedIdentifiers.sku, payload.newAvailableQuantity);
    case "InventoryEntryCreated":
      if (!is(payload, EntryCreated) || payload.inventoryEntry.supplyChannel) return null;
      return toStock(payload.inventoryEntry.sku, payload.inventoryEntry.availableQuantity);
    case "InventoryEntryDeleted":
      return is(payload, EntryDeleted) && !payload.supplyChannel ? toStock(payload.sku, 0) : null;
    default:
      return null;
  }
}

function toStock(sku: string, available: number): PlatformMessage["stock"] {
  const availableQuantity = toSellableStock(sku, available);
  return availableQuantity === null ? null : { sku, availableQuantity };
}

function decode(data: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return null;
  }
}
