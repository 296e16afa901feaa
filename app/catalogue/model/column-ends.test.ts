import { describe, expect, it } from "vitest";
import { listColumnEnds } from "./column-ends";

describe("listColumnEnds", () => {
  it("gives short words and numbers the least width", () =>
    expect(listColumnEnds(["Leistung", "Spannung"], [{ cells: ["2.100", "230"] }])).toEqual([2, 4]));

  it("gives a column the room of the longest word of its head or cells", () =>
    expect(
      listColumnEnds(["Geschwindigkeitsstufen", "Material"], [{ cells: ["3", "Pulverbeschichteter Stahl"] }]),
    ).toEqual([3, 6]));

  it("breaks lines at spaces and hyphens, not at protected spaces", () => {
    const ends = (cell: string) => listColumnEnds(["Material"], [{ cells: [cell] }]);
    expect(ends("Stahl verzinkt, Stahl lackiert")).toEqual([2]);
    expect(ends("Teflon-beschichtet")).toEqual([2]);
    expect(ends("230\u00a0V, 50\u00a0Hz, 13\u00a0A")).toEqual([2]);
    expect(ends("dreiphasig\u00a0400\u00a0V")).toEqual([3]);
  });

  it("counts no further than the widest table", () => {
    const titles = Array.from({ length: 12 }, (_, at) => `Spalte ${at}`);
    expect(listColumnEnds(titles, []).slice(-5)).toEqual([16, 17, 17, 17, 17]);
  });
});
