import { listCookies } from "../../foundation/cookie";
import { type ConsentPurpose, consentPurposes } from "./consent";
import { deviceNumberCookie } from "./device-number";
import {
  chosenColumnsKey,
  recentSearchesKey,
  reportedKey,
  themeCookie,
  trackingQueueKey,
  unreportedPrefix,
  viewedCardsKey,
  viewedKey,
} from "./storage-keys";
import { utmSourceCookie } from "./utm-source";

export type StoredItem = {
  readonly purpose: ConsentPurpose | "necessary";
  /** Names of cookies and storage entries, as a visitor finds them in the browser. */
  readonly names: readonly string[];
  /** `consent.kept.<word>` is the message that describes it. */
  readonly word: string;
  readonly life: StorageLife;
};

/** `tab`: until it is closed; `device`: until the visitor deletes it. */
export type StorageLife =
  | { readonly unit: "minute" | "hour" | "day" | "month"; readonly count: number }
  | "tab"
  | "device";

const month = (count: number): StorageLife => ({ unit: "month", count });
const days = (count: number): StorageLife => ({ unit: "day", count });

/** Everything that the shop itself stores in a browser, with purpose and lifetime. */
export const storedItems: readonly StoredItem[] = [
  { purpose: "necessary", names: ["session"], word: "session", life: days(30) },
  { purpose: "necessary", names: ["visit"], word: "visit", life: { unit: "hour", count: 1 } },
  { purpose: "necessary", names: ["sign-in"], word: "visit", life: { unit: "minute", count: 15 } },
  { purpose: "necessary", names: ["device"], word: "visit", life: month(12) },
  { purpose: "necessary", names: ["link-secret"], word: "visit", life: days(30) },
  {
    purpose: "necessary",
    names: ["country", "currency", "store", "locale", "customer_id"],
    word: "shop",
    life: month(12),
  },
  {
    purpose: "necessary",
    names: ["lists", "compare", "cart-intents", "cart-answered", "cart-copy"],
    word: "lists",
    life: "device",
  },
  {
    purpose: "necessary",
    names: ["shippingAddressType", "billingClientType", "shippingClientType"],
    word: "form",
    life: days(30),
  },
  { purpose: "necessary", names: ["checkout-draft"], word: "form", life: "tab" },
  {
    purpose: "necessary",
    names: ["react-router-scroll-positions", "account-reloaded", "script-reloaded"],
    word: "place",
    life: "tab",
  },
  { purpose: "necessary", names: ["consent"], word: "choice", life: month(12) },
  { purpose: "functional", names: [recentSearchesKey], word: "searches", life: "device" },
  { purpose: "functional", names: [viewedKey, viewedCardsKey], word: "viewed", life: "device" },
  { purpose: "functional", names: [chosenColumnsKey], word: "columns", life: "device" },
  { purpose: "functional", names: [themeCookie], word: "theme", life: month(12) },
  { purpose: "statistics", names: [deviceNumberCookie], word: "number", life: month(12) },
  { purpose: "statistics", names: [reportedKey], word: "told", life: "device" },
  { purpose: "marketing", names: [reportedKey], word: "told", life: "device" },
  ...(["statistics", "marketing"] as const).map((purpose) => ({
    purpose,
    names: [`${unreportedPrefix}…`],
    word: "untold",
    life: { unit: "hour", count: 1 } as const,
  })),
  { purpose: "marketing", names: ["__exponea_etc__"], word: "tracked", life: month(12) },
  { purpose: "marketing", names: [trackingQueueKey], word: "waiting", life: days(1) },
  { purpose: "marketing", names: [utmSourceCookie], word: "campaign", life: days(30) },
];

/**
 * Cookies that are deleted when a purpose has no consent.
 * These are the shop's own and those that third-party scripts write on the shop's domain (Google Analytics and Ads,
 * Meta, Bloomreach).
 */
const cookiesOf: Readonly<Record<ConsentPurpose, RegExp>> = {
  functional: new RegExp(`^${themeCookie}$`),
  statistics: new RegExp(`^(?:${deviceNumberCookie}|${unreportedPrefix}.*|_ga.*|_gid|_gat.*)$`),
  marketing: new RegExp(`^(?:${utmSourceCookie}|${unreportedPrefix}.*|_gcl_.*|_fbp|__exponea_.*|xnpe_.*)$`),
};

const storageOf: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  functional: [recentSearchesKey, viewedKey, viewedCardsKey, chosenColumnsKey],
  statistics: [reportedKey],
  marketing: [reportedKey, trackingQueueKey],
};

/**
 * Lists the names of the cookies in a `Cookie` header that these purposes do not allow.
 * A cookie with several purposes needs consent to only one of them.
 */
export function listUnwantedCookies(cookies: string, agreed: ReadonlySet<ConsentPurpose>): readonly string[] {
  const names = listCookies(cookies).map(([name]) => name);
  const refused = consentPurposes.filter((purpose) => !agreed.has(purpose));
  const isOf = (name: string) => (purpose: ConsentPurpose) => cookiesOf[purpose].test(name);
  return names.filter((name) => refused.some(isOf(name)) && ![...agreed].some(isOf(name)));
}

/** Keys in `localStorage` that these purposes do not cover; one of two purposes is enough. */
export function listUnwantedKeys(agreed: ReadonlySet<ConsentPurpose>): readonly string[] {
  const isCovered = (key: string) => [...agreed].some((purpose) => storageOf[purpose].includes(key));
  return [...new Set(Object.values(storageOf).flat())].filter((key) => !isCovered(key));
}
