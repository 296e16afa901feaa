import { bookYears, claimYears } from "../../../app/countries/model/legal-facts";
import { cartLifetimeDays } from "../../../app/gateways/commerce/carts/to-cart-draft";

/** Records of the platform that are deleted after their retention period. */
export type Forgetting = {
  readonly path: "orders" | "payments" | "custom-objects";
  /** A predicate of the platform; `before` is an ISO time. */
  readonly where: (before: string) => string;
  /** Records from before this time are deleted now. */
  readonly before: (now: Date) => Date;
};

export type RetainedRecord = {
  readonly what: string;
  readonly where: string;
  readonly howLong: string;
  /** Absent: it expires by itself, as `where` says, or stays. */
  readonly forgetting?: Forgetting;
};

const dayMs = 24 * 60 * 60 * 1000;

const daysBefore = (days: number) => (now: Date) => new Date(now.getTime() - days * dayMs);

/** The start of the year, `years` full years back: terms of book-keeping and limitation run from the end of a year. */
const yearsBefore = (years: number) => (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));

const ofContainer = (container: string, field: string, more = "") => ({
  path: "custom-objects" as const,
  where: (before: string) => `container = "${container}"${more} and ${field} < "${before}"`,
});

const books = { where: (before: string) => `createdAt < "${before}"`, before: yearsBefore(bookYears) };

/**
 * Records that the shop and its embedded platform retain, and for how long: one line each, as in docs/operations.md.
 */
export const retainedRecords: readonly RetainedRecord[] = [
  {
    what: "orders, with addresses and invoices' numbers",
    where: "platform",
    howLong: `${bookYears} full years after the year of the order`,
    forgetting: { path: "orders", ...books },
  },
  {
    what: "payments",
    where: "platform",
    howLong: `${bookYears} full years after their year`,
    forgetting: { path: "payments", ...books },
  },
  {
    what: "cases that the desk has (name, address, number; no texts)",
    where: "platform, custom objects support-cases",
    howLong: "30 days",
    forgetting: {
      ...ofContainer("support-cases", "lastModifiedAt", ' and value(state = "delivered")'),
      before: daysBefore(30),
    },
  },
  {
    what: "cases that the desk never got",
    where: "platform, custom objects support-cases",
    howLong: `${claimYears} full years after their year`,
    forgetting: { ...ofContainer("support-cases", "createdAt"), before: yearsBefore(claimYears) },
  },
  {
    what: "statements of withdrawal",
    where: "platform, custom objects withdrawals",
    howLong: `${claimYears} full years after their year`,
    forgetting: { ...ofContainer("withdrawals", "createdAt"), before: yearsBefore(claimYears) },
  },
  {
    what: "carts",
    where: "platform, its own schedule",
    howLong: `${cartLifetimeDays} days after their last change`,
  },
  {
    what: "cart objects",
    where: "Durable Objects, their own alarm",
    howLong: "31 days after their last use",
  },
  {
    what: "sessions of guests",
    where: "sealed cookie",
    howLong: "30 days after the last visit",
  },
  {
    what: "sign-ins",
    where: "sealed cookie and the object CustomerSignIns, its own alarm",
    howLong: "24 hours after the last use, 30 days at most",
  },
  {
    what: "attempts (hashes of addresses)",
    where: "object AttemptCounter, its own alarm; table sign_in_attempt",
    howLong: "the window that they count in, a day at most",
  },
  {
    what: "accounts, lists, passkeys, consents of customers",
    where: "platform, object CustomerKeys",
    howLong: "until the customer deletes the account",
  },
  {
    what: "consents without an account",
    where: "platform, custom objects address-consents",
    howLong:
      "the address until it is withdrawn; that it objected, under a keyed hash, as long as the shop sends mails",
  },
  {
    what: "reviews",
    where: "platform",
    howLong: "until their author asks",
  },
  {
    what: "messages of the platform",
    where: "platform, its own schedule",
    howLong: "7 days after delivery, else 15; the last message of a resource then loses its text",
  },
  {
    what: "mails and cases that wait, and those that could not be sent",
    where: "Queues",
    howLong: "until they are sent, 4 days at most",
  },
  {
    what: "visits (where a visitor came from), sign-ups that wait for their mail",
    where: "KV, by their own expiry",
    howLong: "an hour, a day",
  },
  {
    what: "logs, without personal data",
    where: "Workers Logs",
    howLong: "7 days",
  },
  {
    what: "backups",
    where: "R2, the platform's own schedule",
    howLong: "7 days, 4 weeks, 12 months; who was erased meanwhile is not brought back",
  },
];
