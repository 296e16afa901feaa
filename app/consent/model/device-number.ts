import { readCookie } from "../../foundation/cookie";
import { readConsent } from "./consent";

/** A random number that recognises a browser, and no fingerprint of it: written and read with consent to statistics. */
export const deviceNumberCookie = "device-fingerprint";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the cookie kept; without consent it does not count, whoever wrote it. */
export function readDeviceNumber(cookies: string): string | null {
  const number = readCookie(cookies, deviceNumberCookie) ?? "";
  return uuid.test(number) && readConsent(cookies).has("statistics") ? number : null;
}
