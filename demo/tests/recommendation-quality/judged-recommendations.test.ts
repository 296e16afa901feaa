import { describe, expect, it } from "vitest";
import { recommend } from "../../../worker/recommendations/model/recommend.ts";
import { readDemoCatalogue } from "./demo-knowledge.ts";
import { type JudgedCase, judgedCases } from "./judged-cases.ts";

/** As many as a row shows. */
const shown = 8;
const teach = readDemoCatalogue(1_200);
const knowledge = teach();
const skus = [...knowledge.catalogue.items.values()].map(({ sku }) => sku);

/** What the service answers, and with the figure of a case. */
function ask({ engine, source }: Pick<JudgedCase, "engine" | "source">, known = knowledge) {
  const wish = { engine, items: { [source]: 1 }, categoryNames: [] };
  return recommend(wish, known)
    .items.slice(0, shown)
    .map(({ sku }) => sku);
}

/** Discounted gain of a row, against that of the best possible row (nDCG): 1 is perfect. */
function judge({ best, good }: JudgedCase, row: readonly string[]): number {
  const grade = (sku: string) => (best.includes(sku) ? 3 : good.includes(sku) ? 2 : 0);
  const gain = (grades: readonly number[]) =>
    grades.reduce((sum, points, place) => sum + (2 ** points - 1) / Math.log2(place + 2), 0);
  const ideal = [...best.map(() => 3), ...good.map(() => 2)].slice(0, shown);
  return gain(row.map(grade)) / gain(ideal);
}

const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const meanOf = (engine: JudgedCase["engine"], toRow: (judged: JudgedCase) => readonly string[]) =>
  mean(
    judgedCases.filter((judged) => judged.engine === engine).map((judged) => judge(judged, toRow(judged))),
  );

describe("what is recommended, judged by somebody of the trade", () => {
  it.each(judgedCases)("is right for $engine: $about", (judged) => {
    const row = ask(judged);
    expect(judge(judged, row), row.join(" ")).toBeGreaterThan(0.6);
  });

  it("is good on the whole: similar articles and what goes with them", () => {
    expect(meanOf("similar-products", ask)).toBeGreaterThan(0.85);
    expect(meanOf("cart-recommendation", ask)).toBeGreaterThan(0.85);
  });

  it("is not what chance, or the first of the same kind, would find", () => {
    const atRandom = (judged: JudgedCase) => {
      const start = (Number(judged.source.slice(2)) * 7919) % skus.length;
      return Array.from({ length: shown }, (_, at) => skus[(start + at * 131) % skus.length] ?? "");
    };
    const { items } = knowledge.catalogue;
    const firstOfKind = ({ source }: JudgedCase) => {
      const family = knowledge.catalogue.find(source)?.family;
      const kin = [...items.values()].filter((item) => item.family === family && item.sku !== source);
      return kin.slice(0, shown).map(({ sku }) => sku);
    };
    expect(meanOf("similar-products", atRandom)).toBeLessThan(0.1);
    expect(meanOf("cart-recommendation", atRandom)).toBeLessThan(0.1);
    expect(meanOf("similar-products", firstOfKind)).toBeLessThan(0.5);
  });
});

describe("what was bought together", () => {
  const [washer, vacuum, mixer, freezer] = ["EX10290000", "EX10300000", "EX10010000", "EX10070000"];
  /** Everybody buys the mixer; who buys the washer takes the vacuum cleaner along. */
  const orders = [
    ...Array.from({ length: 12 }, () => [washer, vacuum, mixer]),
    ...Array.from({ length: 60 }, () => [mixer]),
    ...Array.from({ length: 20 }, () => [mixer, freezer]),
  ];
  const taught = teach(orders);
  const goesWith = (source: string) => ask({ engine: "cart-recommendation", source }, taught);

  it("comes first, before what fits by the catalogue", () => {
    expect(goesWith(washer)[0]).toBe(vacuum);
    expect(goesWith(washer)).toContain("EX10299900");
  });

  it("is not what everybody buys anyway", () => {
    expect(goesWith(washer)).not.toContain(mixer);
  });

  it("counts little when it was seen once", () => {
    const once = teach([[washer, freezer], ...orders.slice(12)]);
    const row = ask({ engine: "cart-recommendation", source: washer }, once);
    expect(row.indexOf("EX10299900")).toBeLessThan(row.indexOf(freezer) < 0 ? shown : row.indexOf(freezer));
  });
});
