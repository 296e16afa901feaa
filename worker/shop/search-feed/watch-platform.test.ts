import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { err, ok } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import type { SearchWriter } from "../../../app/gateways/search/search-writer";
import type { Feed } from "./feed-records";
import { countFailures, findChangedReviews } from "./watch-platform";

/** The platform's limit of a predicate, in characters. */
const longestPredicate = 10_000;

const toId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** A catalogue in which each product has three reviews in the search; the platform has deleted one of `changed`. */
function openFeed(products: number, changed: readonly string[]): Feed {
  const query = async (_document: string, { where }: { readonly where: string }) => {
    if (where.length > longestPredicate)
      return err({ system: "commerce", kind: "rejected", retryable: false, message: "predicate too long" });
    const ids = [...where.matchAll(/"([^"]+)"/g)].flatMap(([, id]) => id ?? []);
    const results = ids.map((id) => ({
      id,
      reviewRatingStatistics: { count: changed.includes(id) ? 2 : 3 },
    }));
    return ok({ products: { results } });
  };
  const reviewed = new Map(Array.from({ length: products }, (_, at) => [toId(at), 3]));
  return {
    platform: { query } as unknown as CommerceClient,
    search: { listReviewed: async () => ok(reviewed) } as unknown as SearchWriter,
    shops: [{ country: getCountry("DE"), locale: "de-DE", chain: ["de-DE", "de"] }],
  };
}

describe("the hourly watch of reviews", () => {
  it("finds deleted reviews among 2,000 products", async () => {
    const changed = [toId(3), toId(777), toId(1_999)];
    expect(await findChangedReviews(openFeed(2_000, changed))).toEqual(ok(changed));
  });
});

describe("failures of a watch", () => {
  it("count up while it fails in a row, and start again after a success", async () => {
    const values = new Map<string, string>();
    const store = {
      get: async (key: string) => values.get(key) ?? null,
      put: async (key: string, value: string) => void values.set(key, value),
      delete: async (key: string) => void values.delete(key),
    } as unknown as Parameters<typeof countFailures>[0];
    const runs = [false, false, true, false];
    const counts: number[] = [];
    for (const isDone of runs) counts.push(await countFailures(store, "reviews", isDone));
    expect(counts).toEqual([1, 2, 0, 1]);
    expect(await countFailures(store, "prices", false)).toBe(1);
  });
});
