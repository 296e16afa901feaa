import type { EngineName } from "../../../worker/recommendations/model/recommend.ts";

/** A trade expert's choice: `best` first (three points), `good` next (two), all others none. */
export type JudgedCase = {
  readonly engine: EngineName;
  readonly about: string;
  readonly source: string;
  readonly best: readonly string[];
  readonly good: readonly string[];
};

const similar = (about: string, source: string, best: string, good: string): JudgedCase => ({
  engine: "similar-products",
  about,
  source,
  best: toSkus(best),
  good: toSkus(good),
});

const goesWith = (about: string, source: string, best: string, good = ""): JudgedCase => ({
  engine: "cart-recommendation",
  about,
  source,
  best: toSkus(best),
  good: toSkus(good),
});

const toSkus = (numbers: string) => (numbers.match(/\d+/g) ?? []).map((number) => `EX${number}`);

/**
 * Judged by reading the list of each kind with its figures and prices.
 * The same size and build of another brand is best, the next size up or down of the same build good. Sizes jump in all
 * series, so some sources have few good ones.
 */
// biome-ignore format: a table
export const judgedCases: readonly JudgedCase[] = [
  similar("mixer, 20 l, 230 V: a café's kitchen", "EX10010003", "10010016", "10010004 10010017 10010008 10010021"),
  similar("mixer, 80 l, 400 V: a bakery", "EX10010002", "10010015", "10010012 10010025 10010011 10010024"),
  similar("mixer, 5 l: the smallest", "EX10010000", "10010013 10010026", "18010000 10010001 10010014 10010005 10010018"),
  similar("TIG 350 A AC/DC, 400 V: aluminium, thick", "EX10110014", "10110002", "10110011 10110023 10110010 10110022"),
  similar("TIG 200 A DC, 230 V: steel, no aluminium", "EX10110005", "10110017", "10110007 10110019 10110001 10110013 10110025 18110005"),
  similar("TIG 200 A AC/DC, 230 V: aluminium on the road", "EX10110006", "10110018", "10110008 10110020 10110003 10110015"),
  similar("fridge, 700 l", "EX10060003", "10060015", "10060004 10060016 10060009 10060021"),
  similar("fridge, 140 l: under a counter", "EX10060012", "10060000 10060024", "18060000 10060001 10060013 10060025"),
  similar("cold pressure washer, 150 bar, 230 V", "EX10290015", "10290048", "18290015 10290003 10290036 10290069"),
  similar("hot pressure washer, 150 bar, 230 V", "EX10290018", "10290051", "10290009 10290042 10290075 10290021 10290054"),
  similar("compressor, 50 l, 8 bar, belt drive", "EX10180004", "10180017", "10180007 10180020 10180008 10180021"),
  similar("compressor, 200 l, 400 V: a workshop", "EX10180011", "10180024", "10180010 10180023 10180012 10180025"),
  similar("pallet truck, 2 t", "EX10210015", "10210039 10210063", "10210012 10210036 10210060 10210003 10210027 10210051 10210075"),
  similar("pallet truck, 5 t", "EX10210006", "10210030 10210054", "10210021 10210045 10210069 10210018 10210042 10210066"),
  similar("platform scale, 600 kg", "EX10230004", "10230015", "10230007 10230018 10230003 10230014"),
  similar("chamber vacuum sealer, 300 mm", "EX10330005", "10330014 10330023", "18330005 10330003 10330012 10330021 10330007 10330016 10330025"),
  similar("household vacuum sealer, 280 mm", "EX10330000", "10330009 10330018", "18330000 10330001 10330010 10330019 10330006 10330015 10330024"),
  similar("massage table with a motor, 160 kg", "EX10350012", "10350056 10350100", "10350020 10350064 10350028 10350072"),
  similar("folding massage table, 250 kg", "EX10350016", "10350060 10350104", "10350036 10350080 10350024 10350068"),
  similar("work light, 12,000 lm, mains", "EX10280004", "10280015", "10280007 10280018"),
  similar("double deep fryer, 16 l, 400 V", "EX10050003", "10050015", "10050008 10050020 10050009 10050021"),
  similar("welding helmet", "EX10129900", "10119900", ""),

  goesWith("TIG welder, 350 A", "EX10110014", "10119900 10119901", "10119902 10119903"),
  goesWith("MIG welder: wire, tips and gas", "EX10120000", "10129900 10129901 10129902 10129903 10129904"),
  goesWith("mixer: tools, bowl and belt", "EX10010000", "10019900 10019901 10019902 10019903"),
  goesWith("slicer: blade and gloves, and film for what it cuts", "EX10020000", "10029900 10029901", "10339900"),
  goesWith("work light", "EX10280000", "10289900 10289901"),
  goesWith("pallet truck", "EX10210000", "10219900 10219901 10219902"),
  goesWith("impact wrench: sockets, and air to drive it", "EX10190000", "10199900 10199901 10199902", "10189900 10189901"),
  goesWith("platform scale", "EX10230000", "10239902 10239901", "10239900"),
  goesWith("massage table", "EX10350000", "10359900 10359901"),
  goesWith("vacuum sealer: film", "EX10330000", "10339900"),
  goesWith("fridge", "EX10060003", "10069900 10069901"),
  goesWith("electrodes: the helmet", "EX10119901", "10119900", "10119902 10119903"),
];
