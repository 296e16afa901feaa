import { describe, expect, it, vi } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { err, ok } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import type { SearchWriter } from "../../../app/gateways/search/search-writer";
import { feedChanges } from "./consume-search-changes";
import type { Feed } from "./feed-records";
import { findChangedReviews } from "./watch-platform";

const builtAt = "2026-11-22T10:00:00.000Z";
const later = "2026-11-22T10:00:01.000Z";
const nothing = { next: [], learned: [] };
const down = err({ system: "search", kind: "unavailable", retryable: true, message: "down" } as const);

/** A platform that sells nothing, so that the feed deletes every product. */
function openFeed({ mark = builtAt as string | null, isDown = false } = {}) {
  const removed: string[] = [];
  const answer = (text: string) => {
    if (text.startsWith("query ProductIds")) return { products: { results: [{ id: "of-sku" }] } };
    if (text.startsWith("query ReviewedProducts"))
      return { reviews: { results: [{ targetRef: { typeId: "product", id: "reviewed" } }] } };
    if (text.startsWith("query SearchProducts")) return { products: { results: [] } };
    if (text.startsWith("query ReviewCounts"))
      return {
        products: {
          results: [
            { id: "as-before", reviewRatingStatistics: { count: 3 } },
            { id: "one-less", reviewRatingStatistics: { count: 1 } },
            { id: "none-left", reviewRatingStatistics: null },
          ],
        },
      };
    if (text.startsWith("query SearchCategories")) return { categories: { results: [] } };
    if (text.startsWith("query SearchAttributes")) return { productTypes: { results: [] } };
    return { taxCategories: { results: [] } };
  };
  const platform = {
    query: vi.fn(async (document: string) => ok(answer(document))),
    read: vi.fn(async () => ok({ results: [] })),
  };
  const search: Partial<SearchWriter> = {
    readRecords: async (wanted) => ok(wanted.map(() => null)),
    readMark: async () => ok(mark === null ? null : { mark: "x", builtAt: mark }),
    listReviewed: async () =>
      ok(
        new Map([
          ["as-before", 3],
          ["one-less", 2],
          ["none-left", 1],
        ]),
      ),
    change: async (changes) => {
      if (isDown) return down;
      removed.push(...changes.flatMap((change) => ("remove" in change ? [change.remove] : [])));
      return ok(undefined);
    },
  };
  const shops = [{ country: getCountry("DE"), locale: "de-DE", chain: ["de-DE", "de"] }] as const;
  const feed: Feed = {
    platform: platform as unknown as CommerceClient,
    search: search as SearchWriter,
    shops,
  };
  return { feed, removed, platform };
}

describe("changes for the search", () => {
  it("are resolved by product, SKU and review, and each product is updated once", async () => {
    const { feed, removed } = openFeed();
    const answer = await feedChanges(
      [
        { kind: "product", id: "p1", at: later },
        { kind: "product", id: "reviewed", at: later },
        { kind: "sku", sku: "EX1", at: later },
        { kind: "review", id: "r1", at: later },
      ],
      feed,
    );
    expect(answer).toEqual(ok(nothing));
    expect(removed).toEqual(["p1", "reviewed", "of-sku"]);
  });

  it.each([
    ["happened before the indexes were built", builtAt, "2026-11-22T09:59:59.000Z"],
    ["has no index to be told to", null, later],
  ])("is dropped when it %s", async (_why, mark, at) => {
    const { feed, removed, platform } = openFeed({ mark });
    expect(await feedChanges([{ kind: "product", id: "p1", at }], feed)).toEqual(ok(nothing));
    expect(removed).toEqual([]);
    expect(platform.query).not.toHaveBeenCalled();
  });

  it("fail while the search is down, so that the queue delivers them again", async () => {
    const { feed } = openFeed({ isDown: true });
    expect(await feedChanges([{ kind: "product", id: "p1", at: later }], feed)).toEqual(down);
  });

  it("of the whole catalogue are processed page by page", async () => {
    const { feed } = openFeed();
    const answer = await feedChanges([{ kind: "catalogue", after: null, at: later }], feed);
    const next = [{ kind: "products", ids: ["of-sku"], part: "all", at: later }];
    expect(answer).toEqual(ok({ next, learned: [] }));
  });

  it("about deleted reviews, which send no message, are found by counts on the platform", async () => {
    const { feed } = openFeed();
    expect(await findChangedReviews(feed)).toEqual(ok(["one-less", "none-left"]));
  });
});
