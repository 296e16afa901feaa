import { readCookie } from "../../foundation/cookie";
import { readConsent } from "./consent";

/**
 * Cookie with a random UUID that identifies a browser; needs consent to statistics.
 * Despite its name, it contains no fingerprint of the device.
 */
export const deviceNumberCookie = "device-fingerprint";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the cookie; without consent its value is ignored, even when another script wrote it. */
export function readDeviceNumber(cookies: string): string | null {
  const number = readCookie(cookies, deviceNumberCookie) ?? "";
  return uuid.test(number) && readConsent(cookies).has("statistics") ? number : null;
}
