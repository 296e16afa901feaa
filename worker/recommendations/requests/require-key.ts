import { ServiceError } from "./service-error.ts";

type Credentials = { readonly keyId: string; readonly secret: string };

/** Lets pass who knows key and secret (HTTP Basic, as the service's private access has it). */
export function requireKey(request: Request, { keyId, secret }: Credentials): void {
  const given = request.headers.get("authorization") ?? "";
  if (!isSame(given, `Basic ${btoa(`${keyId}:${secret}`)}`)) throw new ServiceError(401, "unauthorized");
}

/** Compares without telling by its time how much was right. */
function isSame(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
}
