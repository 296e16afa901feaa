import { expect, it } from "vitest";
import { insertTheme } from "./apply-theme";

async function read(chunks: readonly string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(source.pipeThrough(insertTheme("dark"))).text();
}

it("is in the document's first tag", async () => {
  const page = ['<!DOCTYPE html><html lang="el-GR"><head>', "<title>Φούρνος <html </title>"];
  expect(await read(page)).toBe(
    '<!DOCTYPE html><html data-theme="dark" lang="el-GR"><head><title>Φούρνος <html </title>',
  );
});

it("leaves a part of a page as it is", async () => {
  expect(await read(["<p>α</p>", '<html lang="de">'])).toBe('<p>α</p><html lang="de">');
});
