/**
 * Kinds of advertising that a customer can accept or refuse.
 * The `soft` ones result from an order (soft opt-in).
 */
export const consentKinds = [
  "newsletter",
  "sms",
  "phone",
  "soft_newsletter",
  "soft_phone",
  "soft_sms",
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * Places where a customer decides on consent.
 * `account`: the consents page; `newsletter`: the newsletter form; `mail`: a link in an e-mail; `care`: customer
 * service.
 */
export const consentSources = ["account", "checkout", "sign-up", "newsletter", "mail", "care"] as const;

export type ConsentSource = (typeof consentSources)[number];

/** One decision. Entries are added and never changed, because they prove each consent and its time. */
export type ConsentEntry = {
  readonly kind: ConsentKind;
  readonly isGranted: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly source: ConsentSource;
  /** Version of the displayed texts (`consent-wording.ts`); missing in older decisions. */
  readonly wording?: string;
};

/** Maximum stored decisions: beyond it, the oldest superseded ones are deleted. */
const mostEntries = 60;

/** Returns the latest decision on a kind; null: none. */
export function findConsent(entries: readonly ConsentEntry[], kind: ConsentKind): ConsentEntry | null {
  return entries.findLast((entry) => entry.kind === kind) ?? null;
}

export function isConsentGranted(entries: readonly ConsentEntry[], kind: ConsentKind): boolean {
  return findConsent(entries, kind)?.isGranted ?? false;
}

/** The circumstances of a decision. */
export type Decision = {
  readonly now: Date;
  readonly source: ConsentSource;
  /** Version of the displayed texts. */
  readonly wording?: string;
  /** Time of the decision if it is recorded later; decisions made since then take precedence. Default: `now`. */
  readonly decidedAt?: Date;
};

/**
 * Adds the decisions that differ from the latest ones.
 * A refusal without an earlier consent is not recorded, nor is a decision older than the latest one.
 */
export function addConsents(
  entries: readonly ConsentEntry[],
  wanted: ReadonlyMap<ConsentKind, boolean>,
  decision: Decision,
): readonly ConsentEntry[] {
  const since = (decision.decidedAt ?? decision.now).toISOString();
  const changed = [...wanted].filter(
    ([kind, isGranted]) =>
      isConsentGranted(entries, kind) !== isGranted && (findConsent(entries, kind)?.at ?? "") <= since,
  );
  return append(entries, changed, decision);
}

/**
 * Adds an objection to each kind, even without an earlier consent.
 * It prevents later orders from adding a soft consent.
 */
export function addObjections(
  entries: readonly ConsentEntry[],
  kinds: readonly ConsentKind[],
  decision: Decision,
): readonly ConsentEntry[] {
  const open = kinds.filter((kind) => findConsent(entries, kind)?.isGranted !== false);
  return append(
    entries,
    open.map((kind) => [kind, false]),
    decision,
  );
}

/**
 * Adds a consent that results from an order (soft opt-in), unless the customer has objected.
 *
 * Source: UWG § 7(3), Directive 2002/58/EC Art. 13(2)
 */
export function addSoftConsent(
  entries: readonly ConsentEntry[],
  kind: Extract<ConsentKind, `soft_${string}`>,
  decision: Decision,
): readonly ConsentEntry[] {
  if (findConsent(entries, kind)?.isGranted === false) return entries;
  return addConsents(entries, new Map([[kind, true]]), decision);
}

function append(
  entries: readonly ConsentEntry[],
  changed: readonly (readonly [ConsentKind, boolean])[],
  { now, source, wording }: Decision,
): readonly ConsentEntry[] {
  const common = { at: now.toISOString(), source, ...(wording !== undefined && { wording }) };
  return trim([...entries, ...changed.map(([kind, isGranted]) => ({ kind, isGranted, ...common }))]);
}

function trim(all: readonly ConsentEntry[]): readonly ConsentEntry[] {
  const isLast = (entry: ConsentEntry) => findConsent(all, entry.kind) === entry;
  let surplus = all.length - mostEntries;
  return all.filter((entry) => isLast(entry) || --surplus < 0);
}

/** Merges two lists of one person's decisions without duplicates, sorted by time. */
export function mergeConsents(
  own: readonly ConsentEntry[],
  other: readonly ConsentEntry[],
): readonly ConsentEntry[] {
  const isKnown = (one: ConsentEntry) =>
    own.some(({ kind, at, isGranted }) => kind === one.kind && at === one.at && isGranted === one.isGranted);
  const news = other.filter((entry) => !isKnown(entry));
  if (news.length === 0) return own;
  return trim([...own, ...news].toSorted((one, next) => one.at.localeCompare(next.at)));
}

/** The kinds that are sent by e-mail. The unsubscribe link of an e-mail withdraws the consent to them. */
export const mailKinds = ["newsletter", "soft_newsletter"] as const satisfies readonly ConsentKind[];

/**
 * Lists the kinds that the country's consents page shows.
 * Where the newsletter is optional (HU, PL), a soft kind is listed only while it is granted, to be withdrawn.
 */
export function listOfferedConsents(
  entries: readonly ConsentEntry[],
  isNewsletterOptional: boolean,
): readonly ConsentKind[] {
  return consentKinds.filter(
    (kind) => !isNewsletterOptional || !isSoftConsent(kind) || isConsentGranted(entries, kind),
  );
}

function isSoftConsent(kind: ConsentKind): boolean {
  return kind.startsWith("soft_");
}

/** Returns whether a kind needs a phone number, for calls or text messages. */
export function needsPhone(kind: ConsentKind): boolean {
  return kind.endsWith("phone") || kind.endsWith("sms");
}

/** Returns a phone number without spaces, for the field `gdpr_phone` of tracking calls. */
export function toGdprPhone(entered: string): string {
  return entered.replace(/\s/g, "");
}
