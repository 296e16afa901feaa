/** The kinds of advertising that a customer may consent to; the `soft` ones result from being a customer. */
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
 * Where the customer decided; `account` is the consents page, `newsletter` its form, `mail` a link in a mail, `care`
 * the customer service.
 */
export const consentSources = ["account", "checkout", "sign-up", "newsletter", "mail", "care"] as const;

export type ConsentSource = (typeof consentSources)[number];

/** One decision. Decisions are added and never changed, as proof of each consent and its time. */
export type ConsentEntry = {
  readonly kind: ConsentKind;
  readonly isGranted: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly source: ConsentSource;
  /** Version of the displayed texts (`consent-wording.ts`); older decisions have none. */
  readonly wording?: string;
};

/** Beyond this limit the oldest superseded decisions are dropped. */
const mostEntries = 60;

/** Returns the last decision on a kind; null: none. */
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
  /** The time of the decision, if it is reported later: later decisions stand. */
  readonly decidedAt?: Date;
};

/** Adds the decisions that differ from the last ones; a refusal without an earlier consent changes nothing. */
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

/** Adds an objection to each kind, also without an earlier consent: it prevents consents by later orders. */
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
 * Adds a consent that results from being a customer.
 * An order never overrides an objection: only the customer ends it (UWG § 7(3), Directive 2002/58/EC Art. 13(2)).
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

/** Merges two lists of one person's decisions by time, each decision once. */
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

/** The kinds that are e-mails: a mail's unsubscribe link ends them. */
export const mailKinds = ["newsletter", "soft_newsletter"] as const satisfies readonly ConsentKind[];

/**
 * Lists the kinds on a country's page.
 * Where the newsletter is optional (HU, PL) no soft consent is ever recorded, so it is shown only to be withdrawn.
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

/** Whether a kind needs a number for calls or texts. */
export function needsPhone(kind: ConsentKind): boolean {
  return kind.endsWith("phone") || kind.endsWith("sms");
}

/** Normalises a number for `gdpr_phone`: without spaces. */
export function toGdprPhone(entered: string): string {
  return entered.replace(/\s/g, "");
}
