import type { AttemptLimit } from "./attempt-counter";

const quarterHour = 15 * 60;
const tenMinutes = 10 * 60;
const hour = 60 * 60;

/**
 * What may not be tried without end: `<what>.<whose>`. Behind one address may be a whole office or a carrier's
 * customers; a session is one browser.
 */
const defaultLimits = {
  /** Sign-ins that fail. Tries at one account are the platform's to limit. */
  "sign-in.address": { most: 30, windowSeconds: quarterHour },
  "sign-up.address": { most: 30, windowSeconds: hour },
  "password-reset.address": { most: 20, windowSeconds: hour },
  /** Each tells whether another account has the address. */
  "email-change.customer": { most: 10, windowSeconds: hour },
  /** Mails to one mailbox. */
  "password-reset.email": { most: 3, windowSeconds: hour },
  /** Codes that do not exist or do not apply. */
  "coupon.address": { most: 100, windowSeconds: quarterHour },
  "coupon.session": { most: 15, windowSeconds: quarterHour },
  "cart.address": { most: 300, windowSeconds: tenMinutes },
  "payment.address": { most: 100, windowSeconds: tenMinutes },
  "payment.session": { most: 20, windowSeconds: tenMinutes },
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
