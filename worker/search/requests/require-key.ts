import type { IRequest } from "itty-router";
import type { Environment } from "./environment.ts";
import { SearchError } from "./search-error.ts";
import { readSecuredKey, type SecuredKey } from "./secured-key.ts";

export type KeyRight = "read" | "write";

const securedKeys = new WeakMap<object, SecuredKey>();

/** The secured key of an authorised request; null: an ordinary key. */
export function securedKeyOf(request: IRequest): SecuredKey | null {
  return securedKeys.get(request) ?? null;
}

/** Lets clients with the right pass; keys come as headers or in the query string, as browser clients send them. */
export async function requireKey(
  request: IRequest,
  environment: Environment,
  right: KeyRight,
): Promise<void> {
  const read = (name: string) => request.headers.get(name) ?? readQuery(request, name);
  const appId = read("x-algolia-application-id");
  const key = read("x-algolia-api-key");
  if (!appId || !key) throw new SearchError(403, "Invalid Application-ID or API key");
  if (!isSame(appId, environment.appId)) throw new SearchError(403, "Invalid Application-ID or API key");
  if (isSame(key, environment.writeKey)) return;
  if (!isSame(key, environment.searchKey)) {
    const secured = await readSecuredKey(key, environment.searchKey, Date.now());
    if (!secured) throw new SearchError(403, "Invalid Application-ID or API key");
    securedKeys.set(request, secured);
  }
  if (right === "write") throw new SearchError(403, "Method not allowed with this API key");
}

function readQuery(request: IRequest, name: string): string | undefined {
  const value = request.query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
}
