import { expect, it } from "vitest";
import { toCacheControl } from "./to-cache-control";

it.each([
  ["/sales", undefined, "private, no-cache"],
  ["/sales.data", undefined, "private, no-cache"],
  ["/sales", "prefetch", "private, no-cache"],
  ["/sales.data", "prefetch", "private, max-age=30"],
  ["/sales.data", "prefetch;prerender", "private, max-age=30"],
])("caches %s for the purpose %s as %s", (path, purpose, expected) => {
  const headers = new Headers(purpose === undefined ? {} : { "Sec-Purpose": purpose });
  expect(toCacheControl(new Request(`https://www.ironhall.sk${path}`, { headers }))).toBe(expected);
});
