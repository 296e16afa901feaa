import { expect, it } from "vitest";
import { createReload } from "./reload-for-script";

const failure = new Error("Failed to fetch dynamically imported module");

function openPage() {
  const kept = new Map<string, string>();
  const page = { nowMs: 1_800_000_000_000, reloads: 0 };
  const reload = createReload({
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    }),
    now: () => page.nowMs,
    reload: () => {
      page.reloads += 1;
    },
  });
  return { page, reload };
}

it("loads the page anew for a script that cannot be fetched, once within a minute", async () => {
  const { page, reload } = openPage();
  reload(failure);
  expect(page.reloads).toBe(1);
  page.nowMs += 59_999;
  await expect(reload(failure)).rejects.toBe(failure);
  expect(page.reloads).toBe(1);
  page.nowMs += 1;
  reload(failure);
  expect(page.reloads).toBe(2);
});

it("shows the error where nothing can be kept: there would be no end", async () => {
  let reloads = 0;
  const reload = createReload({
    storage: () => {
      throw new Error("denied");
    },
    now: () => 1_800_000_000_000,
    reload: () => {
      reloads += 1;
    },
  });
  await expect(reload(failure)).rejects.toBe(failure);
  expect(reloads).toBe(0);
});
