import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createManuals } from "./manual.ts";

describe("the manuals", () => {
  it("are PDF files whose table points at each object", () => {
    for (const { pdf } of createManuals()) {
      const file = Buffer.from(pdf).toString("latin1");
      const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe("xref");
      const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
      expect(offsets).toHaveLength(5);
      const starts = offsets.map((offset, at) => file.slice(offset).startsWith(`${at + 1} 0 obj`));
      expect(starts).toEqual([true, true, true, true, true]);
    }
  });

  it("lie where the products say", () => {
    const missing = createManuals().filter(
      ({ url }) => !existsSync(new URL(`../../../public${url}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});
