export type AttemptLimit = {
  /** So many attempts are counted in any window. */
  readonly most: number;
  readonly windowSeconds: number;
  /** Beyond `most`, one more may be made after this pause, which doubles each time; without it none until the window moves. */
  readonly pause?: { readonly firstSeconds: number; readonly mostSeconds: number };
};

const quarterHour = 15 * 60;
const tenMinutes = 10 * 60;
const hour = 60 * 60;

const pause = { firstSeconds: 30, mostSeconds: quarterHour };

/**
 * What may not be tried without end: `<what>.<whose>`. Behind one address may be a whole office or a carrier's
 * customers; a session is one browser.
 */
const defaultLimits = {
  /** Sign-ins that fail, at whatever accounts. */
  "sign-in.address": { most: 30, windowSeconds: quarterHour },
  /** At one account from one address where nobody signed in to it before. */
  "sign-in.stranger": { most: 5, windowSeconds: hour, pause },
  /** At one account from anywhere by strangers: below the platform's ten in a quarter of an hour, which would keep out the owner. */
  "sign-in.account": { most: 5, windowSeconds: hour, pause },
  /** At one account by a browser that signed in to it before: its owner's, whom no stranger's tries delay. */
  "sign-in.device": { most: 8, windowSeconds: hour, pause },
  "sign-up.address": { most: 30, windowSeconds: hour },
  /** Mails to one mailbox. */
  "sign-up.email": { most: 3, windowSeconds: hour },
  /** A form that is sent twice at once writes one mail. */
  "sign-up.repeat": { most: 1, windowSeconds: 60 },
  "email-proof.customer": { most: 3, windowSeconds: hour },
  "password-reset.address": { most: 20, windowSeconds: hour },
  /** Each tells whether another account has the address. */
  "email-change.customer": { most: 10, windowSeconds: hour },
  /** Mails to one mailbox, which may be a stranger's. */
  "email-change.email": { most: 3, windowSeconds: hour },
  /** What a device is asked to sign; a page of signing in asks once. */
  "passkey.address": { most: 300, windowSeconds: tenMinutes },
  "passkey.session": { most: 40, windowSeconds: tenMinutes },
  /** Present passwords that are asked for again, before what cannot be undone. */
  "confirmation.customer": { most: 5, windowSeconds: quarterHour },
  /** Mails to one mailbox for strangers at one address; such requests do not count against the owner's. */
  "password-reset.stranger": { most: 3, windowSeconds: hour },
  /** Mails to one mailbox for a browser that signed in to its account before. */
  "password-reset.device": { most: 3, windowSeconds: hour },
  /** Mails to one mailbox for all strangers: a pause bounds them, and keeps no owner out for an hour. */
  "password-reset.email": {
    most: 6,
    windowSeconds: hour,
    pause: { firstSeconds: 30, mostSeconds: tenMinutes },
  },
  /** Codes that do not exist or do not apply. */
  "coupon.address": { most: 100, windowSeconds: quarterHour },
  "coupon.session": { most: 15, windowSeconds: quarterHour },
  /** Each sends a mail to an address that anybody may write. */
  "newsletter.address": { most: 20, windowSeconds: hour },
  "newsletter.email": { most: 3, windowSeconds: hour },
  /** Each sends a mail to an address that anybody may write. */
  "withdrawal.address": { most: 20, windowSeconds: hour },
  "withdrawal.email": { most: 5, windowSeconds: hour },
  /** Each is a case that somebody reads, and a mail as above. */
  "support.address": { most: 20, windowSeconds: hour },
  /** Without the check for a person, where there is one. */
  "support.untested": { most: 3, windowSeconds: hour },
  "support.email": { most: 6, windowSeconds: hour },
  "cart.address": { most: 300, windowSeconds: tenMinutes },
  "payment.address": { most: 100, windowSeconds: tenMinutes },
  /** Numbers that the tax office is asked about. */
  "vat.address": { most: 120, windowSeconds: quarterHour },
  "vat.session": { most: 30, windowSeconds: quarterHour },
  /** What visits tell of themselves; each page a call or two. */
  "tracking.address": { most: 3_000, windowSeconds: tenMinutes },
  "payment.session": { most: 20, windowSeconds: tenMinutes },
  /** What browsers tell of their errors and of our policies. */
  "report.address": { most: 120, windowSeconds: tenMinutes },
  /** Wrong tokens of operators. */
  "operator.address": { most: 20, windowSeconds: quarterHour },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

export type LimitName = keyof typeof defaultLimits;

export type AttemptLimits = Readonly<Record<LimitName, AttemptLimit>>;

const namedLimit = /^([a-z-]+\.[a-z]+)=([1-9]\d{0,6})\/([1-9]\d{0,5})$/;

/** Is it `off`, or some of the limits with figures of their own, `cart.address=1000/600 sign-up.address=5/3600`? */
export function isAttemptLimitSetting(setting: string): boolean {
  if (setting === "off") return true;
  return setting.split(" ").every((part) => (namedLimit.exec(part)?.[1] ?? "") in defaultLimits);
}

/** The limits of such a setting; null: none. Empty text: the defaults. */
export function parseAttemptLimits(setting: string): AttemptLimits | null {
  if (setting === "off") return null;
  const own = setting.split(" ").flatMap((part) => {
    const [, name, most, windowSeconds] = namedLimit.exec(part) ?? [];
    return name ? [[name, { most: Number(most), windowSeconds: Number(windowSeconds) }] as const] : [];
  });
  return { ...defaultLimits, ...Object.fromEntries(own) };
}
