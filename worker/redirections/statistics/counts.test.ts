import { expect, it, vi } from "vitest";
import { type Counted, createCounts } from "./counts.ts";

const miss = (path: string) => ({ kind: "miss", day: "2026-11-23", host: "www.ironhall.de", path }) as const;

function open(write?: () => Promise<void>) {
  const written: (readonly Counted[])[] = [];
  const counts = createCounts(async (counted) => {
    await write?.();
    written.push(counted);
  });
  const works: Promise<unknown>[] = [];
  return {
    counts,
    written,
    works,
    note: (path: string) => counts.note(miss(path), (work) => works.push(work)),
  };
}

it("writes the counts of a burst of requests once, with one task after all responses", async () => {
  vi.useFakeTimers();
  const { written, works, note } = open();
  for (let at = 0; at < 10_000; at += 1) note(at % 2 === 0 ? "/a/" : "/b/");
  expect(works).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toEqual([
    [
      { ...miss("/a/"), count: 5_000 },
      { ...miss("/b/"), count: 5_000 },
    ],
  ]);
  note("/a/");
  expect(works).toHaveLength(2);
  vi.useRealTimers();
});

it("stores 500 different paths between two writes; all others are counted together", async () => {
  const { counts, written, note } = open();
  for (let at = 0; at < 700; at += 1) note(`/page-${at}/`);
  await counts.flush();
  expect(written[0]).toHaveLength(501);
  expect(written[0]?.at(-1)).toEqual({ ...miss("(other)"), host: "*", count: 200 });
});

it("drops counts that cannot be written, and continues", async () => {
  const errorSpy = vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  const { counts, written, note } = open(async () => {
    if (isBroken) throw new Error("no database");
  });
  note("/a/");
  await counts.flush();
  isBroken = false;
  note("/b/");
  await counts.flush();
  expect(written).toEqual([[{ ...miss("/b/"), count: 1 }]]);
  expect(String(errorSpy.mock.calls[0]?.[0])).toContain("redirection-counts-lost");
  errorSpy.mockRestore();
});
