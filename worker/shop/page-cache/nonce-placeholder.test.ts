import { describe, expect, it } from "vitest";
import {
  createNoncePlaceholder,
  fillNonce,
  markPlaceholders,
  nonceLength,
  replaceInStream,
} from "./nonce-placeholder";

const placeholder = "00ff00ff00ff00ff00ff00ff00ff00fe";
const nonce = "n".repeat(nonceLength);
const page = `<p>ä</p><script nonce="${placeholder}">1</script><style nonce="${placeholder}">00ff00ff</style>00ff`;
const expected = page.replaceAll(placeholder, nonce);

async function stream(chunks: readonly Uint8Array[]): Promise<readonly string[]> {
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const shown: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of source.pipeThrough(replaceInStream(placeholder, nonce))) {
    shown.push(decoder.decode(chunk, { stream: true }));
  }
  return shown;
}

describe("the nonce's placeholder", () => {
  it("is replaced, wherever the page is cut into chunks", async () => {
    const bytes = new TextEncoder().encode(page);
    for (let at = 1; at < bytes.length; at++) {
      expect((await stream([bytes.slice(0, at), bytes.slice(at)])).join("")).toBe(expected);
    }
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect((await stream(single)).join("")).toBe(expected);
  });

  it("holds back no bytes that cannot begin a placeholder", async () => {
    const shown = await stream(
      ["<p>first</p>", "<p>second</p>"].map((text) => new TextEncoder().encode(text)),
    );
    expect(shown).toEqual(["<p>first</p>", "<p>second</p>"]);
  });

  it("is replaced by each response's nonce, in a copy", () => {
    const marked = markPlaceholders(new TextEncoder().encode(page), placeholder);
    expect(marked.places).toHaveLength(2);
    expect(new TextDecoder().decode(fillNonce(marked, nonce))).toBe(expected);
    expect(new TextDecoder().decode(marked.bytes)).toBe(page);
  });

  it("has 128 bits, the same for one deployment and different for the next", async () => {
    const first = await createNoncePlaceholder("secret-of-this-deployment", "build-1");
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await createNoncePlaceholder("secret-of-this-deployment", "build-1")).toBe(first);
    expect(await createNoncePlaceholder("secret-of-this-deployment", "build-2")).not.toBe(first);
    expect(await createNoncePlaceholder("another-secret", "build-1")).not.toBe(first);
  });
});
