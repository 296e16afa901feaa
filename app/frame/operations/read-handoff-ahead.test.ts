import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { readHandoffAhead } from "./read-handoff-ahead.server";

const encode = (text: string) => new TextEncoder().encode(text);

/** A state that the router's encoder writes: a first part, later ones when they are released, and the end. */
function streamOf(first: string, later?: Promise<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encode(first));
      if (later) controller.enqueue(encode(await later));
      controller.close();
    },
  });
}

async function readAhead(serverHandoffStream: ReadableStream<Uint8Array>) {
  const renderMeta: NonNullable<EntryContext["renderMeta"]> = {};
  await readHandoffAhead({ serverHandoffStream, renderMeta });
  const parts = renderMeta.streamCache ?? {};
  return { parts, results: () => Object.values(parts).map(({ result }) => result) };
}

it("has the whole state when nothing of it is still awaited", async () => {
  const { results } = await readAhead(streamOf("[1]\n"));
  expect(results()).toEqual([
    { done: false, value: "[1]\n" },
    { done: true, value: "" },
  ]);
});

it("waits for no part that streams: it is read when it comes", async () => {
  let release = (_text: string) => {};
  const later = new Promise<string>((resolve) => {
    release = resolve;
  });
  const { parts, results } = await readAhead(streamOf("[1]\n", later));
  expect(results()).toEqual([{ done: false, value: "[1]\n" }, undefined]);
  release("P1:[2]\n");
  await parts[1];
  expect(results()[1]).toEqual({ done: false, value: "P1:[2]\n" });
});

it("leaves the rest to whoever asks the same stream for a reader", async () => {
  const stream = streamOf("[1]\n", Promise.resolve("P1:[2]\n"));
  await readAhead(stream);
  expect((await stream.getReader().read()).done).toBe(true);
});

it("keeps an error of the state for the place that shows it", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("cut")),
  });
  const { parts } = await readAhead(broken);
  expect(String(parts[0]?.error)).toContain("cut");
});

it("has nothing to do where there is no state", async () => {
  await expect(readHandoffAhead({})).resolves.toBeUndefined();
});
