export type AttemptLimit = {
  /** Attempts allowed in any window of `windowSeconds`. */
  readonly most: number;
  readonly windowSeconds: number;
  /**
   * Beyond `most`, allows one attempt after each pause, which doubles each time. Without it: none until the window
   * moves.
   */
  readonly pause?: { readonly firstSeconds: number; readonly mostSeconds: number };
};

const quarterHour = 15 * 60;
const tenMinutes = 10 * 60;
const hour = 60 * 60;

const pause = { firstSeconds: 30, mostSeconds: quarterHour };

/**
 * Limits of repeated attempts: `<what>.<whose>`. One IP address may be a whole office or a carrier's customers; a
 * session is one browser.
 */
const defaultLimits = {
  /** Failed sign-ins, at any accounts. */
  "sign-in.address": { most: 30, windowSeconds: quarterHour },
  /** At one account, from an IP address without a sign-in to it so far. */
  "sign-in.stranger": { most: 5, windowSeconds: hour, pause },
  /**
   * At one account by all unknown browsers: below the platform's ten per 15 minutes, which would lock out the owner.
   */
  "sign-in.account": { most: 5, windowSeconds: hour, pause },
  /** At one account, by a browser that signed in to it before: strangers' attempts do not delay the owner. */
  "sign-in.device": { most: 8, windowSeconds: hour, pause },
  "sign-up.address": { most: 30, windowSeconds: hour },
  /** Mails to one mailbox. */
  "sign-up.email": { most: 3, windowSeconds: hour },
  /** A form submitted twice at once sends one mail. */
  "sign-up.repeat": { most: 1, windowSeconds: 60 },
  "email-proof.customer": { most: 3, windowSeconds: hour },
  "password-reset.address": { most: 20, windowSeconds: hour },
  /** Each attempt reveals whether another account has the e-mail address. */
  "email-change.customer": { most: 10, windowSeconds: hour },
  /** Mails to one mailbox, which may be a stranger's. */
  "email-change.email": { most: 3, windowSeconds: hour },
  /** Challenges for a device to sign; a sign-in page requests one. */
  "passkey.address": { most: 300, windowSeconds: tenMinutes },
  "passkey.session": { most: 40, windowSeconds: tenMinutes },
  /** Present passwords entered again to confirm an irreversible change. */
  "confirmation.customer": { most: 5, windowSeconds: quarterHour },
  /** Mails to one mailbox, by strangers at one IP address; these do not count against the owner's requests. */
  "password-reset.stranger": { most: 3, windowSeconds: hour },
  /** Mails to one mailbox, by a browser that signed in to its account before. */
  "password-reset.device": { most: 3, windowSeconds: hour },
  /** Mails to one mailbox by all strangers: a pause bounds them, so that the owner is never locked out for an hour. */
  "password-reset.email": {
    most: 6,
    windowSeconds: hour,
    pause: { firstSeconds: 30, mostSeconds: tenMinutes },
  },
  /** Codes that do not exist or do not apply. */
  "coupon.address": { most: 100, windowSeconds: quarterHour },
  "coupon.session": { most: 15, windowSeconds: quarterHour },
  /** Each sends a mail to an address that the visitor enters. */
  "newsletter.address": { most: 20, windowSeconds: hour },
  "newsletter.email": { most: 3, windowSeconds: hour },
  /** Each sends a mail to an address that the visitor enters. */
  "withdrawal.address": { most: 20, windowSeconds: hour },
  "withdrawal.email": { most: 5, windowSeconds: hour },
  /** Wrong pairs of order number and e-mail address. */
  "order-status.address": { most: 30, windowSeconds: quarterHour },
  /** At one order: its number is on the parcel, its buyer's e-mail address may be guessed. */
  "order-status.order": {
    most: 10,
    windowSeconds: hour,
    pause: { firstSeconds: 30, mostSeconds: tenMinutes },
  },
  /** Each is a case for an employee, and sends a mail as above. */
  "support.address": { most: 20, windowSeconds: hour },
  /** Where the check for humans is set, but was not passed. */
  "support.untested": { most: 3, windowSeconds: hour },
  "support.email": { most: 6, windowSeconds: hour },
  "cart.address": { most: 300, windowSeconds: tenMinutes },
  /** Calls of software agents; a task takes ten to thirty. */
  "agent.address": { most: 600, windowSeconds: tenMinutes },
  "payment.address": { most: 100, windowSeconds: tenMinutes },
  /** Queries of the tax office about a number. */
  "vat.address": { most: 120, windowSeconds: quarterHour },
  "vat.session": { most: 30, windowSeconds: quarterHour },
  /** Tracking calls; a page makes one or two. */
  "tracking.address": { most: 3_000, windowSeconds: tenMinutes },
  "payment.session": { most: 20, windowSeconds: tenMinutes },
  /** Browsers' reports of errors and of policy violations. */
  "report.address": { most: 120, windowSeconds: tenMinutes },
  /** Wrong operator tokens. */
  "operator.address": { most: 20, windowSeconds: quarterHour },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

export type LimitName = keyof typeof defaultLimits;

export type AttemptLimits = Readonly<Record<LimitName, AttemptLimit>>;

const namedLimit = /^([a-z-]+\.[a-z]+)=([1-9]\d{0,6})\/([1-9]\d{0,5})$/;

/** Is it `off`, or a list of limits with new values, `cart.address=1000/600 sign-up.address=5/3600`? */
export function isAttemptLimitSetting(setting: string): boolean {
  if (setting === "off") return true;
  return setting.split(" ").every((part) => (namedLimit.exec(part)?.[1] ?? "") in defaultLimits);
}

/** Parses the setting; null: no limits. Empty text: the defaults. */
export function parseAttemptLimits(setting: string): AttemptLimits | null {
  if (setting === "off") return null;
  const own = setting.split(" ").flatMap((part) => {
    const [, name, most, windowSeconds] = namedLimit.exec(part) ?? [];
    return name ? [[name, { most: Number(most), windowSeconds: Number(windowSeconds) }] as const] : [];
  });
  return { ...defaultLimits, ...Object.fromEntries(own) };
}
