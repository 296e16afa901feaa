import { describe, expect, it } from "vitest";
import { recommend } from "../../../worker/recommendations/model/recommend.ts";
import { readDemoCatalogue } from "./demo-knowledge.ts";
import { type JudgedCase, judgedCases } from "./judged-cases.ts";

/** Number of products in a row. */
const shown = 8;
const teach = readDemoCatalogue(1_200);
const knowledge = teach();
const skus = [...knowledge.catalogue.items.values()].map(({ sku }) => sku);

/** Requests the service's recommendations for a case. */
function ask({ engine, source }: Pick<JudgedCase, "engine" | "source">, known = knowledge) {
  const query = { engine, items: { [source]: 1 }, categoryNames: [] };
  return recommend(query, known)
    .items.slice(0, shown)
    .map(({ sku }) => sku);
}

/** Calculates the discounted gain of a row against that of the best possible row (nDCG): 1 is perfect. */
function judge({ best, good }: JudgedCase, row: readonly string[]): number {
  const grade = (sku: string) => (best.includes(sku) ? 3 : good.includes(sku) ? 2 : 0);
  const gain = (grades: readonly number[]) =>
    grades.reduce((sum, points, place) => sum + (2 ** points - 1) / Math.log2(place + 2), 0);
  const ideal = [...best.map(() => 3), ...good.map(() => 2)].slice(0, shown);
  return gain(row.map(grade)) / gain(ideal);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const meanOf = (engine: JudgedCase["engine"], toRow: (judged: JudgedCase) => readonly string[]) =>
  mean(
    judgedCases.filter((judged) => judged.engine === engine).map((judged) => judge(judged, toRow(judged))),
  );

describe("recommendations, judged by a trade expert", () => {
  it.each(judgedCases)("are right for $engine: $about", (judged) => {
    const row = ask(judged);
    expect(judge(judged, row), row.join(" ")).toBeGreaterThan(0.6);
  });

  it("are of its kind for a machine, however much it shares a trade with others", () => {
    const { catalogue } = knowledge;
    const machines = [...catalogue.items.values()].filter(({ parentSkus }) => parentSkus.length === 0);
    for (const { sku, family } of machines.filter((_, at) => at % 20 === 0)) {
      const kin = ask({ engine: "similar-products", source: sku }).map(
        (each) => catalogue.find(each)?.family,
      );
      expect(kin, sku).toEqual(kin.map(() => family));
    }
  });

  it("are no machines of another kind of work: a slicer goes without a fryer or an oven", () => {
    for (const source of ["EX10020000", "EX10030000", "EX10010000", "EX10120000"]) {
      const row = ask({ engine: "cart-recommendation", source });
      expect(row.length, source).toBeGreaterThanOrEqual(3);
      expect(
        row.filter((sku) => !knowledge.catalogue.find(sku)?.parentSkus.length),
        source,
      ).toEqual([]);
    }
  });

  it("fill a short row with machines of the same group", () => {
    const { catalogue } = knowledge;
    const groups = new Set(
      ask({ engine: "cart-recommendation", source: "EX10040000" }).map((sku) => catalogue.find(sku)?.family),
    );
    expect([...groups].sort()).toEqual(["convection-oven", "deep-fryer"]);
  });

  it("are accessories only for a cart of two machines with enough of them together", () => {
    const items = { EX10040000: 2, EX10050000: 1 };
    const row = recommend({ engine: "cart-recommendation", items, categoryNames: [] }, knowledge).items;
    expect(row.length).toBeGreaterThanOrEqual(3);
    expect(row.filter(({ parentSkus }) => parentSkus.length === 0).map(({ sku }) => sku)).toEqual([]);
  });

  it("are good overall: similar articles and complements", () => {
    expect(meanOf("similar-products", ask)).toBeGreaterThan(0.85);
    expect(meanOf("cart-recommendation", ask)).toBeGreaterThan(0.85);
  });

  it("beat chance, and the first of the same kind", () => {
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

describe("articles bought together", () => {
  const [washer, vacuum, mixer, freezer] = ["EX10290000", "EX10300000", "EX10010000", "EX10070000"];
  /** Every order contains the mixer; those with the washer also contain the vacuum cleaner. */
  const orders = [
    ...Array.from({ length: 12 }, () => [washer, vacuum, mixer]),
    ...Array.from({ length: 60 }, () => [mixer]),
    ...Array.from({ length: 20 }, () => [mixer, freezer]),
  ];
  const taught = teach(orders);
  const goesWith = (source: string) => ask({ engine: "cart-recommendation", source }, taught);

  it("come first, before the catalogue's complements", () => {
    expect(goesWith(washer)[0]).toBe(vacuum);
    expect(goesWith(washer)).toContain("EX10299900");
  });

  it("exclude what every order contains anyway", () => {
    expect(goesWith(washer)).not.toContain(mixer);
  });

  it("are not of another department: a mixer ordered once with a drill is chance", () => {
    const once = teach([[mixer, "EX10170000"]]);
    const row = ask({ engine: "cart-recommendation", source: mixer }, once);
    expect(row.length).toBeGreaterThanOrEqual(3);
    expect(row).not.toContain("EX10170000");
  });

  it("count little when they occurred once", () => {
    const once = teach([[washer, freezer], ...orders.slice(12)]);
    const row = ask({ engine: "cart-recommendation", source: washer }, once);
    expect(row.indexOf("EX10299900")).toBeLessThan(row.indexOf(freezer) < 0 ? shown : row.indexOf(freezer));
  });
});
