import { expect, it } from "vitest";
import { DocumentSink } from "./stream-document.server";

const read = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

const asItIs = (beginning: Uint8Array) => beginning;
const shout = (beginning: Uint8Array) =>
  new TextEncoder().encode(new TextDecoder().decode(beginning).toUpperCase());

it("sends what is ready together in one part, shaped the first alone, and without waiting for the rest", async () => {
  const sink = new DocumentSink(shout);
  const reader = sink.body.getReader();
  const readPart = async () => new TextDecoder().decode((await reader.read()).value);
  sink.write(new TextEncoder().encode("<html><head>"));
  sink.write("</head>");
  sink.flush();
  expect(await readPart()).toBe("<HTML><HEAD></HEAD>");
  for (const part of ["a", "b", "c"]) sink.write(part);
  sink.end();
  expect(await readPart()).toBe("abc");
  expect((await reader.read()).done).toBe(true);
});

it("stops the rendering when nobody reads any more", async () => {
  const sink = new DocumentSink(asItIs);
  const ended: string[] = [];
  sink.on("close", () => ended.push("close"));
  await sink.body.cancel("gone");
  sink.write("late");
  sink.flush();
  sink.end();
  expect(ended).toEqual(["close"]);
});

it("tells the reader that a document which could not be finished is not whole", async () => {
  const sink = new DocumentSink(asItIs);
  sink.write("half");
  sink.flush();
  sink.destroy(new Error("cut"));
  await expect(read(sink.body)).rejects.toThrow("cut");
});
