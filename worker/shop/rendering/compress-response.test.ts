import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, compressStream, type Encoding } from "./compress-response";

const text = (length: number) => new TextEncoder().encode("a page that repeats itself, ".repeat(length));

it.each<[Encoding, (bytes: Uint8Array) => Uint8Array]>([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
])("makes %s that reads as the page", async (encoding, decompress) => {
  const body = new Response(new Blob([text(500), text(3)]).stream().pipeThrough(compressStream(encoding)));
  const bytes = new Uint8Array(await body.arrayBuffer());
  expect(bytes.length).toBeLessThan(1_000);
  expect(new Uint8Array(decompress(bytes))).toEqual(text(503));
});

it.each<[Encoding]>([["gzip"], ["br"]])("sends what %s got before the next part comes", async (encoding) => {
  const stream = compressStream(encoding);
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const decompressor = encoding === "br" ? createBrotliDecompress() : createGunzip();
  const shown: string[] = [];
  decompressor.on("data", (chunk: Buffer) => shown.push(chunk.toString()));
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      decompressor.write(part.value);
  })();
  await writer.write(new TextEncoder().encode("first"));
  await expect.poll(() => shown.join("")).toBe("first");
  await writer.close();
  await reading;
});

function ask(accepted: string | null, cf?: object): Request {
  const headers: Record<string, string> = accepted === null ? {} : { "accept-encoding": accepted };
  return Object.assign(new Request("https://www.ironhall.sk/", { headers }), cf && { cf });
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["zstd", null],
  ["", null],
  [null, null],
])("answers %s with %s", (accepted, encoding) => {
  expect(chooseEncoding(ask(accepted), false)).toBe(encoding);
  expect(chooseEncoding(ask(accepted), true)).toBe(encoding);
});

it("chooses the client's first encoding if the local runtime chooses the same", () => {
  const request = ask("br, gzip", { clientAcceptEncoding: "gzip, deflate, br" });
  expect(chooseEncoding(request, true)).toBe("gzip");
  expect(chooseEncoding(request, false)).toBe("br");
});
