import { expect, it } from "vitest";
import { createCachedFiles } from "./create-cached-files";

type Parts = Parameters<typeof createCachedFiles>[0];

/** The caches of a browser as far as versions need them: by name, then by address. */
function openBrowser(tabs: readonly string[], ...versions: readonly string[]) {
  const stored = new Map(versions.map((version) => [`shop-${version}`, new Map<string, Response>()]));
  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      keys: async () => [],
      match: async (address: string) => files.get(address)?.clone(),
      put: async (address: string, response: Response) => void files.set(address, response),
    };
  };
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const state = { tabs };
  const settings = { version: "next", pages: {}, files: [] };
  const parts = { caches, fetch, listTabs: async () => state.tabs, settings } as unknown as Parts;
  return { state, files: createCachedFiles(parts), listVersions: () => [...stored.keys()] };
}

it("keeps the version of a tab that was open when the next one began, until the tab is closed", async () => {
  const { files, state, listVersions } = openBrowser(["old tab"], "first");
  await files.begin();
  state.tabs = ["old tab", "new tab"];
  await files.dropOlder();
  expect(listVersions()).toEqual(["shop-first", "shop-next"]);
  state.tabs = ["new tab"];
  await files.dropOlder();
  expect(listVersions()).toEqual(["shop-next"]);
});

it("keeps the older version too if the browser stopped the worker before it recorded the tabs", async () => {
  const { files, state, listVersions } = openBrowser(["old tab"], "first");
  await files.dropOlder();
  expect(listVersions()).toEqual(["shop-first", "shop-next"]);
  state.tabs = ["new tab"];
  await files.dropOlder();
  expect(listVersions()).toEqual(["shop-next"]);
});
