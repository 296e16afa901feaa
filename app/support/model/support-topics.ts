/** Fields of some topics only. */
export const topicFields = [
  "productNumber",
  "orderNumber",
  "invoiceNumber",
  "quantity",
  "phoneNumber",
  "vatId",
] as const;

export type TopicField = (typeof topicFields)[number];

const none = [] as const;
const product = ["productNumber"] as const;
const order = ["orderNumber"] as const;
const papers = ["orderNumber", "invoiceNumber"] as const;
const purchase = ["productNumber", "orderNumber", "invoiceNumber"] as const;
const offer = ["productNumber", "quantity", "phoneNumber", "vatId"] as const;

/**
 * The questions by reason with their fields.
 * Source: specification, second document 3 and 5; where it says "most" of a reason,
 * docs/decisions/092-support-cases-are-stored-first.md names the rest.
 */
export const supportTopics = {
  consulting: {
    "product-question": product,
    "product-availability": product,
    "product-warranty": product,
    "delivery-information": product,
    "factory-seconds": product,
  },
  payment: {
    "payment-methods": product,
    "payment-issues": product,
    "double-payment": order,
    "payment-proof": order,
    "payment-status": order,
    refund: none,
  },
  sales: {
    "discount-request": offer,
    "proforma-invoice": product,
    "spare-parts": product,
    "discount-code-missing": none,
  },
  order: {
    "order-status": product,
    "change-order": purchase,
    "cancel-order": purchase,
    "missing-order-confirmation": none,
  },
  shipment: {
    "shipment-status": product,
    "missing-tracking": purchase,
    "delayed-shipment": purchase,
    "lost-shipment": purchase,
    "incomplete-shipment": purchase,
    "change-delivery-date": papers,
    "change-delivery-address": papers,
  },
  invoice: {
    "invoice-request": order,
    "net-invoice": papers,
    "invoice-change": papers,
    "invoice-challenge": purchase,
  },
  "product-claim": {
    malfunction: purchase,
    "incomplete-product": purchase,
    "transit-damage": purchase,
    "missing-manual": purchase,
    "missing-language-manual": product,
    "wrong-product": purchase,
    "repair-status": purchase,
  },
  returns: {
    "return-request": purchase,
    "return-status": purchase,
    "return-pickup": purchase,
  },
  account: {
    "login-issue": none,
    "change-account-data": none,
    "data-removal": none,
  },
  "shop-issue": {
    "webpage-down": none,
    "shop-order-issue": product,
    "order-page-issue": order,
    "wrong-product-information": none,
  },
  other: {
    "job-application": none,
    partnership: product,
    "unsubscribe-newsletter": none,
    feedback: none,
    "other-question": none,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly TopicField[]>>>>;

export type SupportReason = keyof typeof supportTopics;

/** The reasons as the page shows them, in groups of what a shopper has in mind. */
const groups = {
  "before-buying": ["consulting", "sales"],
  "order-and-delivery": ["order", "shipment"],
  "payment-and-invoice": ["payment", "invoice"],
  "defect-and-return": ["product-claim", "returns"],
  "account-and-shop": ["account", "shop-issue", "other"],
} as const satisfies Readonly<Record<string, readonly SupportReason[]>>;

export type SupportGroup = { readonly id: string; readonly reasons: readonly SupportReason[] };

type SubreasonOf<Reason> = Reason extends SupportReason ? keyof (typeof supportTopics)[Reason] : never;

export type SupportSubreason = SubreasonOf<SupportReason>;

/** A reason with one of its subreasons. */
export type SupportTopic = { readonly reason: SupportReason; readonly subreason: SupportSubreason };

const fieldsBySubreason: ReadonlyMap<string, readonly TopicField[]> = new Map(
  Object.values(supportTopics).flatMap((subreasons) => Object.entries(subreasons)),
);

/** A request for a repair: a case that another form sends, with its fields. */
export const repairRequestTopic = { reason: "other", subreason: "repair-request" } as const;
const repairRequestFields = ["productNumber", "orderNumber", "phoneNumber"] as const;

/** Lists the groups; each reason is in one of them. */
export function listGroups(): readonly SupportGroup[] {
  return Object.entries(groups).map(([id, reasons]) => ({ id, reasons }));
}

export function listReasons(): readonly SupportReason[] {
  return Object.keys(supportTopics).filter(isReason);
}

export function listSubreasons(reason: SupportReason): readonly SupportSubreason[] {
  return Object.keys(supportTopics[reason]).filter(isSubreason);
}

/** Each subreason has one reason. */
export function findTopic(subreason: string): SupportTopic | null {
  if (!isSubreason(subreason)) return null;
  const reason = listReasons().find((candidate) => subreason in supportTopics[candidate]);
  return reason ? { reason, subreason } : null;
}

export function isReason(text: string): text is SupportReason {
  return Object.hasOwn(supportTopics, text);
}

export function isSubreason(text: string): text is SupportSubreason {
  return fieldsBySubreason.has(text);
}

/** Lists the fields of a subreason in addition to the common ones; empty without a choice. */
export function listTopicFields(subreason: string): readonly TopicField[] {
  if (subreason === repairRequestTopic.subreason) return repairRequestFields;
  return fieldsBySubreason.get(subreason) ?? none;
}
