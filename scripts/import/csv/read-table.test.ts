import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "./read-table.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ironhall-table-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const file = path.join(folder, "products.csv");
  await writeFile(file, content);
  const { header, rows, badLines } = await readTable(file);
  return { header, rows, bad: badLines.map(({ origin, reason }) => `${origin.line}: ${reason}`) };
}

describe("a table", () => {
  it("may have a byte order mark, semicolons, quoted delimiters and line breaks, and any end of line", async () => {
    const { header, rows, bad } = await read(
      '\uFEFFsku;name.en;"a;b"\r\n1;"two\r\nlines, ""quoted""";x\r\n\r\n2;plain;y\r\n',
    );
    expect(header).toEqual(["sku", "name.en", "a;b"]);
    expect(rows).toEqual([
      { line: 2, cells: ["1", 'two\nlines, "quoted"', "x"] },
      { line: 5, cells: ["2", "plain", "y"] },
    ]);
    expect(bad).toEqual([]);
  });

  it("may have commas or tabs", async () => {
    expect((await read("sku,name.en\n1,x;y\n")).rows[0]?.cells).toEqual(["1", "x;y"]);
    expect((await read("sku\tname.en\n1\tx,y\n")).rows[0]?.cells).toEqual(["1", "x,y"]);
  });

  it("reports the line of an unreadable row, and reads the rest", async () => {
    const { rows, bad } = await read('sku,name.en\n1,x"y\n2,two\n3\n4,four\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
    expect(bad).toEqual([
      expect.stringMatching(/^2: Invalid Opening Quote/),
      "4: has 1 fields where the header has 2",
    ]);
  });

  it("that is empty or in another encoding is reported", async () => {
    expect((await read("")).bad).toEqual(["1: has no header"]);
    expect((await read(new Uint8Array([0xff, 0xfe, 0x73, 0x00]))).bad).toEqual([
      "1: not UTF-8: save the table as CSV UTF-8",
    ]);
  });
});
