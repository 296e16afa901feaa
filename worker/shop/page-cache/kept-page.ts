import type { PageStamp } from "./page-stamp";

/** A page as the cache holds it: the bytes between the places of the nonce. */
export type KeptPage = {
  readonly contentType: string;
  /** Further headers of the page, `Link` for example. */
  readonly headers: readonly (readonly [string, string])[];
  readonly parts: readonly Uint8Array[];
  readonly stamp: PageStamp;
};

export function countBytes(page: KeptPage): number {
  return page.parts.reduce((sum, part) => sum + part.length, 0);
}

/** Headers of a rendered page that are its own, not this request's. */
const keptHeaders = ["link", "content-language", "x-remix-response"];

export function pickHeaders(headers: Headers): readonly (readonly [string, string])[] {
  return keptHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
}
