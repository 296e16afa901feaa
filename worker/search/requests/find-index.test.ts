import { expect, it } from "vitest";
import type { Environment } from "./environment";
import { askIndex } from "./find-index";

/** A directory that returns these objects one after the other; only `there` has the index. */
function open(places: readonly string[], there: string) {
  const left = [...places];
  const directory = { find: async () => [{ name: "products", object: left.shift() ?? "", primary: null }] };
  const environment = {
    directory: { getByName: () => directory },
    indexes: { idFromString: (id: string) => id, get: (id: string) => ({ id }) },
    known: new Map<string, string>(),
  } as unknown as Environment;
  const ask = () =>
    askIndex(environment, "products", async (index) => {
      const { id } = index as unknown as { readonly id: string };
      return { ok: true, value: id === there ? id : null };
    });
  return { environment, ask };
}

it("an index that moves between the directory's result and its own is looked up again", async () => {
  const { environment, ask } = open(["old", "new"], "new");
  expect(await ask()).toBe("new");
  expect(environment.known.get("products")).toBe("new");
});

it("an index that no object has does not exist", async () => {
  const { ask } = open(["old", "old", "old", "old"], "new");
  await expect(ask()).rejects.toThrow("Index products does not exist");
});
