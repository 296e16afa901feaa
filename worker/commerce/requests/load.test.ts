import { expect, it } from "vitest";
import type { BatchRead, RequestContext } from "../requests/request-context.ts";
import { foreseeLoads, listLoads, load } from "./load.ts";

function begin(): RequestContext {
  return { loaders: new Map() } as unknown as RequestContext;
}

/** Returns each key as its value, and records the keys of each read. */
function noteKeys(): { read: BatchRead<string>; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const read: BatchRead<string> = async (_context, keys) => {
    asked.push(keys);
    if (keys.includes("refused")) throw new Error("refused");
    return new Map(keys.filter((key) => key !== "gone").map((key) => [key, key]));
  };
  return { read, asked };
}

it("reads with the first statement what the request before it loaded", async () => {
  const { read, asked } = noteKeys();
  const first = begin();
  await load(first, read, "a");
  await load(first, read, "b");
  const second = begin();
  foreseeLoads(second, listLoads(first));
  expect(await load(second, read, "a")).toBe("a");
  expect(await load(second, read, "b")).toBe("b");
  expect(await load(second, read, "gone")).toBeNull();
  expect(asked).toEqual([["a"], ["b"], ["a", "b"], ["gone"]]);
});

it("drops foreseen values that no caller loads", async () => {
  const { read } = noteKeys();
  const context = begin();
  foreseeLoads(context, [[read, ["a", "b"]]]);
  await load(context, read, "b");
  expect(listLoads(context)).toEqual([[read, ["b"]]]);
});

it("reports the error of a foreseen read to its callers only", async () => {
  const { read } = noteKeys();
  const context = begin();
  foreseeLoads(context, [[read, ["refused"]]]);
  await expect(load(context, read, "refused")).rejects.toThrow("refused");
});
