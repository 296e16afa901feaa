import { expect, it } from "vitest";
import { insertIntoHead } from "./insert-into-head.server";

/** A byte stream in parts, as React makes them. */
function streamOf(...parts: readonly string[]): ReadableStream<Uint8Array> {
  const left = parts.map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      const next = left.shift();
      if (next) return controller.enqueue(next);
      controller.close();
      controller.byobRequest?.respond(0);
    },
  });
}

const read = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

it("puts the markup first in the head and leaves the rest alone", async () => {
  const page = streamOf(
    '<!DOCTYPE html><html lang="el-GR"><head><title>Ζυγός',
    "</title></head>",
    "<p>later</p>",
  );
  expect(await read(insertIntoHead(page, '<meta name="a">'))).toBe(
    '<!DOCTYPE html><html lang="el-GR"><head><meta name="a"><title>Ζυγός</title></head><p>later</p>',
  );
});

it("leaves a stream without a head as it is", async () => {
  expect(await read(insertIntoHead(streamOf("plain", " text"), "<meta>"))).toBe("plain text");
});

it("sends what is ready together in one part, and the first without waiting for the rest", async () => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  let step = 0;
  const page = new ReadableStream<Uint8Array>({
    type: "bytes",
    async pull(controller) {
      step += 1;
      const encode = (text: string) => new TextEncoder().encode(text);
      if (step === 1) return controller.enqueue(encode("<html><head></head>"));
      await later;
      for (const part of ["a", "b", "c"]) controller.enqueue(encode(part));
      controller.close();
    },
  });
  const reader = insertIntoHead(page, "!").getReader();
  const decode = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);
  expect(decode((await reader.read()).value)).toBe("<html><head>!</head>");
  release();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += decode(part.value);
  expect(rest).toBe("abc");
});

it("stops the page when nobody reads any more", async () => {
  const reasons: unknown[] = [];
  const page = new ReadableStream<Uint8Array>({
    type: "bytes",
    cancel: (reason) => void reasons.push(reason),
  });
  await insertIntoHead(page, "").cancel("gone");
  expect(reasons).toEqual(["gone"]);
});
