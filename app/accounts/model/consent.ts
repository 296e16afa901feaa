/** What a customer may agree to be written, called or texted about; the `soft` ones come of being a customer. */
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
 * Where somebody said so; `account` is the page for it, `newsletter` its form, `mail` a link in a mail, `care` the
 * customer service.
 */
export const consentSources = ["account", "checkout", "sign-up", "newsletter", "mail", "care"] as const;

export type ConsentSource = (typeof consentSources)[number];

/** One decision. Decisions are added and never changed, so that they prove what was agreed to, and when. */
export type ConsentEntry = {
  readonly kind: ConsentKind;
  readonly isGranted: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly source: ConsentSource;
  /** Version of the words that were shown (`consent-wording.ts`); older decisions have none. */
  readonly wording?: string;
};

/** The oldest decisions that were followed by another one go first. */
const mostEntries = 60;

/** The last decision on a kind; null: nobody was ever asked. */
export function findConsent(entries: readonly ConsentEntry[], kind: ConsentKind): ConsentEntry | null {
  return entries.findLast((entry) => entry.kind === kind) ?? null;
}

export function isConsentGranted(entries: readonly ConsentEntry[], kind: ConsentKind): boolean {
  return findConsent(entries, kind)?.isGranted ?? false;
}

/** How something was decided. */
export type Decision = {
  readonly now: Date;
  readonly source: ConsentSource;
  /** Version of the words that were shown. */
  readonly wording?: string;
  /** When it was decided, where that is heard of later: what was decided since stands. */
  readonly decidedAt?: Date;
};

/** The decisions with those that differ from the last ones; of who never agreed a refusal is nothing new. */
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

/** The decisions with an objection to each kind, also where nobody had agreed: it keeps later orders from consenting. */
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
 * The decisions with what comes of being a customer. Whoever objected once is not asked again by an order: only their
 * own word ends an objection (UWG § 7(3), Directive 2002/58/EC Art. 13(2)).
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

/** Two lists of the same person's decisions in the order of their times, each decision once. */
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

/** The kinds that are e-mails: what the link of a mail ends. */
export const mailKinds = ["newsletter", "soft_newsletter"] as const satisfies readonly ConsentKind[];

/**
 * The kinds that a country's page offers. Where the newsletter is optional (HU, PL) nothing soft is ever recorded, so it
 * is shown only to be taken back.
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

/** Kinds that need a number to call or to text. */
export function needsPhone(kind: ConsentKind): boolean {
  return kind.endsWith("phone") || kind.endsWith("sms");
}

/** The number as `gdpr_phone` has it: without spaces. */
export function toGdprPhone(entered: string): string {
  return entered.replace(/\s/g, "");
}
