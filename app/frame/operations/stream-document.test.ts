import { expect, it } from "vitest";
import { DocumentSink } from "./stream-document.server";

const read = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

/** A document as React writes it: some parts, then what it has is sent. */
function writeDocument(markup: string, ...parts: readonly string[]): Promise<string> {
  const sink = new DocumentSink(markup);
  for (const part of parts) sink.write(part);
  sink.flush();
  sink.end();
  return read(sink.body);
}

it("puts the markup first in the head and leaves the rest alone", async () => {
  const parts = ['<!DOCTYPE html><html lang="el-GR"><head><title>Ζυγός', "</title></head>", "<p>later</p>"];
  expect(await writeDocument('<meta name="a">', ...parts)).toBe(
    '<!DOCTYPE html><html lang="el-GR"><head><meta name="a"><title>Ζυγός</title></head><p>later</p>',
  );
});

it("leaves a document without a head as it is", async () => {
  expect(await writeDocument("<meta>", "plain", " text")).toBe("plain text");
});

it("sends what is ready together in one part, and the first without waiting for the rest", async () => {
  const sink = new DocumentSink("!");
  const reader = sink.body.getReader();
  const readPart = async () => new TextDecoder().decode((await reader.read()).value);
  sink.write(new TextEncoder().encode("<html><head>"));
  sink.write("</head>");
  sink.flush();
  expect(await readPart()).toBe("<html><head>!</head>");
  for (const part of ["a", "b", "c"]) sink.write(part);
  sink.end();
  expect(await readPart()).toBe("abc");
  expect((await reader.read()).done).toBe(true);
});

it("stops the rendering when nobody reads any more", async () => {
  const sink = new DocumentSink("");
  const ended: string[] = [];
  sink.on("close", () => ended.push("close"));
  await sink.body.cancel("gone");
  sink.write("late");
  sink.flush();
  sink.end();
  expect(ended).toEqual(["close"]);
});

it("tells the reader that a document which could not be finished is not whole", async () => {
  const sink = new DocumentSink("");
  sink.write("half");
  sink.flush();
  sink.destroy(new Error("cut"));
  await expect(read(sink.body)).rejects.toThrow("cut");
});
