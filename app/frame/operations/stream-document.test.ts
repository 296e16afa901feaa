import { expect, it } from "vitest";
import { DocumentSink } from "./stream-document.server";

const secret = "0123";
const asItIs = (beginning: string) => [beginning];
const shout = (beginning: string) => [
  beginning.slice(0, 6).toUpperCase(),
  new TextEncoder().encode("é"),
  beginning.slice(6),
];

const read = (sink: DocumentSink) => new Response(sink.takeBody()).text();

function openStream(sink: DocumentSink): ReadableStream<Uint8Array> {
  const body = sink.takeBody();
  if (!(body instanceof ReadableStream)) throw new Error("The document is whole already");
  return body;
}

it("sends what is ready together in one part, shaped the first alone, and without waiting for the rest", async () => {
  const sink = new DocumentSink(secret, shout);
  sink.write(new TextEncoder().encode("<html><head>"));
  sink.write("ü</head>");
  sink.flush();
  const reader = openStream(sink).getReader();
  const readPart = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await readPart()).toBe("<HTML>é<head>ü</head>");
  for (const part of ["a", "b", "c"]) sink.write(part);
  sink.end();
  expect(await readPart()).toBe("abc");
  expect((await reader.read()).done).toBe(true);
});

it("sends a document that is whole before anybody reads as bytes", async () => {
  const sink = new DocumentSink(secret, shout);
  sink.write("<html>Ζ");
  sink.end();
  expect(sink.takeBody()).toBeInstanceOf(Uint8Array);
  expect(await read(sink)).toBe("<HTML>éΖ");
});

it("keeps the parts apart that were sent before anybody read", async () => {
  const sink = new DocumentSink(secret, shout);
  sink.write("<html>a");
  sink.flush();
  sink.write("b");
  sink.end();
  expect(await read(sink)).toBe("<HTML>éab");
});

it("puts markup where its mark was written, in each part", async () => {
  const sink = new DocumentSink(secret, asItIs);
  const long = `<p>${"Ζυγός ".repeat(100)}</p>`;
  const other = `<ul>${"<li>é</li>".repeat(100)}</ul>`;
  const [first, second] = [sink.hold(long), sink.hold([other, "<b>short</b>", long])];
  expect(first.length + second.length).toBeLessThan(100);
  sink.write(`<main>${second}</main>`);
  sink.flush();
  sink.write(`<footer>${first}${sink.hold(other)}</footer>`);
  sink.end();
  expect(await read(sink)).toBe(`<main>${other}<b>short</b>${long}</main><footer>${long}${other}</footer>`);
});

it("takes nothing for a mark that does not know the secret", async () => {
  const sink = new DocumentSink(secret, asItIs);
  sink.hold("x".repeat(1_000));
  sink.write("<!--4567:0--><!--:0-->");
  sink.end();
  expect(await read(sink)).toBe("<!--4567:0--><!--:0-->");
});

it("stops the rendering when nobody reads any more", async () => {
  const sink = new DocumentSink(secret, asItIs);
  const ended: string[] = [];
  sink.on("close", () => ended.push("close"));
  await openStream(sink).cancel("gone");
  sink.write("late");
  sink.flush();
  sink.end();
  expect(ended).toEqual(["close"]);
});

it("tells the reader that a document which could not be finished is not whole", async () => {
  const sink = new DocumentSink(secret, asItIs);
  sink.write("half");
  sink.flush();
  sink.destroy(new Error("cut"));
  await expect(read(sink)).rejects.toThrow("cut");
});
