import {
  type ConsentPurpose,
  consentCookie,
  consentPurposes,
  consentSeconds,
  toConsentValue,
} from "./consent";
import { deviceNumberCookie, readDeviceNumber } from "./device-number";
import { listUnwantedCookies } from "./stored-items";
import { toUtmSource, utmSourceCookie, utmSourceSeconds } from "./utm-source";

/**
 * Returns the purposes that a posted form consents to; null: it has no choice. `choice` is `all`, `none` or `chosen`.
 */
export function parseChoice(form: FormData): ReadonlySet<ConsentPurpose> | null {
  switch (form.get("choice")) {
    case "all":
      return new Set(consentPurposes);
    case "none":
      return new Set();
    case "chosen": {
      const ticked = form.getAll("purpose");
      return new Set(consentPurposes.filter((purpose) => ticked.includes(purpose)));
    }
    default:
      return null;
  }
}

type Choice = {
  readonly purposes: ReadonlySet<ConsentPurpose>;
  /** The request's `Cookie` header. */
  readonly cookies: string;
  /** The query of the first page of the visit, if a script knows it. */
  readonly landing: URLSearchParams;
  readonly now: Date;
  readonly isSecure: boolean;
  readonly newNumber: () => string;
};

/**
 * Returns the `Set-Cookie` headers of a consent choice.
 * They set the choice and the cookies that it allows, and delete the others. The server sets them, because some
 * browsers delete cookies set by scripts after a week.
 */
export function toChoiceCookies({ purposes, cookies, landing, now, isSecure, newNumber }: Choice): string[] {
  const value = toConsentValue(purposes, now);
  const allowed = `${cookies.replaceAll(new RegExp(`(?:^|;\\s*)${consentCookie}=[^;]*`, "g"), "")}; ${consentCookie}=${value}`;
  const secure = isSecure ? "; Secure" : "";
  const write = (name: string, text: string, seconds: number) =>
    `${name}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  const campaign = toUtmSource(landing, allowed);
  const needsNumber = purposes.has("statistics") && readDeviceNumber(allowed) === null;
  return [
    write(consentCookie, value, consentSeconds),
    ...(campaign === null ? [] : [write(utmSourceCookie, campaign, utmSourceSeconds)]),
    ...(needsNumber ? [write(deviceNumberCookie, newNumber(), consentSeconds)] : []),
    ...listUnwantedCookies(cookies, purposes).map((name) => write(name, "", 0)),
  ];
}
