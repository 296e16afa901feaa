import {
  boolean,
  enums,
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
import { recallContainer } from "../../../app/catalogue/model/recall";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";

/** The fields of a platform message that the shop reads, as they travel on the queue. */
export const PlatformMessage = object({
  /** A message type (`ProductPublished`) or a bare notice (`ResourceUpdated`). */
  type: string(),
  resourceType: string(),
  resourceId: string(),
  /** The resource's number sequence: messages count by sequenceNumber, notices by version. */
  line: string(),
  number: integer(),
  /** Changes only the draft, which no shopper sees yet. */
  isDraftOnly: boolean(),
  stock: nullable(object({ sku: string(), availableQuantity: number() })),
  /** When it happened, ISO 8601. */
  at: optional(string()),
  /** The SKU that became available or unavailable. */
  availabilitySku: optional(string()),
  /** The SKU whose standalone price changed. */
  priceSku: optional(string()),
  /** The key of the store that changed. */
  storeKey: optional(string()),
  /** The key of the recall that was published or changed. */
  recallKey: optional(string()),
  /** The new payment state of an order. */
  orderPaymentState: optional(string()),
  /** The order's invoice was issued. */
  isInvoiced: optional(literal(true)),
  /** A customer's sign-ins with an older version end. */
  endsSignInsBefore: optional(integer()),
  /** The owner of the mailbox set a new password: every key from before `at` is revoked. */
  revokesKeys: optional(literal(true)),
  /** The id of the push request. */
  requestId: optional(string()),
});

export type PlatformMessage = Infer<typeof PlatformMessage>;

/** The body of a Pub/Sub push. */
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
const InvoiceSet = type({
  type: enums(["OrderCustomFieldAdded", "OrderCustomFieldChanged"]),
  name: literal("invoiceNumber"),
});
const NoticeHead = type({ notificationType: string(), version: integer() });
const Draft = type({ staged: literal(true) });
const WithKey = type({ resourceUserProvidedIdentifiers: type({ key: string() }) });
const WithSku = type({ resourceUserProvidedIdentifiers: type({ sku: string() }) });
const WithName = type({
  resourceUserProvidedIdentifiers: type({ containerAndKey: type({ container: string(), key: string() }) }),
});
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

/** Parses a push in the platform's delivery payload; null if it is invalid. */
export function parsePush(body: unknown): PlatformMessage | null {
  if (!is(body, PushEnvelope)) return null;
  const payload = decode(body.message.data);
  if (!is(payload, Head)) return null;
  const { typeId, id } = payload.resource;
  const common = {
    resourceType: typeId,
    resourceId: id,
    isDraftOnly: is(payload, Draft),
    ...readTime(payload),
    ...(typeId === "standalone-price" && readPriceSku(payload)),
    ...(typeId === "store" && readStoreKey(payload)),
    ...(typeId === customObject && readRecallKey(payload)),
  };
  if (is(payload, MessageHead)) {
    const line = `${typeId}/${id}`;
    const stock = readStock(payload.type, payload);
    const { type: messageType, sequenceNumber: number } = payload;
    const also = {
      ...readEndOfSignIns(payload),
      ...(is(payload, PasswordReset) && { revokesKeys: true as const }),
      ...readPaymentState(payload),
      ...(is(payload, InvoiceSet) && { isInvoiced: true as const }),
      ...readAvailability(stock, payload),
    };
    return { ...common, ...also, type: messageType, line, number, stock };
  }
  if (!is(payload, NoticeHead)) return null;
  const line = `${typeId}/${id}/changes`;
  return { ...common, type: payload.notificationType, line, number: payload.version, stock: null };
}

function readTime({ createdAt, modifiedAt }: Infer<typeof Head>): Pick<PlatformMessage, "at"> {
  const at = createdAt ?? modifiedAt;
  return at === undefined ? {} : { at };
}

function readPriceSku(payload: unknown): Pick<PlatformMessage, "priceSku"> {
  return is(payload, WithSku) ? { priceSku: payload.resourceUserProvidedIdentifiers.sku } : {};
}

function readStoreKey(payload: unknown): Pick<PlatformMessage, "storeKey"> {
  return is(payload, WithKey) ? { storeKey: payload.resourceUserProvidedIdentifiers.key } : {};
}

/** Type id of custom objects. */
export const customObject = "key-value-document";

function readRecallKey(payload: unknown): Pick<PlatformMessage, "recallKey"> {
  if (!is(payload, WithName)) return {};
  const { container, key } = payload.resourceUserProvidedIdentifiers.containerAndKey;
  return container === recallContainer ? { recallKey: key } : {};
}

/** A missing old quantity may have been any. */
function readAvailability(
  stock: PlatformMessage["stock"],
  payload: unknown,
): Pick<PlatformMessage, "availabilitySku"> {
  const known = is(payload, QuantitySet) ? payload.oldAvailableQuantity : undefined;
  const isSame = known !== undefined && known > 0 === (stock?.availableQuantity ?? 0) > 0;
  return stock === null || isSame ? {} : { availabilitySku: stock.sku };
}

/** A new password ends sign-ins with the one before; without the account all end. */
function readEndOfSignIns(payload: { readonly type: string }): Pick<PlatformMessage, "endsSignInsBefore"> {
  if (payload.type === "CustomerDeleted") return { endsSignInsBefore: Number.MAX_SAFE_INTEGER };
  return is(payload, PasswordUpdated) ? { endsSignInsBefore: payload.resourceVersion } : {};
}

function readPaymentState(payload: unknown): Pick<PlatformMessage, "orderPaymentState"> {
  return is(payload, PaymentStateChanged) ? { orderPaymentState: payload.paymentState } : {};
}

/** The new stock that a message reports. Stock of a channel's depot is not the shop's. */
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
