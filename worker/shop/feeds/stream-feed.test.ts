import { describe, expect, it } from "vitest";
import { type FeedPart, readNextLink, streamFeed, toNextLink } from "./stream-feed";

const frame = { head: "<", tail: ">" };
const bytes = (text: string) => new TextEncoder().encode(text);

/** Three parts, and the ids that were requested. */
function openParts(failing: string | null | undefined = undefined) {
  const loaded: (string | null)[] = [];
  const parts = new Map<string | null, FeedPart>([
    [null, { bytes: bytes("a"), next: "1" }],
    ["1", { bytes: bytes(""), next: "2" }],
    ["2", { bytes: bytes("c"), next: null }],
  ]);
  const load = async (after: string | null) => {
    loaded.push(after);
    return after === failing ? null : (parts.get(after) ?? null);
  };
  return { load, loaded };
}

describe("a streamed feed", () => {
  it("consists of head, all parts in order and tail", async () => {
    const stream = await streamFeed(openParts().load, frame);
    expect(await new Response(stream).text()).toBe("<ac>");
  });

  it("loads no part before the client has read the one before", async () => {
    const { load, loaded } = openParts();
    const reader = (await streamFeed(load, frame))?.getReader();
    await reader?.read();
    await reader?.read();
    expect(loaded).toEqual([null]);
    await reader?.read();
    expect(loaded).toEqual([null, "1"]);
  });

  it("does not begin when the first part fails, and breaks when a later one does", async () => {
    expect(await streamFeed(openParts(null).load, frame)).toBeNull();
    const stream = await streamFeed(openParts("2").load, frame);
    await expect(new Response(stream).text()).rejects.toThrow();
  });
});

it.each(["5d0c9f5e-0d5d-4f7e-9f0e-0a5b0a5b0a5b", null])(
  "the link to the next part (%s) is read again",
  (next) => {
    expect(readNextLink(new Headers(toNextLink(next)))).toBe(next);
  },
);
