import { expect, it, vi } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { err, ok } from "../../../app/foundation/result";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client";
import type { SearchWriter } from "../../../app/gateways/search/search-writer";
import { rebuildSearch } from "./rebuild-search";

it("a rebuild stops if it cannot remove the index of a failed rebuild: outdated records would return", async () => {
  const none = { results: [] };
  const platform = {
    query: async () => ok({ categories: none, productTypes: none, taxCategories: none }),
    read: async () => ok(none),
  };
  const down = err({ system: "search", kind: "timeout", retryable: true, message: "slow" } as const);
  const setSettings = vi.fn(async () => ok(undefined));
  const search: Partial<SearchWriter> = { remove: async () => down, setSettings };
  const answer = await rebuildSearch({
    platform: platform as unknown as CommerceClient,
    search: search as SearchWriter,
    shops: [{ country: getCountry("DE"), locale: "de-DE", chain: ["de-DE", "de"] }],
    mark: "x",
    say: () => {},
  });
  expect(answer).toEqual(down);
  expect(setSettings).not.toHaveBeenCalled();
});
